//! The referee's random generator: ChaCha8, with the same numbers on every platform.
//!
//! Every draw is recorded as an action, so a record needs no seed and reveals nothing about later
//! draws.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::rules::Dice;

/// A ChaCha8 generator.
#[derive(Clone, Debug)]
pub struct RefereeDice(ChaCha8Rng);

impl RefereeDice {
    /// A generator whose numbers depend only on `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Dice for RefereeDice {
    /// Draws again when the number falls into the last incomplete range, which would make small
    /// results more likely.
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
