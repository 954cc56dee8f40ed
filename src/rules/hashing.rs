//! A portable hash: the same value on every machine, in debug, release and wasm builds.
//!
//! The standard library's hasher guarantees no stability across versions or platforms, and records
//! store these values. The hash is not cryptographic.

/// SplitMix64's finaliser: changing one input bit changes about half of the output bits.
#[must_use]
pub const fn mix(mut x: u64) -> u64 {
    x ^= x >> 30;
    x = x.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x ^= x >> 27;
    x = x.wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

/// The key of one fact (a pawn on a square, a side to move), to be xor-ed into a position's hash.
#[must_use]
pub const fn key(game: u64, fact: u64) -> u64 {
    mix(mix(game ^ 0x6D65_6E61_6765_7269).wrapping_add(fact.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

/// Whether the last of these position hashes occurs at least `limit` times in the list. Used for
/// repetition rules.
#[must_use]
pub fn came_often(keys: &[u64], limit: u8) -> bool {
    let last = keys.last();
    let often = keys.iter().filter(|key| Some(*key) == last).count();
    last.is_some() && often >= usize::from(limit)
}

/// An incremental hash over little-endian words, for tables and records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hasher(u64);

impl Hasher {
    /// A fresh hash. A different `domain` gives unrelated hashes for different kinds of data.
    #[must_use]
    pub const fn new(domain: u64) -> Self {
        Self(mix(domain ^ 0x6D65_6E61_6765_7269))
    }

    /// Adds one word.
    pub const fn word(&mut self, word: u64) {
        self.0 = mix(self.0.rotate_left(5) ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
    }

    /// Adds bytes preceded by their length, so that "ab","c" and "a","bc" differ.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    /// The hash of everything added so far.
    #[must_use]
    pub const fn finish(self) -> u64 {
        mix(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_same_number_on_every_machine() {
        let mut hasher = Hasher::new(1);
        hasher.bytes(b"menagerie");
        hasher.word(7);
        assert_eq!(hasher.finish(), 0xf2fd_eaea_0c71_164f);
        assert_eq!(key(1, 2), 0x9354_5028_592a_bbd3);
    }

    #[test]
    fn only_the_last_of_the_hashes_is_counted() {
        assert!(came_often(&[1, 2, 1, 3, 1], 3) && !came_often(&[1, 2, 1, 3, 1], 4));
        assert!(!came_often(&[1, 1, 1, 2], 2) && !came_often(&[], 0));
    }

    #[test]
    fn where_one_text_ends_and_the_next_begins_is_part_of_the_hash() {
        let of = |texts: [&str; 2]| {
            let mut hasher = Hasher::new(0);
            texts.iter().for_each(|text| hasher.bytes(text.as_bytes()));
            hasher.finish()
        };
        assert_ne!(of(["ab", "c"]), of(["a", "bc"]));
    }
}
