//! A turn of several actions: the rest of it, and the choices that are buttons.
//!
//! The table provides them as plain values; pressing a choice is a pick like any other. The other
//! buttons carry a [`TableCommand`] like those of the bar. The panel is hidden in turns of a single
//! action. Deliberately absent: what a choice means.

mod kept_height;
mod last_press;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::RemSize;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use self::kept_height::{Choosing, keep_height};
use self::last_press::LastPress;
use super::dial::{self, lay_dial};
use super::layout::{Part, Room};
use super::tips::Tipped;
use crate::app::kit::form::Form;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::{Ringed, SpokenLabel, low_button};
use crate::app::kit::theme::menus::{Ignored, MenuScope};
use crate::app::kit::theme::prompts::Prompt;
use crate::app::kit::theme::{ButtonKind, Lettering, button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::table_command::TableCommand;
use crate::app::table::turns::turn_told::TurnButton;
use crate::app::table::{Pick, Pointing, TurnTold};
use crate::rules::Spot;

/// A button of this panel that is a choice.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct ChoiceButton {
    pub(super) spot: Spot,
    /// Whether it does the same as the key that ends turns.
    pub(super) ends_turn: bool,
}

/// A button of this panel.
#[derive(Component, Clone, Copy, Default, Debug)]
pub(super) struct PanelButton;

/// The choice whose button is pointed at or focused; games may show its consequences.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct PointedChoice(pub Option<Spot>);

/// The least width that the other choices need beside the dial, in units.
const BESIDE: f32 = 104.0;
/// Larger letters than this, in rem of the usual size, need the whole width.
const USUAL: f32 = 1.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPress>().init_resource::<PointedChoice>();
    app.add_observer(press).add_observer(ask_why_not).add_plugins(kept_height::plugin).add_systems(
        Update,
        (write_turn_panel, keep_height, note_pointed).chain().in_set(super::HudSystems::Show),
    );
}

fn note_pointed(
    buttons: Query<(Entity, &ChoiceButton, &Hovered)>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    mut pointed: ResMut<PointedChoice>,
) {
    let is_focused = |entity: Entity| visible.0 && focus.get() == Some(entity);
    let mut pointed_at = buttons.iter().filter(|(entity, choice, hovered)| {
        !choice.ends_turn && (hovered.get() || is_focused(*entity))
    });
    pointed.set_if_neq(PointedChoice(pointed_at.next().map(|(_, choice, _)| choice.spot)));
}

type Scopes<'w, 's> = Query<'w, 's, (Entity, Has<Part>), With<MenuScope>>;

/// The messages that choices send.
#[derive(SystemParam)]
struct Sends<'w> {
    picks: MessageWriter<'w, Pick>,
    commands: MessageWriter<'w, TableCommand>,
}

impl Sends<'_> {
    fn send(&mut self, choice: ChoiceButton) {
        if choice.ends_turn {
            self.commands.write(TableCommand::EndTurn);
        } else {
            self.picks.write(Pick(choice.spot));
        }
    }
}

fn press(
    pressed: On<Activate>,
    (buttons, scopes): (Query<Option<&ChoiceButton>, With<PanelButton>>, Scopes),
    (told, time, mut last): (Res<TurnTold>, Res<Time<Real>>, ResMut<LastPress>),
    mut focus: ResMut<InputFocus>,
    mut sends: Sends,
    mut commands: Commands,
) {
    let Ok(choice) = buttons.get(pressed.entity) else { return };
    let now = time.elapsed();
    if choice.is_some_and(|choice| last.was_for_another(choice.spot, now)) {
        return;
    }
    *last = LastPress::of(&told, now);
    if let Some(choice) = choice {
        sends.send(*choice);
    }
    // After a choice a pad leaves the column and goes back to the board.
    for (part, _) in scopes.iter().filter(|(_, is_part)| *is_part) {
        commands.entity(part).remove::<MenuScope>();
    }
    // The pressed button loses the focus, because Enter and Space belong to the table.
    if scopes.iter().all(|(_, is_part)| is_part) {
        focus.clear();
    }
}

/// Picks a choice that is not open; the game then explains why not.
fn ask_why_not(pressed: On<Ignored>, buttons: Query<&ChoiceButton>, mut sends: Sends) {
    if let Ok(choice) = buttons.get(pressed.entity) {
        sends.send(*choice);
    }
}

/// What the panel was drawn for, besides the turn.
#[derive(Default, PartialEq)]
struct Drawn {
    focused: Option<Spot>,
    /// Whether the player may look at their own cards.
    peek: bool,
    /// Whether the player is looking at them.
    uncovered: bool,
    /// Whether something has to be picked once more.
    armed: bool,
    /// Whether the buttons are low.
    low: bool,
    /// Whether the window is small.
    small: bool,
}

