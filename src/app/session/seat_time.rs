//! The time that each side has for its own decisions in a match, with what every turn adds to it.
//!
//! As a word it is `5-3`, in the choices of the set-up sheet and in saves; both times of a match with a handicap are
//! `5-3 10-5`.

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

/// The time of each side, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTimes(pub [SeatTime; 2]);

impl From<SeatTime> for SideTimes {
    fn from(time: SeatTime) -> Self {
        Self([time; 2])
    }
}

impl SideTimes {
    /// The times of a word; `None` for any other text.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        match word.split_once(' ') {
            Some((one, other)) => Some(Self([SeatTime::of_word(one)?, SeatTime::of_word(other)?])),
            None => SeatTime::of_word(word).map(Self::from),
        }
    }

    /// The word of these times; one time alone is that of both.
    #[must_use]
    pub fn word(self) -> String {
        let [one, other] = self.0;
        if one == other { one.word() } else { format!("{} {}", one.word(), other.word()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_both_sides_are_one_word_if_they_are_the_same_and_two_in_a_match_with_a_handicap()
     {
        let [short, long] =
            [(3, 2), (10, 5)].map(|(minutes, increment)| SeatTime { minutes, increment });
        for (times, word) in
            [(SideTimes::from(short), "3-2"), (SideTimes([long, short]), "10-5 3-2")]
        {
            assert_eq!(times.word(), word);
            assert_eq!(SideTimes::of_word(word), Some(times));
        }
        for strange in ["", " ", "5-3 ", " 5-3", "5-3  5-3", "5-3 0-3", "5-3 5-3 5-3", "5-3,5-3"] {
            assert_eq!(SideTimes::of_word(strange), None, "{strange}");
        }
    }

    #[test]
    fn a_time_is_read_from_its_word_and_nothing_else_is() {
        let time = SeatTime { minutes: 5, increment: 3 };
        assert_eq!(SeatTime::of_word(&time.word()), Some(time));
        for strange in ["", "none", "5", "5-", "-3", "0-3", "5-3-1", "181-0", "5-181", "70000-1"] {
            assert_eq!(SeatTime::of_word(strange), None, "{strange}");
        }
    }
}
