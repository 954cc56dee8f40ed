//! The puzzle of a day, and streaks of days on which one was solved.
//!
//! Both are functions of dates alone, so everybody with the same list of puzzles has the same one on
//! the same day. Absent: clocks; the app says what day it is.

use crate::rules::hashing::key;

/// The domain of the hash that shuffles the puzzles.
const DOMAIN: u64 = 0x4441_494C_5921;

/// A day of the calendar, counted from 1 January 1970, which is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub i32);

impl Day {
    /// The day of a date in the Gregorian calendar. `None` where there is no such date, or outside the
    /// years 1 to 9999.
    #[must_use]
    pub fn of_date(year: i32, month: u8, day: u8) -> Option<Self> {
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let longest = match month {
            2 => 28 + u8::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        if !(1..=9999).contains(&year) || day == 0 || day > longest {
            return None;
        }
        // Years that begin in March end with the leap day.
        let (month, day) = (i32::from(month), i32::from(day));
        let year = year - i32::from(month < 3);
        let before = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        Some(Self(365 * year + year / 4 - year / 100 + year / 400 + before - 719_468))
    }
}

/// The index of a day's puzzle in a list of `count` puzzles; `None` if the list is empty. Within each
/// round of `count` days every puzzle has its day, in another order each round, and none comes on two
/// days running.
#[must_use]
pub fn daily(day: Day, count: usize) -> Option<usize> {
    let length = i32::try_from(count).ok().filter(|count| *count > 0)?;
    let (round, place) = (day.0.div_euclid(length), day.0.rem_euclid(length));
    let mut order = shuffled(round, count);
    if count > 2 && order.first() == shuffled(round.wrapping_sub(1), count).last() {
        order.swap(0, 1);
    }
    order.get(usize::try_from(place).ok()?).copied()
}

/// The puzzles in the order of a round.
fn shuffled(round: i32, count: usize) -> Vec<usize> {
    let round = u64::from(round.cast_unsigned());
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|number| (key(DOMAIN ^ round << 20, *number as u64), *number));
    order
}

/// How many days running a daily puzzle was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The days up to today, or up to yesterday while today's puzzle is open.
    pub current: u32,
    /// The most days ever.
    pub longest: u32,
}

/// The streak of someone who solved the daily puzzles of these days, in any order. Days after today do
/// not count: a clock was wrong.
#[must_use]
pub fn streak(solved: &[Day], today: Day) -> Streak {
    let mut days: Vec<Day> = solved.iter().copied().filter(|day| *day <= today).collect();
    days.sort_unstable();
    days.dedup();
    let (mut streak, mut running, mut last) = (Streak::default(), 0, None::<Day>);
    for day in days {
        let follows = last.is_some_and(|last| i64::from(last.0) + 1 == i64::from(day.0));
        running = if follows { running + 1 } else { 1 };
        streak.longest = streak.longest.max(running);
        last = Some(day);
    }
    let goes_on = last.is_some_and(|last| i64::from(last.0) + 1 >= i64::from(today.0));
    streak.current = if goes_on { running } else { 0 };
    streak
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(numbers: impl IntoIterator<Item = i32>) -> Vec<Day> {
        numbers.into_iter().map(Day).collect()
    }

    #[test]
    fn dates_are_counted_as_calendars_do() {
        let day = |year, month, day| Day::of_date(year, month, day).map(|day| day.0);
        assert_eq!(day(1970, 1, 1), Some(0));
        assert_eq!(day(1969, 12, 31), Some(-1));
        assert_eq!(day(2000, 2, 29), Some(11_016));
        assert_eq!(day(2000, 3, 1), Some(11_017));
        assert_eq!(day(2026, 11, 24), Some(20_781));
        assert_eq!(day(1, 1, 1), Some(-719_162));
        for none in [(2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1)] {
            assert_eq!(day(none.0, none.1, none.2), None, "{none:?}");
        }
        assert_eq!((day(2026, 1, 0), day(0, 1, 1)), (None, None));
    }

    #[test]
    fn everybody_has_the_same_puzzle_on_the_same_day() {
        let week: Vec<_> = (20_781..20_788).filter_map(|day| daily(Day(day), 180)).collect();
        assert_eq!(week, [176, 27, 105, 1, 145, 136, 39]);
        assert_eq!(daily(Day(20_781), 0), None);
        assert_eq!(daily(Day(-5), 1), Some(0));
    }

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again_and_none_comes_twice_running() {
        for count in [3_i32, 7, 180] {
            let size = count as usize;
            let all: Vec<usize> =
                (-4 * count..40 * count).filter_map(|day| daily(Day(day), size)).collect();
            for round in all.chunks(size) {
                let mut sorted = round.to_vec();
                sorted.sort_unstable();
                assert_eq!(sorted, (0..size).collect::<Vec<_>>());
            }
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{count}");
            assert!(all.chunks(size).skip(1).any(|round| round != &all[..size]), "{count}");
        }
    }

    #[test]
    fn a_streak_lives_until_a_day_is_over_without_a_solution() {
        let solved = days([10, 11, 12, 14, 15]);
        assert_eq!(streak(&solved, Day(15)), Streak { current: 2, longest: 3 });
        assert_eq!(streak(&solved, Day(16)), Streak { current: 2, longest: 3 });
        assert_eq!(streak(&solved, Day(17)), Streak { current: 0, longest: 3 });
        assert_eq!(streak(&[], Day(17)), Streak::default());
    }

    #[test]
    fn days_solved_twice_unordered_or_in_the_future_do_not_matter() {
        let solved = days([15, 11, 14, 12, 10, 12, 99, 16]);
        assert_eq!(streak(&solved, Day(15)), Streak { current: 2, longest: 3 });
        assert_eq!(streak(&days([i32::MIN, i32::MAX]), Day(0)), Streak { current: 0, longest: 1 });
    }
}
