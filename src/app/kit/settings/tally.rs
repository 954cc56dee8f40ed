//! How the finished matches of the person at this machine went, counted for each level.
//!
//! A tally is kept among the settings as one line of numbers. Deliberately absent: the single
//! matches, which are saves.

use super::Settings;
use crate::data::index::text_key;

/// The prefix of a level's id for its tally.
const PLAYED: &str = "played-";
/// How many numbers a tally has.
const NUMBERS: usize = 7;

/// How a match ended for the only person who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The person lost.
    Lost,
    /// Several persons played, so no single one of them is counted.
    Shared,
}

/// Finished matches on one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won by the only person.
    pub won: u32,
    /// Matches that nobody won.
    pub drawn: u32,
    /// Matches lost by the only person.
    pub lost: u32,
    /// Matches of several persons.
    pub shared: u32,
    /// Wins in a row up to now.
    pub streak: u32,
    /// The most wins in a row.
    pub best: u32,
    /// The actions of all these matches together.
    pub actions: u32,
}

impl Tally {
    /// All matches counted.
    #[must_use]
    pub fn matches(&self) -> u32 {
        self.alone().saturating_add(self.shared)
    }

    /// Matches of one person against computers.
    #[must_use]
    pub fn alone(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// The average number of actions of a match, rounded to the nearest.
    #[must_use]
    pub fn length(&self) -> u32 {
        let matches = self.matches().max(1);
        self.actions.saturating_add(matches / 2) / matches
    }

    /// Counts a match of this many actions. Only a win continues a streak, and matches of several
    /// persons leave it as it is.
    pub fn count(&mut self, ending: Ending, actions: u32) {
        self.actions = self.actions.saturating_add(actions);
        let counted = match ending {
            Ending::Won => &mut self.won,
            Ending::Drawn => &mut self.drawn,
            Ending::Lost => &mut self.lost,
            Ending::Shared => &mut self.shared,
        };
        *counted = counted.saturating_add(1);
        match ending {
            Ending::Won => self.streak = self.streak.saturating_add(1),
            Ending::Drawn | Ending::Lost => self.streak = 0,
            Ending::Shared => {}
        }
        self.best = self.best.max(self.streak);
    }

    /// A tally as it is kept; one that cannot be read counts nothing.
    fn read(text: &str) -> Self {
        let numbers: Vec<u32> = text.split(' ').map_while(|word| word.parse().ok()).collect();
        let Ok([won, drawn, lost, shared, streak, best, actions]) =
            <[u32; NUMBERS]>::try_from(numbers)
        else {
            return Self::default();
        };
        Self { won, drawn, lost, shared, streak, best, actions }
    }

    fn written(&self) -> String {
        let Self { won, drawn, lost, shared, streak, best, actions } = self;
        format!("{won} {drawn} {lost} {shared} {streak} {best} {actions}")
    }
}

impl Settings {
    /// How matches on a level ended.
    #[must_use]
    pub fn tally(&self, level: &str) -> Tally {
        self.favourite(&name(level)).map(Tally::read).unwrap_or_default()
    }

    /// Counts a finished match on a level.
    pub fn count_match(&mut self, level: &str, ending: Ending, actions: u32) {
        let mut tally = self.tally(level);
        tally.count(ending, actions);
        self.keep(&name(level), &tally.written());
    }

    /// Forgets all tallies.
    pub fn forget_tallies(&mut self) {
        self.favourites.retain(|kept| !kept.starts_with(PLAYED));
    }
}

/// Under which name a level's tally is kept; names of what is kept have no colons.
fn name(level: &str) -> String {
    format!("{PLAYED}{}", text_key(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_with_a_match_that_is_not_won_and_the_best_stays() {
        let mut settings = Settings::default();
        let endings =
            [Ending::Won, Ending::Shared, Ending::Won, Ending::Drawn, Ending::Won, Ending::Lost];
        let mut streaks = Vec::new();
        for ending in endings {
            settings.count_match("ludo/one", ending, 11);
            let tally = settings.tally("ludo/one");
            streaks.push((tally.streak, tally.best));
        }
        assert_eq!(streaks, [(1, 1), (1, 1), (2, 2), (0, 2), (1, 2), (0, 2)]);
        let tally = settings.tally("ludo/one");
        assert_eq!((tally.won, tally.drawn, tally.lost, tally.shared), (3, 1, 1, 1));
        assert_eq!((tally.alone(), tally.matches(), tally.length()), (5, 6, 11));
    }

    #[test]
    fn levels_are_counted_apart_and_forgotten_together() {
        let mut settings = Settings::default();
        settings.keep_done("ludo/lesson");
        settings.count_match("ludo/one", Ending::Won, 4);
        settings.count_match("ludo/two", Ending::Lost, 7);
        assert_eq!(settings.tally("ludo/one").won, 1);
        assert_eq!((settings.tally("ludo/two").won, settings.tally("ludo/two").lost), (0, 1));
        settings.forget_tallies();
        assert_eq!(settings.tally("ludo/one"), Tally::default());
        assert!(settings.has_done("ludo/lesson"), "nothing else is forgotten");
    }

    #[test]
    fn a_tally_that_cannot_be_read_counts_nothing() {
        for text in ["", "1 2 3", "1 2 3 4 5 6 x", "1 2 3 4 5 6 7 8", "-1 2 3 4 5 6 7"] {
            assert_eq!(Tally::read(text), Tally::default(), "{text}");
        }
        assert_eq!(Tally::read("1 2 3 4 5 6 7").written(), "1 2 3 4 5 6 7");
        let mut full = Tally { won: u32::MAX, actions: u32::MAX, ..Tally::default() };
        full.count(Ending::Won, 9);
        assert_eq!((full.won, full.matches(), full.length()), (u32::MAX, u32::MAX, 1));
    }
}
