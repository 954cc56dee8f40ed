//! What RON alone can do: new cards, and boards of other shapes and sizes.

use super::*;
use crate::rules::honga::{Area, AreaKind, Colour, Effect, Resource};

#[test]
fn first_steps_is_another_board_with_a_shorter_way() {
    let [first, full] = SHIPPED.map(level);
    assert_eq!((first.sketch.columns, first.sketch.rows), (4, 3));
    let wide = first.plan.areas.iter().zip(&first.sketch.areas);
    let wide = wide.filter(|(_, cells)| cells.width == 2).map(|(area, _)| &area.id);
    assert_eq!(wide.collect::<Vec<_>>(), ["spring", "honga", "lake"]);
    let quarters = |level: &Level| level.plan.places.iter().map(|p| p.quarters).collect::<Vec<_>>();
    assert_ne!(quarters(&first), quarters(&full));
    for seats in 2..=5 {
        assert!(first.tables.goal(seats) <= full.tables.goal(seats) / 2 + 1, "{seats}");
    }
    assert!(first.plan.options.open_discs && first.plan.options.rounds == 12);
    assert!(first.plan.mountain.len() < full.plan.mountain.len());
    // Every raw material can be gathered from two places.
    for (number, area) in first.plan.areas.iter().enumerate() {
        if matches!(area.kind, AreaKind::Gathering(_)) {
            let at = Area(number as u8);
            let places = quarters(&first).iter().filter(|quarters| quarters.contains(&at)).count();
            assert_eq!(places, 2, "{}", area.id);
        }
    }
}

/// A card with its own name and numbers is one line in a file.
#[test]
fn a_new_bonus_card_needs_only_ron() {
    let deck = text("assets/honga/tribe.bonus.ron").replace("total: 25", "total: 27").replace(
        "    cards: [\n",
        "    cards: [\n        (id: \"rope\", name: \"Rope of lianas\", effect: StepsOrChase(steps: 4), \
         count: 2),\n",
    );
    let board = text("levels/honga/feed-the-tiger.board.ron");
    let files = shipped()
        .with("assets/honga/mine.bonus.ron", deck)
        .with("levels/honga/mod.board.ron", board.replace("bonus: \"tribe\"", "bonus: \"mine\""));
    let level = loaded(&files, "honga/mod");
    let [mine, known] = [&level.plan.bonus[0], &level.plan.bonus[1]];
    assert_eq!((mine.id.as_str(), mine.effect, mine.count), ("rope", Effect::StepsOrChase(4), 2));
    assert_eq!(known.id, "gift-1");
    assert_eq!(level.bonus[0].name, Label::Words("Rope of lianas".to_owned()));
    assert_eq!(level.tables.bonus_cards(), 27);
    assert_eq!(level.decks[2].path, "assets/honga/mine.bonus.ron");
}

/// Eight areas, two of them of the same kind, around three places; no red discs, no joker.
#[test]
fn another_board_with_other_counts_needs_only_ron() {
    let board = r#"(
        game: "honga",
        title: "The long valley",
        options: (joker: None, herd: (two: 8, three: 8, four: 8, five: 8), open: 1),
        board: [
            "b.m.s",
            ".....",
            "b.m.s",
            ".1.2.",
            "x.h.c",
            ".3...",
            "f.a.c",
        ],
        areas: [
            (letter: 'b', id: "market", name: "Market", kind: Barter),
            (letter: 'm', id: "mountain", kind: Mountain),
            (letter: 's', id: "spring", kind: Gathering(resource: Water)),
            (letter: 'x', id: "pond", kind: Gathering(resource: Fish)),
            (letter: 'h', id: "honga", kind: Honga),
            (letter: 'c', id: "brook", kind: Gathering(resource: Fish)),
            (letter: 'f', id: "forest", kind: Forest),
            (letter: 'a', id: "mammoths", kind: Mammoths),
        ],
        places: [
            (letter: '3', id: "south"),
            (letter: '1', id: "west"),
            (letter: '2', id: "east", name: "Where the sun rises"),
        ],
        mountain: [0, 9],
        discs: "grey",
        barter: "tribe",
        bonus: "first-steps",
    )"#;
    let discs = r#"(grey: (hands: 9, discs: [(id: "nine", hands: ["9 .", ". ."], count: 7)]))"#;
    let files = shipped()
        .with("levels/honga/valley.board.ron", board)
        .with("assets/honga/grey.discs.ron", discs);
    let level = loaded(&files, "honga/valley");
    assert_eq!(level.about.title, Label::Words("The long valley".to_owned()));
    assert_eq!(level.about.reconstructed, None);
    assert_eq!(level.areas[0].name, Label::Words("Market".to_owned()));
    assert_eq!(level.places[2].name, Label::Words("Where the sun rises".to_owned()));
    assert_eq!((level.sketch.columns, level.sketch.rows), (3, 4));
    assert_eq!(level.sketch.areas[0], Cells { column: 0, row: 0, width: 1, height: 2 });
    assert_eq!(level.sketch.places[0], Crossing { column: 1, row: 3 });
    let south = level.plan.places[0].quarters.map(|area| level.tables.area_id(area).to_owned());
    assert_eq!(south, ["pond", "honga", "mammoths", "forest"]);
    let fish = AreaKind::Gathering(Resource::Fish);
    assert_eq!(level.plan.areas.iter().filter(|area| area.kind == fish).count(), 2);
    assert_eq!((level.tables.discs_of(Colour::Grey), level.tables.discs_of(Colour::Red)), (7, 0));
    assert_eq!((level.plan.options.joker, level.tables.herd(2), level.tables.top()), (0, 8, 1));
    assert!(!level.decks[0].reconstructed && level.decks[1].reconstructed);
}
