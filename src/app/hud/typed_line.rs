//! The line in which a move is typed: what is typed, how it may go on, and why it cannot be played.
//!
//! It takes all keys while it is open: Enter plays, Tab completes, Escape closes. A menu or a
//! curtain closes it. It stands in the right column, so that the board's coordinates can be read; over the
//! buttons below the board in a window held upright; and over the board's edge where the columns are too
//! narrow. Deliberately absent: which moves there are; the table answers.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::layout::{Part, Room};
use super::papers::paper;
use super::spoken::reply_words;
use super::times::Times;
use crate::app::kit::form::Form;
use crate::app::kit::input::bindings::Bindings;
use crate::app::kit::input::line::{HeldKeys, Letters, Takes};
use crate::app::kit::input::press::{Device, Press};
use crate::app::kit::input::{Intent, Typing};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{Lettering, icon_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Handover, TableSystems, TurnNow, Typed, TypedReply};

/// What letters it takes.
const TAKES: Takes =
    Takes { most: 48, allows: |letter| letter.is_ascii_graphic() || letter == ' ' };
/// The width of the line, in interface units.
const WIDTH: f32 = 560.0;

/// The line and its text.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct TypedLine {
    /// Whether it is open.
    pub open: bool,
    /// What is typed in it.
    pub text: Letters,
    /// It is to open once the menu is closed.
    waits: bool,
    /// It has just opened: the key that did it is not typed in it.
    fresh: bool,
}

/// The line on screen.
#[derive(Component)]
pub(in crate::app) struct Drawn;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedLine>()
        .init_resource::<Typing>()
        .init_resource::<Room>()
        .init_resource::<Bindings>()
        .add_message::<KeyboardInput>()
        .add_systems(OnExit(Screen::Play), |mut line: ResMut<TypedLine>| *line = default())
        .add_systems(
            Update,
            (
                (open_or_close, hear_keys, ask_anew).chain().in_set(TableSystems::Listen),
                draw.in_set(super::HudSystems::Show),
            ),
        )
        .add_systems(PostUpdate, take_keys.run_if(resource_changed::<TypedLine>));
}

/// All keys are the line's while it is open. Elsewhere, a screen takes them.
fn take_keys(line: Res<TypedLine>, mut typing: ResMut<Typing>) {
    typing.set_if_neq(Typing(line.open));
}

fn open_or_close(
    mut asked: MessageReader<TableCommand>,
    (menus, handover): (Query<(), With<MenuScope>>, Res<Handover>),
    mut line: ResMut<TypedLine>,
    mut typed: MessageWriter<Typed>,
) {
    let toggled = asked.read().filter(|command| **command == TableCommand::Type).count() % 2 == 1;
    if toggled {
        *line = TypedLine { waits: !line.open, ..default() };
    }
    let has_keys = menus.is_empty() && handover.waits_for.is_none();
    if line.open && !has_keys {
        *line = TypedLine::default();
    } else if line.waits && has_keys {
        *line = TypedLine { open: true, fresh: true, ..default() };
        typed.write(Typed { text: String::new(), enter: false });
    }
}

/// Types, completes, plays and closes.
fn hear_keys(
    (mut keys, held): (MessageReader<KeyboardInput>, HeldKeys),
    (pads, bindings): (Query<&Gamepad>, Res<Bindings>),
    reply: Res<TypedReply>,
    mut line: ResMut<TypedLine>,
    mut typed: MessageWriter<Typed>,
) {
    if !line.open || line.fresh {
        line.bypass_change_detection().fresh = false;
        keys.clear();
        return;
    }
    let (mut text, mut entered) = (line.text.clone(), false);
    let mut held = held.at_first();
    for key in keys.read() {
        held.hear(key);
        if key.state != ButtonState::Pressed {
            continue;
        }
        match &key.logical_key {
            Key::Escape => {
                *line = TypedLine::default();
                return;
            }
            Key::Enter => {
                entered = true;
                typed.write(Typed { text: text.words.clone(), enter: true });
            }
            Key::Tab if reply.sure.len() >= text.words.len() => text = reply.sure.as_str().into(),
            _ => text.take(key, held, TAKES),
        }
    }
    let pressed = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let back = |press| matches!(press, Press::Button(button) if pressed(button));
    // There are no intents while a text is typed.
    if bindings.of(Intent::Back, Device::Pad).any(back) {
        *line = TypedLine::default();
    } else if line.text != text {
        if !entered {
            typed.write(Typed { text: text.words.clone(), enter: false });
        }
        line.text = text;
    }
}

