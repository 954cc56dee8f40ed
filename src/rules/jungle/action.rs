//! Jungle's actions and events.

use crate::rules::jungle::{Ending, Kind};
use crate::rules::{Side, Square};

/// One decision. Not every pair of squares is a legal move; see [`super::actions`]. The alignment
/// lets the compiler read and write an action in one instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Chance chooses the side that begins (J2).
    Begin(Side),
    /// The pawn on `from` moves to `to`, by a step or a leap.
    Move {
        /// The start square.
        from: Square,
        /// The square of arrival.
        to: Square,
    },
}

/// One event, in the order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance has chosen who begins.
    Began {
        /// The side that begins.
        side: Side,
    },
    /// A pawn moved. A capture on `to` is the next event.
    Moved {
        /// The pawn's side.
        side: Side,
        /// The pawn's animal.
        kind: Kind,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// True when it leapt over water.
        leapt: bool,
    },
    /// A pawn was captured and left the game.
    Captured {
        /// The pawn's side.
        side: Side,
        /// The pawn's animal.
        kind: Kind,
        /// The square where it was captured; the captor is there now.
        square: Square,
        /// Whether a trap had reduced its rank to 0 (J10).
        trapped: bool,
    },
    /// A pawn entered the enemy den.
    DenEntered {
        /// The pawn's side.
        side: Side,
        /// The den.
        square: Square,
    },
    /// The other side is to move.
    TurnPassed {
        /// The side to move.
        to: Side,
    },
    /// The match is over.
    Ended {
        /// The way it ended.
        ending: Ending,
    },
}