/// With many choices the buttons are low where a card shares their column, the window is low, or the letters are
/// large.
fn has_low_buttons(room: &Room) -> bool {
    let low = room.whole < 700.0 || room.large_letters;
    room.many_choices && (room.trays || room.narrow || low)
}

fn write_turn_panel(
    choosing: Choosing,
    (pointing, form, room): (Res<Pointing>, Res<Form>, Res<Room>),
    (scale, texts): (Res<UiScale>, Option<Res<RemSize>>),
    mut parts: Query<(Entity, Ref<Part>, &mut Node)>,
    mut drawn: Local<Drawn>,
    mut commands: Commands,
) {
    let found = parts.iter_mut().find(|(_, part, _)| **part == Part::Choices);
    let Some((entity, part, mut node)) = found else { return };
    let told = &choosing.told;
    let focused = pointing.focus().filter(|spot| told.buttons.iter().any(|one| one.spot == *spot));
    let (low, small) = (has_low_buttons(&room), form.is_small());
    let (peek, armed) = (choosing.peek(), choosing.armed());
    let uncovered = choosing.handover.open_for.is_some();
    let wanted = Drawn { focused, peek, uncovered, armed, low, small };
    if *drawn == wanted && !told.is_changed() && !part.is_added() {
        return;
    }
    *drawn = wanted;
    node.display = if choosing.is_away() { Display::None } else { Display::Flex };
    let petal = dial::width(scale.0);
    let usual_letters = texts.is_none_or(|texts| texts.0 <= RemSize::default().0 * USUAL);
    let beside = usual_letters && !small && has_room_beside(&room, dial::side(petal));
    commands.entity(entity).despawn_children().with_children(|paper| {
        if told.dial.is_empty() {
            lay_all(paper, told, &drawn);
        } else if beside {
            let row = Node {
                flex_wrap: FlexWrap::NoWrap,
                align_items: AlignItems::FlexStart,
                ..theme::row(space::S)
            };
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(space::S),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            };
            paper.spawn((row, Pickable::IGNORE)).with_children(|row| {
                row.spawn((column, Pickable::IGNORE))
                    .with_children(|column| lay_all(column, told, &drawn));
                lay_dial(row, &told.dial, petal);
            });
        } else {
            lay_all(paper, told, &drawn);
            lay_dial(paper, &told.dial, petal);
        }
    });
}

/// Whether the dial, with sides of this length, has room beside the other choices, which leaves more for the card below.
fn has_room_beside(room: &Room, side: f32) -> bool {
    !room.narrow && room.column - 2.0 * space::M - space::S - side >= BESIDE
}

/// The rest of the turn, and the choices without the dial.
fn lay_all(paper: &mut ChildSpawnerCommands, told: &TurnTold, drawn: &Drawn) {
    let Drawn { low, small, .. } = *drawn;
    if let Some(line) = &told.line {
        let lettering = if small { Lettering::Small } else { Lettering::Strong };
        paper.spawn(text(line.clone(), lettering, palette::INK));
    }
    let empty = told.buttons.is_empty() && !told.lays && !small;
    let display = if empty { Display::None } else { Display::Flex };
    // At its full width its height accounts for wrapped labels.
    let width = percent(100);
    let line = Node { column_gap: px(space::S), display, width, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        if told.lays {
            let mut lay = lay_command(row, "turn-lay".into(), TableCommand::Lay, low);
            lay.insert(ButtonKind::Primary);
        }
        // Where choices scroll, what lays out the rest is seen whole before them.
        if small {
            lay_aside(row, told, (told.proposal.clone(), TableCommand::TakeProposal), low);
        }
        lay_choices(row, told, drawn);
        if small {
            lay_asides(row, told, drawn, low);
        }
    });
    if !small {
        lay_asides(paper, told, drawn, low);
    }
}

/// The choices; a button that is only a sign stands close to the one before it.
fn lay_choices(row: &mut ChildSpawnerCommands, told: &TurnTold, drawn: &Drawn) {
    for group in told.buttons.chunk_by(|_, next| next.explained.is_some()) {
        // Below each other, their signs form a column.
        let is_line = drawn.low || drawn.small || group.len() == 1;
        let close = Node {
            flex_wrap: FlexWrap::NoWrap,
            max_width: percent(100),
            width: if is_line { auto() } else { percent(100) },
            ..theme::row(space::XS)
        };
        row.spawn((close, Pickable::IGNORE)).with_children(|row| {
            group.iter().for_each(|choice| lay_button(row, choice, drawn.focused, drawn.low));
        });
    }
}

