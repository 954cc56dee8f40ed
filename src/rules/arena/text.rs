//! Text forms: actions, positions, set-ups.
//!
//! - `e3n2` moves two squares north, `e3n3r` an L of three that turns right at its end, `~2` after
//!   it spares the animal at step two; `e3>ne` turns the pawn on e3, `>ne` chooses the pending
//!   heading; `red.lion@a3` places, `free:red.lion` frees, `enough`, `end` and `begin:red`.
//! - A position is one line: the stage of the match, the side, everything that differs from the
//!   default, then every pawn of both packs in pack order: `lion@a3n`, with `+` for armor and `!`
//!   for danger, `lion=x` for a captive, `lion=-` off the board (`lion=+` armored). In set-up red
//!   places first, unless `second=red` says otherwise.
//!
//! A pawn is written as its animal, with its number if the pack has several: `wolf#2`. Values that
//! follow from others, such as whether the match is over, and the level's name are not written.

mod places;
mod reading;
mod setups;

pub(super) use reading::{parse_action, parse_position};
pub(super) use setups::parse_setup;

use crate::rules::arena::{
    Action, First, Heading, Packs, Path, PawnId, Pending, Position, SIDES, Setup, Stage, Tables,
    Whereabouts, pawn_id,
};
use crate::rules::{Side, Square};

/// The names of the sides in texts.
pub(super) const COLOURS: [&str; 2] = ["red", "blue"];

/// The names of the stages in texts.
pub(super) const STAGES: [(Stage, &str); 3] =
    [(Stage::Lot, "lot"), (Stage::Placing, "placing"), (Stage::Playing, "playing")];

pub(super) fn action(tables: &Tables, action: Action) -> String {
    let name = |square: Square| tables.grid.name(square);
    match action {
        Action::Begin(side) => format!("begin:{}", colour(side)),
        Action::Place { pawn, square } => format!("{}@{}", pawn_name(tables, pawn), name(square)),
        Action::Move { from, path, distance, spared } => {
            let (heading, bend) = match path {
                Path::Straight(heading) => (heading, ""),
                Path::Bent { first, right: true } => (first, "r"),
                Path::Bent { first, right: false } => (first, "l"),
            };
            let spared = match spared {
                0 => String::new(),
                set => format!("~{}", steps(set).map(|step| step.to_string()).collect::<String>()),
            };
            format!("{}{}{distance}{bend}{spared}", name(from), compass(heading))
        }
        Action::Turn { square, heading } => format!("{}>{}", name(square), compass(heading)),
        Action::Face(heading) => format!(">{}", compass(heading)),
        Action::Free(pawn) => format!("free:{}", pawn_name(tables, pawn)),
        Action::Enough => "enough".into(),
        Action::EndTurn => "end".into(),
    }
}

fn steps(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |step| set >> step & 1 != 0)
}

pub(super) fn colour(side: Side) -> &'static str {
    COLOURS[usize::from(side.0 & 1)]
}

fn compass(heading: Heading) -> &'static str {
    Heading::NAMES[usize::from(heading.0 & 7)]
}

/// A pawn's name within its pack.
pub(super) fn name_in_pack(tables: &Tables, pawn: PawnId) -> String {
    let pack = tables.pack(pawn.side());
    let Some(kind) = pack.get(usize::from(pawn.index())) else { return pawn.index().to_string() };
    let id = &tables.animals()[kind.index()].plan.id;
    let alike = |upto: usize| pack[..upto].iter().filter(|other| *other == kind).count();
    match alike(pack.len()) {
        1 => id.clone(),
        _ => format!("{id}#{}", alike(usize::from(pawn.index()) + 1)),
    }
}

pub(super) fn pawn_name(tables: &Tables, pawn: PawnId) -> String {
    format!("{}.{}", colour(pawn.side()), name_in_pack(tables, pawn))
}

