//! Whose decision is pending, and the rest of the turn.
//!
//! Everything here is public and reported as one event ([`super::Event::Awaits`]). Pending
//! decisions form a stack, of either seat: for example a march lies below the combat that one of
//! its moves began. [`super::actions`] determines the legal actions; [`super::upkeep`] maintains
//! the stack. Absent: what seats have touched, which is secret.

use crate::rules::zoon::{First, MAX_SLOTS, MAX_TRUMPS};
use crate::rules::{Seat, Square, Stack};

/// The two seats; seat 0 has the lower edge (Z1).
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The other seat.
#[inline]
#[must_use]
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// A card's identity during the match, which reveals nothing about its face: the index of the
/// deployment square where it first lay. A seat's squares are counted from its nearest row, left to
/// right as that seat sees them. The index after them is the card kept in hand (Z78).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// The slot at `index` of a seat.
    #[inline]
    #[must_use]
    pub const fn new(seat: Seat, index: u8) -> Self {
        Self((seat.0 & 1) * MAX_SLOTS as u8 + index)
    }

    /// The owner's seat.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat((self.0 >= MAX_SLOTS as u8) as u8)
    }

    /// The index among the slots of its seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 % MAX_SLOTS as u8
    }

    /// The bit in a set of slots of its seat.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self.index()
    }

    /// Every slot of a seat.
    pub fn of(seat: Seat) -> impl Iterator<Item = Self> + Clone {
        (0..MAX_SLOTS as u8).map(move |index| Self::new(seat, index))
    }
}

/// A trump's identity during the match: its owner and its index in the tribe's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrumpId(pub u8);

impl TrumpId {
    /// The trump at `index` of a seat.
    #[inline]
    #[must_use]
    pub const fn new(seat: Seat, index: u8) -> Self {
        Self((seat.0 & 1) * MAX_TRUMPS as u8 + index)
    }

    /// The owner's seat.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat((self.0 >= MAX_TRUMPS as u8) as u8)
    }

    /// The index in the tribe's list.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 % MAX_TRUMPS as u8
    }

    /// Every possible trump of a seat.
    pub fn of(seat: Seat) -> impl Iterator<Item = Self> + Clone {
        (0..MAX_TRUMPS as u8).map(move |index| Self::new(seat, index))
    }
}

/// The part of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// A seat deploys, hidden from the other (Z7, Z8).
    Deploying(Seat),
    /// Chance decides who begins (Z10).
    Lot,
    /// The match proper.
    Playing,
}

/// The attacker (Z29, Z68).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attacker {
    /// A Zoon, which stays on its square until the combat is decided.
    Zoon(Slot),
    /// A shot; the shooter itself is not at risk.
    Shot {
        /// The trump that fights.
        trump: TrumpId,
        /// The Zoon pointed at as the shooter (Z58).
        shooter: Slot,
    },
}

impl Attacker {
    /// The attacking seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Zoon(slot) => slot.seat(),
            Self::Shot { trump, .. } => trump.seat(),
        }
    }
}

/// A combat that is not yet decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    /// Who attacks.
    pub attacker: Attacker,
    /// The attacked Zoon.
    pub defender: Slot,
    /// The disputed square, where the defender stands.
    pub square: Square,
    /// Where a tie sends an attacking Zoon (Z37, Z38); the disputed square for a shot.
    pub back: Square,
}

/// A decision left pending by an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pending {
    /// None; fills the unused part of the stack.
    #[default]
    Nothing,
    /// The corner of the enemy card that this seat touches (Z32).
    Touch(Seat),
    /// Whether chance rotates the cards (Z30).
    Pivot,
    /// The square to which this Zoon flees.
    Flee(Slot),
    /// The Zoon with which this one exchanges places.
    Exchange(Slot),
    /// The enemy card at which this Zoon's owner looks next.
    Peek {
        /// The Zoon with the ★.
        zoon: Slot,
        /// The enemy cards looked at so far, as a set of slots; the owner sees them until the
        /// effect ends.
        looked: u16,
        /// How many more cards may be looked at; at 0 only ending the effect is left.
        left: u8,
    },
    /// Another move of this Zoon, or none.
    SecondMove(Slot),
    /// The next move of a march (Z52).
    March {
        /// The Zoons that have moved, as a set of slots.
        moved: u16,
        /// How many more moves are allowed.
        left: u8,
    },
    /// The destination of this lured enemy Zoon (Z55).
    Drive(Slot),
}

