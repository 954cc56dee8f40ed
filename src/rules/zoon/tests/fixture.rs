//! The sheet's field and its four tribes as a plan, so that the rules are tested without data
//! files. [`board`] describes positions on it.

mod board;

pub(in crate::rules) use board::{Board, scene, scene_on, start};

use crate::rules::Grid;
use crate::rules::zoon::{
    Corners, Effect, FormationPlan, Ground, Mark, Offset, Options, Plan, Rank, Ranks, Setup,
    Tables, Tactic, TribePlan, TrumpKind, TrumpPlan, Waypoint, Zones, ZoonPlan,
};

/// Section 3.2, one card per line: Zoons with type, value, corners, effect, trajectories and, after
/// `~`, green squares; trumps with strength, uses (0 for unlimited), kind and its parameters.
const TRIBES: &str = include_str!("fixture/tribes.txt");

/// The sheet's level.
pub(in crate::rules) fn sheet() -> Plan {
    Plan {
        grid: Grid { width: 6, height: 6 },
        zones: Zones { camp: 3, deployment: 2, reinforcement: 1 },
        tribes: tribes(TRIBES),
        options: Options {
            draw_advised: 40,
            draw: 60,
            rearrangements: 24,
            beaten_shots_fall: false,
        },
    }
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

/// A Zoon of a level, for changes.
pub(in crate::rules) fn zoon<'a>(plan: &'a mut Plan, name: &str) -> &'a mut ZoonPlan {
    let mut all = plan.tribes.iter_mut().flat_map(|tribe| &mut tribe.zoons);
    all.find(|zoon| zoon.id == name).unwrap_or_else(|| panic!("no such Zoon: {name}"))
}

/// A trump of a level, for changes.
pub(in crate::rules) fn trump<'a>(plan: &'a mut Plan, name: &str) -> &'a mut TrumpPlan {
    let mut all = plan.tribes.iter_mut().flat_map(|tribe| &mut tribe.trumps);
    all.find(|trump| trump.id == name).unwrap_or_else(|| panic!("no such trump: {name}"))
}

/// A set-up with two of the sheet's tribes.
pub(in crate::rules) fn setup(one: u8, other: u8) -> Setup {
    Setup { tribes: [one, other], ..Setup::default() }
}

/// Tribes in the format of [`TRIBES`].
pub(in crate::rules) fn tribes(text: &str) -> Vec<TribePlan> {
    let mut tribes: Vec<TribePlan> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let last = tribes.last_mut();
        match (words[0], last) {
            ("tribe", _) => tribes.push(TribePlan {
                id: words[1].into(),
                zoons: Vec::new(),
                reserve: None,
                trumps: Vec::new(),
                formations: Vec::new(),
            }),
            ("zoon", Some(tribe)) => tribe.zoons.push(read_zoon(&words[1..])),
            ("reserve", Some(tribe)) => tribe.reserve = Some(read_zoon(&words[1..])),
            ("trump", Some(tribe)) => tribe.trumps.push(read_trump(&words[1..])),
            _ => panic!("a line begins with tribe, zoon, reserve or trump: {line}"),
        }
    }
    tribes.iter_mut().for_each(|tribe| tribe.formations = formations(tribe));
    tribes
}

/// Two formations: the cards in list order from the front row to the back, and in reverse.
fn formations(tribe: &TribePlan) -> Vec<FormationPlan> {
    let faces = tribe.faces().enumerate().filter(|(_, (.., reserve))| !reserve);
    let cards: Vec<Option<u8>> = faces
        .flat_map(|(face, (.., count, _))| std::iter::repeat_n(Some(face as u8), count.into()))
        .collect();
    let reverse = cards.iter().rev().copied().collect();
    let plan = |id: &str, faces| FormationPlan { id: id.into(), faces };
    vec![plan("emblem-behind", reverse), plan("emblem-ahead", cards)]
}

fn ranks(text: &str) -> Ranks {
    let named = |name: &str| Rank::ALL.into_iter().find(|rank| rank.id() == name).unwrap();
    Ranks::of(&text.split(',').map(named).collect::<Vec<_>>())
}

fn corners(text: &str) -> Corners {
    let mark = |c: char| match c {
        '*' => Mark::Star,
        'X' => Mark::Cross,
        _ => Mark::Number(c.to_digit(10).unwrap() as u8),
    };
    text.chars().map(mark).collect::<Vec<_>>().try_into().unwrap()
}

fn offset(text: &str) -> Offset {
    let (x, y) = text.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

/// The sheet's effects with the sheet's parameters.
fn effect(text: &str) -> Option<Effect> {
    Some(match text {
        "-" => return None,
        "second-move" => Effect::SecondMove,
        "stun" => Effect::Stun { turns: 1 },
        "flee" => Effect::Flee,
        "push" => Effect::Push { cells: 2 },
        "face-up" => Effect::FaceUp,
        "exchange" => Effect::ExchangeWith { rank: Rank::Elite },
        "peek" => Effect::Peek { count: 2 },
        "devour" => Effect::Devour,
        _ => panic!("no such effect: {text}"),
    })
}

fn read_zoon(words: &[&str]) -> ZoonPlan {
    let faces = words[3].split('+').map(|face| match face.split_once('x') {
        Some((face, count)) => (corners(face), count.parse().unwrap()),
        None => (corners(face), 1),
    });
    let path = |text: &&str| {
        text.split('>').map(|at| Waypoint { offset: offset(at), arrival: true }).collect()
    };
    let (green, paths): (Vec<&str>, Vec<&str>) =
        words[5..].iter().partition(|text| text.starts_with('~'));
    ZoonPlan {
        id: words[0].into(),
        rank: ranks(words[1]).iter().next().unwrap(),
        value: words[2].parse().unwrap(),
        corners: faces.collect(),
        paths: paths.iter().map(path).collect(),
        green: green.iter().map(|text| offset(&text[1..])).collect(),
        star: effect(words[4]),
    }
}

fn read_trump(words: &[&str]) -> TrumpPlan {
    let number = |index: usize| words[index].parse().unwrap();
    let kind = match words[3] {
        "shot" => TrumpKind::Shot {
            shooters: ranks(words[4]),
            corners: corners(words[5]),
            aim: words[6..].iter().map(|text| offset(text)).collect(),
        },
        "gear" => TrumpKind::Gear {
            bearers: ranks(words[4]),
            attacking: number(5),
            defending: number(6),
            unpushable: words[7] == "unpushable",
        },
        "terrain" => TrumpKind::Terrain {
            squares: number(4),
            ground: match words[5] {
                "camp" => Ground::OwnCamp,
                _ => Ground::OutsideEnemyDeployment,
            },
            owner_passes: words[6] == "owner",
        },
        "moves" => TrumpKind::Tactic(Tactic::SeveralMoves { count: number(4) }),
        "lure" => TrumpKind::Tactic(Tactic::Lure {
            asks: ranks(words[4]).iter().next().unwrap(),
            singers: ranks(words[5]),
        }),
        "leap" => TrumpKind::Tactic(Tactic::Leap { distance: number(4), not: ranks(words[5]) }),
        other => panic!("no such trump kind: {other}"),
    };
    TrumpPlan { id: words[0].into(), strength: number(1), uses: number(2), kind }
}
