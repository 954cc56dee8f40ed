//! About the game: its version, where its games come from, and whose work it is.
//!
//! What is found in no source and was made anew (`reconstructed` in the files of levels) is told here, because it is not
//! needed to play. It opens from the settings. Deliberately absent: how to play, which the rules tell.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::widgets;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::version;
use crate::data::index;

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

/// What is told of the game's own levels of a game, each sentence once.
fn told_of(game: &str, levels: &LevelList, locale: &Locale) -> Vec<LocalText> {
    let mut said: Vec<String> = Vec::new();
    let own = levels.of_game(game).filter(|level| is_own(&level.id));
    let notes = own.filter_map(|level| level.note_key.clone());
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

/// Whether a level, `jungle/combat`, belongs to no pack.
fn is_own(id: &str) -> bool {
    index::split(id).is_none_or(|(_, name)| index::owner(name).0.is_none())
}

/// A line of the sheet.
struct Line {
    lettering: Lettering,
    says: LocalText,
}

impl Line {
    fn new(lettering: Lettering, says: impl Into<LocalText>) -> Self {
        Self { lettering, says: says.into() }
    }
}

/// All that is told below the title.
fn lines(games: GameList, levels: &LevelList, locale: &Locale) -> Vec<Line> {
    let version = LocalText::new("about-version").with("version", version::version());
    let mut lines = vec![
        Line::new(Lettering::Note, version),
        Line::new(Lettering::Heading, "about-work"),
        Line::new(Lettering::Body, "about-free"),
        Line::new(Lettering::Heading, "about-games"),
    ];
    for card in games.0 {
        let told = told_of(card.game, levels, locale);
        if !told.is_empty() {
            lines.push(Line::new(Lettering::Strong, LocalText::new(format!("game-{}", card.game))));
        }
        lines.extend(told.into_iter().map(|note| Line::new(Lettering::Body, note)));
    }
    lines
}

fn open_about(
    (games, levels, locale): (Res<GameList>, Res<LevelList>, Res<Locale>),
    mut aloud: MessageWriter<SayAloud>,
    mut commands: Commands,
) {
    let lines = lines(*games, &levels, &locale);
    commands
        .spawn((DespawnOnExit(Overlay::About), theme::veil(30), MenuScope { layer: 4 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(WIDTH))).with_children(|paper| {
                paper.spawn(headlines::headline("about-title"));
                paper.spawn((widgets::sheet_list(space::S), ScrollArea)).with_children(|list| {
                    for Line { lettering, says } in &lines {
                        let is_note = *lettering == Lettering::Note;
                        let ink = if is_note { palette::COCOA } else { palette::INK };
                        list.spawn(text(says.clone(), *lettering, ink));
                    }
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
    // All of it is text, of which a listener would hear only the button.
    aloud.write_batch(lines.into_iter().map(|line| SayAloud(line.says)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalog::levels::tests::shipped_levels;
    use crate::app::games::GAMES;
    use crate::app::kit::locale::tests::speaking;

    #[test]
    fn of_every_game_it_is_told_where_it_comes_from_in_every_language() {
        let levels = shipped_levels();
        for language in ["en", "fr", "it", "de"] {
            let locale = speaking(language);
            for card in GAMES.0 {
                assert!(!told_of(card.game, &levels, &locale).is_empty(), "{}", card.game);
            }
            let told = told_of("jungle", &levels, &locale);
            let [told] = told.as_slice() else { panic!("{language}: {told:?}") };
            assert!(locale.say(told).contains("Dou Shou Qi"), "{language}");
        }
    }
}
