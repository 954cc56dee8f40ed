//! The sheet's board and power table as a plan, so that the rules are tested without data files.
//! [`words`] describes positions on it.

mod words;

pub(in crate::rules) use words::{heading, pawn, position, scene_of, square, words};

use crate::rules::arena::{
    BeforeBlocker, Bend, Class, DoubleAction, Ground, Heading, Kind, KindPlan, Numbers, Options,
    PawnId, Plan, Power, Powers, SIDES, Tables, Ways, WebPassing,
};
use crate::rules::{Grid, Side, Square};

pub(in crate::rules) const RED: Side = Side(0);
pub(in crate::rules) const BLUE: Side = Side(1);

/// Section 2.1, starting with the upper edge.
pub(in crate::rules) const BOARD: [&str; 15] = [
    "#####HPH#####",
    "yyybrrrrrbyyy",
    "yyybyrrrybyyy",
    "...~.....~...",
    ".............",
    "...~.....~...",
    "..~~..#..~~..",
    ".~~~~.#.~~~~.",
    "..~~..#..~~..",
    "...~.....~...",
    ".............",
    "...~.....~...",
    "yyybyrrrybyyy",
    "yyybrrrrrbyyy",
    "#####HPH#####",
];

/// Section 2.2: animal, class, land, water, ways, powers.
const ANIMALS: &str = "
    lion predator 1234 12 all armor
    tiger predator 1234 12 all armor
    wolf predator 1234 1 fblr -
    cheetah predator 12345 1 flr head-on
    rhinoceros destroyer 123 12 flr sweep
    elephant destroyer 123 12 flr sweep
    gorilla destroyer 123 1 fblr sweep
    gazelle runner 1234 1 flr never-back,shy,head-on,rigid
    giraffe runner 1234 1 flr never-back,shy,head-on,rigid
    zebra runner 123 12 flr never-back,shy,head-on,rigid
    kangaroo runner 345 12 flr never-back,shy,head-on,rigid
    turtle special 12 123 all harmless,unjailable,safe-at-home,web-proof,guard
    spider special 12 - all web,guard
    vulture special 1278 12 all guard
    crocodile aquatic 12 23 fblr amphibious
    hippopotamus aquatic 123 2 fblr amphibious
    anaconda aquatic 1 23 all amphibious";

/// R1: the packs, each pawn with its predefined square on red's side; blue's squares are mirrored.
const PACKS: [&str; 2] = [
    "lion e3 wolf c3 cheetah i3 rhinoceros a3 elephant m3 gorilla k3 gazelle b3 zebra l3 \
     kangaroo a2 turtle d2 spider b2 vulture m2 crocodile d3 hippopotamus j3 anaconda j2",
    "tiger e3 wolf c3 cheetah i3 rhinoceros a3 elephant m3 gorilla k3 giraffe b3 zebra l3 \
     kangaroo a2 turtle d2 spider b2 vulture m2 crocodile d3 hippopotamus j3 anaconda j2",
];

/// The sheet's recommended interpretations.
pub(in crate::rules) const OPTIONS: Options = Options {
    facings: 8,
    rear_attack: false,
    web_passing: WebPassing::Free,
    short_flyers_jump: true,
    double_action: DoubleAction::Instead,
    exact_numbers: true,
    stop_before_blocker: BeforeBlocker::Exact,
    target: 5,
    quiet_turns: 50,
    placed_at_once: 3,
    ahead: [0; 2],
};

/// The sheet's level: its board, its power table, its recommended interpretations.
pub(in crate::rules) fn jungla() -> Plan {
    let grid = Grid { width: 13, height: 15 };
    let kinds: Vec<KindPlan> =
        ANIMALS.lines().map(str::trim).filter(|line| !line.is_empty()).map(kind).collect();
    let find = |name: &str| Kind(kinds.iter().position(|kind| kind.id == name).unwrap() as u8);
    let mut packs = [Vec::new(), Vec::new()];
    let mut ready = [Vec::new(), Vec::new()];
    for side in SIDES {
        let words: Vec<&str> = PACKS[usize::from(side.0)].split_whitespace().collect();
        for pair in words.chunks(2) {
            let (x, y) = grid.place(grid.square(pair[1]).unwrap());
            let y = if side == RED { y } else { 14 - y };
            packs[usize::from(side.0)].push(find(pair[0]));
            let place = (grid.at(x, y).unwrap(), Heading::forward(side));
            ready[usize::from(side.0)].push(place);
        }
    }
    Plan { grid, ground: ground(), kinds, packs, ready, options: OPTIONS }
}

/// Compiles a plan.
pub(in crate::rules) fn tables(plan: &Plan) -> Tables {
    Tables::build(plan)
}

/// The sheet's level with a change, compiled.
pub(in crate::rules) fn with(change: impl FnOnce(&mut Plan)) -> Tables {
    let mut plan = jungla();
    change(&mut plan);
    tables(&plan)
}

