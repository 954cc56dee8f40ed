//! Arena's actions and events.

use crate::rules::arena::{Ending, Heading, PawnId, TurnState};
use crate::rules::{Side, Square};

/// The line of a movement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Path {
    /// In one direction (R19).
    Straight(Heading),
    /// The L move (R23): in one direction, with the last square at a right angle.
    Bent {
        /// The direction in which it begins.
        first: Heading,
        /// Turned right, or else left.
        right: bool,
    },
}

impl Path {
    /// The direction of step `number`, counted from 1, of a movement of `distance` squares.
    #[inline]
    #[must_use]
    pub const fn heading(self, number: u8, distance: u8) -> Heading {
        match self {
            Self::Straight(heading) => heading,
            Self::Bent { first, .. } if number < distance => first,
            Self::Bent { first, right } => first.turned(if right { 2 } else { 6 }),
        }
    }
}

/// One decision. [`super::actions`] lists the legal ones. The variant has a byte of its own,
/// because every phase reads it.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance chooses the side that places the first animals (R5), or that takes the first turn
    /// with predefined packs.
    Begin(Side),
    /// A pawn enters a den square: in set-up (R5), after a hunt (R35), after a hit (R53), or freed
    /// (R85).
    Place {
        /// The pawn.
        pawn: PawnId,
        /// The den square.
        square: Square,
    },
    /// A movement (R11). Every enemy on the way that can be taken is taken, except those in
    /// `spared`.
    Move {
        /// The start square.
        from: Square,
        /// The line.
        path: Path,
        /// The number of squares along it, including the last one.
        distance: u8,
        /// The squares jumped over although an enemy could be taken there (R44): bit n for step n.
        spared: u8,
    },
    /// A change of direction as an action of its own (R11).
    Turn {
        /// The pawn's square.
        square: Square,
        /// Its new heading.
        heading: Heading,
    },
    /// The pending choice of heading (R12).
    Face(Heading),
    /// Frees a captive (R83).
    Free(PawnId),
    /// Frees no more captives (R84).
    Enough,
    /// Ends the turn, or the round of placing.
    EndTurn,
}

/// One event, in the order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance has chosen the side that begins.
    Began {
        /// The side that begins.
        side: Side,
    },
    /// A pawn came onto the board.
    Placed {
        /// The pawn.
        pawn: PawnId,
        /// Its square.
        square: Square,
        /// Its heading.
        heading: Heading,
    },
    /// A pawn moved. Hits are reported by later events.
    Moved {
        /// The pawn.
        pawn: PawnId,
        /// The start square.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The line.
        path: Path,
        /// The number of squares along it.
        distance: u8,
    },
    /// An enemy was hit and became a captive (R25).
    Captured {
        /// The victim.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// A pawn that cannot become a captive was hit and leaves for its den (R53).
    SentHome {
        /// The pawn.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// Armor broke (R90).
    ArmorCracked {
        /// The wearer.
        pawn: PawnId,
        /// The wearer's square.
        square: Square,
    },
    /// The attacker returned to its start square (R30).
    SprangBack {
        /// The attacker.
        pawn: PawnId,
        /// The square of the hit.
        from: Square,
        /// The start square.
        to: Square,
    },
    /// A spider's movement put a pawn in danger (R61).
    Endangered {
        /// The pawn.
        pawn: PawnId,
    },
    /// A pawn is out of danger (R61).
    OutOfDanger {
        /// The pawn.
        pawn: PawnId,
    },
    /// A web captured a pawn (R61, R62).
    Webbed {
        /// The pawn.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// A rescuer reached the enemy prison and becomes a captive in exchange (R84), unless it cannot
    /// be one (R56).
    Rescued {
        /// The rescuer.
        pawn: PawnId,
        /// The prison square.
        square: Square,
        /// Whether it became a captive.
        jailed: bool,
    },
    /// A captive was freed and waits for a den square (R83).
    Freed {
        /// The pawn.
        pawn: PawnId,
    },
    /// A pawn hunted (R34) and left the board for its den.
    Hunted {
        /// The hunter.
        pawn: PawnId,
        /// The hunting square.
        square: Square,
        /// Points scored.
        points: u8,
    },
    /// The hunter put on armor (R89).
    ArmorGained {
        /// The hunter.
        pawn: PawnId,
    },
    /// A pawn turned.
    Turned {
        /// The pawn.
        pawn: PawnId,
        /// Its new heading.
        heading: Heading,
        /// Whether it was an action of its own (R11), not the free turn after a movement (R12).
        in_place: bool,
    },
    /// The pending decision or the rest of the turn changed.
    Awaits {
        /// The current moment.
        moment: TurnState,
        /// Decisions since a pawn scored or was placed in set-up.
        quiet: u16,
        /// Turns since the last hit or hunt (R96).
        quiet_turns: u16,
    },
    /// The match is over.
    Ended {
        /// The way it ended.
        ending: Ending,
    },
}
