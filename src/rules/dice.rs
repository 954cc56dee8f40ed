//! The interface through which the rules receive random numbers.
//!
//! The rules state what is drawn from; the caller supplies the numbers. The referee uses a recorded
//! ChaCha8 stream, tests use a counter. The only generator here is the small one shared by laws and
//! examples.

/// A source of drawn numbers.
pub trait Dice {
    /// Returns a uniformly distributed number in `0..n`. Callers pass `n >= 1`.
    fn below(&mut self, n: u32) -> u32;
}

/// Draws the index of one weight, with a probability proportional to that weight. Returns `None`
/// when the weights add up to zero.
pub fn draw_weighted(
    weights: impl Iterator<Item = u32> + Clone,
    dice: &mut dyn Dice,
) -> Option<usize> {
    let total: u64 = weights.clone().map(u64::from).sum();
    if total == 0 {
        return None;
    }
    let mut drawn = below(total, dice);
    weights.map(u64::from).position(|weight| {
        let hit = drawn < weight;
        drawn = drawn.saturating_sub(weight);
        hit
    })
}

/// [`Dice::below`] for a sum of weights that may exceed 32 bits.
fn below(n: u64, dice: &mut dyn Dice) -> u64 {
    if let Ok(n) = u32::try_from(n) {
        return dice.below(n).into();
    }
    // Four draws give 64 bits; the bias of their remainder is too small to observe.
    (0..4).fold(0, |bits, _| bits << 16 | u64::from(dice.below(1 << 16))) % n
}

/// SplitMix64, a small portable generator for random play in tests, laws and examples.
///
/// Real matches use ChaCha8 (`referee::dice`) instead.
#[derive(Clone, Debug)]
pub struct SmallDice(u64);

impl SmallDice {
    /// A generator whose numbers depend only on `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for SmallDice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = crate::rules::hashing::mix(self.0);
        // Multiply-shift keeps the bias below n / 2^32, which no test can detect.
        ((u64::from(n) * (mixed >> 32)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(weights: &[u32], draws: usize) -> Vec<usize> {
        let (mut dice, mut counts) = (SmallDice::new(5), vec![0; weights.len()]);
        for _ in 0..draws {
            counts[draw_weighted(weights.iter().copied(), &mut dice).unwrap()] += 1;
        }
        counts
    }

    #[test]
    fn what_weighs_thrice_is_drawn_thrice_as_often() {
        let counts = counts(&[1, 0, 3], 40_000);
        assert!((9_500..10_500).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
    }

    #[test]
    fn weights_whose_sum_is_beyond_32_bits_are_drawn_fairly() {
        let counts = counts(&[u32::MAX; 3], 30_000);
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn from_nothing_nothing_is_drawn() {
        for weights in [&[][..], &[0, 0]] {
            assert_eq!(draw_weighted(weights.iter().copied(), &mut SmallDice::new(1)), None);
        }
    }
}
