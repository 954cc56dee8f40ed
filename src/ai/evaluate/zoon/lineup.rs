//! Which ready-made formation the enemy may have begun from, by what has been seen of its cards.
//!
//! Formations are public and players like them; who exchanges a few cards afterwards leaves the rest
//! where they lay. Every card that is seen speaks for some of them, or for none: then the enemy has
//! laid its cards out in its own way, of which no more is known than where each face usually lies.

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
    /// Of every formation, out of [`WHOLE`].
    odds: Vec<u32>,
    /// That it is none of them.
    pub(super) none: u32,
    /// That it is one of them.
    pub(super) any: u32,
}

/// The sum of all odds, but for what is lost in rounding.
const WHOLE: u64 = 64;
/// What everything begins with before a card is seen.
const EVEN: u64 = 1 << 24;

impl<'a> Suspicion<'a> {
    /// Nothing is suspected.
    pub(super) const fn idle() -> Self {
        Self { lineups: &[], odds: Vec::new(), none: WHOLE as u32, any: 0 }
    }

    /// What is suspected of a seat of whose cards `known` are known.
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

    /// The weight of a face on a slot. `left` cards of it are left, `habit` is how often it lies there,
    /// and one in `share` would lie where the slot's card is now.
    #[inline]
    pub(super) fn weight(&self, slot: Slot, kind: Kind, left: u32, habit: u32, share: u32) -> u32 {
        if self.any == 0 {
            return left * habit;
        }
        let lies = |lineup: &Faces| lineup[usize::from(slot.index())] == Some(kind);
        let all = self.odds.iter().zip(self.lineups);
        let laid: u32 = all.filter(|(o, lineup)| **o > 0 && lies(lineup)).map(|(o, _)| o).sum();
        // All in 96ths: 7 of 8 cards stay where the formation put them, the eighth is one of twelve.
        // By itself a face has a habit of about 4 on each of twelve slots.
        2 * left * habit * self.none + left * self.any + (84 * laid).div_ceil(share)
    }

    /// A formation as likely as it is suspected, and of it each card as likely as it was left there;
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
