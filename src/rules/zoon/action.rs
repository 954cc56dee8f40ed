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

/// What a touch really chooses (Z31): the pivot then selects one of the diagonal's two corners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Diagonal {
    /// Top left and bottom right.
    First,
    /// Top right and bottom left.
    Second,
}

impl Diagonal {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The corner of the upright card that is touched, by its place in [`super::Corners`].
    #[inline]
    #[must_use]
    pub const fn corner(self, turned: bool) -> u8 {
        self as u8 + 2 * turned as u8
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
    /// Touches a diagonal of the enemy card (Z31).
    Touch(Diagonal),
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
