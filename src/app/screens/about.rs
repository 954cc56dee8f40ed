//! About the game: its version, where its games come from, and whose work it is.
//!
//! What is found in no source and was made anew (`reconstructed` in the files of levels) is told here, because it is not
//! needed to play. It opens from the settings. Deliberately absent: how to play, which the rules tell.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::dialog::answers;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::version;

/// The panel's width.
const WIDTH: f32 = 760.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::About), open_about);
}

/// A button that opens the sheet.
pub(super) fn about_button() -> impl Bundle {
    (
        button("about-open", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::About)),
    )
}

/// What is told of the levels of a game, each sentence once.
fn told_of(game: &str, levels: &LevelList, locale: &Locale) -> Vec<LocalText> {
    let mut said: Vec<String> = Vec::new();
    let notes = levels.of_game(game).filter_map(|level| level.note_key.clone());
    let mut told = Vec::new();
    for note in notes.map(LocalText::new) {
        let words = locale.say(&note);
        if !said.contains(&words) {
            said.push(words);
            told.push(note);
        }
    }
    told
}

fn open_about(
    (games, levels, locale): (Res<GameList>, Res<LevelList>, Res<Locale>),
    mut commands: Commands,
) {
    commands
        .spawn((DespawnOnExit(Overlay::About), theme::veil(30), MenuScope { layer: 4 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(WIDTH))).with_children(|paper| {
                paper.spawn(text("about-title", Lettering::Display, palette::INK));
                let list = Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(space::S),
                    min_height: px(0),
                    flex_shrink: 1.0,
                    overflow: Overflow::scroll_y(),
                    padding: UiRect::all(px(space::S)),
                    ..default()
                };
                paper.spawn((list, ScrollArea)).with_children(|list| {
                    let version =
                        LocalText::new("about-version").with("version", version::version());
                    list.spawn(text(version, Lettering::Note, palette::COCOA));
                    list.spawn(text("about-work", Lettering::Heading, palette::INK));
                    list.spawn(text("about-free", Lettering::Body, palette::INK));
                    list.spawn(text("about-games", Lettering::Heading, palette::INK));
                    for card in games.0 {
                        let name = LocalText::new(format!("game-{}", card.game));
                        let told = told_of(card.game, &levels, &locale);
                        if !told.is_empty() {
                            list.spawn(text(name, Lettering::Strong, palette::INK));
                        }
                        for note in told {
                            list.spawn(text(note, Lettering::Body, palette::INK));
                        }
                    }
                });
                answers(paper, |row| row.back("shell-back"));
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}
