//! The days whose puzzles were solved, kept with what was done.

use super::Settings;
use crate::data::puzzles::daily::Day;

/// The name under which the days are kept, as numbers.
const DAYS: &str = "puzzle-days";
/// The name under which the puzzles of the latest day are kept, after its number.
const LATEST: &str = "puzzles-of-day";

impl Settings {
    /// The days on which a puzzle of the day was solved.
    #[must_use]
    pub fn puzzle_days(&self) -> Vec<Day> {
        let kept = self.favourite(DAYS).unwrap_or_default();
        kept.split(' ').filter_map(|day| day.parse().ok().map(Day)).collect()
    }

    /// Whether this puzzle was solved as the one of this day, as far as that is the latest day.
    #[must_use]
    pub fn has_solved_of(&self, day: Day, puzzle: &str) -> bool {
        let kept = self.favourite(LATEST).unwrap_or_default();
        let of_day = kept.strip_prefix(&format!("{} ", day.0)).unwrap_or_default();
        of_day.split(' ').any(|known| known == puzzle)
    }

    /// Keeps that this puzzle was solved as the one of this day. Every game has one.
    pub fn keep_solved_of(&mut self, day: Day, puzzle: &str) {
        if !self.puzzle_days().contains(&day) {
            let kept = format!("{} {}", self.favourite(DAYS).unwrap_or_default(), day.0);
            self.keep(DAYS, kept.trim());
        }
        if !self.has_solved_of(day, puzzle) {
            let kept = self.favourite(LATEST).unwrap_or_default();
            let is_same = kept.starts_with(&format!("{} ", day.0));
            let before = if is_same { kept.to_owned() } else { day.0.to_string() };
            self.keep(LATEST, &format!("{before} {puzzle}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_kept_once_each_and_of_the_latest_also_the_puzzles() {
        let mut settings = Settings::default();
        let [one, next] = [Day(20_781), Day(20_782)];
        settings.keep_solved_of(one, "ludo/puzzles/a");
        settings.keep_solved_of(next, "ludo/puzzles/b");
        settings.keep_solved_of(next, "chess/puzzles/b");
        settings.keep_solved_of(next, "ludo/puzzles/b");
        assert_eq!(settings.puzzle_days(), [one, next]);
        for (day, puzzle, solved) in [
            (next, "ludo/puzzles/b", true),
            (next, "chess/puzzles/b", true),
            (next, "ludo/puzzles/a", false),
            (next, "20782", false),
            (Day(2), "ludo/puzzles/b", false),
            (one, "ludo/puzzles/b", false),
        ] {
            assert_eq!(settings.has_solved_of(day, puzzle), solved, "{day:?} {puzzle}");
        }
        let kept =
            ["puzzle-days:20781 20782", "puzzles-of-day:20782 ludo/puzzles/b chess/puzzles/b"];
        assert_eq!(settings.favourites, kept);
    }
}
