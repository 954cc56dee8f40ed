//! Why a pick is not legal: the questions of the phases, asked one by one.
//!
//! Only the reason is found here. Whether a pick is legal at all is [`actions::destinations`]'s
//! answer, so an explanation can never allow or forbid anything.

use crate::rules::jungle::{Ashore, Kind, Position, Tables, actions, capture};
use crate::rules::{Argument, Refusal, Side, Spot, Square};

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    tables: &Tables,
    position: &Position,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    let (Spot::Square(to), Some(mover)) = (spot, position.to_move()) else { return None };
    let to = Square(to);
    if position.ending().is_some() || to.index() >= tables.grid.len() {
        return None;
    }
    match picked {
        [] => why_not_this_pawn(tables, position, mover, to),
        [Spot::Square(from)] => {
            let from = Square(*from);
            let allowed = actions::destinations(tables, position, from) & to.bit() != 0;
            (!allowed && from != to).then(|| why_not_there(tables, position, from, to))
        }
        _ => None,
    }
}

fn why_not_this_pawn(
    tables: &Tables,
    position: &Position,
    mover: Side,
    square: Square,
) -> Option<Refusal> {
    match position.side_at(square)? {
        side if side != mover => Some(Refusal::new("jungle-why-j3")),
        _ if actions::destinations(tables, position, square) == 0 => {
            let animal = name(tables, position.kind_at(square));
            Some(Refusal::new("jungle-why-stuck").with("animal", animal))
        }
        _ => None,
    }
}

fn why_not_there(tables: &Tables, position: &Position, from: Square, to: Square) -> Refusal {
    let mover = position.mover();
    let kind = position.kind_at(from);
    let animal = name(tables, kind);
    if position.pawns(mover) & to.bit() != 0 {
        return Refusal::new("jungle-why-j5");
    }
    if tables.den(mover) == to {
        return Refusal::new("jungle-why-j6");
    }
    let swims = tables.kinds[kind.index()].swims;
    if tables.water & to.bit() != 0 && !swims {
        return Refusal::new("jungle-why-j12").with("animal", animal);
    }
    if tables.steps(from) & to.bit() == 0 {
        return why_no_leap(tables, position, from, to);
    }
    why_not_taken(tables, position, from, to)
}

/// J4, J17 and J18: too far for a step.
fn why_no_leap(tables: &Tables, position: &Position, from: Square, to: Square) -> Refusal {
    let kind = position.kind_at(from);
    let Some(leap) = tables.leaps_from(from).find(|leap| leap.to == to) else {
        return Refusal::new("jungle-why-j4");
    };
    if leap.leapers & 1 << kind.index() == 0 {
        return Refusal::new("jungle-why-j17").with("animal", name(tables, kind));
    }
    let swimmer = position.all_pawns().find(|(square, ..)| leap.over & square.bit() != 0);
    match swimmer {
        Some((_, _, swimmer)) => Refusal::new("jungle-why-j18")
            .with("animal", name(tables, kind))
            .with("swimmer", name(tables, swimmer)),
        None => why_not_taken(tables, position, from, to),
    }
}

/// J7-J16: the enemy there cannot be taken.
fn why_not_taken(tables: &Tables, position: &Position, from: Square, to: Square) -> Refusal {
    let (by, of) = (position.kind_at(from), position.kind_at(to));
    let meeting = capture::meeting(tables, position.mover(), from, to);
    let by_plan = &tables.kinds[by.index()];
    let key = match (meeting.from_water, meeting.to_water) {
        (false, true) => "jungle-why-j14",
        (true, false) if by_plan.ashore == Ashore::Nothing => "jungle-why-j16",
        (true, false) if spared_ashore(&by_plan.ashore, of) => "jungle-why-j13",
        _ if meeting.attacker_trapped && tables.options.trapped_attack_weakly => "jungle-why-j11",
        _ if by_plan.spares.contains(&of) => "jungle-why-j9",
        _ => "jungle-why-j7",
    };
    Refusal::new(key).with("animal", name(tables, by)).with("victim", name(tables, of))
}

fn spared_ashore(ashore: &Ashore, kind: Kind) -> bool {
    matches!(ashore, Ashore::AllBut(spared) if spared.contains(&kind))
}

fn name(tables: &Tables, kind: Kind) -> Argument {
    Argument::Key(format!("jungle-animal-{}", tables.kinds[kind.index()].id))
}
