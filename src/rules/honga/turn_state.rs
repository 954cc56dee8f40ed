//! Whose decision is awaited, and what is left of the running turn. All of it is public.

use crate::rules::Seat;
use crate::rules::honga::plan::Colour;
use crate::rules::honga::{BonusKind, Place, Space, Stock};

/// The decision that is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaited {
    /// Chance says who begins (H10).
    Lot,
    /// Chance opens a barter card on the first empty space (H4, H41).
    Barter,
    /// Chance draws a disc of this pile (H11, H60).
    Disc(Colour),
    /// Chance draws a bonus card for who explored the forest (H26).
    Bonus,
    /// Which of two discs is kept (H53).
    Keep,
    /// Where the disc goes (H14).
    Placement,
    /// Hands, bonus cards, water, or the end of the turn (H22).
    Deeds,
    /// Which raw material a docile mammoth does not cost (H56).
    Spare {
        /// What it costs if nothing more is spared; the tray has that much.
        cost: Stock,
        /// Units that are still to be spared.
        left: u8,
    },
    /// With what a barter is paid (H44, H55).
    Payment {
        /// The space of the card.
        space: Space,
        /// Units still to be given of the two that replace each other.
        either: u8,
        /// Mammoths still to be given.
        mammoths: u8,
    },
    /// What else is given for points (H58).
    Purchase {
        /// The bonus card.
        kind: BonusKind,
        /// How many units may still be given.
        left: u8,
    },
}

/// Whose decision is awaited, and what is left of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The decision that is awaited; without meaning after the end.
    pub awaited: Awaited,
    /// Who keeps the fire (H10); without meaning before the lot.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Seats that have been dealt their first disc (H11).
    pub dealt: u8,
    /// Turns that have begun.
    pub turns: u16,
    /// Where the disc of this turn lies, once it does.
    pub place: Place,
    /// Hands left in its quarters, clockwise from the top left.
    pub hands: [u8; 4],
    /// Bonus cards played in this turn (H47).
    pub played: u8,
    /// What bonus cards add to the next barter of this turn (H49).
    pub help: Stock,
    /// Two raw materials replace each other in barters of this turn (H55).
    pub swap: bool,
    /// Units that every mammoth costs less in this turn (H56).
    pub docile: u8,
    /// A disc more is drawn at the end of this turn (H53).
    pub extra: bool,
}

impl TurnState {
    /// Before the lot, or before the first barter cards are opened.
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

    /// The seat that owes a decision; `None` while chance draws.
    #[inline]
    #[must_use]
    pub const fn decider(&self) -> Option<Seat> {
        match self.awaited {
            Awaited::Lot | Awaited::Barter | Awaited::Disc(_) | Awaited::Bonus => None,
            _ => Some(self.turn),
        }
    }

    /// A disc of this turn lies on the board, and the turn is not over.
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
