//! A HONGA position, copied instead of undone.
//!
//! A position has two parts. [`Field`] is public: trays, herd, backs, the pending decision.
//! [`Secrets`] is what at least one viewer does not know: faces of discs and bonus cards in hand,
//! discs under a pile, and the contents of the piles of discs and bonus cards. A view has the same
//! two parts with the secrets blanked, so the same functions work on both. Barter cards have no
//! secrets: those neither open nor discarded are in the pile. Legality is decided elsewhere.

use crate::rules::honga::plan::{
    Colour, MAX_BARTER_KINDS, MAX_BONUS, MAX_BONUS_KINDS, MAX_DISC_KINDS, MAX_DISCS, MAX_HERD,
    MAX_OPEN,
};
use crate::rules::honga::{
    Awaited, BarterKind, BonusKind, DiscKind, Ending, First, Place, Setup, Slot, Space, Stock,
    Tables, TurnState,
};
use crate::rules::{MAX_SEATS, Seat};

/// The public state of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tray {
    /// Raw materials.
    pub stock: Stock,
    /// Mammoths on the tray (H30).
    pub mammoths: u8,
    /// Mammoths of the colour still in storage (H8).
    pub storage: u8,
    /// The caveman's step, counted from 0 at the foot (H7).
    pub step: u8,
    /// Points.
    pub points: u16,
    /// When a mammoth of this colour last entered the area: larger is later, 0 is never (H33).
    pub recency: u8,
}

/// The back of a disc in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Back {
    /// Its pile.
    pub colour: Colour,
    /// The seat that had put it under the pile, and so knows it, if it was drawn from there (H53).
    pub under: Option<Seat>,
}

/// A disc on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Its kind.
    pub kind: DiscKind,
    /// Its place.
    pub place: Place,
    /// Clockwise quarter turns.
    pub rotation: u8,
}

/// A disc under its pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buried {
    /// Its pile.
    pub colour: Colour,
    /// The seat that put it there.
    pub by: Seat,
}

/// The place of a bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Held {
    /// No card uses this slot.
    #[default]
    Nowhere,
    /// Left of this seat's tray, not yet seen by any player (H26).
    Fresh(Seat),
    /// In this seat's hand.
    Hand(Seat),
    /// Played in this turn by this seat (H47).
    Played(Seat),
}

/// The public part of a position. It never depends on a secret.
#[derive(Clone, Eq, Debug)]
pub struct Field {
    pub(super) seats: u8,
    pub(super) open_discs: bool,
    pub(super) trays: [Tray; MAX_SEATS],
    pub(super) herd: [Option<Seat>; MAX_HERD],
    pub(super) tusk: Option<Seat>,
    pub(super) honga: Option<Seat>,
    pub(super) open: [Option<BarterKind>; MAX_OPEN],
    pub(super) barter_pile: [u8; MAX_BARTER_KINDS],
    pub(super) bonus: [Held; MAX_BONUS],
    /// The slots in use, as a bit set; most are free at any time.
    pub(super) used: u64,
    pub(super) bonus_discard: [u8; MAX_BONUS_KINDS],
    pub(super) backs: [[Option<Back>; 2]; MAX_SEATS],
    pub(super) laid: [Option<Laid>; MAX_DISCS],
    pub(super) buried: [Option<Buried>; MAX_DISCS],
    pub(super) moment: TurnState,
    pub(super) ending: Option<Ending>,
}

/// The part of a position that at least one viewer does not know.
#[derive(Clone, Eq, Debug)]
pub struct Secrets {
    pub(super) discs: [[DiscKind; 2]; MAX_SEATS],
    pub(super) buried: [DiscKind; MAX_DISCS],
    pub(super) bonus: [BonusKind; MAX_BONUS],
    pub(super) disc_pile: [u8; MAX_DISC_KINDS],
    pub(super) bonus_pile: [u8; MAX_BONUS_KINDS],
}