/// A played move leaves the line empty, ready for the next one.
fn ask_anew(
    (reply, now): (Res<TypedReply>, Res<TurnNow>),
    mut line: ResMut<TypedLine>,
    mut typed: MessageWriter<Typed>,
) {
    if !line.open {
        return;
    }
    let played = reply.is_changed() && reply.played;
    if played {
        line.text = Letters::default();
    }
    if played || now.is_changed() {
        typed.write(Typed { text: line.text.words.clone(), enter: false });
    }
}

fn draw(
    (line, reply, room): (Res<TypedLine>, Res<TypedReply>, Res<Room>),
    times: Times,
    drawn: Query<Entity, With<Drawn>>,
    columns: Query<(Entity, &Part, &Children)>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    if !line.is_changed() && !reply.is_changed() && !room.is_changed() {
        return;
    }
    if !line.open && drawn.is_empty() {
        return;
    }
    redraw.nudge();
    drawn.iter().for_each(|drawn| commands.entity(drawn).despawn());
    if !line.open {
        return;
    }
    let reply = times.answer(&reply).or_else(|| reply_words(&reply));
    let beside = room.form == Form::Wide && !room.narrow;
    let column = columns.iter().find(|(_, part, _)| beside && **part == Part::Right);
    let Some((column, _, children)) = column else {
        lay_over_board(&mut commands, &line.text, reply);
        return;
    };
    let mut sheet = commands.spawn((Drawn, paper()));
    sheet.entry::<Node>().and_modify(|mut node| node.row_gap = px(space::XS));
    sheet.with_children(|sheet| lay_beside_board(sheet, &line.text, reply));
    let sheet = sheet.id();
    // The foot of the column stays below it.
    let others = children.iter().filter(|child| !drawn.contains(*child)).count();
    commands.entity(column).insert_children(others.saturating_sub(1), &[sheet]);
}

fn lay_beside_board(sheet: &mut ChildSpawnerCommands, typed: &Letters, reply: Option<LocalText>) {
    let row = Node {
        flex_wrap: FlexWrap::NoWrap,
        justify_content: JustifyContent::SpaceBetween,
        ..theme::row(space::S)
    };
    sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
        row.spawn(text("typed-title", Lettering::Note, palette::COCOA));
        row.spawn((icon_button("close", "typed-close"), TableCommand::Type));
    });
    sheet.spawn(field(typed));
    if let Some(reply) = reply {
        sheet.spawn(text(reply, Lettering::Note, palette::INK));
    }
}

fn lay_over_board(commands: &mut Commands, typed: &Letters, reply: Option<LocalText>) {
    let place = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        // Held upright, a window has buttons there, which nobody presses while typing.
        bottom: px(space::S),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let root = (Drawn, DespawnOnExit(Screen::Play), place, GlobalZIndex(5), Pickable::IGNORE);
    commands.spawn(root).with_children(|place| {
        let mut sheet = place.spawn(paper());
        sheet.entry::<Node>().and_modify(|mut node| {
            (node.width, node.max_width) = (px(WIDTH), percent(94));
            node.row_gap = px(space::XS);
        });
        sheet.with_children(|sheet| {
            let row = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
            sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
                row.spawn(text("typed-title", Lettering::Note, palette::COCOA));
                row.spawn(field(typed));
                row.spawn((icon_button("close", "typed-close"), TableCommand::Type));
            });
            if let Some(reply) = reply {
                sheet.spawn(text(reply, Lettering::Note, palette::INK));
            }
        });
    });
}

/// What is typed, with the place of the next letter.
fn field(typed: &Letters) -> impl Bundle + use<> {
    let node = Node {
        flex_grow: 1.0,
        min_height: px(36),
        padding: UiRect::axes(px(space::S), px(space::XS)),
        border_radius: BorderRadius::all(px(8)),
        align_items: AlignItems::Center,
        ..default()
    };
    let letters = theme::typed(typed);
    (node, BackgroundColor(palette::PARCHMENT), Pickable::IGNORE, children![letters])
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn the_button_that_means_back_closes_the_line_wherever_it_lies() {
        let stays_open = |bindings: Bindings, button: GamepadButton| {
            let mut world = World::new();
            world.insert_resource(bindings);
            world.init_resource::<TypedReply>();
            world.init_resource::<Messages<KeyboardInput>>();
            world.init_resource::<Messages<Typed>>();
            world.insert_resource(TypedLine { open: true, ..default() });
            let mut pad = Gamepad::default();
            pad.digital_mut().press(button);
            world.spawn(pad);
            world.run_system_once(hear_keys).expect("it hears");
            world.resource::<TypedLine>().open
        };
        let (east, north) = (GamepadButton::East, GamepadButton::North);
        assert!(!stays_open(Bindings::default(), east));
        assert!(stays_open(Bindings::default(), north));
        let mut own = Bindings::default();
        own.put(Intent::Back, 0, Press::Button(north)).expect("a button may change");
        assert!(!stays_open(own.clone(), north));
        assert!(stays_open(own, east));
    }
}