/// The animal with this name, for changes.
pub(in crate::rules) fn animal<'a>(plan: &'a mut Plan, name: &str) -> &'a mut KindPlan {
    plan.kinds.iter_mut().find(|kind| kind.id == name).unwrap()
}

fn ground() -> Vec<Ground> {
    let mut ground = Vec::new();
    for (y, row) in BOARD.iter().rev().enumerate() {
        // The side matters only for squares that belong to a side.
        let side = if y < 7 { RED } else { BLUE };
        ground.extend(row.chars().map(|sign| match sign {
            '.' => Ground::Land,
            '~' => Ground::Water,
            'y' => Ground::LandDen(side),
            'b' => Ground::WaterDen(side),
            'r' => Ground::Area(side),
            'H' => Ground::Hunt(side),
            'P' => Ground::Prison(side),
            _ => Ground::Void,
        }));
    }
    ground
}

/// One line of [`ANIMALS`]. Properties without a column are set here.
fn kind(line: &str) -> KindPlan {
    let words: Vec<&str> = line.split(' ').collect();
    let numbers = |word: &str| {
        let digits: Vec<u8> = word.bytes().filter(u8::is_ascii_digit).map(|d| d - b'0').collect();
        Numbers::of(&digits)
    };
    let bend = |ways| Some(Bend { lengths: Numbers::of(&[3, 4]), ways });
    let (bend, jumps, flies) = match words[0] {
        "lion" | "tiger" => (bend(Ways::FORWARD), Numbers(0), Numbers(0)),
        "wolf" => (bend(Ways::FORWARD.or(Ways::BACKWARD)), Numbers(0), Numbers(0)),
        "gorilla" | "kangaroo" => (None, Numbers::ALL, Numbers(0)),
        "vulture" => (None, Numbers::of(&[1, 2]), Numbers::of(&[7, 8])),
        _ => (None, Numbers(0), Numbers(0)),
    };
    KindPlan {
        id: words[0].to_owned(),
        class: class(words[1]),
        land: numbers(words[2]),
        water: numbers(words[3]),
        ways: ways(words[4]),
        bend,
        jumps,
        flies,
        points: if words[0] == "turtle" { 2 } else { 1 },
        powers: Powers::of(&words[5].split(',').filter_map(power).collect::<Vec<_>>()),
    }
}

fn class(word: &str) -> Class {
    match word {
        "predator" => Class::Predator,
        "destroyer" => Class::Destroyer,
        "runner" => Class::Runner,
        "special" => Class::Special,
        _ => Class::Aquatic,
    }
}

fn ways(word: &str) -> Ways {
    match word {
        "all" => Ways::COMPLETE,
        letters => letters.chars().fold(Ways(0), |ways, letter| {
            ways.or(match letter {
                'f' => Ways::FORWARD,
                'b' => Ways::BACKWARD,
                'l' => Ways::DIAGONAL_LEFT,
                _ => Ways::DIAGONAL_RIGHT,
            })
        }),
    }
}

fn power(word: &str) -> Option<Power> {
    Some(match word {
        "armor" => Power::Armor,
        "sweep" => Power::Sweep,
        "never-back" => Power::NeverBack,
        "shy" => Power::Shy,
        "head-on" => Power::HeadOn,
        "rigid" => Power::Rigid,
        "harmless" => Power::Harmless,
        "unjailable" => Power::Unjailable,
        "safe-at-home" => Power::SafeAtHome,
        "web-proof" => Power::WebProof,
        "web" => Power::Web,
        "amphibious" => Power::Amphibious,
        "guard" => Power::Guard,
        _ => return None,
    })
}

#[test]
fn the_board_counts_as_the_sheet_says() {
    let ground = ground();
    let count = |wanted: fn(&Ground) -> bool| ground.iter().filter(|g| wanted(g)).count();
    assert_eq!((ground.len(), count(|g| *g == Ground::Void)), (195, 23));
    assert_eq!(count(|g| *g == Ground::Water), 24);
    for side in [RED, BLUE] {
        let own = |wanted: Ground| ground.iter().filter(|g| **g == wanted).count();
        assert_eq!((own(Ground::LandDen(side)), own(Ground::WaterDen(side))), (14, 4));
        assert_eq!((own(Ground::Area(side)), own(Ground::Hunt(side))), (8, 2));
        assert_eq!(own(Ground::Prison(side)), 1);
    }
}

#[test]
fn the_ready_packs_stand_as_placing_would_allow() {
    let tables = tables(&jungla());
    assert!(tables.has_ready());
    for side in SIDES {
        let squares: Vec<Square> = tables.ready(side).iter().map(|place| place.0).collect();
        for (place, index) in squares.iter().zip(0..) {
            let kind = tables.kind_of(PawnId::new(side, index));
            assert!(tables.place(*place).is_den(side));
            assert!(!tables.place(*place).is_water() || kind.enters_water());
            let front = tables.in_front(side, *place).unwrap();
            assert!(!tables.place(*place).is_second_row(side) || squares.contains(&front));
            assert_eq!(squares.iter().filter(|other| *other == place).count(), 1);
        }
    }
}
