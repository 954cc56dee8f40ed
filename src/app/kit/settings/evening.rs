//! The sheet of an evening: how the matches of several people at this machine went, by their names.
//!
//! It is kept among the settings, as one line of text. An evening ends by itself some hours after its
//! last match. Deliberately absent: computers, who need no sheet.

use super::Settings;

/// The name under which the sheet is kept.
const EVENING: &str = "evening";
/// An evening is over when no match has ended for so many seconds.
const PAUSE: u64 = 8 * 60 * 60;
/// What parts the entries of the sheet; no name has it.
const TAB: char = '\t';

/// How a match ended for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    /// Won, alone or with others.
    Won,
    /// Nobody won.
    Drawn,
    /// Somebody else won.
    Lost,
}

/// A person's matches of the evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The person's name.
    pub name: String,
    /// Matches won.
    pub won: u32,
    /// Matches that nobody won.
    pub drawn: u32,
    /// Matches that somebody else won.
    pub lost: u32,
}

impl Standing {
    fn new(name: &str) -> Self {
        Self { name: name.replace(TAB, " "), won: 0, drawn: 0, lost: 0 }
    }

    /// All matches.
    #[must_use]
    pub fn matches(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// The points in halves: a win counts two of them, a draw one.
    #[must_use]
    pub fn halves(&self) -> u32 {
        self.won.saturating_mul(2).saturating_add(self.drawn)
    }

    /// The points as they are written: `2½`.
    #[must_use]
    pub fn points(&self) -> String {
        match (self.halves() / 2, self.halves() % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (name, numbers) = text.rsplit_once('=')?;
        let numbers: Vec<u32> = numbers.split(',').map_while(|word| word.parse().ok()).collect();
        let [won, drawn, lost] = <[u32; 3]>::try_from(numbers).ok()?;
        Some(Self { name: name.to_owned(), won, drawn, lost })
    }
}

/// The sheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Evening {
    /// When the last match ended, in seconds since 1970.
    last: u64,
    /// Whoever wins more than half of so many matches wins the evening; 0 for as many as they like.
    pub best_of: u32,
    /// Who played: the most points first, then the fewest matches.
    pub standings: Vec<Standing>,
}

impl Evening {
    /// The numbers of matches on offer.
    pub const BEST_OF: [u32; 5] = [0, 3, 5, 7, 9];

    /// Who has won more than half of the matches that were agreed.
    #[must_use]
    pub fn winner(&self) -> Option<&str> {
        let enough = |one: &&Standing| self.best_of > 0 && one.won > self.best_of / 2;
        self.standings.iter().find(enough).map(|one| one.name.as_str())
    }

    fn count(&mut self, now: u64, people: &[(String, Scored)]) {
        self.last = now;
        for (name, scored) in people {
            let new = Standing::new(name);
            let known = self.standings.iter().position(|one| one.name == new.name);
            let place = known.unwrap_or_else(|| {
                self.standings.push(new);
                self.standings.len() - 1
            });
            let one = &mut self.standings[place];
            let counted = match scored {
                Scored::Won => &mut one.won,
                Scored::Drawn => &mut one.drawn,
                Scored::Lost => &mut one.lost,
            };
            *counted = counted.saturating_add(1);
        }
        self.standings.sort_by_key(|one| (u32::MAX - one.halves(), one.matches()));
    }

    /// A sheet as it is kept; what cannot be read is left out.
    fn read(text: &str) -> Self {
        let mut words = text.split(TAB);
        let last = words.next().and_then(|word| word.parse().ok()).unwrap_or_default();
        let best_of = words.next().and_then(|word| word.parse().ok()).unwrap_or_default();
        Self { last, best_of, standings: words.filter_map(Standing::read).collect() }
    }

    fn written(&self) -> String {
        let written = |one: &Standing| {
            let Standing { name, won, drawn, lost } = one;
            format!("{TAB}{name}={won},{drawn},{lost}")
        };
        let people: String = self.standings.iter().map(written).collect();
        format!("{}{TAB}{}{people}", self.last, self.best_of)
    }
}

impl Settings {
    /// The sheet of this evening, empty when the last match ended too long ago. `now` is in seconds
    /// since 1970.
    #[must_use]
    pub fn evening(&self, now: u64) -> Evening {
        let kept = self.favourite(EVENING).map(Evening::read).unwrap_or_default();
        if now.saturating_sub(kept.last) < PAUSE { kept } else { Evening::default() }
    }

