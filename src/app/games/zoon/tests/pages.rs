//! The pages of the rules describe the level at hand, with its tribes and variants.

use crate::app::catalog::levels::tests::shipped;
use crate::app::games::zoon::menu::MENU;
use crate::app::screens::rules::tests::told;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::data::Trouble;

const DUEL: &str = "zoon/duel-of-tribes";
const FIRST_STEPS: &str = "zoon/first-steps";

/// The paragraphs of all pages of a level, one a line.
fn pages(level: &str, options: &[(&str, &str)]) -> String {
    told(&shipped, &MENU, level, options)
}

#[test]
fn a_level_without_trumps_tells_of_none() {
    let duel = pages(DUEL, &[]);
    assert!(duel.contains("you do one thing: move a Zoon or play a trump.\n"), "{duel}");
    for sentence in ["\nTrumps\n", "A shot fights", "Gear lies", "Terrain bars"] {
        assert!(duel.contains(sentence), "{sentence}: {duel}");
    }
    let small = pages(FIRST_STEPS, &[]);
    assert!(small.contains("On your turn you move one Zoon.\n"), "{small}");
    for word in ["trump", "Trump", "shot", "Gear", "Terrain", "tactic", "reinforcement"] {
        assert!(!small.contains(word), "{word}: {small}");
    }
    assert!(small.contains("After 60 turns without a combat, both sides’"), "{small}");
}

#[test]
fn reinforcements_are_told_where_they_are_chosen() {
    let duel = pages(DUEL, &[("reserves", "yes")]);
    assert!(duel.contains("move a Zoon, play a trump or bring in a reinforcement.\n"), "{duel}");
    assert!(duel.contains("Each tribe has 13 Zoons, one of them its Emblem.\n"), "{duel}");
    assert!(duel.contains("onto a free square of the row nearest you, and moves from"), "{duel}");
    let small = pages(FIRST_STEPS, &[("reserves", "yes")]);
    assert!(small.contains("one thing: move a Zoon or bring in a reinforcement.\n"), "{small}");
    assert!(small.contains("After 40 turns without a combat or a card placed,"), "{small}");
    let plain = pages(DUEL, &[]);
    assert!(plain.contains("Each tribe has 12 Zoons") && !plain.contains("reinforcement"));
}

#[test]
fn every_variant_is_told() {
    let told = |options: &[(&str, &str)]| pages(DUEL, options);
    let plain = told(&[]);
    for (key, choice, sentence, before) in [
        ("deployment", "ready", "one of your tribe’s ready-made formations", "as you like"),
        ("faces", "one-by-one", "one at a time: point at a card", "on your turn, but not"),
        ("faces", "always", "You see your own at any time", "on your turn, but not"),
        ("touch", "duel", "Both touch at once", "one after the other"),
        ("gate", "tap", "Press the button", "Hold the button"),
        ("beaten-shots", "lost", "less than its target is eliminated", "its target only misses"),
        ("quiet-advised", "20", "After 20 turns", "After 40 turns"),
        ("quiet-draw", "100", "After 100 turns", "After 60 turns"),
        (
            "tribe-blue",
            "vasards",
            "unless that card eliminates",
            "and the star does what its Zoon’s",
        ),
        ("tribe-blue", "ventplumes", "A tactic gives you special moves", "lies face up for good"),
    ] {
        assert!(plain.contains(before) && !plain.contains(sentence), "{sentence}: {plain}");
        let changed = told(&[(key, choice)]);
        assert!(changed.contains(sentence) && !changed.contains(before), "{key}: {changed}");
    }
    assert!(plain.contains("and may take back up to 60 cards"), "{plain}");
    let never = told(&[("quiet-advised", "off"), ("quiet-draw", "off")]);
    assert!(plain.contains("\nDraws\n") && !never.contains("\nDraws\n"), "{never}");
}

#[test]
fn a_screen_shared_by_two_is_told_to_two_alone() {
    let seat = |player| SeatPlan { name: String::new(), player };
    let titles = |second: PlayerKind| {
        let plan = MatchPlan {
            game: "zoon".into(),
            level: DUEL.into(),
            options: vec![("touch".into(), "duel".into())],
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: [PlayerKind::Human, second].map(seat).into(),
        };
        let pages = (MENU.pages)(&shipped, &plan).pages;
        let keys = |page: &crate::app::catalog::rules_pages::RulesPage| {
            let all = std::iter::once(&page.title).chain(&page.text);
            all.map(|text| text.key.to_string()).collect::<Vec<_>>()
        };
        pages.iter().flat_map(keys).collect::<Vec<_>>()
    };
    for (second, shared) in [(PlayerKind::Human, true), (PlayerKind::Computer(Skill::Easy), false)]
    {
        let told = titles(second);
        for key in ["rules-zoon-screen-title", "rules-zoon-combat-duel"] {
            assert_eq!(told.iter().any(|said| said == key), shared, "{key}: {told:?}");
        }
    }
}

/// A tribe of four without stars, and two boards that it plays on.
fn modded(path: &str) -> Result<Vec<u8>, Trouble> {
    let tribe = r#"(
        name: "Smoulderers", picture: "salamander",
        zoons: [
            (id: "ember", rank: Emblem, cards: [(corners: ["3 1", "0 2"], letter: 'X')],
                grid: [".o.", "o@o", ".o."]),
            (id: "spark", rank: Soldier, cards: [(corners: ["2 1", "0 1"], count: 3, letter: 's')],
                grid: [".o.", "o@o", ".o."]),
        ],
        trumps: [(id: "mud-cape", strength: 1, kind: Gear(on: [Soldier], attacking: 1))],
    )"#;
    let small = r#"(game: "zoon", board: ["rrrr", "....", "....", "rrrr"], tribes: ["smoulderers"],
        options: (quiet_advised: None, quiet_draw: Some(7)))"#;
    let large = r#"(game: "zoon", board: ["rrrrrr", "rrrrrr", "rrrrrr", "rrrrrr"],
        tribes: ["smoulderers", "cendrelins"])"#;
    match path {
        "assets/zoon/smoulderers.tribe.ron" => Ok(tribe.into()),
        "levels/zoon/small.board.ron" => Ok(small.into()),
        "levels/zoon/large.board.ron" => Ok(large.into()),
        _ => shipped(path),
    }
}

#[test]
fn the_pages_are_true_for_a_modders_tribe() {
    let small = told(&modded, &MENU, "zoon/small", &[]);
    for sentence in [
        "Each tribe has 4 Zoons, one of them its Emblem.\n",
        "All cards lie face down in the row nearest their owner.\n",
        "\nTrumps\nGear lies on a Zoon and helps it.\nPoint at",
        "After 7 turns without",
    ] {
        assert!(small.contains(sentence), "{sentence}: {small}");
    }
    for word in ["star", "shot fights", "green", "advises"] {
        assert!(!small.contains(word), "{word}: {small}");
    }
    let large = told(&modded, &MENU, "zoon/large", &[("reserves", "yes")]);
    assert!(large.contains("Smoulderers: 4 Zoons, one of them the Emblem.\n"), "{large}");
    assert!(large.contains("The Cendrelins: 13 Zoons, one of them the Emblem.\n"), "{large}");
    assert!(large.contains("free square of the 2 rows nearest you"), "{large}");
    assert!(
        large.contains("If a star is touched") && !large.contains("If two stars are touched"),
        "{large}"
    );
}
