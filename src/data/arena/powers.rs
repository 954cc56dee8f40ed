//! Powers and directions as files of animals write them.
//!
//! A power's parameters stand in brackets behind it. The powers are a closed list: the rules
//! implement each in one place. Any animal can have any power.

use std::mem::{Discriminant, discriminant};

use serde::Deserialize;

use crate::data::arena::animals::{AnimalDef, distances, drop_one, numbers};
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::rules::arena::{Bend, Numbers, Power, Powers, Ways};

/// What an animal is or does beyond its numbers and directions.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum PowerDef<'a> {
    /// The L move: straight ahead for all squares but the last, which turns left or right. R23.
    LMove {
        /// Its lengths, including the last square: numbers from 3 up that the animal has on land or
        /// in water.
        #[serde(borrow)]
        lengths: At<'a, Vec<At<'a, i64>>>,
        /// The directions in which it may start: `Forward`, `Backward`, `Left`, `Right`. They need
        /// not be among the animal's `directions`.
        from: At<'a, Vec<At<'a, DirectionDef>>>,
    },
    /// Jumps over animals in its way, with all its numbers that are not flights. R22.
    Jump,
    /// Jumps over animals in its way, with these of its numbers only. R22.
    JumpWith(#[serde(borrow)] Vec<At<'a, i64>>),
    /// These of its numbers are flights: they may not end in the enemy's defence area or on its
    /// targets, and do not jump over animals. R71.
    Flight(#[serde(borrow)] Vec<At<'a, i64>>),
    /// Gains armor after a hunt: the first hit only breaks the armor. R89, R90.
    Armor,
    /// Can take several enemies in one movement. R40.
    Sweep,
    /// Neither moves back towards its home nor turns its head there. R45.
    NeverBack,
    /// Cannot be taken from the front or from behind. R46, R47.
    Shy,
    /// Takes shy animals from the front too. R46.
    HeadOn,
    /// Does not turn after a hit. R49.
    Rigid,
    /// Cannot hit. R51.
    Harmless,
    /// Goes home instead of being taken. R52, R53.
    Unjailable,
    /// Cannot be hit in its own defence area or its own dens. R54.
    SafeAtHome,
    /// Webs have no effect on it. R55.
    WebProof,
    /// Spins a web over the eight squares around it. Such an animal must have no `water` numbers.
    /// R58, R60.
    Web,
    /// Crosses from land into water without stopping. R69.
    Amphibious,
    /// May stop in its own defence area. R76.
    Guard,
}

/// A direction relative to where the head points.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectionDef {
    /// Where the head points.
    Forward,
    /// Forward, half right.
    DiagonalRight,
    /// A right angle to the right.
    Right,
    /// Backward, half right.
    BackwardRight,
    /// Away from where the head points.
    Backward,
    /// Backward, half left.
    BackwardLeft,
    /// A right angle to the left.
    Left,
    /// Forward, half left.
    DiagonalLeft,
    /// All eight.
    Complete,
}

impl From<DirectionDef> for Ways {
    fn from(def: DirectionDef) -> Self {
        match def {
            DirectionDef::Complete => Self::COMPLETE,
            // The other variants are in the order of the bits.
            one => Self(1 << one as u8),
        }
    }
}

/// An animal's powers, compiled.
#[derive(Clone, Default, Debug)]
pub(super) struct Compiled {
    pub(super) bend: Option<Bend>,
    pub(super) jumps: Numbers,
    pub(super) flies: Numbers,
    plain: Vec<Power>,
}

impl Compiled {
    pub(super) fn rest(&self) -> Powers {
        Powers::of(&self.plain)
    }
}

/// Reads a list of directions; reports one written twice.
pub(super) fn directions<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, DirectionDef>>>,
) -> Option<Ways> {
    let list = reader.get(at, "a list of directions such as `[Forward, Backward]`")?;
    let mut ways = Some(Ways::default());
    for entry in list {
        let new = reader.get(entry, "a direction such as `Forward`").copied().map(Ways::from);
        if ways.zip(new).is_some_and(|(ways, new)| ways.0 & new.0 != 0) {
            let cause = format!("`{}` is said twice here", visible(entry.token()));
            let hint = "write each direction once; `Complete` holds all of them";
            reader.flaw(entry.token(), cause, Some(hint.to_owned()));
        }
        ways = ways.zip(new).map(|(ways, new)| ways.or(new));
    }
    ways
}

