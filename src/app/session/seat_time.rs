//! The time that each side has for its own decisions in a match, with what every turn adds to it.
//!
//! As a word it is `5-3`, in the choices of the set-up sheet and in saves.

/// Minutes, and the seconds that each turn adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatTime {
    /// The minutes at the start.
    pub minutes: u16,
    /// The seconds that are added after each turn.
    pub increment: u16,
}

/// The most minutes, and the most seconds that a turn may add.
const MOST: u16 = 180;

impl SeatTime {
    /// The time of a word; `None` for any other text.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        let (minutes, increment) = word.split_once('-')?;
        let time = Self { minutes: minutes.parse().ok()?, increment: increment.parse().ok()? };
        ((1..=MOST).contains(&time.minutes) && time.increment <= MOST).then_some(time)
    }

    /// The word of this time.
    #[must_use]
    pub fn word(self) -> String {
        format!("{}-{}", self.minutes, self.increment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_from_its_word_and_nothing_else_is() {
        let time = SeatTime { minutes: 5, increment: 3 };
        assert_eq!(SeatTime::of_word(&time.word()), Some(time));
        for strange in ["", "none", "5", "5-", "-3", "0-3", "5-3-1", "181-0", "5-181", "70000-1"] {
            assert_eq!(SeatTime::of_word(strange), None, "{strange}");
        }
    }
}
