//! What a pawn could do in every direction, for search and evaluation.
//!
//! A survey uses the same walk as the list of movements with another report. It reports more:
//! squares the pawn could enter only to hit, and pawns of its own side that it could avenge. For
//! legal movements use [`super::each`].

use std::ops::ControlFlow;

use super::{Mover, Report, Stop, Walker};
use crate::rules::Square;
use crate::rules::arena::{Animal, Heading, Path, PawnId, Position, Tables, area};

/// What a pawn could do on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glimpse {
    /// Stop there.
    Rest,
    /// Hit an enemy that came there; the square is empty or held by its own side.
    Watch,
    /// Hit this enemy.
    Hit(PawnId),
    /// Score.
    Hunt,
    /// Free captives.
    Rescue,
}

/// One thing a pawn could do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The direction of the first step.
    pub first: Heading,
    /// Whether it is the L move.
    pub bent: bool,
    /// Where it ends.
    pub to: Square,
    /// What the pawn does there.
    pub what: Glimpse,
}

impl Look {
    /// Whether the animal can do this with this heading (R16, R23).
    #[inline]
    #[must_use]
    pub fn fits(&self, animal: &Animal, heading: Heading) -> bool {
        let ways = match (self.bent, animal.plan.bend) {
            (true, Some(bend)) => bend.ways,
            _ => animal.plan.ways,
        };
        ways.seen_from(heading) & self.first.bit() != 0
    }
}

/// Calls `sink` with everything a pawn could do if it were its turn, with its own heading or, if
/// `all_round` is set, with any.
#[inline]
pub fn survey(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    all_round: bool,
    sink: &mut impl FnMut(Look),
) {
    let mover = Mover::fresh(tables, position, pawn);
    let walker = if all_round { Walker::all_round(mover) } else { Walker::new(mover, true) };
    // The callback never breaks off, so the result carries no information.
    let _ = walker.walk(&mut |look| {
        sink(look);
        ControlFlow::Continue(())
    });
}

/// A position with only this pawn, on this square.
#[must_use]
pub fn alone(pawn: PawnId, square: Square) -> Position {
    let mut position = Position::empty(false, 1);
    position.put(pawn, square, Heading::forward(pawn.side()));
    position
}

impl Report for Look {
    const FORESEES: bool = true;

    #[inline]
    fn of(walker: &Walker<'_>, stop: &Stop) -> Option<Self> {
        let (Path::Straight(first) | Path::Bent { first, .. }) = stop.path;
        let what = glimpse(walker, stop)?;
        Some(Self { first, bent: stop.run.bent, to: stop.to, what })
    }
}

/// The report for a square where the movement may stop.
#[inline]
fn glimpse(walker: &Walker<'_>, stop: &Stop) -> Option<Glimpse> {
    let (side, place, crossed) = (walker.mover.side, stop.place, stop.crossed);
    if place.is_target() {
        let hunts = place.is_hunt(area::enemy(side));
        return Some(if hunts { Glimpse::Hunt } else { Glimpse::Rescue });
    }
    match stop.other {
        Some(other) if other.side() != side => {
            walker.may_strike(stop, other).then_some(Glimpse::Hit(other))
        }
        _ if stop.run.raid => None,
        None if area::may_rest(walker, place, crossed) => Some(Glimpse::Rest),
        _ => area::may_strike(walker, place, crossed).then_some(Glimpse::Watch),
    }
}