/// Reads a list of powers; reports one written twice. `all` holds the animal's numbers, if
/// readable.
pub(super) fn compile<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, PowerDef<'a>>>>,
    all: Option<Numbers>,
) -> Option<Compiled> {
    let list = reader.get(at, "a list of powers such as `[Jump]`")?;
    let mut known: Vec<Discriminant<PowerDef<'_>>> = Vec::new();
    let (mut compiled, mut whole) = (Compiled::default(), true);
    for entry in list {
        let Some(def) = reader.get(entry, shape(entry.token())) else {
            whole = false;
            continue;
        };
        let twice = known.contains(&discriminant(def));
        let jumps_twice = jumps(def) && !compiled.jumps.is_empty();
        if twice || jumps_twice {
            let name = entry.token().split(['(', ' ']).next().unwrap_or_default();
            let cause = if twice {
                format!("`{}` stands here twice", visible(name))
            } else {
                "`Jump` and `JumpWith` say the same thing in two ways".to_owned()
            };
            reader.flaw(entry.token(), cause, drop_one());
        }
        known.push(discriminant(def));
        whole &= add(reader, &mut compiled, entry.token(), def, all).is_some();
    }
    let both = compiled.jumps.and(compiled.flies);
    if let Some(number) = both.iter().next().filter(|_| !list.iter().any(is_plain_jump)) {
        let cause = format!("{number} is a flight, and flights jump over nobody");
        reader.flaw(at.token(), cause, Some(format!("take {number} out of one of them")));
    }
    Some(compiled).filter(|_| whole)
}

/// How a power should be written, for a token that does not parse: an unknown name, or a known one
/// with missing or extra brackets.
fn shape(token: &str) -> &'static str {
    let name = token.split(['(', ' ']).next().unwrap_or_default();
    match name {
        "LMove" => "`LMove(lengths: [3, 4], from: [Forward])`",
        "Jump" if token != name => "`Jump` without brackets, or `JumpWith([1, 2])`,",
        "JumpWith" => "`JumpWith([1, 2])` with numbers of the animal",
        "Flight" => "`Flight([7, 8])` with numbers of the animal",
        _ if token != name => "a power without brackets",
        _ => "a power such as `Jump`",
    }
}

fn jumps(def: &PowerDef<'_>) -> bool {
    matches!(def, PowerDef::Jump | PowerDef::JumpWith(_))
}

fn is_plain_jump<'a>(entry: &At<'a, PowerDef<'a>>) -> bool {
    matches!(entry.ok(), Some(PowerDef::Jump))
}

/// Adds one power, written at `token`.
fn add<'a>(
    reader: &mut Reader<'a>,
    to: &mut Compiled,
    token: &str,
    def: &PowerDef<'a>,
    all: Option<Numbers>,
) -> Option<()> {
    let plain = match def {
        PowerDef::LMove { lengths, from } => {
            to.bend = Some(bend(reader, lengths, from, all)?);
            return Some(());
        }
        PowerDef::Jump => {
            to.jumps = all.unwrap_or(Numbers::ALL);
            return Some(());
        }
        PowerDef::JumpWith(list) => {
            to.jumps = part(reader, token, list, all)?;
            return Some(());
        }
        PowerDef::Flight(list) => {
            to.flies = part(reader, token, list, all)?;
            return Some(());
        }
        PowerDef::Armor => Power::Armor,
        PowerDef::Sweep => Power::Sweep,
        PowerDef::NeverBack => Power::NeverBack,
        PowerDef::Shy => Power::Shy,
        PowerDef::HeadOn => Power::HeadOn,
        PowerDef::Rigid => Power::Rigid,
        PowerDef::Harmless => Power::Harmless,
        PowerDef::Unjailable => Power::Unjailable,
        PowerDef::SafeAtHome => Power::SafeAtHome,
        PowerDef::WebProof => Power::WebProof,
        PowerDef::Web => Power::Web,
        PowerDef::Amphibious => Power::Amphibious,
        PowerDef::Guard => Power::Guard,
    };
    to.plain.push(plain);
    Some(())
}