/// The whole state: public and secret part, whose decision is pending, and the ending once there is
/// one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) field: Field,
    pub(super) secrets: Secrets,
}

impl Position {
    /// H3, H4, H5: all discs and cards are in the piles. H7, H9: everything else is at its initial
    /// place.
    pub(super) fn begin(tables: &Tables, setup: &Setup) -> Self {
        let seats = setup.seats(tables);
        let first = match setup.first {
            First::Seat(seat) if seat.0 < seats => Some(seat),
            _ => None,
        };
        let awaited = if first.is_some() { Awaited::Barter } else { Awaited::Lot };
        let moment = TurnState::new(awaited, first.unwrap_or(Seat(0)));
        let mut field = Field::begin(tables, seats, moment);
        if first.is_some() {
            for (seat, more) in field.favours(tables) {
                field.favour(seat, more);
            }
        }
        let mut secrets = Secrets::none();
        for kind in tables.disc_kinds() {
            secrets.disc_pile[usize::from(kind.0)] = tables.disc(kind).count;
        }
        for kind in tables.bonus_kinds() {
            secrets.bonus_pile[usize::from(kind.0)] = tables.bonus_card(kind).count;
        }
        Self { field, secrets }
    }

    /// The public part.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The disc in a seat's hand, or the second of two while one is to be kept. In a view also
    /// `None` if the viewer does not know it.
    #[inline]
    #[must_use]
    pub fn disc(&self, seat: Seat, number: u8) -> Option<DiscKind> {
        let kind = *self.secrets.discs.get(usize::from(seat.0))?.get(usize::from(number))?;
        (kind != DiscKind::NONE).then_some(kind)
    }

    /// A bonus card's kind; in a view `None` if the viewer does not know it.
    #[inline]
    #[must_use]
    pub fn bonus(&self, slot: Slot) -> Option<BonusKind> {
        let kind = *self.secrets.bonus.get(usize::from(slot.0))?;
        (kind != BonusKind::NONE).then_some(kind)
    }

    /// A disc under a pile, by its index in [`Field::buried`]; in a view `None` if the viewer does
    /// not know it.
    #[must_use]
    pub fn buried(&self, number: usize) -> Option<DiscKind> {
        self.secrets.buried.get(number).copied().filter(|kind| *kind != DiscKind::NONE)
    }
}

impl Secrets {
    /// No secrets, as in a view.
    pub(super) const fn none() -> Self {
        Self {
            discs: [[DiscKind::NONE; 2]; MAX_SEATS],
            buried: [DiscKind::NONE; MAX_DISCS],
            bonus: [BonusKind::NONE; MAX_BONUS],
            disc_pile: [0; MAX_DISC_KINDS],
            bonus_pile: [0; MAX_BONUS_KINDS],
        }
    }
}