/// What comes after the choices, so that pressing it moves no choice under the pointer.
fn lay_asides(parent: &mut ChildSpawnerCommands, told: &TurnTold, drawn: &Drawn, low: bool) {
    let peek = if drawn.uncovered { "turn-cover" } else { "turn-peek" };
    let asides = [
        (drawn.armed.then(|| "turn-confirm".into()), TableCommand::Confirm),
        (told.proposal.clone().filter(|_| !drawn.small), TableCommand::TakeProposal),
        (drawn.peek.then(|| peek.into()), TableCommand::Peek),
    ];
    asides.into_iter().for_each(|aside| lay_aside(parent, told, aside, low));
}

fn lay_aside(
    parent: &mut ChildSpawnerCommands,
    told: &TurnTold,
    (label, command): (Option<LocalText>, TableCommand),
    low: bool,
) {
    let Some(label) = label else { return };
    let mut laid = lay_command(parent, label, command, low);
    laid.entry::<Node>().and_modify(|mut node| node.align_self = AlignSelf::FlexStart);
    // What nothing else comes before shines.
    let is_next = !told.lays && !told.buttons.iter().any(|choice| choice.is_next);
    if is_next && command == TableCommand::TakeProposal {
        laid.insert(ButtonKind::Primary);
    }
}

fn lay_label<'a>(
    parent: &'a mut ChildSpawnerCommands,
    label: LocalText,
    low: bool,
) -> EntityCommands<'a> {
    let mut laid = if low {
        parent.spawn((low_button(label, ButtonKind::Choice), PanelButton))
    } else {
        parent.spawn((button(label, ButtonKind::Choice), PanelButton))
    };
    // In large letters the key stands below the label.
    laid.entry::<Node>().and_modify(|mut node| {
        (node.flex_wrap, node.max_width) = (FlexWrap::Wrap, percent(100));
    });
    laid
}

/// A button that carries a command, with its key.
fn lay_command<'a>(
    parent: &'a mut ChildSpawnerCommands,
    label: LocalText,
    command: TableCommand,
    low: bool,
) -> EntityCommands<'a> {
    let mut laid = lay_label(parent, label, low);
    laid.insert(command);
    lay_prompt(&mut laid, command);
    laid
}

fn lay_button(
    row: &mut ChildSpawnerCommands,
    choice: &TurnButton,
    focused: Option<Spot>,
    low: bool,
) {
    let TurnButton { spot, ends_turn, .. } = *choice;
    let mut laid = lay_label(row, choice.label.clone(), low);
    if choice.explained.is_none() {
        laid.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
    }
    laid.insert(ChoiceButton { spot, ends_turn });
    if let Some(says) = choice.explained.clone() {
        laid.insert((SpokenLabel(says.clone()), Tipped { says, key: None }));
    }
    if choice.is_next {
        laid.insert(ButtonKind::Primary);
    }
    if !choice.open {
        laid.insert(InteractionDisabled);
    }
    if focused == Some(spot) {
        laid.insert(Ringed);
    }
    if ends_turn {
        lay_prompt(&mut laid, TableCommand::EndTurn);
    }
}

/// The key of the same command.
fn lay_prompt(button: &mut EntityCommands, command: TableCommand) {
    if let Some(intent) = command.intent() {
        button.with_child(Prompt(intent));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;

    #[test]
    fn the_dial_stands_beside_the_other_choices_in_a_column_that_is_wide_enough() {
        let side = dial::side(dial::width(1.0));
        let has_room = |column| has_room_beside(&Room { column, ..Room::default() }, side);
        assert!(has_room(292.0), "the great arena in a window of 1280 by 720");
        assert!(!has_room(240.0));
        assert!(!has_room_beside(&Room { column: 292.0, narrow: true, ..Room::default() }, side));
    }

    #[test]
    fn a_button_that_cannot_be_chosen_asks_the_table_why_not() {
        let mut app = App::new();
        app.add_message::<Pick>().add_message::<TableCommand>().add_observer(ask_why_not);
        for (number, ends_turn) in [(3, false), (4, true)] {
            let choice = ChoiceButton { spot: Spot::Button(number), ends_turn };
            let entity = app.world_mut().spawn(choice).id();
            app.world_mut().trigger(Ignored { entity });
        }
        let picks: Vec<_> = app.world_mut().resource_mut::<Messages<Pick>>().drain().collect();
        assert_eq!(picks, [Pick(Spot::Button(3))]);
        assert_eq!(app.world().resource::<Messages<TableCommand>>().len(), 1);
    }
}