/// Reads the part of an animal's numbers that a power applies to: at least one.
fn part<'a>(
    reader: &mut Reader<'a>,
    token: &str,
    list: &[At<'a, i64>],
    all: Option<Numbers>,
) -> Option<Numbers> {
    let numbers = distances(reader, list)?;
    if numbers.is_empty() {
        let hint = "write some of the animal's numbers, or leave the power out";
        reader.flaw(token, "a power without numbers does nothing", Some(hint.to_owned()));
        return None;
    }
    among(reader, list, all);
    Some(numbers)
}

/// Reports numbers that the animal has neither on land nor in water.
fn among(reader: &mut Reader<'_>, list: &[At<'_, i64>], all: Option<Numbers>) {
    for entry in list {
        let number = entry.ok().and_then(|number| u8::try_from(*number).ok());
        let strange = number.zip(all).filter(|(number, all)| !all.has(*number));
        if let Some((number, _)) = strange {
            let cause = format!("{number} is none of this animal's numbers");
            let hint = format!("add {number} to `land` or `water`, or take it out here");
            reader.flaw(entry.token(), cause, Some(hint));
        }
    }
}

fn bend<'a>(
    reader: &mut Reader<'a>,
    lengths: &At<'a, Vec<At<'a, i64>>>,
    from: &At<'a, Vec<At<'a, DirectionDef>>>,
    all: Option<Numbers>,
) -> Option<Bend> {
    let numbers = numbers(reader, lengths);
    for entry in lengths.ok().into_iter().flatten() {
        if matches!(entry.ok(), Some(1 | 2)) {
            let cause = "so short an L is none: two of them would lead to one square";
            let hint = "an L has 3 squares or more";
            reader.flaw(entry.token(), cause, Some(hint.to_owned()));
        }
    }
    among(reader, lengths.ok().map(Vec::as_slice).unwrap_or_default(), all);
    let ways = directions(reader, from);
    for entry in from.ok().into_iter().flatten() {
        let ways = entry.ok().copied().map(Ways::from).unwrap_or_default();
        if ways.0 & !Ways::STRAIGHT.0 != 0 {
            let name = visible(entry.token());
            let cause = format!("no L begins `{name}`: two of its paths would lead to one square");
            let hint = "an L begins `Forward`, `Backward`, `Left` or `Right`";
            reader.flaw(entry.token(), cause, Some(hint.to_owned()));
        }
    }
    let empty = |at: &str, none: bool, reader: &mut Reader<'a>| {
        if none {
            let cause = "an L move without lengths or directions does nothing";
            reader.flaw(at, cause, Some("write some, or leave the power out".to_owned()));
        }
    };
    empty(lengths.token(), numbers.is_some_and(Numbers::is_empty), reader);
    empty(from.token(), ways.is_some_and(|ways| ways.0 == 0), reader);
    Some(Bend { lengths: numbers?, ways: ways? })
}

/// Reports powers that contradict other fields, and an animal without any move.
pub(super) fn contradictions(
    reader: &mut Reader<'_>,
    def: &AnimalDef<'_>,
    ways: Ways,
    powers: &Compiled,
) {
    if ways.0 == 0 && powers.bend.is_none() {
        let hint = "write at least one direction";
        reader.flaw(def.directions.token(), "this animal goes nowhere", Some(hint.to_owned()));
    }
    // R60: only an animal that stays on land spins a web.
    let swims = def.water.ok().is_some_and(|water| !water.is_empty());
    if swims && powers.plain.contains(&Power::Web) {
        let cause = "an animal with `Web` never enters water, but this one has numbers there";
        let hint = "leave `water` out, or take `Web` away";
        reader.flaw(def.water.token(), cause, Some(hint.to_owned()));
    }
}
