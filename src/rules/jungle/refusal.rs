//! Why a pick is not legal: the questions of the phases, asked one by one.
//!
//! Only the reason is found here; [`rules::why_not`] says when there is one to be found.

use crate::rules::jungle::prey::{self, Bar};
use crate::rules::jungle::{Jungle, Kind, Position, Tables, actions, capture};
use crate::rules::{self, Argument, Refusal, Side, Spot, Square};

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    tables: &Tables,
    position: &Position,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    rules::why_not::<Jungle>(
        tables,
        position,
        picked,
        spot,
        |_| None,
        || {
            let (mover, to) = (position.to_move()?, on_board(tables, spot)?);
            match *picked {
                [] => why_not_this_pawn(tables, position, mover, to),
                [from] => {
                    let from = on_board(tables, from)?;
                    let own = position.side_at(from) == Some(mover);
                    own.then(|| why_not_there(tables, position, from, to))
                }
                _ => None,
            }
        },
    )
}

fn on_board(tables: &Tables, spot: Spot) -> Option<Square> {
    match spot {
        Spot::Square(square) => Some(Square(square)).filter(|at| at.index() < tables.grid.len()),
        _ => None,
    }
}

fn why_not_this_pawn(
    tables: &Tables,
    position: &Position,
    mover: Side,
    square: Square,
) -> Option<Refusal> {
    match position.side_at(square) {
        None => Some(Refusal::new("jungle-why-empty")),
        Some(side) if side != mover => Some(Refusal::new("jungle-why-j3")),
        Some(_) if actions::destinations(tables, position, square) == 0 => {
            let animal = name(tables, position.kind_at(square));
            Some(Refusal::new("jungle-why-stuck").with("animal", animal))
        }
        Some(_) => None,
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
    if tables.haunt(mover, kind) & to.bit() == 0 {
        return Refusal::new("jungle-why-j12").with("animal", animal);
    }
    if tables.steps(from) & to.bit() == 0
        && let Some(refusal) = why_no_leap(tables, position, from, to)
    {
        return refusal;
    }
    why_not_taken(tables, position, from, to)
}

/// J4, J17 and J18: too far for a step, and no leap leads there.
fn why_no_leap(tables: &Tables, position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let kind = position.kind_at(from);
    let Some(leap) = tables.leaps_from(from).find(|leap| leap.to == to) else {
        return Some(Refusal::new("jungle-why-j4"));
    };
    let animal = name(tables, kind);
    if leap.leapers & 1 << kind.index() == 0 {
        return Some(Refusal::new("jungle-why-j17").with("animal", animal));
    }
    let (.., swimmer) = position.all_pawns().find(|(at, ..)| leap.over & at.bit() != 0)?;
    let swimmer = name(tables, swimmer);
    Some(Refusal::new("jungle-why-j18").with("animal", animal).with("swimmer", swimmer))
}

/// J7-J16: why the enemy there cannot be captured.
fn why_not_taken(tables: &Tables, position: &Position, from: Square, to: Square) -> Refusal {
    let (by, of) = (position.kind_at(from), position.kind_at(to));
    let meeting = capture::meeting(tables, position.mover(), from, to);
    let key = match prey::bar(&tables.kinds, &tables.options, meeting, by, of) {
        Some(Bar::Equal) => "jungle-why-j7-equal",
        Some(Bar::Spared) => "jungle-why-j9",
        Some(Bar::Weakened) => "jungle-why-j11",
        Some(Bar::Ashore) => "jungle-why-j13",
        Some(Bar::IntoWater) => "jungle-why-j14",
        Some(Bar::NothingAshore) => "jungle-why-j16",
        // `None` does not occur, because the capture is illegal.
        Some(Bar::Stronger) | None => "jungle-why-j7",
    };
    Refusal::new(key).with("animal", name(tables, by)).with("victim", name(tables, of))
}

fn name(tables: &Tables, kind: Kind) -> Argument {
    Argument::Key(format!("jungle-animal-{}", tables.kinds[kind.index()].id))
}
