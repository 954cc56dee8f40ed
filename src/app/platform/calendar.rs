//! What day it is and what time, for puzzles of the day and the sheet of an evening: the one place that asks a clock for them.
//!
//! A day is one of Universal Time (UTC), so it begins for everybody in the same moment and no table of time
//! zones is needed. Tests set the day.

use std::time::Duration;

use bevy::prelude::*;

use super::folders;
use crate::data::puzzles::daily::Day;

/// The seconds of a day.
const SECONDS: u64 = 24 * 60 * 60;

/// The calendar.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Calendar {
    /// As the clock says.
    #[default]
    Clock,
    /// It is always this day.
    Fixed(Day),
}

impl Calendar {
    /// The calendar in force: the clock's, where no other was set.
    #[must_use]
    pub fn of(set: Option<Res<Self>>) -> Self {
        set.map_or_else(default, |set| *set)
    }

    /// The seconds since the beginning of 1970; 0 where there is no clock.
    #[must_use]
    pub fn now(self) -> u64 {
        match self {
            Self::Clock => folders::moment().map_or(0, |since| since.as_secs()),
            Self::Fixed(day) => u64::try_from(day.0).unwrap_or_default() * SECONDS,
        }
    }

    /// Today in Universal Time; the first day of 1970 where there is no clock.
    #[must_use]
    pub fn today(self) -> Day {
        match self {
            Self::Clock => day_of(folders::moment().unwrap_or_default()),
            Self::Fixed(day) => day,
        }
    }
}

/// The day of a moment, given as the time since the first second of 1970.
fn day_of(since: Duration) -> Day {
    Day(i32::try_from(since.as_secs() / SECONDS).unwrap_or_default())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_with_its_last_second_in_universal_time() {
        let day = Day::of_date(2026, 11, 24).expect("a day");
        let begins = Duration::from_secs(20_781 * SECONDS);
        let second = Duration::from_secs(1);
        let days = [begins - second, begins, begins + 86_399 * second, begins + 86_400 * second];
        assert_eq!(days.map(day_of), [Day(day.0 - 1), day, day, Day(day.0 + 1)]);
        assert_eq!(Calendar::Fixed(day).today(), day);
        assert!(Calendar::Clock.today() >= day, "the clock is wrong, or days are counted wrongly");
    }
}
