//! Whose decision is pending, and what is left of the turn.
//!
//! Everything here is public, so a viewer hears of it as one fact ([`super::Event::Awaits`]). What
//! an action leaves to be decided lies as a stack, of whichever seat it is: a march below the combat
//! that one of its moves began, for example. Who may do what is asked in [`super::actions`];
//! [`super::upkeep`] keeps this. Absent: what seats have touched, which is secret.

use crate::rules::zoon::{First, MAX_SLOTS, MAX_TRUMPS};
use crate::rules::{Seat, Square, Stack};

/// The two seats; seat 0 sits at the lower edge (Z1).
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The other seat.
#[inline]
#[must_use]
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - (seat.0 & 1))
}

/// A card for the whole match, which says nothing of its face: the deployment square where it first
/// lay, seen from its own seat, nearest row first, from left to right. The number after those is
/// the card kept in hand (Z78).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

impl Slot {
    /// The slot at `index` of a seat.
    #[inline]
    #[must_use]
    pub const fn new(seat: Seat, index: u8) -> Self {
        Self((seat.0 & 1) * MAX_SLOTS as u8 + index)
    }

    /// Whose card it is.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat((self.0 >= MAX_SLOTS as u8) as u8)
    }

    /// Its number among the slots of its seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 % MAX_SLOTS as u8
    }

    /// Its place in a set of slots of its seat.
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

/// A trump for the whole match: its owner and its place in the tribe's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TrumpId(pub u8);

impl TrumpId {
    /// The trump at `index` of a seat.
    #[inline]
    #[must_use]
    pub const fn new(seat: Seat, index: u8) -> Self {
        Self((seat.0 & 1) * MAX_TRUMPS as u8 + index)
    }

    /// Whose trump it is.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat((self.0 >= MAX_TRUMPS as u8) as u8)
    }

    /// Its place in the tribe's list.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 % MAX_TRUMPS as u8
    }

    /// Every trump a seat could have.
    pub fn of(seat: Seat) -> impl Iterator<Item = Self> + Clone {
        (0..MAX_TRUMPS as u8).map(move |index| Self::new(seat, index))
    }
}

/// The part of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// A seat deploys, unseen by the other (Z7, Z8).
    Deploying(Seat),
    /// The lot decides who begins (Z10).
    Lot,
    /// The match proper.
    Playing,
}

/// Who attacks (Z29, Z68).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Attacker {
    /// A Zoon, which stays where it came from until the combat is decided.
    Zoon(Slot),
    /// A shot; who shot it risks nothing.
    Shot {
        /// The trump that fights.
        trump: TrumpId,
        /// The Zoon pointed at as the shooter (Z58).
        shooter: Slot,
    },
}

impl Attacker {
    /// Whose attack it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Zoon(slot) => slot.seat(),
            Self::Shot { trump, .. } => trump.seat(),
        }
    }
}

/// A combat that is not decided yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Combat {
    /// Who attacks.
    pub attacker: Attacker,
    /// The Zoon attacked.
    pub defender: Slot,
    /// Where it stands: the disputed square.
    pub square: Square,
    /// Where a tie sends the attacking Zoon (Z37, Z38); the disputed square for a shot.
    pub back: Square,
}

/// A decision that an action left behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pending {
    /// None: fills the unused part of the stack.
    #[default]
    Nothing,
    /// Which corner of the enemy card this seat touches (Z32).
    Touch(Seat),
    /// Chance turns both cards or not (Z30).
    Pivot,
    /// To which square this Zoon flees.
    Flee(Slot),
    /// With whom this Zoon exchanges places.
    Exchange(Slot),
    /// At which enemy cards this Zoon's owner looks.
    Peek {
        /// The Zoon with the ★.
        zoon: Slot,
        /// The enemy cards looked at so far, as a set of slots; they lie open to that owner.
        looked: u16,
        /// How many more; at 0 it only remains to have seen enough.
        left: u8,
    },
    /// One more move of this Zoon, or none.
    SecondMove(Slot),
    /// The next move of a march (Z52).
    March {
        /// Who moved already, as a set of slots.
        moved: u16,
        /// How many more moves.
        left: u8,
    },
    /// Where this lured enemy Zoon goes (Z55).
    Drive(Slot),
}

/// The most decisions that lie on the stack.
pub const MAX_PENDING: usize = 8;

/// Whose decision is pending, and what is left of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The part of the match.
    pub stage: Stage,
    /// Whose turn it is; without meaning before the match proper.
    pub turn: Seat,
    /// Who begins, if it was agreed.
    pub first: First,
    /// The running combat.
    pub combat: Option<Combat>,
    /// The cards that lie face up because of the last combat, as a set of slots for each seat (Z44).
    pub revealed: [u16; 2],
    /// Decisions since something came to pass that cannot be undone.
    pub quiet: u16,
    /// Turns without combat, shot, or card placed or played (Z82).
    pub quiet_turns: u16,
    /// This turn had one of these.
    pub eventful: bool,
    /// So many of them that the players should agree to a draw (Z82).
    pub draw_advised: bool,
    pub(super) pending: Stack<Pending, MAX_PENDING>,
}

impl TurnState {
    /// Before anybody has deployed.
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

    /// Who decides next; `None` for chance.
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

    /// Z34: a card is turned up: the combat is no longer about to take place.
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

    /// Z82: a combat, a shot, or a card placed or played.
    pub(super) fn enliven(&mut self) {
        (self.quiet_turns, self.eventful, self.draw_advised) = (0, true, false);
    }

    /// Z82: whether a draw is advised follows from the count alone; a limit of 0 is none.
    pub(super) fn advise(&mut self, limit: u16) {
        self.draw_advised = limit != 0 && self.quiet_turns >= limit;
    }

    /// Whether a card lies face up because of the last combat.
    #[must_use]
    pub fn is_revealed(&self, slot: Slot) -> bool {
        self.revealed[usize::from(slot.seat().0)] & slot.bit() != 0
    }

    /// Z14: whether a combat is about to take place: declared, and its cards not turned up yet.
    #[must_use]
    pub fn before_reveal(&self) -> bool {
        self.combat.is_some()
    }
}
