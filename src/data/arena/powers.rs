//! Powers and directions as files of animals write them.
//!
//! What is a parameter stands in brackets behind the power; what is behaviour is a word of this
//! closed list, each carried out in one place of the rules. A power works on any animal.

use std::mem::{Discriminant, discriminant};

use serde::Deserialize;

use crate::data::arena::animals::{AnimalDef, distances, drop_one, numbers};
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::rules::arena::{Bend, Numbers, Power, Powers, Ways};

/// Something an animal is or does beyond its numbers and directions.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[expect(clippy::large_enum_variant, reason = "read once, and boxes would clutter the manual")]
pub enum PowerDef<'a> {
    /// The L move: all squares but the last straight on, the last turned left or right. R23.
    LMove {
        /// Its lengths, the last square counted too: numbers that the animal has on land or in
        /// water, from 3 up.
        #[serde(borrow)]
        lengths: At<'a, Vec<At<'a, i64>>>,
        /// Where it begins: `Forward`, `Backward`, `Left` and `Right`. Whether the animal goes
        /// there straight does not matter.
        from: At<'a, Vec<At<'a, DirectionDef>>>,
    },
    /// Jumps over animals in its way, with all its numbers that are no flights. R22.
    Jump,
    /// Jumps over animals in its way, with these of its numbers only. R22.
    JumpWith(#[serde(borrow)] Vec<At<'a, i64>>),
    /// These of its numbers are flights: they end neither in the enemy's defence area nor on its
    /// targets, and jump over nobody. R71.
    Flight(#[serde(borrow)] Vec<At<'a, i64>>),
    /// Is armored after a hunt: the first hit only breaks the armor. R89, R90.
    Armor,
    /// Takes several enemies in one movement. R40.
    Sweep,
    /// Goes neither back towards its home nor points there. R45.
    NeverBack,
    /// Cannot be taken from the front, nor from behind. R46, R47.
    Shy,
    /// Takes shy animals from the front too. R46.
    HeadOn,
    /// Does not turn after a hit. R49.
    Rigid,
    /// Cannot hit. R51.
    Harmless,
    /// Goes home instead of being taken. R52, R53.
    Unjailable,
    /// Cannot be hit in its own defence area and its own dens. R54.
    SafeAtHome,
    /// No web does anything to it. R55.
    WebProof,
    /// Spins a web over the eight squares around it; such an animal has no water numbers. R58, R60.
    Web,
    /// Water does not stop it when it starts on land. R69.
    Amphibious,
    /// May stop in its own defence area. R76.
    Guard,
}

/// A direction seen from where the head points.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectionDef {
    /// Where the head points.
    Forward,
    /// Half right of forward.
    DiagonalRight,
    /// A right angle to the right.
    Right,
    /// Half right of backward.
    BackwardRight,
    /// Away from where the head points.
    Backward,
    /// Half left of backward.
    BackwardLeft,
    /// A right angle to the left.
    Left,
    /// Half left of forward.
    DiagonalLeft,
    /// All eight.
    Complete,
}

impl From<DirectionDef> for Ways {
    fn from(def: DirectionDef) -> Self {
        match def {
            DirectionDef::Complete => Self::COMPLETE,
            // The others stand in the order of the bits.
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

/// Reads directions, each once.
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

/// Reads powers, each once. `all` are the animal's numbers, if they could be read.
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

/// How a power is written; a known one misses its brackets, or has some too many.
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

/// Adds one power, which stands at `token`.
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

/// Some of an animal's numbers, at least one.
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

/// Tells of numbers that the animal has neither on land nor in water.
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

/// What of an animal contradicts its powers, or leaves it without a move.
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
    // R60: a web is spun on land only, by an animal that stays there.
    let swims = def.water.ok().is_some_and(|water| !water.is_empty());
    if swims && powers.plain.contains(&Power::Web) {
        let cause = "an animal with `Web` never enters water, but this one has numbers there";
        let hint = "leave `water` out, or take `Web` away";
        reader.flaw(def.water.token(), cause, Some(hint.to_owned()));
    }
}
