//! Which ready-made formation the enemy may have started from, judged by the cards seen.
//!
//! Formations are public, and players use them often; exchanging a few cards leaves the others in
//! place. Every card seen makes some formations more likely. If none fits, the enemy has laid its
//! cards out in its own way, and only the usual place of each face is known.

use super::worth;
use crate::rules::dice::draw_weighted;
use crate::rules::zoon::deployment::Faces;
use crate::rules::zoon::outlook;
use crate::rules::zoon::{Field, Kind, Slot, Tables, Whereabouts};
use crate::rules::{Dice, Seat};

/// How likely each formation is.
#[derive(Clone, Debug)]
pub(super) struct Suspicion<'a> {
    lineups: &'a [Faces],
    /// The odds of every formation, out of [`WHOLE`].
    odds: Vec<u32>,
    /// The odds of none of them.
    pub(super) none: u32,
    /// The odds of any of them.
    pub(super) any: u32,
}

/// The sum of all odds, except for rounding.
const WHOLE: u64 = 64;
/// The starting weight before any card is seen.
const EVEN: u64 = 1 << 24;

impl<'a> Suspicion<'a> {
    /// No formation is suspected.
    pub(super) const fn idle() -> Self {
        Self { lineups: &[], odds: Vec::new(), none: WHOLE as u32, any: 0 }
    }

    /// The suspicion about a seat; `known` returns the face of a card if it is known.
    pub(super) fn new(
        tables: &Tables,
        lineups: &'a [Faces],
        field: &Field,
        seat: Seat,
        known: impl Fn(Slot) -> Option<Kind>,
    ) -> Self {
        let tribe = field.tribe(seat);
        let count = |kind: Kind| u64::from(tables.count(kind, field.reserves()));
        let bit = |kind: Kind| tables.tribe(tribe).bit(kind);
        let all: u64 = tables.tribe(tribe).kinds().map(count).sum();
        let mut odds = vec![EVEN; lineups.len()];
        let mut none = EVEN * worth::OWN_WAY;
        for slot in Slot::of(seat) {
            let card = field.card(slot);
            if card.whereabouts == Whereabouts::Nowhere {
                continue;
            }
            let set = known(slot).map_or(card.may_be, bit);
            let fitting: u64 = outlook::kinds(tables, tribe, set).map(count).sum();
            if fitting == 0 || fitting == all {
                continue;
            }
            for (odds, lineup) in odds.iter_mut().zip(lineups) {
                let fits = lineup[usize::from(slot.index())].map(|kind| set & bit(kind) != 0);
                let stays = match fits {
                    None => continue,
                    Some(true) => (worth::MOVED_ONE_IN - 1) * all,
                    Some(false) => 0,
                };
                *odds = *odds * (fitting + stays) / (worth::MOVED_ONE_IN * fitting);
            }
            if odds.iter().any(|odds| *odds > 1 << 48) {
                none >>= 16;
                odds.iter_mut().for_each(|odds| *odds >>= 16);
            }
        }
        let whole = (odds.iter().sum::<u64>() + none).max(1);
        let share = |odds: u64| (odds * WHOLE / whole) as u32;
        let odds: Vec<u32> = odds.into_iter().map(share).collect();
        Self { lineups, any: odds.iter().sum(), odds, none: share(none).max(1) }
    }

    /// The weight of a face on a slot. `left` is how many cards of it are unaccounted for, `habit`
    /// how often it lies there, and one in `share` would be where the slot's card is now.
    #[inline]
    pub(super) fn weight(&self, slot: Slot, kind: Kind, left: u32, habit: u32, share: u32) -> u32 {
        if self.any == 0 {
            return left * habit;
        }
        let lies = |lineup: &Faces| lineup[usize::from(slot.index())] == Some(kind);
        let all = self.odds.iter().zip(self.lineups);
        let laid: u32 = all.filter(|(o, lineup)| **o > 0 && lies(lineup)).map(|(o, _)| o).sum();
        // In 96ths: 7 of 8 cards stay where the formation put them, and the eighth may be any of
        // twelve. On average a face has a habit of about 4 on each of twelve slots.
        2 * left * habit * self.none + left * self.any + (84 * laid).div_ceil(share)
    }

    /// Draws a formation by its odds, and drops each of its cards with the odds that it was moved;
    /// `None` for none of them.
    pub(super) fn draw(&self, dice: &mut dyn Dice) -> Option<Faces> {
        let all = self.odds.iter().copied().chain([self.none]);
        let drawn = draw_weighted(all, dice)?;
        let mut lineup = *self.lineups.get(drawn)?;
        for face in &mut lineup {
            if dice.below(worth::MOVED_ONE_IN as u32) == 0 {
                *face = None;
            }
        }
        Some(lineup)
    }
}