pub(super) fn position(tables: &Tables, position: &Position) -> String {
    let moment = position.turn_state();
    let stage =
        STAGES.iter().find(|(stage, _)| *stage == moment.stage).map_or("", |(_, name)| name);
    let mut words = vec![stage.to_string(), colour(moment.to_move).to_string()];
    let [red, blue] = SIDES.map(|side| position.score(side));
    words.push(format!("{red}-{blue}/{}", position.target()));
    if moment.stage == Stage::Placing && moment.second == SIDES[0] {
        words.push(format!("second={}", colour(moment.second)));
    }
    let numbers = [
        ("done", u16::from(moment.done)),
        ("hand", u16::from(moment.hand)),
        ("quiet", position.quiet()),
        ("turns", position.quiet_turns()),
    ];
    words.extend(numbers.iter().filter(|(_, n)| *n != 0).map(|(key, n)| format!("{key}={n}")));
    let flags = [
        ("compensated", moment.compensated),
        ("doubled", moment.doubled),
        ("owed", moment.owed),
        ("teams", moment.teams),
    ];
    words.extend(flags.iter().filter(|(_, on)| *on).map(|(key, _)| (*key).to_string()));
    words.extend(position.last_hunter().map(|side| format!("hunter={}", colour(side))));
    for (key, set) in [("acted", moment.acted), ("spent", moment.spent)] {
        let names: Vec<String> =
            pawn_id::pawns(moment.to_move, set).map(|pawn| name_in_pack(tables, pawn)).collect();
        if !names.is_empty() {
            words.push(format!("{key}={}", names.join(",")));
        }
    }
    let pending: Vec<String> = moment.stack().iter().map(|one| pending(tables, *one)).collect();
    if !pending.is_empty() {
        words.push(format!("pending={}", pending.join(",")));
    }
    for side in SIDES {
        let pawns = pawn_id::pawns(side, tables.whole_pack(side));
        let texts: Vec<String> = pawns.map(|pawn| pawn_text(tables, position, pawn)).collect();
        words.push(format!("{}:{}", colour(side), texts.join(",")));
    }
    words.join(" ")
}

pub(super) fn pending(tables: &Tables, pending: Pending) -> String {
    match pending {
        Pending::Nothing => "nothing".into(),
        Pending::Face(pawn) => format!("face:{}", pawn_name(tables, pawn)),
        Pending::Place(pawn) => format!("place:{}", pawn_name(tables, pawn)),
        Pending::Free { rescuer, left } => format!("free{left}:{}", pawn_name(tables, rescuer)),
    }
}

fn pawn_text(tables: &Tables, position: &Position, id: PawnId) -> String {
    let (name, pawn) = (name_in_pack(tables, id), position.pawn(id));
    let armor = if pawn.armored() { "+" } else { "" };
    match pawn.whereabouts() {
        Whereabouts::Board => {
            let danger = if pawn.endangered() { "!" } else { "" };
            let square = tables.grid.name(pawn.square());
            format!("{name}@{square}{}{armor}{danger}", compass(pawn.heading()))
        }
        Whereabouts::Captive => format!("{name}=x"),
        Whereabouts::Aside if pawn.armored() => format!("{name}=+"),
        Whereabouts::Aside => format!("{name}=-"),
    }
}

pub(super) fn setup(tables: &Tables, setup: &Setup) -> String {
    if let Some(start) = &setup.position {
        return format!("position={}", position(tables, start));
    }
    let first = match setup.first {
        First::Lot => "first=lot".to_string(),
        First::Seat(seat) => format!("first={}", seat.0),
    };
    let packs = match setup.packs {
        Packs::ByHand => "packs=by-hand",
        Packs::Ready => "packs=ready",
    };
    let mut words = vec![first, packs.to_string()];
    if setup.teams {
        words.push("teams".into());
    }
    words.extend(setup.target.map(|target| format!("target={target}")));
    words.join(" ")
}
