//! What a player decides and what comes of it.

use crate::rules::arena::{Ending, Heading, PawnId, TurnState};
use crate::rules::{Side, Square};

/// The line of a movement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Path {
    /// In one direction (R19).
    Straight(Heading),
    /// The L move (R23): in one direction, its last square turned by a right angle.
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

/// One decision. See [`super::actions`] for which are legal. Its kind has a byte of its own, as every
/// phase asks for it.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The lot falls on this side: it places the first animals (R5), or with ready-made packs
    /// takes the first turn.
    Begin(Side),
    /// A pawn comes onto a den square: in set-up (R5), after a hunt (R35), after a hit (R53), freed
    /// (R85).
    Place {
        /// The pawn.
        pawn: PawnId,
        /// Where it starts.
        square: Square,
    },
    /// A movement (R11). All enemies on the way that may be taken are taken, but for those spared.
    Move {
        /// Where the pawn stands.
        from: Square,
        /// The line.
        path: Path,
        /// Squares along it, the last one included.
        distance: u8,
        /// The squares jumped over though an enemy could be taken there (R44): bit n for step n.
        spared: u8,
    },
    /// A change of direction as an action of its own (R11).
    Turn {
        /// Where the pawn stands.
        square: Square,
        /// Its new heading.
        heading: Heading,
    },
    /// The pending choice of heading (R12).
    Face(Heading),
    /// Frees a captive (R83).
    Free(PawnId),
    /// Frees no more (R84).
    Enough,
    /// Ends the turn, or the round of placing.
    EndTurn,
}

/// One fact, in the order in which it came to pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The lot fell.
    Began {
        /// The side that does the first thing.
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
    /// A pawn moved. Whom it met there is told by later events.
    Moved {
        /// The pawn.
        pawn: PawnId,
        /// Where it stood.
        from: Square,
        /// Where it arrived.
        to: Square,
        /// The line.
        path: Path,
        /// Squares along it.
        distance: u8,
    },
    /// An enemy was hit and is a captive (R25).
    Captured {
        /// The victim.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// A pawn that cannot be taken was hit and leaves for its den (R53).
    SentHome {
        /// The pawn.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// Armor broke (R90).
    ArmorCracked {
        /// Whose armor.
        pawn: PawnId,
        /// Where it stands.
        square: Square,
    },
    /// The attacker is back where it started (R30).
    SprangBack {
        /// The attacker.
        pawn: PawnId,
        /// Where it hit.
        from: Square,
        /// Where it stands.
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
    /// A web took a pawn captive (R61, R62).
    Webbed {
        /// The pawn.
        pawn: PawnId,
        /// Where it stood.
        square: Square,
    },
    /// A rescuer reached the enemy prison and is a captive in exchange (R84), unless it can be none
    /// (R56).
    Rescued {
        /// The rescuer.
        pawn: PawnId,
        /// The prison square.
        square: Square,
        /// Whether it is a captive now.
        jailed: bool,
    },
    /// A captive is free and waits for its den square (R83).
    Freed {
        /// The pawn.
        pawn: PawnId,
    },
    /// A hunt (R34); the hunter leaves the board for its den.
    Hunted {
        /// The hunter.
        pawn: PawnId,
        /// The hunting square.
        square: Square,
        /// Points.
        points: u8,
    },
    /// The hunter is armored now (R89).
    ArmorGained {
        /// The hunter.
        pawn: PawnId,
    },
    /// A pawn points elsewhere.
    Turned {
        /// The pawn.
        pawn: PawnId,
        /// Where it points now.
        heading: Heading,
        /// It was an action of its own (R11), not free after a movement (R12).
        in_place: bool,
    },
    /// Whose decision is pending, and what is left of the turn.
    Awaits {
        /// The moment.
        moment: TurnState,
        /// Decisions since a pawn scored or was placed in set-up.
        quiet: u16,
        /// Turns since the last hit or hunt (R96).
        quiet_turns: u16,
    },
    /// The match is over.
    Ended {
        /// How.
        ending: Ending,
    },
}
