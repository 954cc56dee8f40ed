//! The hash of a plan. Records store it, so that a changed level is detected.

use super::{AreaKind, Effect, Options, Plan};
use crate::rules::hashing::Hasher;
use crate::rules::honga::{DOMAIN, Stock};

impl Plan {
    /// A hash of the whole level. The fields are listed explicitly, so that the hash does not
    /// depend on the compiler.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Hasher::new(DOMAIN);
        for area in &self.areas {
            hasher.bytes(area.id.as_bytes());
            hasher.bytes(&area.kind.code());
        }
        hasher.word(u64::MAX);
        for place in &self.places {
            hasher.bytes(place.id.as_bytes());
            hasher.bytes(&place.quarters.map(|area| area.0));
        }
        hasher.word(u64::MAX);
        for disc in &self.discs {
            hasher.bytes(disc.id.as_bytes());
            hasher.bytes(&[disc.colour as u8, disc.count]);
            hasher.bytes(&disc.hands);
        }
        hasher.word(u64::MAX);
        for card in &self.barter {
            hasher.bytes(card.id.as_bytes());
            hasher.bytes(&card.cost.0);
            hasher.bytes(&[card.mammoths, card.points, card.count]);
        }
        hasher.word(u64::MAX);
        for card in &self.bonus {
            hasher.bytes(card.id.as_bytes());
            hasher.bytes(&card.effect.code());
            hasher.word(card.count.into());
        }
        hasher.bytes(&self.mountain);
        self.options.hash_into(&mut hasher);
        hasher.finish()
    }
}

impl Options {
    fn hash_into(&self, hasher: &mut Hasher) {
        let Self { track, start, lure, joker, mammoths, .. } = *self;
        let Self { herd, goals, bonus_a_turn, open, rounds, open_discs, .. } = *self;
        let Self { seats, ahead, even_start, watched_bonus, .. } = *self;
        hasher.bytes(&seats);
        hasher.bytes(&[track, joker, mammoths, bonus_a_turn, open, open_discs.into()]);
        hasher.bytes(&start.0);
        hasher.bytes(&[even_start.into(), watched_bonus.into()]);
        ahead.as_flattened().iter().for_each(|stock| hasher.bytes(&stock.0));
        hasher.bytes(&lure.0);
        hasher.bytes(&herd);
        hasher.bytes(&goals);
        hasher.word(rounds.into());
    }
}

impl AreaKind {
    fn code(self) -> [u8; 2] {
        match self {
            Self::Gathering(resource) => [1, resource as u8],
            Self::Forest => [2, 0],
            Self::Mountain => [3, 0],
            Self::Mammoths => [4, 0],
            Self::Barter => [5, 0],
            Self::Honga => [6, 0],
        }
    }
}

impl Effect {
    fn code(self) -> [u8; 5] {
        match self {
            Self::Barter(Stock([fish, berry, mushroom, water])) => {
                [1, fish, berry, mushroom, water]
            }
            Self::Points(points) => [2, points, 0, 0, 0],
            Self::Chase => [3, 0, 0, 0, 0],
            Self::LuckyHand => [4, 0, 0, 0, 0],
            Self::ExtraDisc => [5, 0, 0, 0, 0],
            Self::LuckyHandOrChase => [6, 0, 0, 0, 0],
            Self::Swap([one, other]) => [7, one as u8, other as u8, 0, 0],
            Self::Docile => [8, 0, 0, 0, 0],
            Self::StepsOrChase(steps) => [9, steps, 0, 0, 0],
            Self::BoughtPoints { resources, most } => [10, resources.code(), most, 0, 0],
        }
    }
}
