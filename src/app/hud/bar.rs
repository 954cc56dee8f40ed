//! The bar: one button for each command, with its name and key in a tooltip, and in a player's first
//! matches of a game with a word under its picture, where there is room.
//!
//! A button that cannot be used now is grey and says why when it is pressed; one that is on stays
//! pressed. A pad enters the column of buttons like a menu and leaves it with Back. Deliberately
//! absent: what the buttons do; each carries its [`TableCommand`].

mod rows;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use super::card_panel::LevelNote;
use super::layout::{Part, Room};
use super::switches::{LogShown, Marking, Unfolded};
use super::tips::Tipped;
use crate::app::kit::form::Form;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::menus::Ignored;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{self, ButtonKind, Icon, Lettering, plain, space, text};
use crate::app::session::plan::Customs;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{BoardLayout, Handover, Seats, SkipOffer, TurnNow, Watching};

/// A button of the bar.
#[derive(Component, Clone, Copy)]
struct BarButton {
    command: TableCommand,
    /// A cell of the `icons` sheet, or the sign that is [`SKIP_SIGN`].
    icon: &'static str,
    /// The key of its name.
    label: &'static str,
    /// The key of the word under its picture.
    word: &'static str,
}

/// What holds the buttons.
#[derive(Component)]
struct BarRow;

/// The word under a picture.
#[derive(Component)]
struct BarWord;

impl BarButton {
    const fn new(
        command: TableCommand,
        icon: &'static str,
        [label, word]: [&'static str; 2],
    ) -> Self {
        Self { command, icon, label, word }
    }

    fn tip(self) -> Tipped {
        Tipped { says: self.label.into(), key: self.command.intent() }
    }

    /// Whether a small window shows it while the others are folded away.
    fn is_frequent(self) -> bool {
        let skip = TableCommand::Skip;
        let frequent = [TableCommand::Undo, TableCommand::Hint, skip, TableCommand::More, MENU];
        frequent.contains(&self.command)
    }
}

const MENU: TableCommand = TableCommand::Open(Overlay::Pause);

/// The letters on the button that skips what others do.
const SKIP_SIGN: &str = "»";

/// The buttons in order.
const BAR: [BarButton; 15] = [
    BarButton::new(TableCommand::Undo, "undo", ["bar-undo", "bar-undo-word"]),
    BarButton::new(TableCommand::Redo, "redo", ["bar-redo", "bar-redo-word"]),
    BarButton::new(TableCommand::ShowAgain, "play", ["bar-again", "bar-again-word"]),
    BarButton::new(TableCommand::Hint, "hint", ["bar-hint", "bar-hint-word"]),
    BarButton::new(TableCommand::Threats, "threat", ["bar-threat", "bar-threat-word"]),
    BarButton::new(TableCommand::Reach, "reach", ["bar-reach", "bar-reach-word"]),
    BarButton::new(TableCommand::Open(Overlay::Powers), "card", ["bar-powers", "bar-powers-word"]),
    BarButton::new(TableCommand::Peek, "eye", ["bar-peek", "bar-peek-word"]),
    BarButton::new(TableCommand::Log, "log", ["bar-log", "bar-log-word"]),
    BarButton::new(TableCommand::Flip, "flip", ["bar-flip", "bar-flip-word"]),
    BarButton::new(TableCommand::OfferDraw, "draw", ["bar-draw", "bar-draw-word"]),
    BarButton::new(TableCommand::ConfirmResign, "resign", ["bar-resign", "bar-resign-word"]),
    BarButton::new(MENU, "menu", ["bar-menu", "bar-menu-word"]),
    BarButton::new(TableCommand::More, "log", ["bar-more", "bar-more-word"]),
    // At the end, where it moves no other when it comes and goes.
    BarButton::new(TableCommand::Skip, SKIP_SIGN, ["bar-skip", "bar-skip-word"]),
];

pub(super) fn plugin(app: &mut App) {
    app.add_observer(explain_press).add_systems(
        Update,
        (lay_bar, grey_out, hide_some, rows::arrange, keep_pressed)
            .chain()
            .in_set(super::HudSystems::Show),
    );
}

fn lay_bar(parts: Query<(Entity, &Part), Added<Part>>, source: LevelNote, mut commands: Commands) {
    let Some((entity, _)) = parts.iter().find(|(_, part)| **part == Part::Bar) else { return };
    commands.entity(entity).with_children(|paper| {
        let grid = Node {
            justify_content: JustifyContent::Center,
            width: percent(100),
            ..theme::row(rows::GAP)
        };
        paper.spawn((BarRow, grid, Pickable::IGNORE)).with_children(|row| {
            for button in BAR {
                let word = source.wording(button.word);
                let what = (button, button.command, button.tip());
                lay_button(&mut row.spawn(what), button, word);
            }
        });
    });
}

/// A button with a picture, and room for a word below.
fn lay_button(entity: &mut EntityCommands, button: BarButton, word: String) {
    let node = Node {
        min_width: px(44),
        min_height: px(44),
        padding: UiRect::axes(px(space::XS), px(0)),
        border_radius: BorderRadius::all(px(14)),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    entity.insert((node, behaviour(ButtonKind::Icon, button.label.into())));
    entity.with_children(|inside| {
        if button.icon == SKIP_SIGN {
            inside.spawn(plain(SKIP_SIGN, Lettering::Strong, palette::INK));
        } else {
            inside.spawn((Icon::new(button.icon, 28), Tint(palette::INK)));
        }
        inside.spawn((BarWord, text(word, Lettering::Small, palette::INK)));
    });
}

/// Says why the command of a grey button makes no sense, whichever part laid the button.
fn explain_press(
    pressed: On<Ignored>,
    buttons: Query<&TableCommand>,
    open: WhatIsOpen,
    mut remarks: MessageWriter<Remark>,
) {
    let Ok(command) = buttons.get(pressed.entity) else { return };
    remarks.write_batch(open.why_not(*command).map(|why| Remark::new("warning", why)));
}

/// Which commands make sense now.
#[derive(SystemParam)]
struct WhatIsOpen<'w> {
    now: Res<'w, TurnNow>,
    seats: Res<'w, Seats>,
    skip: Res<'w, SkipOffer>,
}

impl WhatIsOpen<'_> {
    /// Why a command makes no sense now; `None` if it does.
    fn why_not(&self, command: TableCommand) -> Option<LocalText> {
        match command {
            TableCommand::Skip if !self.skip.0 => Some("why-no-skip".into()),
            _ => self.now.why_not(command, &self.seats),
        }
    }
}

