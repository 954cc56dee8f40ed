//! The numbers of the rule sheet, written out again: the full game must compile to exactly these.

use super::*;
use crate::rules::honga::{AreaKind, Colour, Effect, Resource, Resources};

fn full() -> Level {
    level("honga/feed-the-tiger")
}

#[test]
fn the_board_is_that_of_the_sheet() {
    let Level { plan, sketch, tables, .. } = full();
    let places = [
        ("north-west", ["barter", "mountain", "honga", "berries"], (1, 1)),
        ("north-east", ["mountain", "spring", "lake", "honga"], (2, 1)),
        ("south-east", ["honga", "lake", "mammoths", "mushrooms"], (2, 2)),
        ("south-west", ["berries", "honga", "mushrooms", "forest"], (1, 2)),
    ];
    assert_eq!(plan.places.len(), places.len());
    for ((place, at), (id, quarters, crossing)) in
        plan.places.iter().zip(&sketch.places).zip(places)
    {
        let pointed = place.quarters.map(|area| tables.area_id(area).to_owned());
        assert_eq!((place.id.as_str(), pointed), (id, quarters.map(str::to_owned)));
        assert_eq!((at.column, at.row), crossing);
    }
    let areas = [
        ("barter", AreaKind::Barter, (0, 0)),
        ("mountain", AreaKind::Mountain, (1, 0)),
        ("spring", AreaKind::Gathering(Resource::Water), (2, 0)),
        ("berries", AreaKind::Gathering(Resource::Berry), (0, 1)),
        ("honga", AreaKind::Honga, (1, 1)),
        ("lake", AreaKind::Gathering(Resource::Fish), (2, 1)),
        ("forest", AreaKind::Forest, (0, 2)),
        ("mushrooms", AreaKind::Gathering(Resource::Mushroom), (1, 2)),
        ("mammoths", AreaKind::Mammoths, (2, 2)),
    ];
    assert_eq!(plan.areas.len(), areas.len());
    for ((area, cells), (id, kind, (column, row))) in
        plan.areas.iter().zip(&sketch.areas).zip(areas)
    {
        assert_eq!((area.id.as_str(), area.kind), (id, kind));
        assert_eq!(*cells, Cells { column, row, width: 1, height: 1 });
    }
    assert_eq!((sketch.columns, sketch.rows), (3, 3));
}

/// Hands clockwise, and how many discs have them.
const DISCS: [(&str, [u8; 4], u8); 20] = [
    ("g1", [3, 1, 0, 0], 3),
    ("g2", [3, 0, 0, 1], 3),
    ("g3", [3, 0, 1, 0], 3),
    ("g4", [2, 2, 0, 0], 4),
    ("g5", [2, 0, 2, 0], 3),
    ("g6", [2, 1, 1, 0], 4),
    ("g7", [2, 1, 0, 1], 4),
    ("g8", [2, 0, 1, 1], 4),
    ("r1", [4, 1, 0, 0], 1),
    ("r2", [4, 0, 0, 1], 1),
    ("r3", [4, 0, 1, 0], 1),
    ("r4", [3, 2, 0, 0], 2),
    ("r5", [3, 0, 0, 2], 2),
    ("r6", [3, 0, 2, 0], 2),
    ("r7", [3, 1, 1, 0], 1),
    ("r8", [3, 1, 0, 1], 1),
    ("r9", [3, 0, 1, 1], 1),
    ("r10", [2, 2, 1, 0], 2),
    ("r11", [2, 2, 0, 1], 2),
    ("r12", [2, 1, 2, 0], 2),
];

#[test]
fn h2_the_shipped_discs_and_cards_are_46_32_and_25() {
    let Level { tables, .. } = full();
    assert_eq!(Colour::ALL.map(|colour| tables.discs_of(colour)), [28, 18]);
    let barter = tables.barter_kinds().map(|kind| tables.barter_card(kind).count);
    assert_eq!((barter.sum::<u8>(), tables.bonus_cards()), (32, 25));
    assert_eq!(tables.options.mammoths, 6);
}

#[test]
fn the_discs_are_28_grey_ones_of_four_hands_and_18_red_ones_of_five() {
    let Level { plan, tables, .. } = full();
    let found: Vec<_> =
        plan.discs.iter().map(|disc| (disc.id.as_str(), disc.hands, disc.count)).collect();
    assert_eq!(found, DISCS);
    for disc in &plan.discs {
        let (colour, sum) =
            if disc.id.starts_with('g') { (Colour::Grey, 4) } else { (Colour::Red, 5) };
        assert_eq!((disc.colour, disc.hands.iter().sum::<u8>()), (colour, sum), "{}", disc.id);
        let quarters = disc.hands.iter().filter(|hands| **hands > 0).count();
        assert!((2..=3).contains(&quarters), "{}", disc.id);
    }
    assert_eq!(Colour::ALL.map(|colour| tables.discs_of(colour)), [28, 18]);
}

