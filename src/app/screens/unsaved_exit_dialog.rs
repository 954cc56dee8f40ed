//! The question when the window is to be closed while the match on the table could not be saved:
//! leave, stay, or copy the record.
//!
//! A level in the editor that is not written is asked for too (`editor/dropping.rs`). At any other time the window closes
//! at once, because the match is saved. Deliberately absent:
//! the browser, whose windows close without asking the game.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::WindowCloseRequested;

use super::dialog::{answers, dialog};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::{Lettering, text};
use crate::app::saving::{KeptState, in_words};
use crate::app::screens::editor::dropping::Leaving;
use crate::app::session::table_command::TableCommand;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowCloseRequested>()
        .add_systems(Update, close_or_ask)
        .add_systems(OnEnter(Overlay::Part), ask);
}

fn close_or_ask(
    mut requests: MessageReader<WindowCloseRequested>,
    (screen, state): (Res<State<Screen>>, Res<KeptState>),
    mut leaving: Leaving,
) {
    if requests.read().count() == 0 {
        return;
    }
    let is_kept = *screen.get() != Screen::Play || state.trouble.is_none();
    if is_kept {
        leaving.close_or_ask();
    } else if leaving.overlays.now() != Overlay::Part {
        leaving.overlays.open(Overlay::Part);
    }
}

fn ask(state: Res<KeptState>, mut commands: Commands) {
    let why = state.trouble.as_ref().map(in_words).unwrap_or_default();
    dialog(&mut commands, Overlay::Part, 620.0, |paper| {
        paper.spawn(text("part-title", Lettering::Heading, palette::INK));
        let why = LocalText::new("saves-not-kept").with("why", why);
        paper.spawn(text(why, Lettering::Body, palette::INK));
        answers(paper, |row| {
            row.other("part-leave", observe(leave));
            row.other("pause-copy", observe(copy));
            row.back("part-stay");
        });
    });
}

fn leave(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}

fn copy(_: On<Activate>, mut table_commands: MessageWriter<TableCommand>, mut overlays: Overlays) {
    table_commands.write(TableCommand::CopyRecord);
    overlays.back();
}
