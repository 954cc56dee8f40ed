//! What a seat believes of enemy cards: those it knows, and how likely each face is for the others.
//!
//! It uses only what its seat may know: its own faces, cards it has looked at, and the public set
//! of faces of every card. That other cards use up a face is counted on average; the worlds drawn
//! by `MonteCarloGame::world` count it exactly.

use super::eval_params::{Armed, EvalParams, Line, Matrix};
use super::lineup::Suspicion;
use super::{deploy, worth};
use crate::rules::zoon::outlook;
use crate::rules::zoon::{
    Field, Kind, MAX_KINDS, MAX_SLOTS, Position, Rank, Slot, Tables, TrumpId, Whereabouts, enemy,
};
use crate::rules::{Seat, Square};

/// What one seat knows and believes.
#[derive(Debug)]
pub(super) struct Belief<'a> {
    pub(super) tables: &'a Tables,
    pub(super) params: &'a EvalParams,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    /// How many of each enemy face are not accounted for.
    left: [u8; MAX_KINDS],
    /// Whether it counts where the Emblème is usually laid out.
    by_habit: bool,
    /// The formations the enemy may have started from.
    pub(super) suspicion: Suspicion<'a>,
    /// The possible faces of each enemy card on the field with their weights, and how many there
    /// are.
    guesses: [[(Kind, i32); MAX_KINDS]; MAX_SLOTS],
    lengths: [u8; MAX_SLOTS],
}

impl<'a> Belief<'a> {
    /// A belief about each card by itself, as greedy uses it: regardless of the other cards and of where the Emblème is
    /// usually laid out.
    pub(super) fn plain(
        tables: &'a Tables,
        params: &'a EvalParams,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        Self::begin(tables, params, position, seat).guessed()
    }

    /// A belief about all cards together: the seen ones hint at the formation of the others.
    pub(super) fn suspecting(
        tables: &'a Tables,
        params: &'a EvalParams,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        let mut belief = Self { by_habit: true, ..Self::begin(tables, params, position, seat) };
        let lineups = params.lineups(position.field().tribe(enemy(seat)));
        let (field, other) = (position.field(), enemy(seat));
        let known = |slot| belief.known(slot);
        belief.suspicion = Suspicion::new(tables, lineups, field, other, known);
        belief.guessed()
    }

    fn begin(
        tables: &'a Tables,
        params: &'a EvalParams,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        let suspicion = Suspicion::idle();
        let guesses = [[(Kind(0), 0); MAX_KINDS]; MAX_SLOTS];
        let (left, lengths) = ([0; MAX_KINDS], [0; MAX_SLOTS]);
        let by_habit = false;
        let mut belief =
            Self { tables, params, position, seat, left, by_habit, suspicion, guesses, lengths };
        let field = position.field();
        let tribe = tables.tribe(field.tribe(enemy(seat)));
        let first = tribe.kinds().next().map_or(0, |kind| kind.0);
        for (left, kind) in belief.left.iter_mut().zip(tribe.kinds()) {
            *left = tables.count(kind, field.reserves());
        }
        for slot in Slot::of(enemy(seat)) {
            if field.card(slot).whereabouts == Whereabouts::Nowhere {
                continue;
            }
            if let Some(kind) = belief.known(slot) {
                let left = &mut belief.left[usize::from(kind.0.wrapping_sub(first)) % MAX_KINDS];
                *left = left.saturating_sub(1);
            }
        }
        belief
    }

    fn guessed(mut self) -> Self {
        for (slot, _) in self.field().standing(enemy(self.seat)) {
            self.guess(slot);
        }
        self
    }

