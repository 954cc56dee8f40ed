//! What a seat makes of enemy cards: those it knows, and how likely each face is for the others.
//!
//! It asks only what its seat may know: its own faces, cards it has looked at, and the public set of
//! faces of every card. Other cards' use of a face is counted on the mean; the worlds that are drawn
//! (`HiddenDuel::world`) count it exactly.

use super::eye::{Armed, Eye, Matrix};
use crate::rules::Seat;
use crate::rules::zoon::outlook;
use crate::rules::zoon::{
    Field, Kind, MAX_KINDS, Position, Rank, Slot, Tables, TrumpId, Whereabouts, enemy,
};

/// What one seat knows and believes.
#[derive(Debug)]
pub(super) struct Belief<'a> {
    pub(super) tables: &'a Tables,
    pub(super) eye: &'a Eye,
    pub(super) position: &'a Position,
    pub(super) seat: Seat,
    /// How many of each enemy face are not known to be anywhere.
    left: [u8; MAX_KINDS],
}

impl<'a> Belief<'a> {
    pub(super) fn new(
        tables: &'a Tables,
        eye: &'a Eye,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        let mut belief = Self { tables, eye, position, seat, left: [0; MAX_KINDS] };
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

    /// The faces that an enemy card may have, with their weights.
    pub(super) fn guesses(&self, slot: Slot) -> impl Iterator<Item = (Kind, i32)> + '_ {
        let card = self.field().card(slot);
        let known = self.known(slot);
        let tribe = self.field().tribe(slot.seat());
        let home = self.tables.deployment(slot.seat()).get(usize::from(slot.index()));
        let moved = home != Some(&card.square);
        let first = self.tables.tribe(tribe).kinds().next().map_or(0, |kind| kind.0);
        outlook::kinds(self.tables, tribe, card.may_be).filter_map(move |kind| {
            if let Some(known) = known {
                return (known == kind).then_some((kind, 1));
            }
            let left = i32::from(self.left[usize::from(kind.0 - first) % MAX_KINDS]);
            let habit = self.eye.habit(kind, slot);
            let emblem = self.tables.face(kind).rank == Rank::Emblem;
            // Who goes for a walk is seldom the Emblème.
            let weight = if emblem && moved { habit.div_ceil(4) } else { habit };
            (left > 0).then_some((kind, left * weight as i32))
        })
    }

    /// What an own face gains by attacking an enemy card, on the mean: the matrix and the divisor.
    pub(super) fn attack(&self, slot: Slot, kind: Kind, enemy: Slot) -> (Matrix, i32) {
        let own = (kind, self.gear(slot));
        self.mean(enemy, |guess| *self.eye.clash(own, guess))
    }

    /// What an enemy card gains by attacking an own face.
    pub(super) fn defence(&self, slot: Slot, kind: Kind, enemy: Slot) -> (Matrix, i32) {
        let own = (kind, self.gear(slot));
        self.mean(enemy, |guess| *self.eye.clash(guess, own))
    }

    /// What a shot of anybody's gains on a card.
    pub(super) fn shot(&self, trump: TrumpId, target: Slot) -> (Matrix, i32) {
        let tribe = self.field().tribe(trump.seat());
        let of = |target| self.eye.shot(tribe, trump, target).copied().unwrap_or_default();
        match self.known(target) {
            Some(kind) => (of((kind, self.gear(target))), 1),
            None => self.mean(target, of),
        }
    }

    #[inline]
    fn gear(&self, slot: Slot) -> Option<TrumpId> {
        self.field().card(slot).gear
    }

    /// The sum over what an enemy card may be, and the sum of the weights.
    fn mean(&self, slot: Slot, of: impl Fn(Armed) -> Matrix) -> (Matrix, i32) {
        let (mut sum, mut whole) = ([[0; 2]; 2], 0);
        let gear = self.gear(slot);
        for (kind, weight) in self.guesses(slot) {
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
