//! The screens and the overlays above them: the way from the desktop's icon to a match and back.
//!
//! [`Screen`] is where the player is, [`Overlay`] what lies over it; both are states, so every
//! screen is one function that spawns it, and the engine despawns it. Back works the same
//! everywhere. Deliberately absent: the table itself, which lives in [`Screen::Play`] and exchanges
//! the messages of [`plan`] with the screens.

mod about;
mod backdrop;
pub mod confirm_dialog;
pub mod controls;
mod dialog;
pub(in crate::app) mod editor;
mod evening;
mod keepsake_line;
mod lessons;
pub mod loading;
pub mod locked_elsewhere_dialog;
mod names;
mod news;
mod packs;
pub mod pause;
pub(in crate::app) mod puzzles;
mod report;
pub mod result;
pub mod rules;
pub mod saves;
mod saves_presses;
mod saves_row;
pub mod settings_sheet;
pub mod setup;
mod setup_characters;
mod setup_names;
mod setup_rules;
mod setup_seats;
pub mod statistics;
pub mod title;
pub mod title_cards;
pub mod unsaved_exit_dialog;
pub mod widgets;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::app::catalog::{game_list, levels};
use crate::app::hud::HudSystems;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::menus::{MenuSystems, forget_from};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan;
use crate::app::session::plan::TableStepsBack;
use crate::app::session::table_command::TableCommand;
use crate::app::table::TableSystems;

/// All screens and overlays.
pub fn plugin(app: &mut App) {
    app.init_resource::<game_list::GameList>()
        .add_systems(Update, step_back.after(MenuSystems))
        .add_systems(
            Update,
            open_or_leave
                .after(step_back)
                .after(TableSystems::Listen)
                .after(HudSystems::Hear)
                .run_if(in_state(Screen::Play)),
        )
        .add_observer(close_menu)
        .add_systems(OnEnter(Overlay::None), begin_menus_afresh)
        .add_systems(Last, stay_for_transitions)
        .add_plugins((
            backdrop::plugin,
            loading::plugin,
            levels::plugin,
            title::plugin,
            setup::plugin,
            plan::plugin,
            pause::plugin,
            result::plugin,
            (
                saves::plugin,
                saves_presses::plugin,
                confirm_dialog::plugin,
                unsaved_exit_dialog::plugin,
            ),
            (locked_elsewhere_dialog::plugin, report::plugin, keepsake_line::plugin),
            (settings_sheet::plugin, controls::plugin, about::plugin, news::plugin),
            (rules::plugin, lessons::plugin, puzzles::plugin, statistics::plugin, names::plugin),
            (packs::plugin, editor::plugin),
            widgets::plugin,
        ));
    for screen in
        [Screen::Broken, Screen::Title, Screen::SetUp, Screen::Play, Screen::Saves, Screen::Editor]
    {
        app.add_systems(OnEnter(screen), clear_overlays);
    }
}

fn clear_overlays(mut overlays: Overlays, mut commands: Commands) {
    commands.queue(forget_from(0));
    if overlays.now() != Overlay::None {
        overlays.close();
    }
}

fn begin_menus_afresh(mut commands: Commands) {
    commands.queue(forget_from(1));
}

/// Back, on every screen: closes the overlay first, then leaves the screen; on its own screen the
/// table may use Back first.
fn step_back(
    intents: Intents,
    screen: Res<State<Screen>>,
    table: Res<TableStepsBack>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
    mut table_commands: MessageWriter<TableCommand>,
    mut commands: Commands,
) {
    let (back, pause) = (intents.just(Intent::Back), intents.just(Intent::Pause));
    if !back && !pause {
        return;
    }
    match (overlays.now(), screen.get()) {
        (Overlay::None, Screen::SetUp | Screen::Saves) if back => next.set(Screen::Title),
        (Overlay::None, Screen::Editor) if back => commands.run_system_cached(editor::step_back),
        (Overlay::None, Screen::Play) if pause || !table.0 => {
            table_commands.write(TableCommand::Open(Overlay::Pause));
        }
        (Overlay::None, _) => {}
        (Overlay::Pause, _) => overlays.back(),
        _ if back => overlays.back(),
        _ => {}
    }
}

/// Opens overlays over the table and leaves it.
fn open_or_leave(
    mut table_commands: MessageReader<TableCommand>,
    (mut sure, tried): (ResMut<pause::ToConfirm>, Option<Res<plan::TriedLevel>>),
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) {
    for command in table_commands.read() {
        match *command {
            TableCommand::Open(overlay) => overlays.open(overlay),
            TableCommand::ConfirmResign => {
                sure.0 = TableCommand::Resign;
                overlays.open(Overlay::Confirm);
            }
            TableCommand::ConfirmLeave => {
                sure.0 = TableCommand::Leave(Screen::Title);
                overlays.open(Overlay::Confirm);
            }
            TableCommand::ConfirmEdit => {
                sure.0 = TableCommand::EditPosition;
                overlays.open(Overlay::Confirm);
            }
            TableCommand::Leave(_) if tried.is_some() => next.set(Screen::Editor),
            TableCommand::Leave(screen) => next.set(screen),
            _ => {}
        }
    }
}

/// Choosing an entry closes its menu, unless the entry opens another overlay.
fn close_menu(pressed: On<Activate>, chosen: Query<&TableCommand>, mut overlays: Overlays) {
    let closes = chosen.get(pressed.entity).is_ok_and(|command| !command.keeps_menu());
    if closes && overlays.now() != Overlay::None {
        overlays.close();
    }
}

/// Keeps the loop awake while a new screen is laid out, focused and drawn.
fn stay_for_transitions(
    mut screens: MessageReader<StateTransitionEvent<Screen>>,
    mut overlays: MessageReader<StateTransitionEvent<Overlay>>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if screens.read().count() + overlays.read().count() > 0 {
        redraw.nudge();
    }
}

#[cfg(test)]
pub(in crate::app) mod tests;
