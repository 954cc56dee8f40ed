//! The inputs on which the rules and the naive reading are compared: drawn scenes, every option,
//! and animals and boards beyond the sheet.

use crate::rules::Dice;
use crate::rules::arena::tests::fixture;
use crate::rules::arena::{
    BeforeBlocker, Bend, DoubleAction, Ground, KindPlan, Numbers, Plan, Power, Powers, SIDES, Ways,
    WebPassing,
};
use crate::rules::dice::SmallDice;

const POWERS: [Power; 13] = [
    Power::Armor,
    Power::Sweep,
    Power::NeverBack,
    Power::Shy,
    Power::HeadOn,
    Power::Rigid,
    Power::Harmless,
    Power::Unjailable,
    Power::SafeAtHome,
    Power::WebProof,
    Power::Web,
    Power::Amphibious,
    Power::Guard,
];

/// Scenes with few pawns, close to situations that random play seldom reaches.
pub(super) const SCENES: [&str; 12] = [
    // In front of the hunting squares.
    "red lion f13 n, red kangaroo e11 n, red turtle h13 n, red wolf d12 n, blue spider g14 s, \
     blue tiger c13 e, blue gorilla i13 sw, blue gazelle g12 s, blue wolf j12 w",
    // In front of the prison square, with captives.
    "red lion f14 e, red turtle h14 w, red cheetah captive, red spider captive, red zebra captive, \
     red wolf captive, red rhinoceros captive, red gazelle captive, red elephant c2 n, \
     blue tiger d12 s, blue vulture k13 s, blue hippopotamus j13 w, blue wolf g2 n",
    // Sweeping.
    "red gorilla d5 n, red rhinoceros f5 n, red elephant h5 nw, blue gazelle d6 w, blue zebra d7 s, \
     blue turtle f6 s, blue tiger f7 s armored, blue gorilla h6 s, blue wolf g6 s, blue cheetah e6 s",
    // Water on all sides.
    "red crocodile d8 n, red hippopotamus c7 e, red anaconda b8 e, red kangaroo d9 e, \
     red vulture a6 n, blue crocodile j8 s, blue lion e8 w armored, blue kangaroo d10 s, \
     blue vulture a13 s, blue spider f10 s, red spider a9 n",
    // Attackers in the area, and defenders that may hit them.
    "red wolf f3 n, red lion e3 e, red spider d3 n, red turtle d2 e, red crocodile j3 w, \
     red vulture i3 w, blue wolf g2 s, blue zebra h3 s, blue turtle g3 s, blue tiger h2 s armored, \
     blue kangaroo g4 s",
    // The same with armored guards.
    "red wolf g14 w, red cheetah e14 e, red gorilla i14 sw, red lion c12 n, blue tiger h14 s armored, \
     blue wolf d13 e, blue turtle k13 s, blue zebra g11 n",
    // Shy animals from all sides.
    "red gazelle e5 n, red zebra e6 ne, red kangaroo f4 e, blue wolf e8 s, blue cheetah e9 s, \
     blue giraffe g6 sw, blue lion c5 e, blue gorilla h4 w, blue rhinoceros e3 n, blue vulture a9 e",
    // A web over a den.
    "red spider c12 n, red lion f13 n, red turtle g13 n, red wolf captive, blue tiger b14 s, \
     blue spider captive, blue wolf captive, blue zebra d11 s, blue turtle e2 s, blue gorilla f2 n",
    // Flights and what ends them.
    "red vulture f4 n, red spider h6 n, blue vulture h12 s, blue wolf f11 s, blue zebra h5 w, \
     red turtle m4 n, blue turtle a12 s, red vulture m5 n, blue vulture a10 s",
    // Several attackers in the way of sweepers.
    "red rhinoceros e3 e, red gorilla i3 w, red elephant e4 se, blue wolf f3 w, blue lion h3 w, \
     blue zebra g2 s, blue cheetah g3 s, blue spider e2 s, red turtle c2 n",
    // A den without land for a captive that does not swim.
    "red turtle h14 w, red wolf f14 e, red spider captive, red lion captive, red wolf captive, \
     red zebra a2 n, red zebra a3 n, red zebra b2 n, red zebra b3 n, red zebra c2 n, red zebra c3 n, \
     red wolf e3 n, red wolf i3 n, red wolf k2 n, red wolf k3 n, red wolf l2 n, red wolf l3 n, \
     red wolf m2 n, red wolf m3 n, blue tiger d3 n, blue wolf j3 s, blue spider j5 s",
    // A den without any square.
    "red lion f14 n, red turtle h14 w, red zebra a2 n, red zebra a3 n, red zebra b2 n, \
     red zebra b3 n, red zebra c2 n, red zebra c3 n, red wolf d2 n, red wolf d3 n, red wolf e3 n, \
     red wolf i3 n, red wolf j2 n, red wolf j3 n, red wolf k2 n, red wolf k3 n, red wolf l2 n, \
     red wolf l3 n, red wolf m2 n, red wolf m3 n, blue tiger i13 w, blue wolf e12 s",
];

