//! A Zoon position: all cards and what is known about them, copied instead of undone.
//!
//! A position has two parts. [`Field`] is public: where cards lie, what every viewer knows about
//! them, what is pending. [`Secrets`] is what at least one viewer does not know: faces, touched
//! corners not yet shown, and the state of a deployment. A view has the same two parts with the
//! secrets blanked, so the same movement functions work on both. Legality is decided elsewhere.

use crate::rules::zoon::{
    Corner, Deployment, Ending, Kind, MAX_SLOTS, MAX_SQUARES, MAX_TRUMPS, Peeking, Setup, Slot,
    Tables, TrumpId, TurnState,
};
use crate::rules::{Seat, Square};

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Whereabouts {
    /// There is no such card, or only its owner knows where it lies.
    #[default]
    Nowhere,
    /// Kept in its owner's hand (Z78).
    Hand,
    /// On the field.
    Field,
    /// Eliminated, on its owner's tomb (Z36).
    Tomb,
}

/// The public state of one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Card {
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// Its square on the field; meaningless elsewhere.
    pub square: Square,
    /// The faces of its tribe that it may have according to public information, as a bit set of
    /// indices in the tribe's list. Does not consider that other cards use up a face.
    pub may_be: u16,
    /// How many turns of its owner must end before it can move or use a trump; 0 when it can.
    pub stunned: u8,
    /// The gear it bears (Z59).
    pub gear: Option<TrumpId>,
    /// Whether it stays face up until the end of the match.
    pub face_up: bool,
    /// Whether the enemy has looked at it.
    pub peeked: bool,
}

/// The place of a trump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TrumpState {
    /// The tribe has no such trump.
    #[default]
    Absent,
    /// In its owner's hand.
    Hand {
        /// How often it has been used (Z54).
        used: u8,
    },
    /// On a Zoon (Z59).
    On(Slot),
    /// On the field (Z64); the same square twice where it covers only one.
    Laid([Square; 2]),
    /// On its owner's tomb.
    Tomb,
}

/// A touched corner, as far as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Touch {
    /// Not touched yet.
    #[default]
    Open,
    /// Touched, but hidden from the viewer. Occurs only in views.
    Hidden,
    /// Touched.
    Given(Corner),
}

/// The public part of a position. It never depends on a secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    board: [u8; MAX_SQUARES],
    held: [u64; 2],
    obstacles: [u64; 2],
    cards: [Card; 2 * MAX_SLOTS],
    trumps: [TrumpState; 2 * MAX_TRUMPS],
    moment: TurnState,
    tribes: [u8; 2],
    reserves: bool,
    deployment: Deployment,
    pub(super) peeking: Peeking,
    ending: Option<Ending>,
}

/// The part of a position that at least one viewer does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    pub(super) faces: [Kind; 2 * MAX_SLOTS],
    pub(super) touches: [Touch; 2],
    pub(super) rearrangements: [u16; 2],
}

/// All cards, whose decision is pending, and the ending once there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) field: Field,
    pub(super) secrets: Secrets,
}

impl Position {
    /// An empty field before any deployment.
    pub(super) fn begin(tables: &Tables, setup: &Setup, moment: TurnState) -> Self {
        let tribes = setup.tribes.map(|tribe| tables.tribe_number(tribe));
        let mut field = Field {
            board: [0; MAX_SQUARES],
            held: [0; 2],
            obstacles: [0; 2],
            cards: [Card::default(); 2 * MAX_SLOTS],
            trumps: [TrumpState::Absent; 2 * MAX_TRUMPS],
            moment,
            tribes,
            reserves: setup.reserves,
            deployment: setup.deployment,
            peeking: setup.peeking,
            ending: None,
        };
        for seat in super::SEATS {
            let count = tables.tribe(field.tribe(seat)).trumps.len();
            for trump in TrumpId::of(seat).take(count) {
                field.trumps[usize::from(trump.0)] = TrumpState::Hand { used: 0 };
            }
        }
        Self { field, secrets: Secrets::none() }
    }

    /// The public part.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// A card's face; in a view `None` if the viewer does not know it.
    #[inline]
    #[must_use]
    pub fn face(&self, slot: Slot) -> Option<Kind> {
        let kind = *self.secrets.faces.get(usize::from(slot.0))?;
        (kind != Kind::NONE).then_some(kind)
    }

    /// What a seat touches in the running combat.
    #[must_use]
    pub fn touch(&self, seat: Seat) -> Touch {
        self.secrets.touches[usize::from(seat.0 & 1)]
    }

    /// How often a seat has moved deployed cards (see [`super::Options::rearrangements`]).
    #[must_use]
    pub fn rearrangements(&self, seat: Seat) -> u16 {
        self.secrets.rearrangements[usize::from(seat.0 & 1)]
    }

    pub(super) fn set_face(&mut self, slot: Slot, kind: Option<Kind>) {
        if let Some(face) = self.secrets.faces.get_mut(usize::from(slot.0)) {
            *face = kind.unwrap_or(Kind::NONE);
        }
    }
}

impl Secrets {
    /// No secrets, as at the start of a match or in a view.
    pub(super) const fn none() -> Self {
        Self {
            faces: [Kind::NONE; 2 * MAX_SLOTS],
            touches: [Touch::Open; 2],
            rearrangements: [0; 2],
        }
    }
}

