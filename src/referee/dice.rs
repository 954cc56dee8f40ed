//! The referee's dice: ChaCha8, the same stream on every platform.
//!
//! What is drawn goes into the record as an action, so a record needs no seed and tells nothing
//! about draws to come.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::rules::Dice;

/// ChaCha8 seeded with one number.
#[derive(Clone, Debug)]
pub struct RefereeDice(ChaCha8Rng);

impl RefereeDice {
    /// A stream that depends on nothing but `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Dice for RefereeDice {
    /// Draws again where the last, incomplete stretch of numbers would favour the small ones.
    fn below(&mut self, n: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % n.max(1);
        loop {
            let drawn = self.0.next_u32();
            if drawn < fair {
                return drawn % n.max(1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same_numbers_on_every_machine() {
        let mut dice = RefereeDice::new(7);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, [39, 76, 70, 19, 93, 37, 51, 2]);
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = RefereeDice::new(1);
        let mut faces = [0; 6];
        (0..60_000).for_each(|_| faces[dice.below(6) as usize] += 1);
        assert!(faces.iter().all(|count| (9_500..10_500).contains(count)), "{faces:?}");
    }
}
