//! The numbers of the sheet, written out once more: every tribe must compile to exactly these. Five
//! differ from it, to balance the tribes (docs/measurements.md), and the files say so: the sheet has
//! 31*0 for the Cendrelins' Emblème, 3200 for the Mousserocs', 22*1 for the Ventplumes', 32*1 for the
//! Vasards', and a bonus of 2 for the armor of schist. The values of these Emblèmes follow.

use super::*;
use crate::rules::zoon::{
    Corners, Effect, Ground, Mark, Offset, Rank, Ranks, Tactic, TrumpKind, ZoonPlan,
};

/// Name, type, value, corners with their numbers of cards, trajectories, green squares, effect.
///
/// Corners go clockwise from the top left, `*` is a ★; `(x,y)` is a square seen from the Zoon, and
/// `>` leads on to the next square of a trajectory.
type Row = (&'static str, Rank, u8, &'static str, &'static str, &'static str, Option<Effect>);

#[rustfmt::skip]
const TRIBES: [(&str, &[Row]); 4] = [
    ("cendrelins", &[
        ("flamboise", Rank::Chief, 20, "44*2x1", "(-1,0) (1,0) (0,1) (0,-1) (-1,1)>(-2,2) (1,1)>(2,2)", "", Some(Effect::SecondMove)),
        ("tison-sauteur", Rank::Hero, 19, "5312x1", "(-1,0) (1,0) (0,-1)", "(-1,2) (0,2) (1,2)", None),
        ("souffle-suie", Rank::Priest, 7, "2*01x1", "(-1,1) (1,1) (-1,-1) (1,-1)", "", Some(Effect::Stun { turns: 1 })),
        ("grand-urodele", Rank::Monster, 21, "7402x1", "(-1,1) (1,1) (0,1)>(0,2) (0,-1)", "", None),
        ("pyrolancier", Rank::Elite, 13, "3211x2 2311x1", "(-1,0) (1,0) (0,1)>(0,2) (0,-1)", "", None),
        ("escarbille", Rank::Soldier, 8, "2110x2 1201x2", "(-1,1) (0,1) (1,1)", "", None),
        ("braise-mere", Rank::Emblem, 14, "32*0x1", "(-1,0) (1,0)", "", Some(Effect::Flee)),
        ("jeune-triton", Rank::Soldier, 8, "2101x1", "(-1,1) (1,1) (0,-1)", "", None),
    ]),
    ("mousserocs", &[
        ("doyen-lichen", Rank::Chief, 21, "5522x1", "(-1,0) (1,0) (0,1) (0,-1)", "", None),
        ("granitelle", Rank::Hero, 18, "54*3x1", "(-1,1) (0,1) (1,1) (0,-1)", "", Some(Effect::Push { cells: 2 })),
        ("spore-veille", Rank::Priest, 8, "1*3*x1", "(-1,0) (1,0) (0,1) (0,-1)", "", Some(Effect::FaceUp)),
        ("ours-talus", Rank::Monster, 19, "7501x1", "(-1,0) (0,1) (1,0)", "", None),
        ("carapacon", Rank::Elite, 17, "4322x1 3422x1", "(-1,0) (1,0) (0,1) (0,-1)", "", None),
        ("galet", Rank::Soldier, 8, "2011x3 0211x2", "(-1,0) (0,1) (1,0)", "", None),
        ("pierre-racine", Rank::Emblem, 16, "3311x1", "", "", None),
        ("galet-roulant", Rank::Soldier, 8, "1210x1", "(-1,0) (0,1) (1,0)", "", None),
    ]),
    ("ventplumes", &[
        ("haute-aile", Rank::Chief, 21, "53*3x1", "(-1,0) (1,0) (0,-1) (-1,1) (1,1)", "(0,2) (-2,2) (2,2)", Some(Effect::ExchangeWith { rank: Rank::Elite })),
        ("bec-d-acier", Rank::Hero, 21, "6411x1", "(0,1)>(0,2) (-1,1)>(-2,2) (1,1)>(2,2) (0,-1)", "", None),
        ("chante-brume", Rank::Priest, 7, "21*0x1", "(-1,1) (1,1) (-1,-1) (1,-1)", "", Some(Effect::Peek { count: 2 })),
        ("rokh-gris", Rank::Monster, 15, "6210x1 2601x1", "(-1,1) (1,1) (0,-1)", "(0,2)", None),
        ("plongeon", Rank::Elite, 12, "3202x2 2320x1", "(-1,0) (1,0) (0,-1)", "(0,2)", None),
        ("duvet", Rank::Soldier, 7, "1110x2 1101x1", "(-1,0) (1,0) (0,1)", "(0,2)", None),
        ("nid-celeste", Rank::Emblem, 14, "22*1x1", "", "(-2,0) (2,0)", Some(Effect::Flee)),
        ("oisillon", Rank::Soldier, 7, "1101x1", "(-1,0) (1,0) (0,1)", "(0,2)", None),
    ]),
    ("vasards", &[
        ("grand-coa", Rank::Chief, 17, "351*x1", "(-1,1) (0,1) (1,1) (-1,0) (1,0) (0,-1)", "", Some(Effect::Devour)),
        ("langue-fouet", Rank::Hero, 21, "4512x1", "(0,1)>(0,2) (-1,0)>(-2,0) (1,0)>(2,0) (0,-1)", "", None),
        ("mere-tetard", Rank::Priest, 8, "12*1x1", "(-1,0) (1,0) (0,1) (0,-1)", "", Some(Effect::Stun { turns: 1 })),
        ("silure-noir", Rank::Monster, 21, "5800x1", "(-1,0) (0,1) (1,0) (-1,1) (1,1)", "", None),
        ("crapaudin", Rank::Elite, 13, "3311x2 3113x1", "(-1,1) (1,1) (0,-1)", "(0,2)", None),
        ("rainet", Rank::Soldier, 8, "2002x2 0220x2", "(-1,0) (0,1) (1,0)", "", None),
        ("nenuphar-d-or", Rank::Emblem, 14, "33*1x1", "", "", Some(Effect::Flee)),
        ("tetard-tenace", Rank::Soldier, 8, "2002x1", "(-1,0) (0,1) (1,0)", "", None),
    ]),
];