    /// Counts a finished match of these people.
    pub fn count_evening(&mut self, now: u64, people: &[(String, Scored)]) {
        let mut evening = self.evening(now);
        evening.count(now, people);
        self.keep(EVENING, &evening.written());
    }

    /// Agrees on a number of matches, for the evening that is under way.
    pub fn agree_best_of(&mut self, now: u64, best_of: u32) {
        let evening = Evening { last: now, best_of, ..self.evening(now) };
        self.keep(EVENING, &evening.written());
    }

    /// Ends the evening: the next match begins a new sheet.
    pub fn end_evening(&mut self) {
        self.favourites.retain(|kept| !kept.starts_with(&format!("{EVENING}:")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_800_000_000;

    fn people<const N: usize>(people: [(&str, Scored); N]) -> Vec<(String, Scored)> {
        people.map(|(name, scored)| (name.to_owned(), scored)).to_vec()
    }

    fn names(evening: &Evening) -> Vec<(&str, String)> {
        evening.standings.iter().map(|one| (one.name.as_str(), one.points())).collect()
    }

    #[test]
    fn an_evening_counts_everybody_by_name_the_most_points_first() {
        let mut settings = Settings::default();
        settings.count_evening(NOW, &people([("Ann", Scored::Lost), ("Ben", Scored::Won)]));
        settings.count_evening(NOW, &people([("Ann", Scored::Drawn), ("Cat", Scored::Drawn)]));
        settings.count_evening(NOW, &people([("Ben", Scored::Drawn), ("Ann", Scored::Drawn)]));
        let evening = settings.evening(NOW);
        let wanted = [("Ben", "1½".to_owned()), ("Ann", "1".to_owned()), ("Cat", "½".to_owned())];
        assert_eq!(names(&evening), wanted);
        assert_eq!(evening.standings[1].matches(), 3);
    }

    #[test]
    fn an_evening_is_over_eight_hours_after_its_last_match() {
        let mut settings = Settings::default();
        settings.count_evening(NOW, &people([("Ann", Scored::Lost), ("Ben", Scored::Won)]));
        settings.count_evening(NOW + PAUSE - 1, &people([("Ann", Scored::Won)]));
        assert_eq!(settings.evening(NOW + PAUSE + 60).standings.len(), 2, "it went on");
        assert_eq!(settings.evening(NOW + 2 * PAUSE), Evening::default());
        settings.count_evening(NOW + 2 * PAUSE, &people([("Cat", Scored::Won)]));
        assert_eq!(names(&settings.evening(NOW + 2 * PAUSE)), [("Cat", "1".to_owned())]);
    }

    #[test]
    fn more_than_half_of_the_agreed_matches_win_the_evening() {
        let mut settings = Settings::default();
        settings.agree_best_of(NOW, 3);
        let mut winners = Vec::new();
        for scored in [Scored::Won, Scored::Drawn, Scored::Won] {
            settings.count_evening(NOW, &people([("Ann", scored), ("Ben", Scored::Lost)]));
            winners.push(settings.evening(NOW).winner().map(str::to_owned));
        }
        assert_eq!(winners, [None, None, Some("Ann".to_owned())]);
        settings.agree_best_of(NOW, 0);
        assert_eq!(settings.evening(NOW).winner(), None);
        settings.end_evening();
        assert_eq!(settings.evening(NOW), Evening::default());
    }

    #[test]
    fn a_sheet_that_cannot_be_read_is_empty_and_any_name_can_be_kept() {
        for text in ["", "x", "\t\t\t", "1\t2\tAnn=1,2", "1\t2\tAnn", "-1\t-1\tAnn=1,2,x"] {
            assert_eq!(Evening::read(text).standings, [], "{text}");
        }
        let mut settings = Settings::default();
        let odd = ["a=1,2,3", "b:c\td", "", "é\u{1F98A}"];
        settings.count_evening(NOW, &odd.map(|name| (name.to_owned(), Scored::Won)));
        let evening = settings.evening(NOW);
        let kept: Vec<&str> = evening.standings.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(kept, ["a=1,2,3", "b:c d", "", "é\u{1F98A}"]);
        assert_eq!(Evening::read(&evening.written()), evening);
    }
}
