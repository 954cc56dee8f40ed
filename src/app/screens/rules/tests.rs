//! The rule pages of every level are complete in all languages.

use super::*;
use crate::app::catalog::game_list::GameMenu;
use crate::app::catalog::levels::tests::{shipped, shipped_levels};
use crate::app::catalog::rules_pages::RulesBook;
use crate::app::games::GAMES;
use crate::app::kit::input::bindings::Bindings;
use crate::app::kit::input::pad_make::PadMake;
use crate::app::kit::input::press::Device;
use crate::app::kit::locale::tests::speaking;
use crate::app::session::plan::First;

pub(in crate::app) fn plan(level: &str) -> MatchPlan {
    MatchPlan {
        game: level.split('/').next().unwrap_or_default().to_owned(),
        level: level.to_owned(),
        options: Vec::new(),
        first: First::Lot,
        minutes: None,
        clock: None,
        seats: Vec::new(),
    }
}

/// The English pages of a level with some variants, title and paragraphs on lines of their own.
/// Panics if a text is missing or incomplete in any language.
pub(in crate::app) fn told(
    files: &dyn Files,
    menu: &GameMenu,
    level: &str,
    options: &[(&str, &str)],
) -> String {
    let owned = |(key, choice): &(&str, &str)| ((*key).to_owned(), (*choice).to_owned());
    let plan = MatchPlan { options: options.iter().map(owned).collect(), ..plan(level) };
    let RulesBook { pages, names } = (menu.pages)(files, &plan);
    assert!(pages.len() >= 3, "{level}: {pages:?}");
    let say = |language: &str| {
        let mut locale = speaking(language);
        locale.bring("rules", names.clone());
        let texts = pages.iter().flat_map(|page| std::iter::once(&page.title).chain(&page.text));
        let usual = Bindings::default();
        let key = |intent| usual.words(intent, Device::Keyboard, PadMake::Xbox).expect("a key");
        let texts = texts.map(|text| naming_keys(text.clone(), key));
        let said: String = texts.map(|text| locale.say(&text) + "\n").collect();
        let signs = pages.iter().flat_map(|page| &page.signs);
        let legend: String = signs.map(|sign| locale.say(&sign.says) + "\n").collect();
        for missing in ["rules-", "list-", "-animal-", "zoon-", "honga-", "{", "$"] {
            assert!(!said.contains(missing), "{language} {level}: {said}");
        }
        for missing in ["legend-", "-sign-", "rules-", "mark-", "{", "$"] {
            assert!(!legend.contains(missing), "{language} {level}: {legend}");
        }
        said
    };
    say("fr");
    say("de");
    say("it");
    say("en")
}

fn pages(level: &str) -> RulesPages {
    let plan = plan(level);
    let menu = GAMES.menu(&plan.game).expect("a game");
    let book = (menu.pages)(&shipped, &plan);
    RulesPages::asked(book.pages, Vec::new())
}

#[test]
fn every_level_has_four_true_pages_at_least() {
    for card in GAMES.0.iter().filter(|card| card.menu.is_some()) {
        let levels = shipped_levels();
        let levels = levels.of_game(card.game);
        let counts: Vec<usize> = levels.map(|level| pages(&level.id).pages.len()).collect();
        let enough = counts.iter().all(|count| *count >= 4);
        assert!(enough && !counts.is_empty(), "{}: {counts:?}", card.game);
    }
}

#[test]
fn the_pages_are_those_of_the_match_on_the_table() {
    let levels = shipped_levels();
    let sheet = SetUpSheet { game: "jungle".into(), ..SetUpSheet::default() };
    let plan = plan("honga/feed-the-tiger");
    let locale = Locale::default();
    assert_eq!(at_hand(Some(&plan), &sheet, &levels, &locale), plan);
    let set_up = at_hand(None, &sheet, &levels, &locale);
    assert!(set_up.game == "jungle" && set_up.level.starts_with("jungle/"), "{set_up:?}");
}

#[test]
fn pages_end_at_both_ends() {
    let mut pages = pages("jungle/combat");
    pages.turn(-1);
    assert_eq!(pages.open, 0);
    pages.turn(99);
    assert_eq!(pages.open + 1, pages.pages.len());
}
