//! What day it is and what time, for puzzles of the day and the sheet of an evening: the one place that asks a clock for them.
//!
//! A day is one of Universal Time (UTC), so it begins for everybody in the same moment and no table of time
//! zones is needed. Tests set the day.

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
            Self::Clock => Day(i32::try_from(self.now() / SECONDS).unwrap_or_default()),
            Self::Fixed(day) => day,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_with_its_last_second_in_universal_time() {
        let first = Day::of_date(2026, 11, 24).expect("a day");
        assert_eq!(Calendar::Fixed(first).today(), first);
        assert!(
            Calendar::Clock.today() >= first,
            "the clock is wrong, or days are counted wrongly"
        );
    }
}
