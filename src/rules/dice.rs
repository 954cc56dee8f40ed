//! Where chance enters the rules: as numbers somebody else draws.
//!
//! The rules only say what is drawn from; the referee draws with a recorded stream, tests with a
//! counter. There is no generator here beyond the small one laws and examples share.

/// A source of drawn numbers.
pub trait Dice {
    /// A number from 0 up to, but not including, `n`. Callers pass `n >= 1`.
    fn below(&mut self, n: u32) -> u32;
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
