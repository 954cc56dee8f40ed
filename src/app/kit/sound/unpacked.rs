//! Which effects stay unpacked in memory once they were heard.
//!
//! An effect is heard again soon, so it is kept; but packs may bring many long ones, and unpacked sounds are large.
//! Those that were heard last are kept, up to a limit; others are read again when they are asked for. Deliberately
//! absent: music and ambience, which are forgotten as soon as they end.

/// The most bytes of effects that are kept; all of the game itself have 18 MB.
const MOST: usize = 24_000_000;

/// The effects that are kept and their bytes, the one that was heard last at the end.
#[derive(Default)]
pub(super) struct Unpacked(Vec<(String, usize)>);

impl Unpacked {
    /// Notes that an effect is heard; returns those that are forgotten for it. It stays itself, however large.
    pub(super) fn heard(&mut self, file: &str, bytes: usize) -> Vec<String> {
        self.0.retain(|(known, _)| known != file);
        let room = MOST.saturating_sub(bytes);
        let mut sum: usize = self.0.iter().map(|(_, bytes)| bytes).sum();
        let mut gone = Vec::new();
        while sum > room && !self.0.is_empty() {
            let (oldest, bytes) = self.0.remove(0);
            sum -= bytes;
            gone.push(oldest);
        }
        self.0.push((file.to_owned(), bytes));
        gone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_effects_that_were_heard_last_stay_within_the_limit() {
        let mut kept = Unpacked::default();
        for file in ["a", "b", "c"] {
            assert!(kept.heard(file, MOST / 4).is_empty(), "{file}");
        }
        assert!(kept.heard("a", MOST / 4).is_empty(), "it counts once");
        assert_eq!(kept.heard("d", MOST / 2), ["b"]);
        assert_eq!(kept.heard("huge", 2 * MOST), ["c", "a", "d"]);
        assert_eq!(kept.heard("a", 1), ["huge"]);
    }
}
