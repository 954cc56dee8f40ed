//! The pages of the rules follow the level and its variants.

use crate::app::catalog::levels::tests::shipped;
use crate::app::games::honga::menu::MENU;
use crate::app::screens::rules::tests::told;
use crate::data::Trouble;

const FULL: &str = "honga/feed-the-tiger";
const FIRST_STEPS: &str = "honga/first-steps";

/// The paragraphs of all pages of a level, one per line.
fn pages(level: &str, options: &[(&str, &str)]) -> String {
    told(&shipped, &MENU, level, options)
}

#[test]
fn the_last_page_tells_the_goals_and_rounds_of_the_level_at_hand() {
    let full = pages(FULL, &[]);
    let goals = "reach: 40 with 2 players, 35 with 3 players, 30 with 4 or 5 players. Once";
    assert!(full.contains(goals), "{full}");
    assert!(full.contains("After 100 rounds the match ends in any case.\n"), "{full}");
    let small = pages(FIRST_STEPS, &[]);
    let goals = "reach: 20 with 2 players, 18 with 3 players, 15 with 4 or 5 players. Once";
    assert!(small.contains(goals), "{small}");
    assert!(small.contains("After 12 rounds the match ends in any case.\n"), "{small}");
}

#[test]
fn numbers_are_those_of_the_level() {
    let full = pages(FULL, &[]);
    for sentence in [
        "Each player begins with 1 fish, 1 berry, 1 mushroom.\n",
        "With 2 players, the first to play begins with 1 fish, 1 water more.\n",
        "With 3 players, the first and the second to play each begin with 1 fish, 1 berry more.\n",
        "A disc has 4 hands;",
        "These areas give one unit per hand: the waterfall, the berries, the lake and the mushrooms.\n",
        "Your tray has room for 6 of each",
        "2 water stand for one unit",
        "For 1 fish, 1 berry, 1 mushroom a hand lures one of your 6 mammoths",
        "Spaces of the herd: 3 with 2 or 3 players, 4 with 4 players, 5 with 5 players.\n",
        "a red disc, which has 5 hands.\n",
        "one of the 3 open cards",
        "The top is 6 steps up: the player who reaches it scores 5 points, the others",
        "2 cards a turn at the most.\n",
    ] {
        assert!(full.contains(sentence), "{sentence}: {full}");
    }
    assert!(!full.contains("With 4 players") && !full.contains("variant"), "{full}");
    let small = pages(FIRST_STEPS, &[]);
    assert!(
        small.contains("The top is 4 steps up: the player who reaches it scores 5 points"),
        "{small}"
    );
    assert!(
        small.contains("With 2 players, the first to play begins with 1 fish more.\n"),
        "{small}"
    );
    assert!(!small.contains("With 3 players, the first"), "{small}");
}

#[test]
fn every_variant_is_told() {
    let told = |options: &[(&str, &str)]| pages(FULL, options);
    let plain = told(&[]);
    for (key, choice, sentence, before) in [
        ("open-discs", "yes", "All players see the discs", "You alone see the disc"),
        ("watched-bonus", "yes", "only if your disc points a hand", "whether or not your disc"),
        ("rounds", "8", "After 8 rounds", "After 100 rounds"),
    ] {
        assert!(plain.contains(before) && !plain.contains(sentence), "{sentence}: {plain}");
        let changed = told(&[(key, choice)]);
        assert!(changed.contains(sentence) && !changed.contains(before), "{key}: {changed}");
    }
    for (key, choice, gone) in [("even-start", "no", " more."), ("rounds", "off", "in any case")] {
        let changed = told(&[(key, choice)]);
        assert!(plain.contains(gone) && !changed.contains(gone), "{key}: {changed}");
    }
}

/// The shipped files, and two boards made of the lesson's with other rules, areas and decks.
fn modded(path: &str) -> Result<Vec<u8>, Trouble> {
    let discs = r#"(grey: (hands: 2, discs: [(id: "g", hands: ["1 1", ". ."], count: 9)]))"#;
    let bonus = r#"(cards: [(id: "two", effect: Points(points: 2), count: 9)])"#;
    match path {
        "assets/honga/plain.discs.ron" => Ok(discs.into()),
        "assets/honga/plain.bonus.ron" => Ok(bonus.into()),
        "levels/honga/own.board.ron" | "levels/honga/bare.board.ron" => {
            let text = shipped("levels/honga/first-steps.board.ron")?;
            let mut text = String::from_utf8(text).expect("UTF-8");
            let mut put = |from: &str, to: &str| {
                assert!(text.contains(from), "{from}");
                text = text.replacen(from, to, 1);
            };
            put("joker: 2", "joker: None, seats: (min: 3, max: 4)");
            put("two: 20, three: 18, four: 15", "two: 9, three: 8, four: 8");
            put("rounds: 12", "rounds: None");
            put("open: 3", "open: 1");
            put("id: \"lake\"", "id: \"creek\", name: \"Creek\"");
            put("mountain: [0, 1, 2, 3, 5]", "mountain: [0, 1]");
            put("two: [(fish: 1)]", "two: [(fish: 1)], three: [(water: 1), (), (fish: 2)]");
            put("discs: \"tribe\"", "discs: \"plain\"");
            put("bonus: \"first-steps\"", "bonus: \"plain\"");
            if path.contains("bare") {
                put("bonus_a_turn: 2", "bonus_a_turn: 0");
            }
            Ok(text.into())
        }
        _ => shipped(path),
    }
}

#[test]
fn the_pages_are_true_for_a_modders_level() {
    let own = told(&modded, &MENU, "honga/own", &[]);
    for sentence in [
        "With 3 players, the first to play begins with 1 water more.\n",
        "With 3 players, the third to play begins with 2 fish more.\n",
        "A disc has 2 hands;",
        "per hand: the waterfall, the berries, Creek and the mushrooms.\n",
        "he stays until another player ignores him.\n",
        "Spaces of the herd: 3 with 3 players, 4 with 4 players.\n",
        "there are no red discs.\n",
        "lets you pay for the open card and score its points",
        "The top is one step up: the player who reaches it scores 1 point, the others",
        "Points to reach: 8. Once",
    ] {
        assert!(own.contains(sentence), "{sentence}: {own}");
    }
    for word in ["stand for", "With 2", "2 players", "rounds", "chase", "a card adds"] {
        assert!(!own.contains(word), "{word}: {own}");
    }
    let bare = told(&modded, &MENU, "honga/bare", &[]);
    assert!(bare.contains("None can be played in this match.\n"), "{bare}");
    assert!(own.contains("cards a turn") && !bare.contains("a turn at the most"), "{bare}");
}