/// Greys every button whose command makes no sense now, those of the pause menu too.
fn grey_out(
    allowed: WhatIsOpen,
    buttons: Query<(Entity, &TableCommand, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, command, grey) in &buttons {
        let open = allowed.why_not(*command).is_none();
        if open && grey {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !open && !grey {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

/// Hides buttons that make no sense. Draws are agreed between two sides only. Few games let a
/// player peek. Where computers play, what they do can be skipped; in a tall window only while they act, in place of the
/// folded buttons. A board without a grid has no far side and no threatened pawns. The log has
/// no button where it has no room. A replay has a strip of its own. A small window shows few buttons until more are asked for.
fn hide_some(
    customs: Res<Customs>,
    handover: Res<Handover>,
    layout: Option<Res<BoardLayout>>,
    watching: Option<Res<Watching>>,
    (form, room, unfolded): (Res<Form>, Res<Room>, Res<Unfolded>),
    skip: Res<SkipOffer>,
    mut buttons: Query<(&BarButton, &mut Node)>,
) {
    let (plays, tall) = (watching.is_none(), *form == Form::Tall);
    let is_grid = layout.is_none_or(|layout| layout.sketch.is_none());
    for (button, mut node) in &mut buttons {
        let shown = match button.command {
            TableCommand::Undo | TableCommand::Redo | TableCommand::ShowAgain => plays,
            TableCommand::ConfirmResign => customs.resigns && plays,
            TableCommand::Hint => plays,
            // Grey where there is nothing to skip, so that no button beside it moves when it goes.
            TableCommand::Skip => skip.0 || !tall && plays,
            TableCommand::OfferDraw => customs.draws && plays,
            TableCommand::Peek => handover.may_peek.is_some() && plays,
            TableCommand::Flip | TableCommand::Threats => is_grid,
            TableCommand::Log => !form.is_small() && !room.hides_log(),
            TableCommand::More => form.is_small() && !(tall && skip.0),
            _ => true,
        };
        let has_room = !form.is_small() || unfolded.0 || button.is_frequent();
        let shown = shown && has_room;
        let wanted = if shown { Display::Flex } else { Display::None };
        if node.display != wanted {
            node.display = wanted;
        }
    }
}

fn keep_pressed(
    marking: Res<Marking>,
    (log, unfolded): (Res<LogShown>, Res<Unfolded>),
    handover: Res<Handover>,
    buttons: Query<(Entity, &BarButton, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, button, pressed) in &buttons {
        let on = match button.command {
            TableCommand::Threats => marking.threats,
            TableCommand::Reach => marking.reach,
            TableCommand::Peek => handover.open_for.is_some(),
            TableCommand::Log => log.0,
            TableCommand::More => unfolded.0,
            _ => false,
        };
        if on && !pressed {
            commands.entity(entity).insert(Checked);
        } else if !on && pressed {
            commands.entity(entity).remove::<Checked>();
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
    use crate::rules::{Actor, Seat};

    #[test]
    fn the_button_that_skips_takes_no_others_place_and_is_grey_while_nothing_goes_on() {
        let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
        let seats = players.map(|player| SeatPlan { name: "Ann".into(), player });
        let mut app = App::new();
        app.add_message::<Remark>()
            .insert_resource(Seats(seats.to_vec()))
            .init_resource::<TurnNow>()
            .init_resource::<SkipOffer>()
            .init_resource::<Customs>()
            .init_resource::<Handover>()
            .init_resource::<Form>()
            .init_resource::<Room>()
            .init_resource::<Unfolded>()
            .add_observer(explain_press)
            .add_systems(Update, (grey_out, hide_some));
        let buttons: Vec<Entity> = BAR
            .map(|button| app.world_mut().spawn((button, button.command, Node::default())).id())
            .to_vec();
        let shown = |app: &App| {
            let seen = |button: &&Entity| {
                app.world().get::<Node>(**button).is_some_and(|node| node.display != Display::None)
            };
            buttons.iter().filter(seen).copied().collect::<Vec<_>>()
        };
        app.update();
        let rests = shown(&app);
        let skip = *buttons.last().expect("a button");
        assert!(app.world().entity(skip).contains::<InteractionDisabled>());
        app.insert_resource(SkipOffer(true));
        app.update();
        assert_eq!(shown(&app), rests, "all stand where they stood");
        assert!(!app.world().entity(skip).contains::<InteractionDisabled>());
        // Held upright, a telephone has room for no more of them.
        app.insert_resource(Form::Tall);
        app.update();
        let acts = shown(&app);
        app.insert_resource(SkipOffer(false));
        app.update();
        let rests = shown(&app);
        assert_eq!(acts[..acts.len() - 1], rests[..rests.len() - 1], "only the last one changes");
        assert_eq!((acts.last(), rests.contains(&skip)), (Some(&skip), false));
    }

    /// The pause menu's entry carries the same command as the button of the bar.
    #[test]
    fn an_offer_of_a_draw_is_grey_while_the_computer_decides_and_says_why() {
        let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
        let seats = players.map(|player| SeatPlan { name: "Ann".into(), player });
        let turn = |seat: u8| TurnNow { actor: Actor::Seat(Seat(seat)), ..TurnNow::default() };
        let mut app = App::new();
        app.add_message::<Remark>()
            .insert_resource(Seats(seats.to_vec()))
            .insert_resource(TurnNow { player: Some(players[1]), ..turn(1) })
            .init_resource::<SkipOffer>()
            .add_observer(explain_press)
            .add_systems(Update, grey_out);
        let entity = app.world_mut().spawn(TableCommand::OfferDraw).id();
        app.update();
        assert!(app.world().entity(entity).contains::<InteractionDisabled>());
        app.world_mut().trigger(Ignored { entity });
        let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
        let said: Vec<_> = remarks.drain().map(|remark| remark.text.key).collect();
        assert_eq!(said, ["table-not-your-turn"]);
        app.insert_resource(TurnNow { player: Some(players[0]), ..turn(0) });
        app.update();
        assert!(!app.world().entity(entity).contains::<InteractionDisabled>());
    }
}