/// Corners as the table writes them.
fn shown(corners: Corners) -> String {
    let sign = |mark| match mark {
        Mark::Number(number) => char::from_digit(number.into(), 10).unwrap(),
        Mark::Star => '*',
        Mark::Cross => 'X',
    };
    corners.into_iter().map(sign).collect()
}

/// Words in alphabetical order, because the order of trajectories does not matter.
fn sorted(words: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut words: Vec<String> = words.into_iter().collect();
    words.sort();
    words
}

fn square((x, y): Offset) -> String {
    format!("({x},{y})")
}

#[test]
fn the_zoons_are_those_of_the_sheet() {
    for (id, rows) in TRIBES {
        let tribe = tribe(id);
        let plans: Vec<_> = tribe.plan.zoons.iter().chain(&tribe.plan.reserve).collect();
        assert_eq!(plans.len(), rows.len(), "{id}");
        for (plan, (name, rank, value, corners, paths, green, star)) in plans.iter().zip(rows) {
            assert_eq!((plan.id.as_str(), plan.rank, plan.value), (*name, *rank, *value), "{id}");
            let cards = plan.corners.iter().map(|(marks, n)| format!("{}x{n}", shown(*marks)));
            assert_eq!(cards.collect::<Vec<_>>().join(" "), *corners, "{name}");
            let drawn = plan.paths.iter().map(|path| {
                assert!(path.iter().all(|point| point.arrival), "{name}");
                path.iter().map(|point| square(point.offset)).collect::<Vec<_>>().join(">")
            });
            let words = |text: &str| sorted(text.split_whitespace().map(str::to_owned));
            assert_eq!(sorted(drawn), words(paths), "{name}");
            assert_eq!(sorted(plan.green.iter().map(|at| square(*at))), words(green), "{name}");
            assert_eq!(plan.star, *star, "{name}");
        }
    }
}

#[test]
fn every_tribe_keeps_its_budget_and_is_worth_150_points_or_six_more_or_less() {
    for (id, _) in TRIBES {
        let plan = tribe(id).plan;
        let cards =
            || plan.zoons.iter().flat_map(|zoon| zoon.corners.iter().map(move |c| (zoon, c)));
        let sum = |of: &dyn Fn(&ZoonPlan, &Corners) -> usize| -> usize {
            cards().map(|(zoon, (corners, n))| of(zoon, corners) * usize::from(*n)).sum()
        };
        let stars = |corners: &Corners| corners.iter().filter(|m| **m == Mark::Star).count();
        let points = [
            sum(&|_, _| 1),
            sum(&|_, corners| stars(corners)),
            sum(&|zoon, _| usize::from(zoon.rank == Rank::Emblem)),
            sum(&|zoon, _| usize::from(zoon.rank == Rank::Chief)),
        ];
        assert_eq!(points, [12, 3, 1, 1], "{id}");
        let value = sum(&|zoon, _| usize::from(zoon.value));
        assert!((144..=156).contains(&value), "{id}: {value}");
        let mut strengths: Vec<u8> = plan.trumps.iter().map(|trump| trump.strength).collect();
        strengths.sort_unstable();
        assert_eq!(strengths, [1, 2, 3], "{id}");
    }
}

