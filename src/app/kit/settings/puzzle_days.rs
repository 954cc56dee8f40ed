//! The days whose puzzles were solved, kept with what was done.

use super::Settings;
use crate::data::puzzles::daily::Day;

/// The name under which the days are kept, as numbers.
const DAYS: &str = "puzzle-days";

impl Settings {
    /// The days on which a puzzle of the day was solved.
    #[must_use]
    pub fn puzzle_days(&self) -> Vec<Day> {
        let kept = self.favourite(DAYS).unwrap_or_default();
        kept.split(' ').filter_map(|day| day.parse().ok().map(Day)).collect()
    }

    /// Keeps that a puzzle of this day was solved.
    pub fn keep_puzzle_day(&mut self, day: Day) {
        if !self.puzzle_days().contains(&day) {
            let kept = format!("{} {}", self.favourite(DAYS).unwrap_or_default(), day.0);
            self.keep(DAYS, kept.trim());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_kept_once_each() {
        let mut settings = Settings::default();
        [20_781, 20_782, 20_781].into_iter().for_each(|day| settings.keep_puzzle_day(Day(day)));
        assert_eq!(settings.puzzle_days(), [Day(20_781), Day(20_782)]);
        assert_eq!(settings.favourites, ["puzzle-days:20781 20782"]);
    }
}