impl Field {
    pub(super) fn begin(tables: &Tables, seats: u8, moment: TurnState) -> Self {
        let mut field = Self {
            seats,
            open_discs: tables.options.open_discs,
            trays: [Tray::default(); MAX_SEATS],
            herd: [None; MAX_HERD],
            tusk: None,
            honga: None,
            open: [None; MAX_OPEN],
            barter_pile: [0; MAX_BARTER_KINDS],
            bonus: [Held::Nowhere; MAX_BONUS],
            used: 0,
            bonus_discard: [0; MAX_BONUS_KINDS],
            backs: [[None; 2]; MAX_SEATS],
            laid: [None; MAX_DISCS],
            buried: [None; MAX_DISCS],
            moment,
            ending: None,
        };
        for tray in &mut field.trays[..usize::from(seats)] {
            tray.stock = tables.options.start; // H6
            tray.storage = tables.options.mammoths; // H8
        }
        for kind in tables.barter_kinds() {
            field.barter_pile[usize::from(kind.0)] = tables.barter_card(kind).count;
        }
        field
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Every seat.
    pub fn every_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The next seat, clockwise (H12).
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats.max(1))
    }

    /// Whether discs in hand are public.
    #[must_use]
    pub fn open_discs(&self) -> bool {
        self.open_discs
    }

    /// The public state of a seat.
    #[inline]
    #[must_use]
    pub fn tray(&self, seat: Seat) -> &Tray {
        &self.trays[usize::from(seat.0) % MAX_SEATS]
    }

    #[inline]
    pub(super) fn tray_mut(&mut self, seat: Seat) -> &mut Tray {
        &mut self.trays[usize::from(seat.0) % MAX_SEATS]
    }

    /// The owner of the mammoth on each space of the herd, from the entry to the last space.
    #[must_use]
    pub fn herd(&self, tables: &Tables) -> &[Option<Seat>] {
        &self.herd[..usize::from(tables.herd(self.seats)).min(MAX_HERD)]
    }

    /// The seat with the tusk (H32); `None` while it lies on the area.
    #[inline]
    #[must_use]
    pub fn tusk(&self) -> Option<Seat> {
        self.tusk
    }

    /// The seat on whose tray HONGA is; `None` while he is on his square.
    #[inline]
    #[must_use]
    pub fn honga(&self) -> Option<Seat> {
        self.honga
    }

    /// The open barter card on a space.
    #[inline]
    #[must_use]
    pub fn open(&self, space: Space) -> Option<BarterKind> {
        *self.open.get(usize::from(space.0))?
    }

    /// The place of a bonus card.
    #[inline]
    #[must_use]
    pub fn held(&self, slot: Slot) -> Held {
        self.bonus.get(usize::from(slot.0)).copied().unwrap_or_default()
    }

    /// Every bonus card that is in neither the pile nor the discard.
    pub fn cards(&self) -> impl Iterator<Item = (Slot, Held)> + '_ {
        self.used_slots().map(|slot| (slot, self.held(slot)))
    }

    /// The slots in use. The iterator does not borrow the field, so cards may be changed meanwhile.
    #[inline]
    pub(super) fn used_slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let mut used = self.used;
        std::iter::from_fn(move || {
            let slot = (used != 0).then(|| Slot(used.trailing_zeros() as u8));
            used &= used.wrapping_sub(1);
            slot
        })
    }

    /// The number of bonus cards of a kind in the discard.
    #[must_use]
    pub fn discarded(&self, kind: BonusKind) -> u8 {
        self.bonus_discard.get(usize::from(kind.0)).copied().unwrap_or_default()
    }

    /// The number of barter cards of a kind in the pile.
    #[inline]
    #[must_use]
    pub fn barter_pile(&self, kind: BarterKind) -> u8 {
        self.barter_pile.get(usize::from(kind.0)).copied().unwrap_or_default()
    }

    /// The back of a disc in hand, or of the second of two while one is to be kept.
    #[inline]
    #[must_use]
    pub fn back(&self, seat: Seat, number: u8) -> Option<Back> {
        *self.backs.get(usize::from(seat.0))?.get(usize::from(number))?
    }

    /// The discs on the board, in the order in which they were placed.
    pub fn laid(&self) -> impl Iterator<Item = Laid> + '_ {
        self.laid.iter().map_while(|laid| *laid)
    }

    /// The disc on top of a place.
    #[must_use]
    pub fn top(&self, place: Place) -> Option<Laid> {
        self.laid().filter(|laid| laid.place == place).last()
    }

    /// The discs under their piles, in the order in which they will be drawn.
    pub fn buried(&self) -> impl Iterator<Item = Buried> + '_ {
        self.buried.iter().map_while(|buried| *buried)
    }

    /// Whose decision is pending, and the rest of the turn.
    #[inline]
    #[must_use]
    pub fn turn_state(&self) -> &TurnState {
        &self.moment
    }

    /// The ending of a finished match.
    #[inline]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }
}
