//! The question when the window is to be closed while the match on the table could not be saved:
//! leave, stay, or copy the record.
//!
//! A level in the editor that is not written is asked for too (`editor/dropping.rs`). At any other time the window closes
//! at once, because the match is saved. Deliberately absent:
//! the browser, whose windows close without asking the game.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use bevy::window::WindowCloseRequested;

use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
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
    commands
        .spawn((DespawnOnExit(Overlay::Part), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(620))).with_children(|paper| {
                paper.spawn(text("part-title", Lettering::Heading, palette::INK));
                paper.spawn(text(
                    LocalText::new("saves-not-kept").with("why", why),
                    Lettering::Body,
                    palette::INK,
                ));
                let row = Node { justify_content: JustifyContent::FlexEnd, ..theme::row(space::M) };
                paper.spawn(row).with_children(spawn_answers);
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn spawn_answers(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button("part-leave", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        }),
    ));
    row.spawn((
        button("pause-copy", ButtonKind::Secondary),
        observe(
            |_: On<Activate>,
             mut table_commands: MessageWriter<TableCommand>,
             mut overlays: Overlays| {
                table_commands.write(TableCommand::CopyRecord);
                overlays.back();
            },
        ),
    ));
    row.spawn((
        button("part-stay", ButtonKind::Primary),
        FirstFocus,
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.back()),
    ));
}
