//! The sheet's level as a plan, so that the rules are tested without data files. [`board`]
//! describes positions on it.

mod board;

pub(in crate::rules) use board::{Board, acting, acting_on, placing};

use crate::rules::honga::{
    Area, AreaKind, AreaPlan, BarterPlan, BonusPlan, Colour, DiscPlan, Effect, Options, PlacePlan,
    Plan, Resource, Resources, Stock, Tables,
};

/// Section 2.2: name, colour, hands clockwise, count.
const DISCS: &str = "g1 3100 3, g2 3001 3, g3 3010 3, g4 2200 4, g5 2020 3, g6 2110 4, g7 2101 4, \
    g8 2011 4, r1 4100 1, r2 4001 1, r3 4010 1, r4 3200 2, r5 3002 2, r6 3020 2, r7 3110 1, \
    r8 3101 1, r9 3011 1, r10 2210 2, r11 2201 2, r12 2120 2";

/// Section 2.3: fish, berry, mushroom, water, mammoth, points; the cards T01 to T32 in order.
const BARTER: &str = "200002 020002 002002 110002 101002 011002 300003 030003 003003 111004 111004 \
    210003 021003 102003 220005 022005 202005 211005 121005 112005 100203 010203 001203 221006 \
    122006 222008 111206 000015 100016 010016 001016 00002a";

/// Section 2.1: the areas in reading order.
const AREAS: [(&str, AreaKind); 9] = [
    ("barter", AreaKind::Barter),
    ("mountain", AreaKind::Mountain),
    ("spring", AreaKind::Gathering(Resource::Water)),
    ("berries", AreaKind::Gathering(Resource::Berry)),
    ("honga", AreaKind::Honga),
    ("lake", AreaKind::Gathering(Resource::Fish)),
    ("forest", AreaKind::Forest),
    ("mushrooms", AreaKind::Gathering(Resource::Mushroom)),
    ("mammoths", AreaKind::Mammoths),
];

/// The sheet's level.
pub(in crate::rules) fn sheet() -> Plan {
    let place =
        |id: &str, quarters: [u8; 4]| PlacePlan { id: id.into(), quarters: quarters.map(Area) };
    Plan {
        areas: AREAS.map(|(id, kind)| AreaPlan { id: id.into(), kind }).into(),
        places: vec![
            place("nw", [0, 1, 4, 3]),
            place("ne", [1, 2, 5, 4]),
            place("se", [4, 5, 8, 7]),
            place("sw", [3, 4, 7, 6]),
        ],
        discs: DISCS.split(',').map(disc).collect(),
        barter: BARTER.split_whitespace().enumerate().map(barter).collect(),
        bonus: bonus(),
        mountain: vec![0, 0, 1, 1, 2, 3, 5],
        options: Options {
            track: 6,
            seats: [2, 5],
            start: Stock([1, 1, 1, 0]),
            ahead: Default::default(),
            even_start: true,
            watched_bonus: false,
            lure: Stock([1, 1, 1, 0]),
            joker: 2,
            mammoths: 6,
            herd: [3, 3, 4, 5],
            goals: [40, 35, 30, 30],
            bonus_a_turn: 2,
            open: 3,
            rounds: 0,
            open_discs: false,
        },
    }
}

fn digits(text: &str) -> Vec<u8> {
    text.chars().map(|c| c.to_digit(16).unwrap() as u8).collect()
}

fn disc(text: &str) -> DiscPlan {
    let words: Vec<&str> = text.split_whitespace().collect();
    let colour = if words[0].starts_with('g') { Colour::Grey } else { Colour::Red };
    let hands = digits(words[1]).try_into().unwrap();
    DiscPlan { id: words[0].into(), colour, hands, count: words[2].parse().unwrap() }
}

fn barter((number, text): (usize, &str)) -> BarterPlan {
    let numbers = digits(text);
    BarterPlan {
        id: format!("t{:02}", number + 1),
        cost: Stock(numbers[..4].try_into().unwrap()),
        mammoths: numbers[4],
        points: numbers[5],
        count: 1,
    }
}

/// Section 2.4.
fn bonus() -> Vec<BonusPlan> {
    let food = [Resource::Fish, Resource::Berry, Resource::Mushroom];
    let kinds = [
        ("barter-1", Effect::Barter(Stock([2, 1, 0, 0])), 1),
        ("barter-2", Effect::Barter(Stock([0, 2, 1, 0])), 1),
        ("barter-3", Effect::Barter(Stock([1, 0, 2, 0])), 1),
        ("barter-4", Effect::Barter(Stock([1, 1, 1, 0])), 1),
        ("two-points", Effect::Points(2), 3),
        ("chase", Effect::Chase, 2),
        ("lucky-hand", Effect::LuckyHand, 3),
        ("extra-disc", Effect::ExtraDisc, 2),
        ("lucky-hand-or-honga", Effect::LuckyHandOrChase, 2),
        ("swap", Effect::Swap([Resource::Mushroom, Resource::Berry]), 2),
        ("docile", Effect::Docile, 2),
        ("steps-or-honga", Effect::StepsOrChase(2), 3),
        ("bought-points", Effect::BoughtPoints { resources: Resources::of(&food), most: 3 }, 2),
    ];
    kinds.map(|(id, effect, count)| BonusPlan { id: id.into(), effect, count }).into()
}

/// The sheet's level, compiled.
pub(in crate::rules) fn tables() -> Tables {
    Tables::build(&sheet())
}

/// The sheet's level with a change, compiled.
pub(in crate::rules) fn with(change: impl FnOnce(&mut Plan)) -> Tables {
    let mut plan = sheet();
    change(&mut plan);
    Tables::build(&plan)
}