#[test]
fn the_value_of_an_emblem_is_twice_its_corners_and_squares() {
    // As the sheet has them, before its Emblèmes were tuned: 31*0, 3200, 22*1, 32*1.
    let star = Mark::Star;
    let of = |numbers: [u8; 4]| numbers.map(|n| if n > 9 { star } else { Mark::Number(n) });
    let emblems = [([3, 1, 10, 0], 2, 12), ([3, 2, 0, 0], 0, 10), ([2, 2, 10, 1], 2, 14)];
    for (corners, squares, value) in emblems.into_iter().chain([([3, 2, 10, 1], 0, 12)]) {
        assert_eq!(budget::value(Rank::Emblem, &of(corners), squares), value);
    }
}

const ELITE: &[Rank] = &[Rank::Elite];
const SOLDIER: &[Rank] = &[Rank::Soldier];
const BOTH: &[Rank] = &[Rank::Soldier, Rank::Elite];

/// Tribe, name, strength, uses and what it does.
fn trumps() -> [(&'static str, &'static str, u8, u8, TrumpKind); 12] {
    let shot = |by: &[Rank], aim: &[Offset], corners: [u8; 4]| TrumpKind::Shot {
        aim: aim.to_vec(),
        // 9 stands for ✖ here, because no trump of the sheet has that number.
        corners: corners.map(|n| if n == 9 { Mark::Cross } else { Mark::Number(n) }),
        shooters: Ranks::of(by),
    };
    let gear = |on: &[Rank], attacking, defending, unpushable| TrumpKind::Gear {
        bearers: Ranks::of(on),
        attacking,
        defending,
        unpushable,
    };
    let terrain =
        |squares, ground, owner_passes| TrumpKind::Terrain { squares, ground, owner_passes };
    let lure = Tactic::Lure { asks: Rank::Soldier, singers: Ranks::of(&[Rank::Priest]) };
    let leap = Tactic::Leap { distance: 2, not: Ranks::of(&[Rank::Emblem]) };
    let lava = terrain(1, Ground::OutsideEnemyDeployment, true);
    let march = TrumpKind::Tactic(Tactic::SeveralMoves { count: 3 });
    [
        ("cendrelins", "slag-shot", 2, 0, shot(ELITE, &[(-1, 2), (1, 2)], [3, 3, 0, 9])),
        ("cendrelins", "ash-cape", 1, 0, gear(BOTH, 1, 1, false)),
        ("cendrelins", "lava-sheet", 3, 1, lava),
        ("mousserocs", "pebble-throw", 2, 0, shot(SOLDIER, &[(0, 2)], [2, 3, 9, 1])),
        ("mousserocs", "schist-armor", 1, 0, gear(BOTH, 0, 3, true)),
        ("mousserocs", "peat-rampart", 3, 1, terrain(2, Ground::OwnCamp, false)),
        ("ventplumes", "feather-volley", 2, 0, shot(ELITE, &[(-1, 1), (1, 1)], [3, 1, 9, 2])),
        ("ventplumes", "wedge-formation", 3, 1, march),
        ("ventplumes", "lure-song", 1, 1, TrumpKind::Tactic(lure)),
        ("vasards", "acid-spit", 2, 0, shot(SOLDIER, &[(0, 2)], [4, 2, 9, 0])),
        ("vasards", "reed-harpoon", 1, 0, gear(SOLDIER, 2, 0, false)),
        ("vasards", "great-leap", 3, 1, TrumpKind::Tactic(leap)),
    ]
}

#[test]
fn the_trumps_are_those_of_the_sheet() {
    let all = TRIBES.iter().flat_map(|(id, _)| {
        tribe(id).plan.trumps.into_iter().map(move |trump| (*id, trump)).collect::<Vec<_>>()
    });
    let all: Vec<_> = all.collect();
    assert_eq!(all.len(), trumps().len());
    for ((tribe, plan), (of, id, strength, uses, kind)) in all.into_iter().zip(trumps()) {
        assert_eq!((tribe, plan.id.as_str()), (of, id));
        assert_eq!((plan.strength, plan.uses), (strength, uses), "{id}");
        assert_eq!(plan.kind, kind, "{id}");
    }
}