/// The sheet's level with each option changed in turn, and with all of them.
pub(super) fn levels() -> Vec<(String, Plan)> {
    type Flip = (&'static str, fn(&mut Plan));
    let flips: [Flip; 9] = [
        ("four facings", |plan| plan.options.facings = 4),
        ("rear attack", |plan| plan.options.rear_attack = true),
        ("deadly webs", |plan| plan.options.web_passing = WebPassing::Deadly),
        ("no short jumps", |plan| plan.options.short_flyers_jump = false),
        ("double inside three", |plan| plan.options.double_action = DoubleAction::InsideThree),
        ("up to n", |plan| plan.options.exact_numbers = false),
        ("two points", |plan| plan.options.target = 2),
        ("guards in armor", |plan| {
            let tiger = fixture::animal(plan, "tiger");
            tiger.powers = Powers::of(&[Power::Armor, Power::Guard]);
        }),
        ("cut", |plan| plan.options.stop_before_blocker = BeforeBlocker::Cut),
    ];
    let mut levels = vec![("sheet".to_owned(), fixture::jungla())];
    let mut all = fixture::jungla();
    for (name, flip) in flips {
        let mut plan = fixture::jungla();
        flip(&mut plan);
        flip(&mut all);
        levels.push((name.to_owned(), plan));
    }
    levels.push(("all switches".to_owned(), all));
    levels
}

/// A level with random options, some unusual animals, and a modified board.
pub(super) fn mixed(dice: &mut SmallDice) -> Plan {
    let levels = levels();
    let mut plan = levels[dice.below(levels.len() as u32) as usize].1.clone();
    for kind in &mut plan.kinds {
        (0..=dice.below(3)).for_each(|_| disguise(kind, dice));
    }
    for _ in 0..dice.below(30) {
        let square = dice.below(plan.ground.len() as u32) as usize;
        let side = SIDES[dice.below(2) as usize];
        let other =
            [Ground::Void, Ground::Land, Ground::Water, Ground::Area(side), Ground::Hunt(side)];
        let old = plan.ground[square];
        if matches!(old, Ground::Land | Ground::Water | Ground::Void | Ground::Area(_)) {
            plan.ground[square] = other[dice.below(5) as usize];
        }
    }
    plan
}

/// May change one thing about an animal, and sometimes a power.
fn disguise(kind: &mut KindPlan, dice: &mut SmallDice) {
    let numbers = Numbers((dice.below(512) & dice.below(512)) as u16).and(Numbers::ALL);
    match dice.below(12) {
        0 => kind.land = numbers,
        1 => kind.water = numbers,
        2 => kind.ways = Ways(1 + dice.below(255) as u8),
        3 => kind.bend = Some(Bend { lengths: numbers, ways: Ways::STRAIGHT }),
        4 => kind.jumps = numbers,
        5 => kind.flies = numbers,
        _ => {}
    }
    let powers: Vec<Power> =
        POWERS.into_iter().filter(|power| kind.has(*power) != (dice.below(16) == 0)).collect();
    if let Some(bend) = &mut kind.bend {
        // The data layer rejects shorter ones: two of them would lead to the same square.
        bend.lengths.0 &= !0b110;
    }
    kind.powers = Powers::of(&powers);
}
