//! The spots a player picks to choose an action.
//!
//! - a movement: the pawn's square, a marker for every spared enemy on the way, the square of
//!   arrival;
//! - a change of direction: the pawn's square and a petal of the ring around it; for the free turn
//!   after a movement only the petal;
//! - a pawn that enters the board: its marker and the den square; a captive to free: its marker;
//! - the end of a choice: a button.
//!
//! The table decides which spots to highlight.

use crate::rules::arena::{Action, Heading, PawnId, Tables, movement};
use crate::rules::{Spot, Spots, Square};

/// The button that ends the turn.
pub const END_TURN: Spot = Spot::Button(8);
/// The button that frees no more captives.
pub const ENOUGH: Spot = Spot::Button(9);

/// The petal of a heading in the ring around a pawn.
#[must_use]
pub const fn petal(heading: Heading) -> Spot {
    Spot::Button(heading.0 as u16 & 7)
}

/// The heading of a petal.
#[must_use]
pub const fn heading(spot: Spot) -> Option<Heading> {
    match spot {
        Spot::Button(number) if number < 8 => Some(Heading(number as u8)),
        _ => None,
    }
}

/// A pawn off the board.
#[must_use]
pub const fn beside(pawn: PawnId) -> Spot {
    Spot::Marker(pawn.0 as u16)
}

/// The pawn off the board that a marker stands for.
#[must_use]
pub const fn pawn(spot: Spot) -> Option<PawnId> {
    match spot {
        Spot::Marker(number) if number < SPARE => Some(PawnId(number as u8)),
        _ => None,
    }
}

const SPARE: u16 = 1 << 8;

/// The marker on a square whose enemy is to be jumped over instead of taken (R44).
#[must_use]
pub const fn spare(square: Square) -> Spot {
    Spot::Marker(SPARE | square.0 as u16)
}

/// The square of a marker that spares an enemy.
#[must_use]
pub const fn spared(spot: Spot) -> Option<Square> {
    match spot {
        Spot::Marker(number) if number >= SPARE => Some(Square(number as u8)),
        _ => None,
    }
}

/// The picking path of an action; empty for actions of chance.
pub(super) fn path(tables: &Tables, action: Action) -> Spots {
    match action {
        Action::Begin(_) => Spots::new(&[]),
        Action::Place { pawn, square } => Spots::new(&[beside(pawn), Spot::Square(square.0)]),
        Action::Turn { square, heading } => Spots::new(&[Spot::Square(square.0), petal(heading)]),
        Action::Face(heading) => Spots::new(&[petal(heading)]),
        Action::Free(pawn) => Spots::new(&[beside(pawn)]),
        Action::Enough => Spots::new(&[ENOUGH]),
        Action::EndTurn => Spots::new(&[END_TURN]),
        Action::Move { from, path, distance, spared } => {
            let mut spots = vec![Spot::Square(from.0)];
            let mut to = from;
            for ((square, _), number) in movement::squares(tables, from, path, distance).zip(1..) {
                to = square;
                if u16::from(spared) >> number & 1 != 0 {
                    spots.push(spare(square));
                }
            }
            spots.push(Spot::Square(to.0));
            Spots::new(&spots)
        }
    }
}
