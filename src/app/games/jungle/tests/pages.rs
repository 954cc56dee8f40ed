//! The pages of the rules describe the level at hand, with its variants.

use crate::app::catalog::levels::tests::shipped;
use crate::app::games::jungle::menu::MENU;
use crate::app::screens::rules::tests::{plan, told};
use crate::data::Memory;

const WEIGHTS: &str = "assets/jungle/weights.ron";

/// The paragraphs of all pages of a level, one a line.
fn pages(level: &str, options: &[(&str, &str)]) -> String {
    told(&shipped, &MENU, level, options)
}

#[test]
fn the_river_page_tells_who_swims_and_leaps_on_the_level_at_hand() {
    let combat = pages("jungle/combat", &[]);
    assert!(combat.contains("Only the rat swims.\n"), "{combat}");
    assert!(combat.contains(
        "the rat takes the same animals on land as anywhere else, but not the elephant."
    ));
    assert!(combat.contains("Only the tiger and the lion can leap straight over the river from"));
    let dogs = pages("jungle/combat-dogs", &[]);
    assert!(dogs.contains("Only the dog and the rat swim.\n"), "{dogs}");
    assert!(dogs.contains("From the water, the dog takes nothing on land.\n"));
    let classic = pages("jungle/classic", &[]);
    assert!(classic.contains("From the water, the rat takes nothing on land.\n"), "{classic}");
    let small = pages("jungle/first-steps", &[]);
    assert!(small.contains("Only the tiger can leap straight over the river from"), "{small}");
}

#[test]
fn the_page_of_ranks_tells_who_plays_and_who_takes_or_spares_whom() {
    let combat = pages("jungle/combat", &[]);
    assert!(combat.contains("the elephant, the tiger, the lion, the leopard, the dog, the wolf"));
    assert!(combat.contains("The rat takes the elephant, whatever the ranks.\n"), "{combat}");
    assert!(!combat.contains("never takes"));
    let classic = pages("jungle/classic", &[]);
    assert!(classic.contains("the elephant, the lion, the tiger, the leopard, the wolf, the dog"));
    assert!(classic.contains("The elephant never takes the rat, except on a trap.\n"), "{classic}");
    let small = pages("jungle/first-steps", &[]);
    assert!(small.contains("weakest: the elephant, the tiger, the cat, the rat.\n"), "{small}");
}

#[test]
fn every_variant_is_told() {
    let told = |options: &[(&str, &str)]| pages("jungle/combat", options);
    let plain = told(&[]);
    for (key, choice, sentence) in [
        ("traps", "enemy", "stands on an enemy trap loses"),
        ("equal-captures", "no", "Equals do not capture each other."),
        ("leaps", "none", "No animal leaps over the river here."),
        ("leaps", "lengthwise", "bank to bank, lengthwise only, and may capture"),
        ("leaps", "across", "bank to bank, crosswise only, and may capture"),
        ("bank-captures", "never", "From the water, the rat takes nothing on land."),
        ("bank-captures", "into-water-too", "only animals that swim can take one in the water"),
        ("trapped-attack-weakly", "yes", "It has no rank when it attacks, either."),
        ("repetition", "2", "for the second time"),
        ("quiet-limit", "200", "After 200 moves"),
    ] {
        assert!(!plain.contains(sentence), "{plain}");
        let changed = told(&[(key, choice)]);
        assert!(changed.contains(sentence), "{key} {choice}: {changed}");
    }
    for (key, sentence) in [("repetition", "comes back"), ("quiet-limit", "without a capture")] {
        assert!(plain.contains(sentence) && !told(&[(key, "off")]).contains(sentence), "{plain}");
    }
}

#[test]
fn the_pages_are_true_for_a_modders_level() {
    let animals = r#"(animals: [
        (id: "otter", letter: 'O', rank: 2, name: "Otter", picture: "rat", swims: true),
        (id: "cat", letter: 'C', rank: 2),
    ])"#;
    let board = r#"(game: "jungle", animals: "pond", board: [".d.", "~~~", "...", "...", ".D."],
        start: ["o.c", "...", "...", "...", "C.O"])"#;
    let dry = board.replace('~', ".");
    let files = |board: &str| {
        Memory::default()
            .with("assets/jungle/pond.animals.ron", animals)
            .with("levels/jungle/pond.board.ron", board)
            .with(WEIGHTS, shipped(WEIGHTS).expect("weights"))
    };
    let pond = told(&files(board), &MENU, "jungle/pond", &[]);
    assert!(pond.contains("Only Otter swims.\n") && pond.contains("No animal leaps"), "{pond}");
    assert!(pond.contains("From strongest to weakest: Otter = the cat.\n"), "{pond}");
    assert!(!pond.contains("trap"), "{pond}");
    let meadow = told(&files(&dry), &MENU, "jungle/pond", &[]);
    assert!(!meadow.contains("swims"), "{meadow}");
}

#[test]
fn an_animal_that_swims_and_leaps_is_pictured_once_on_the_river_page() {
    let animals = r#"(animals: [
        (id: "rat", letter: 'R', rank: 1, swims: true, leaps: Both),
        (id: "cat", letter: 'C', rank: 2, swims: true),
        (id: "lion", letter: 'L', rank: 3, leaps: Both),
    ])"#;
    let board = r#"(game: "jungle", animals: "pond", board: [".d.", "...", "~~~", "...", ".D."],
        start: ["r.c", ".l.", "...", ".L.", "C.R"])"#;
    let files = Memory::default()
        .with("assets/jungle/pond.animals.ron", animals)
        .with("levels/jungle/pond.board.ron", board)
        .with(WEIGHTS, shipped(WEIGHTS).expect("weights"));
    let book = (MENU.pages)(&files, &plan("jungle/pond"));
    let river = book.pages.iter().find(|page| page.title.key == "rules-jungle-river-title");
    let heads: Vec<_> = river.expect("a river").pictures.iter().map(|(_, head)| &**head).collect();
    assert_eq!(heads.len(), 3, "{heads:?}");
}