    #[inline]
    pub(super) fn field(&self) -> &'a Field {
        self.position.field()
    }

    /// The face of a card, if the seat knows it.
    #[inline]
    pub(super) fn known(&self, slot: Slot) -> Option<Kind> {
        let card = self.field().card(slot);
        let told = slot.seat() == self.seat || card.peeked || card.may_be.count_ones() == 1;
        if told { self.position.face(slot) } else { None }
    }

    /// The faces that an enemy card on the field may have, with their weights.
    #[inline]
    pub(super) fn guesses(&self, slot: Slot) -> &[(Kind, i32)] {
        let place = usize::from(slot.index());
        &self.guesses[place][..usize::from(self.lengths[place])]
    }

    fn guess(&mut self, slot: Slot) {
        let place = usize::from(slot.index());
        if let Some(known) = self.known(slot) {
            (self.guesses[place][0], self.lengths[place]) = ((known, 1), 1);
            return;
        }
        let card = self.field().card(slot);
        let tribe = self.field().tribe(slot.seat());
        let home = self.tables.deployment(slot.seat()).get(place);
        let moved = home != Some(&card.square);
        let first = self.tables.tribe(tribe).kinds().next().map_or(0, |kind| kind.0);
        for kind in outlook::kinds(self.tables, tribe, card.may_be) {
            let left = u32::from(self.left[usize::from(kind.0 - first) % MAX_KINDS]);
            if left == 0 {
                continue;
            }
            let is_emblem = self.tables.face(kind).rank == Rank::Emblem;
            // A card that has moved is seldom the Emblème.
            let share = if moved && is_emblem { 4 } else { 1 };
            let laid = home.filter(|_| is_emblem && self.by_habit);
            let usual = |home: &Square| deploy::usual(self.tables, slot.seat(), *home);
            let habit = laid.map_or(worth::ANY_SLOT, usual).div_ceil(share);
            let weight = self.suspicion.weight(slot, kind, left, habit, share);
            let length = &mut self.lengths[place];
            self.guesses[place][usize::from(*length)] = (kind, weight as i32);
            *length += 1;
        }
    }

    /// What an own face gains by attacking an enemy card: the matrix of sums, and the divisor for
    /// the average.
    pub(super) fn attack(&self, slot: Slot, kind: Kind, enemy: Slot) -> (Matrix, i32) {
        let own = (kind, self.gear(slot));
        let open = [slot, enemy].map(|slot| self.is_open(slot));
        match open {
            [false, false] => self.mean(enemy, |guess| *self.params.clash(own, guess)),
            _ => self.mean(enemy, |guess| self.meet([own, guess], open)),
        }
    }

    /// What an enemy card gains by attacking an own face, in the same form.
    pub(super) fn defence(&self, slot: Slot, kind: Kind, enemy: Slot) -> (Matrix, i32) {
        let own = (kind, self.gear(slot));
        let open = [enemy, slot].map(|slot| self.is_open(slot));
        match open {
            [false, false] => self.mean(enemy, |guess| *self.params.clash(guess, own)),
            _ => self.mean(enemy, |guess| self.meet([guess, own], open)),
        }
    }

    /// Whether a card lies face up permanently, so that its corners are touched as they lie.
    #[inline]
    pub(super) fn is_open(&self, slot: Slot) -> bool {
        self.field().card(slot).face_up
    }

    /// What an attack gains where cards lie face up. This is rare, so it is not precomputed.
    fn meet(&self, both: [Armed; 2], open: [bool; 2]) -> Matrix {
        let [attacker, defender] = both.map(|armed| Line::zoon(self.tables, armed));
        self.params.matrix([&attacker, &defender], open)
    }

    /// What a shot of either side gains against a card.
    pub(super) fn shot(&self, trump: TrumpId, target: Slot) -> (Matrix, i32) {
        let tribe = self.field().tribe(trump.seat());
        let open = self.is_open(target);
        let of = |armed| match Line::shot(self.tables, tribe, trump).filter(|_| open) {
            Some(shot) => {
                self.params.matrix([&shot, &Line::zoon(self.tables, armed)], [false, open])
            }
            None => self.params.shot(tribe, trump, armed).copied().unwrap_or_default(),
        };
        match self.known(target) {
            Some(kind) => (of((kind, self.gear(target))), 1),
            None => self.mean(target, of),
        }
    }

    #[inline]
    fn gear(&self, slot: Slot) -> Option<TrumpId> {
        self.field().card(slot).gear
    }

    /// The weighted sum over an enemy card's possible faces, and the sum of the weights.
    fn mean(&self, slot: Slot, of: impl Fn(Armed) -> Matrix) -> (Matrix, i32) {
        let (mut sum, mut whole) = ([[0; 2]; 2], 0);
        let gear = self.gear(slot);
        for &(kind, weight) in self.guesses(slot) {
            let matrix = of((kind, gear));
            for (row, gains) in sum.iter_mut().zip(matrix) {
                row[0] += weight * gains[0];
                row[1] += weight * gains[1];
            }
            whole += weight;
        }
        (sum, whole.max(1))
    }
}
