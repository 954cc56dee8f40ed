//! Where chance enters the rules: as numbers somebody else draws.
//!
//! The rules only say what is drawn from; the referee draws with a recorded stream, tests with a
//! counter. There is no generator here beyond the small one laws and examples share.

/// A source of drawn numbers.
pub trait Dice {
    /// A number from 0 up to, but not including, `n`. Callers pass `n >= 1`.
    fn below(&mut self, n: u32) -> u32;
}

/// The place of a weight, each drawn as often as it weighs; `None` when there is nothing to draw.
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

/// [`Dice::below`] for sums of weights, which may be larger than any one weight.
fn below(n: u64, dice: &mut dyn Dice) -> u64 {
    if let Ok(n) = u32::try_from(n) {
        return dice.below(n).into();
    }
    // 64 bits in four draws: what their remainder favours is too little for anybody to see.
    (0..4).fold(0, |bits, _| bits << 16 | u64::from(dice.below(1 << 16))) % n
}

/// SplitMix64: a tiny portable stream for random play in tests, laws and examples.
///
/// Matches are never drawn with it; the referee uses ChaCha8.
#[derive(Clone, Debug)]
pub struct SmallDice(u64);

impl SmallDice {
    /// A stream that depends on nothing but `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for SmallDice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = crate::rules::hashing::mix(self.0);
        // Multiply-shift keeps the bias below n / 2^32, which no test can see.
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
