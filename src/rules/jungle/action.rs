//! What a player decides and what comes of it.

use crate::rules::jungle::{Ending, Kind};
use crate::rules::{Side, Square};

/// One decision. Not every pair of squares is a legal move: see [`super::actions`]. Aligned, it is read and written in one go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// The lot falls on this side, which begins (J2).
    Begin(Side),
    /// The pawn on `from` goes to `to`, by a step or a leap.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

/// One fact, in the order in which it came to pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell.
    Began {
        /// The side that begins.
        side: Side,
    },
    /// A pawn moved. What it met on `to` is told by the next event.
    Moved {
        /// Whose pawn.
        side: Side,
        /// Its animal.
        kind: Kind,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// True when it leapt over water.
        leapt: bool,
    },
    /// A pawn left the game.
    Captured {
        /// Whose pawn.
        side: Side,
        /// Its animal.
        kind: Kind,
        /// Where it stood; the captor stands there now.
        square: Square,
        /// True when a trap had taken its rank (J10).
        trapped: bool,
    },
    /// A pawn stands in the enemy den.
    DenEntered {
        /// Whose pawn.
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
        /// How.
        ending: Ending,
    },
}
