//! Chance that is the same in every run.

use crate::wave::Wave;

/// A stream of chance; each sound has its own, so that a change to one leaves the others as they are.
pub(crate) struct Dice(u64);

impl Dice {
    /// The stream of a name and of the number of its variant.
    pub(crate) fn of(name: &str, variant: usize) -> Self {
        let hash = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325, hash);
        Self(seed.wrapping_add(variant as u64 * 0x9e37_79b9))
    }

    /// The next number from 0 to 1: the generator SplitMix64.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number from `low` to `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next()
    }

    /// A factor close to 1, as no two strokes of a hand are the same.
    pub(crate) fn about(&mut self, spread: f64) -> f64 {
        self.between(-spread, spread).exp()
    }

    /// White noise.
    pub(crate) fn noise(&mut self, seconds: f64) -> Wave {
        Wave::of(seconds, |_| self.between(-1.0, 1.0))
    }
}