impl Field {
    /// The public state of a card.
    #[inline]
    #[must_use]
    pub fn card(&self, slot: Slot) -> Card {
        self.cards.get(usize::from(slot.0)).copied().unwrap_or_default()
    }

    /// The card on a square.
    #[inline]
    #[must_use]
    pub fn slot_at(&self, square: Square) -> Option<Slot> {
        self.board.get(square.index())?.checked_sub(1).map(Slot)
    }

    /// The squares occupied by a seat's Zoons, as a bit set.
    #[inline]
    #[must_use]
    pub fn held(&self, seat: Seat) -> u64 {
        self.held[usize::from(seat.0 & 1)]
    }

    /// The squares that are Obstacles for a seat's Zoons, as a bit set.
    #[inline]
    #[must_use]
    pub fn obstacles(&self, seat: Seat) -> u64 {
        self.obstacles[usize::from(seat.0 & 1)]
    }

    /// The squares with a Zoon or an Obstacle, where a Zoon of this seat cannot be placed.
    #[inline]
    #[must_use]
    pub fn closed(&self, seat: Seat) -> u64 {
        self.held[0] | self.held[1] | self.obstacles(seat)
    }

    /// A seat's cards on the field, in slot order.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (Slot, Card)> + '_ {
        Slot::of(seat)
            .map(|slot| (slot, self.card(slot)))
            .filter(|(_, card)| card.whereabouts == Whereabouts::Field)
    }

    /// The place of a trump.
    #[inline]
    #[must_use]
    pub fn trump(&self, trump: TrumpId) -> TrumpState {
        self.trumps.get(usize::from(trump.0)).copied().unwrap_or_default()
    }

    /// Whose decision is pending, and the rest of the turn.
    #[inline]
    #[must_use]
    pub fn turn_state(&self) -> &TurnState {
        &self.moment
    }

    #[inline]
    pub(super) fn turn_state_mut(&mut self) -> &mut TurnState {
        &mut self.moment
    }

    /// A seat's tribe, as an index in the level's list.
    #[inline]
    #[must_use]
    pub fn tribe(&self, seat: Seat) -> u8 {
        self.tribes[usize::from(seat.0 & 1)]
    }

    /// Whether the option "Renforts" is on (Z80).
    #[must_use]
    pub fn reserves(&self) -> bool {
        self.reserves
    }

    /// How the Zoons are deployed.
    #[must_use]
    pub fn deployment(&self) -> Deployment {
        self.deployment
    }

    /// When a seat sees its own Zoons.
    #[must_use]
    pub fn peeking(&self) -> Peeking {
        self.peeking
    }

    /// The ending of a finished match.
    #[inline]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Ends the match. Z45: pending decisions are dropped.
    pub(super) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.moment.pending.clear();
    }

    /// Changes the state of a card, but not its place.
    #[inline]
    pub(super) fn card_mut(&mut self, slot: Slot) -> &mut Card {
        &mut self.cards[usize::from(slot.0) % (2 * MAX_SLOTS)]
    }

    /// Puts a card on an empty square, from any place.
    #[inline]
    pub(super) fn put(&mut self, slot: Slot, square: Square) {
        self.lift(slot, Whereabouts::Field);
        self.card_mut(slot).square = square;
        self.board[square.index() % MAX_SQUARES] = slot.0 + 1;
        self.held[usize::from(slot.seat().0)] |= square.bit();
    }

    /// Removes a card from the field. On the tomb it is neither stunned nor face up.
    #[inline]
    pub(super) fn lift(&mut self, slot: Slot, to: Whereabouts) {
        let card = self.card(slot);
        if card.whereabouts == Whereabouts::Field {
            self.board[card.square.index() % MAX_SQUARES] = 0;
            self.held[usize::from(slot.seat().0)] &= !card.square.bit();
        }
        let card = self.card_mut(slot);
        (card.whereabouts, card.square) = (to, Square::default());
        if to == Whereabouts::Tomb {
            (card.stunned, card.face_up) = (0, false);
        }
    }

    /// Exchanges two cards on the field.
    pub(super) fn exchange(&mut self, one: Slot, other: Slot) {
        let (here, there) = (self.card(one).square, self.card(other).square);
        self.lift(one, Whereabouts::Nowhere);
        self.lift(other, Whereabouts::Nowhere);
        self.put(one, there);
        self.put(other, here);
    }

    /// Sets the place of a trump; gear is then on its bearer, and terrain becomes an Obstacle.
    pub(super) fn set_trump(&mut self, tables: &Tables, trump: TrumpId, state: TrumpState) {
        if let TrumpState::On(slot) = self.trump(trump) {
            self.card_mut(slot).gear = None;
        }
        if let Some(place) = self.trumps.get_mut(usize::from(trump.0)) {
            *place = state;
        }
        if let TrumpState::On(slot) = state {
            self.card_mut(slot).gear = Some(trump);
        }
        self.count_obstacles(tables);
    }

    /// Z66: recomputes the Obstacles: the terrain on the field, and nothing else.
    fn count_obstacles(&mut self, tables: &Tables) {
        self.obstacles = [0; 2];
        for trump in super::SEATS.into_iter().flat_map(TrumpId::of) {
            let TrumpState::Laid(squares) = self.trump(trump) else { continue };
            for seat in super::SEATS {
                if tables.blocks(self.tribe(trump.seat()), trump, seat) {
                    self.obstacles[usize::from(seat.0)] |= squares[0].bit() | squares[1].bit();
                }
            }
        }
    }
}
