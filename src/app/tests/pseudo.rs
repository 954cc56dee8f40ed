//! In a pseudo-language every text of a file can be told from one that stands in code.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::on_the_title;
use super::windows::{MATCHES, WindowCase, among, begin, go_to, open, see, show_set_up};
use crate::app::games::GAMES;
use crate::app::kit::locale::Locale;
use crate::app::kit::locale::pseudo::is_plain;
use crate::app::kit::screen_state::{Overlay, Screen};

/// Words that stand for themselves in every language: names of players, of the game, of languages.
const NAMES: [&str; 10] = [
    "Otter",
    "Heron",
    "Badger",
    "Marten",
    "Raven",
    "Menagerie",
    "English",
    "Français",
    "Deutsch",
    "Italiano",
];

/// Texts on screen that do not come from a file.
fn plain(app: &mut App) -> BTreeSet<String> {
    let world = app.world_mut();
    let mut texts = world.query::<AnyOf<(&Text, &Text2d, &TextSpan)>>();
    let all = texts.iter(world).flat_map(|(text, text2d, span)| {
        let [text, text2d, span] =
            [text.map(|text| &text.0), text2d.map(|text| &text.0), span.map(|text| &text.0)];
        [text, text2d, span].into_iter().flatten().cloned().collect::<Vec<_>>()
    });
    let named =
        |text: &str| NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
    // A single letter is a file of a board.
    all.filter(|text| text.chars().count() > 1 && is_plain(&named(text))).collect()
}

#[test]
fn every_text_on_every_screen_comes_from_a_file_and_a_longer_one_is_not_cut() {
    let mut app = on_the_title();
    app.world_mut().resource_mut::<Locale>().make_pseudo();
    let case = WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 };
    let (mut told, mut found) = (String::new(), BTreeSet::new());
    let mut look = |app: &mut App, what: &str| {
        see(app, case);
        among([case].into_iter(), app, what, &mut told);
        found.extend(plain(app).into_iter().map(|text| format!("{what}: {text}")));
    };
    look(&mut app, "title");
    for overlay in [Overlay::Settings, Overlay::News, Overlay::Statistics, Overlay::About] {
        open(&mut app, overlay);
        look(&mut app, &format!("{overlay:?}"));
        open(&mut app, Overlay::None);
    }
    for card in GAMES.0 {
        show_set_up(&mut app, card, true);
        look(&mut app, &format!("set-up of {}", card.game));
    }
    for (level, seats) in MATCHES {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, seats);
        look(&mut app, level);
        for overlay in [Overlay::Pause, Overlay::Powers] {
            open(&mut app, overlay);
            look(&mut app, &format!("{overlay:?} on {level}"));
            open(&mut app, Overlay::None);
        }
    }
    assert!(found.is_empty(), "not from a file: {found:#?}");
    assert!(told.is_empty(), "{told}");
}
