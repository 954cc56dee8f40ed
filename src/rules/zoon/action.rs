//! Zoon's actions: decisions of players, one at a time, and random draws.

use crate::rules::zoon::{Kind, Slot, TrumpId};
use crate::rules::{Seat, Square};

/// How a Zoon travels (Z25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Along a yellow trajectory (Z19); the first unobstructed one, in the order of the card.
    Path,
    /// Directly to a green square (Z21).
    Green,
}

/// A corner of a card held upright. While a card is rotated in secret, its enemy cannot tell which
/// way round it lies: there a corner and the opposite one are a single choice, written as the upper
/// one, and the pivot selects one of the two (Z31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    /// Top left.
    TopLeft,
    /// Top right.
    TopRight,
    /// Bottom right, opposite the top left.
    BottomRight,
    /// Bottom left, opposite the top right.
    BottomLeft,
}

impl Corner {
    /// All four, clockwise, as [`super::Corners`] has them.
    pub const ALL: [Self; 4] = [Self::TopLeft, Self::TopRight, Self::BottomRight, Self::BottomLeft];
    /// The choices on a card that is rotated in secret: a diagonal, named by its upper corner
    /// (Z31).
    pub const DIAGONALS: [Self; 2] = [Self::TopLeft, Self::TopRight];

    /// The index in [`super::Corners`] of the touched corner, on the upright card.
    #[inline]
    #[must_use]
    pub const fn place(self, turned: bool) -> u8 {
        (self as u8 + 2 * turned as u8) % 4
    }
}

/// One decision. [`super::actions`] lists the legal ones. Cards on the field are identified by
/// their squares, which are public.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays out a predefined formation, mirrored or not. Where the level allows only formations
    /// this also finishes the deployment.
    Formation {
        /// The index in the tribe's list.
        number: u8,
        /// Left and right exchanged.
        mirrored: bool,
    },
    /// Lays a card from the hand on a square of the deployment zone (Z7); a card already there
    /// returns to the hand.
    Deploy {
        /// Its face.
        kind: Kind,
        /// The square.
        square: Square,
    },
    /// Moves a deployed card to another square of the zone; a card already there takes its place.
    Rearrange {
        /// Where it lies.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Finishes the deployment.
    Ready,
    /// Chance chooses the seat that takes the first turn (Z10).
    Begin(Seat),
    /// Moves a Zoon on its grid, into combat where an enemy stands (Z11, Z23). Also used for the
    /// further Zoons of a march, a second move, and a lured enemy.
    Move {
        /// The start square.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The kind of path.
        way: Way,
    },
    /// Fires a shot (Z68).
    Shoot {
        /// The trump.
        trump: TrumpId,
        /// The shooter's square.
        shooter: Square,
        /// The target's square.
        target: Square,
    },
    /// Lays gear on a Zoon (Z63).
    Equip {
        /// The trump.
        trump: TrumpId,
        /// The bearer's square.
        bearer: Square,
    },
    /// Lays terrain on the field (Z64).
    Lay {
        /// The trump.
        trump: TrumpId,
        /// The first square.
        square: Square,
        /// The second square, right of the first or above it, for terrain that covers two.
        second: Option<Square>,
    },
    /// Begins a march, which moves several Zoons (Z52).
    March(TrumpId),
    /// Points at an enemy Zoon to lure it (Z55).
    Lure {
        /// The trump.
        trump: TrumpId,
        /// The square of the singing Zoon, if the trump needs one.
        singer: Option<Square>,
        /// The enemy's square.
        target: Square,
    },
    /// A Zoon leaps off its grid, into combat where an enemy stands (Z53).
    Leap {
        /// The trump.
        trump: TrumpId,
        /// The start square.
        from: Square,
        /// The square of arrival.
        to: Square,
    },
    /// Places the card kept in hand on the field (Z78).
    Reinforce {
        /// The card.
        slot: Slot,
        /// The square.
        square: Square,
    },
    /// Touches a corner of the enemy card (Z32).
    Touch(Corner),
    /// Chance rotates or keeps the attacker's and the defender's card (Z30).
    Pivot([bool; 2]),
    /// Flees to a square.
    Flee(Square),
    /// Exchanges places with the friendly Zoon on a square.
    Exchange(Square),
    /// Looks at the enemy card on a square.
    Peek(Square),
    /// Ends the march, or looks at no further cards.
    Enough,
}
