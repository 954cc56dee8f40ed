//! Whose decision is pending, and the rest of the running turn. All of it is public.

use crate::rules::Seat;
use crate::rules::honga::plan::Colour;
use crate::rules::honga::{BonusKind, Place, Space, Stock};

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaited {
    /// Chance draws who begins (H10).
    Lot,
    /// Chance opens a barter card on the first empty space (H4, H41).
    Barter,
    /// Chance draws a disc of this pile (H11, H60).
    Disc(Colour),
    /// Chance draws a bonus card for the seat that explored the forest (H26).
    Bonus,
    /// Which of two discs the seat keeps (H53).
    Keep,
    /// Where the seat places its disc (H14).
    Placement,
    /// Hands, bonus cards, water, or the end of the turn (H22).
    Deeds,
    /// Which raw material a docile mammoth does not cost (H56).
    Spare {
        /// The cost if nothing more is spared; the tray has at least this much.
        cost: Stock,
        /// The number of units that are still to be spared.
        left: u8,
    },
    /// What a barter is paid with (H44, H55).
    Payment {
        /// The space of the card.
        space: Space,
        /// Units still to be given of the two raw materials that replace each other.
        either: u8,
        /// The number of mammoths still to be given.
        mammoths: u8,
    },
    /// What else is given for points (H58).
    Purchase {
        /// The bonus card.
        kind: BonusKind,
        /// The number of units that may still be given.
        left: u8,
    },
}

/// Whose decision is pending, and the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The pending decision; meaningless after the end.
    pub awaited: Awaited,
    /// The seat with the fire (H10); meaningless before the first draw.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The number of seats that have been dealt their first disc (H11).
    pub dealt: u8,
    /// The number of turns that have begun.
    pub turns: u16,
    /// The place of this turn's disc, once it is placed.
    pub place: Place,
    /// Unused hands in its quarters, clockwise from the top left.
    pub hands: [u8; 4],
    /// The number of bonus cards played in this turn (H47).
    pub played: u8,
    /// The help of bonus cards for the next barter of this turn (H49).
    pub help: Stock,
    /// Whether two raw materials replace each other in barters of this turn (H55).
    pub swap: bool,
    /// The number of units that every mammoth costs less in this turn (H56).
    pub docile: u8,
    /// Whether a second disc is drawn at the end of this turn (H53).
    pub extra: bool,
}

impl TurnState {
    /// The moment before the first draw, or before the first barter cards are opened.
    pub(super) const fn new(awaited: Awaited, first: Seat) -> Self {
        Self {
            awaited,
            first,
            turn: first,
            dealt: 0,
            turns: 0,
            place: Place(0),
            hands: [0; 4],
            played: 0,
            help: Stock([0; 4]),
            swap: false,
            docile: 0,
            extra: false,
        }
    }

    /// The seat that must decide; `None` while chance draws.
    #[inline]
    #[must_use]
    pub const fn decider(&self) -> Option<Seat> {
        match self.awaited {
            Awaited::Lot | Awaited::Barter | Awaited::Disc(_) | Awaited::Bonus => None,
            _ => Some(self.turn),
        }
    }

    /// Whether this turn's disc is on the board and the turn is not over.
    #[inline]
    #[must_use]
    pub const fn is_acting(&self) -> bool {
        matches!(
            self.awaited,
            Awaited::Bonus
                | Awaited::Deeds
                | Awaited::Spare { .. }
                | Awaited::Payment { .. }
                | Awaited::Purchase { .. }
        )
    }
}