/// Fish, berries, mushrooms, water, mammoths, points.
#[rustfmt::skip]
const BARTER: [[u8; 6]; 32] = [
    [2, 0, 0, 0, 0, 2], [0, 2, 0, 0, 0, 2], [0, 0, 2, 0, 0, 2],
    [1, 1, 0, 0, 0, 2], [1, 0, 1, 0, 0, 2], [0, 1, 1, 0, 0, 2],
    [3, 0, 0, 0, 0, 3], [0, 3, 0, 0, 0, 3], [0, 0, 3, 0, 0, 3],
    [1, 1, 1, 0, 0, 4], [1, 1, 1, 0, 0, 4],
    [2, 1, 0, 0, 0, 3], [0, 2, 1, 0, 0, 3], [1, 0, 2, 0, 0, 3],
    [2, 2, 0, 0, 0, 5], [0, 2, 2, 0, 0, 5], [2, 0, 2, 0, 0, 5],
    [2, 1, 1, 0, 0, 5], [1, 2, 1, 0, 0, 5], [1, 1, 2, 0, 0, 5],
    [1, 0, 0, 2, 0, 3], [0, 1, 0, 2, 0, 3], [0, 0, 1, 2, 0, 3],
    [2, 2, 1, 0, 0, 6], [1, 2, 2, 0, 0, 6],
    [2, 2, 2, 0, 0, 8], [1, 1, 1, 2, 0, 6],
    [0, 0, 0, 0, 1, 5], [1, 0, 0, 0, 1, 6], [0, 1, 0, 0, 1, 6], [0, 0, 1, 0, 1, 6],
    [0, 0, 0, 0, 2, 10],
];

#[test]
fn the_barter_cards_are_32_of_136_points() {
    let plan = full().plan;
    let rows = plan.barter.iter().map(|card| {
        let [fish, berry, mushroom, water] = card.cost.0;
        assert_eq!(card.count, 1, "{}", card.id);
        [fish, berry, mushroom, water, card.mammoths, card.points]
    });
    assert_eq!(rows.collect::<Vec<_>>(), BARTER);
    let sum = |column: usize| BARTER.iter().map(|row| u32::from(row[column])).sum::<u32>();
    assert_eq!([0, 1, 2, 3, 4, 5].map(sum), [28, 29, 28, 8, 6, 136]);
}

#[test]
fn the_bonus_cards_are_25_of_ten_kinds() {
    let plan = full().plan;
    let food = Resources::of(&[Resource::Fish, Resource::Berry, Resource::Mushroom]);
    let cards = [
        (Effect::Barter(Stock([2, 1, 0, 0])), 1),
        (Effect::Barter(Stock([0, 2, 1, 0])), 1),
        (Effect::Barter(Stock([1, 0, 2, 0])), 1),
        (Effect::Barter(Stock([1, 1, 1, 0])), 1),
        (Effect::Points(2), 3),
        (Effect::Chase, 2),
        (Effect::LuckyHand, 3),
        (Effect::ExtraDisc, 2),
        (Effect::LuckyHandOrChase, 2),
        (Effect::Swap([Resource::Berry, Resource::Mushroom]), 2),
        (Effect::Docile, 2),
        (Effect::StepsOrChase(2), 3),
        (Effect::BoughtPoints { resources: food, most: 3 }, 2),
    ];
    let found: Vec<_> = plan.bonus.iter().map(|card| (card.effect, card.count)).collect();
    assert_eq!(found, cards);
    assert_eq!(full().tables.bonus_cards(), 25);
}

#[test]
fn mountain_tracks_herd_and_goals_are_those_of_the_sheet() {
    let plan = full().plan;
    assert_eq!(plan.mountain, [0, 0, 1, 1, 2, 3, 5]);
    let food = Stock([1, 1, 1, 0]);
    let Options { track, start, lure, joker, mammoths, herd, goals, .. } = plan.options;
    assert_eq!((track, start, lure, joker, mammoths), (6, food, food, 2, 6));
    assert_eq!((herd, goals), ([3, 3, 4, 5], [40, 35, 30, 30]));
    let Options { bonus_a_turn, open, open_discs, .. } = plan.options;
    assert_eq!((bonus_a_turn, open, open_discs), (2, 3, false));
}
