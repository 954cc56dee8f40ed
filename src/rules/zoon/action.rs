//! What a player decides, one decision at a time, and what chance draws.

use crate::rules::zoon::{Kind, Slot, TrumpId};
use crate::rules::{Seat, Square};

/// How a Zoon travels (Z25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// Along a yellow trajectory (Z19); the first clear one, in the order of the card.
    Path,
    /// Directly to a green square (Z21).
    Green,
}

/// A corner of a card read upright. Which way round a card lies that is turned in secret its enemy
/// cannot tell: there a corner and the one opposite are one choice, written as the upper one, and the
/// pivot selects one of the two (Z31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    /// Top left.
    TopLeft,
    /// Top right.
    TopRight,
    /// Bottom right, opposite the first.
    BottomRight,
    /// Bottom left, opposite the second.
    BottomLeft,
}

impl Corner {
    /// All four, clockwise, as [`super::Corners`] has them.
    pub const ALL: [Self; 4] = [Self::TopLeft, Self::TopRight, Self::BottomRight, Self::BottomLeft];
    /// What there is to choose from on a card that is turned in secret: a diagonal, called by its
    /// upper corner (Z31).
    pub const DIAGONALS: [Self; 2] = [Self::TopLeft, Self::TopRight];

    /// The corner of the upright card that is touched, by its place in [`super::Corners`].
    #[inline]
    #[must_use]
    pub const fn place(self, turned: bool) -> u8 {
        (self as u8 + 2 * turned as u8) % 4
    }
}

/// One decision. See [`super::actions`] for which are legal. Cards on the field are named by their
/// squares, which everybody sees.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A ready-made formation is laid out, left and right exchanged or not. Where only formations
    /// are allowed the seat is ready by that.
    Formation {
        /// Its place in the tribe's list.
        number: u8,
        /// Left and right exchanged.
        mirrored: bool,
    },
    /// A card from the hand is laid on a square of the deployment zone (Z7); a card that lay there
    /// goes back to the hand.
    Deploy {
        /// Its face.
        kind: Kind,
        /// The square.
        square: Square,
    },
    /// A deployed card goes elsewhere in the zone; a card that lay there takes its place.
    Rearrange {
        /// Where it lies.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The deployment is finished.
    Ready,
    /// The lot falls on this seat: it takes the first turn (Z10).
    Begin(Seat),
    /// A Zoon moves on its grid, into combat where an enemy stands (Z11, Z23). The same with the
    /// next Zoon of a march, with a second move, and with a lured enemy.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// How.
        way: Way,
    },
    /// A shot (Z68).
    Shoot {
        /// The trump.
        trump: TrumpId,
        /// Where the shooter stands.
        shooter: Square,
        /// Where its target stands.
        target: Square,
    },
    /// Gear is laid on a Zoon (Z63).
    Equip {
        /// The trump.
        trump: TrumpId,
        /// Where the bearer stands.
        bearer: Square,
    },
    /// Terrain is laid on the field (Z64).
    Lay {
        /// The trump.
        trump: TrumpId,
        /// Where.
        square: Square,
        /// The second square, to the right of the first or above it, where terrain covers two.
        second: Option<Square>,
    },
    /// Begins to move several Zoons (Z52).
    March(TrumpId),
    /// Points at an enemy Zoon to lure it (Z55).
    Lure {
        /// The trump.
        trump: TrumpId,
        /// Where the Zoon stands that sings, if the trump needs one.
        singer: Option<Square>,
        /// Where the enemy stands.
        target: Square,
    },
    /// A Zoon leaps off its grid, into combat where an enemy stands (Z53).
    Leap {
        /// The trump.
        trump: TrumpId,
        /// Where it stands.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// The card kept in hand comes onto the field (Z78).
    Reinforce {
        /// The card.
        slot: Slot,
        /// Where.
        square: Square,
    },
    /// Touches a corner of the enemy card (Z32).
    Touch(Corner),
    /// Chance has turned the attacker's and the defender's card, or not (Z30).
    Pivot([bool; 2]),
    /// Flees to a square.
    Flee(Square),
    /// Exchanges places with the friend on a square.
    Exchange(Square),
    /// Looks at the enemy card on a square.
    Peek(Square),
    /// No more moves, or no more cards to look at.
    Enough,
}