/// The most decisions on the stack.
pub const MAX_PENDING: usize = 8;

/// Whose decision is pending, and the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The stage of the match.
    pub stage: Stage,
    /// Whose turn it is; meaningless before the match proper.
    pub turn: Seat,
    /// Who begins, if that was agreed.
    pub first: First,
    /// The running combat, until its cards are turned up.
    pub combat: Option<Combat>,
    /// The cards that are face up because of the last combat, as a set of slots for each seat
    /// (Z44).
    pub revealed: [u16; 2],
    /// Decisions since the last irreversible one.
    pub quiet: u16,
    /// Turns without combat, shot, placed card or played trump (Z82).
    pub quiet_turns: u16,
    /// Whether the running turn had one of these.
    pub eventful: bool,
    /// Whether there were so many quiet turns that the players should agree to a draw (Z82).
    pub draw_advised: bool,
    pub(super) pending: Stack<Pending, MAX_PENDING>,
}

impl TurnState {
    /// The moment before any deployment.
    #[must_use]
    pub fn new(first: First) -> Self {
        Self {
            stage: Stage::Deploying(SEATS[0]),
            turn: SEATS[0],
            first,
            combat: None,
            revealed: [0; 2],
            quiet: 0,
            quiet_turns: 0,
            eventful: false,
            draw_advised: false,
            pending: Stack::default(),
        }
    }

    /// The topmost pending decision.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        self.pending.top()
    }

    /// Every pending decision, the topmost last.
    #[must_use]
    pub fn stack(&self) -> &[Pending] {
        self.pending.as_slice()
    }

    /// The seat that decides next; `None` for chance.
    #[inline]
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        match (self.stage, self.pending()) {
            (Stage::Deploying(seat), _) | (_, Some(Pending::Touch(seat))) => Some(seat),
            (Stage::Lot, _) | (_, Some(Pending::Pivot)) => None,
            (
                _,
                Some(
                    Pending::Flee(slot)
                    | Pending::Exchange(slot)
                    | Pending::Peek { zoon: slot, .. }
                    | Pending::SecondMove(slot),
                ),
            ) => Some(slot.seat()),
            (_, Some(Pending::Drive(slot))) => Some(enemy(slot.seat())),
            (_, Some(Pending::March { .. } | Pending::Nothing) | None) => Some(self.turn),
        }
    }

    /// Z34: a card is turned up, so the combat is no longer about to take place.
    pub(super) fn turn_up(&mut self, slot: Slot) {
        self.combat = None;
        self.revealed[usize::from(slot.seat().0)] |= slot.bit();
    }

    /// One more card was looked at.
    pub(super) fn look_at(&mut self, slot: Slot) {
        if let Some(Pending::Peek { looked, left, .. }) = self.pending.top_mut() {
            (*looked, *left) = (*looked | slot.bit(), left.saturating_sub(1));
        }
    }

    /// Z82: resets the quiet counters after a combat, a shot, a placed card or a played trump.
    pub(super) fn enliven(&mut self) {
        (self.quiet_turns, self.eventful, self.draw_advised) = (0, true, false);
    }

    /// Z82: a draw is advised as soon as the count reaches the limit; a limit of 0 means never.
    pub(super) fn advise(&mut self, limit: u16) {
        self.draw_advised = limit != 0 && self.quiet_turns >= limit;
    }

    /// Whether a card is face up because of the last combat.
    #[must_use]
    pub fn is_revealed(&self, slot: Slot) -> bool {
        self.revealed[usize::from(slot.seat().0)] & slot.bit() != 0
    }

    /// Z14: whether a combat is declared and its cards are not yet turned up.
    #[must_use]
    pub fn before_reveal(&self) -> bool {
        self.combat.is_some()
    }
}
