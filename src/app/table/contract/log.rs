//! What happened, in lines: one group for every entry of the match.
//!
//! The groups are cut back when entries are taken back, so the log always matches the match being
//! played. The log panel decides how a line looks.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::rules::Side;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The acting side, for its colour; `None` for lines of the table itself.
    pub side: Option<Side>,
    /// What happened.
    pub text: LocalText,
}

/// What an entry has told.
#[derive(Clone, Default, PartialEq, Debug)]
struct Told {
    lines: Vec<LogLine>,
    /// The line in place of its only line and the last one before, where both are one deed.
    joined: Option<LogLine>,
}

/// The lines of every entry so far.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Log {
    entries: Vec<Told>,
}

impl Log {
    /// Every line, oldest first, with the number of its entry.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (usize, &LogLine)> {
        let numbered = self.entries.iter().enumerate();
        numbered.flat_map(|(entry, told)| told.lines.iter().map(move |line| (entry, line)))
    }

    /// What the first so many entries tell, oldest first: lines that are one deed are one line, with
    /// the number of its first entry.
    #[must_use]
    pub fn deeds(&self, entries: usize) -> Vec<(usize, &LogLine)> {
        let mut deeds: Vec<(usize, &LogLine)> = Vec::new();
        for (entry, told) in self.entries.iter().take(entries).enumerate() {
            match (&told.joined, deeds.last_mut()) {
                (Some(joined), Some((_, last))) => *last = joined,
                _ => deeds.extend(told.lines.iter().map(|line| (entry, line))),
            }
        }
        deeds
    }

    /// The number of entries in the log.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    pub(in crate::app) fn enter(&mut self, lines: Vec<LogLine>) {
        self.entries.push(Told { lines, joined: None });
    }

    /// Enters lines; `join` returns the text of two lines of one side that are one deed.
    pub(in crate::app::table) fn enter_deed(
        &mut self,
        lines: Vec<LogLine>,
        join: impl Fn(&LocalText, &LocalText) -> Option<LocalText>,
    ) {
        let before = self.entries.last();
        let last = before.and_then(|told| told.joined.as_ref().or(told.lines.last()));
        let joined = match (last, &lines[..]) {
            (Some(last), [line]) if last.side == line.side => {
                let text = join(&last.text, &line.text);
                text.map(|text| LogLine { side: line.side, text })
            }
            _ => None,
        };
        self.entries.push(Told { lines, joined });
    }

    pub(in crate::app::table) fn cut(&mut self, entries: usize) {
        self.entries.truncate(entries);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(side: u8, key: &'static str) -> Vec<LogLine> {
        vec![LogLine { side: Some(Side(side)), text: LocalText::new(key) }]
    }

    fn join(one: &LocalText, other: &LocalText) -> Option<LocalText> {
        let both = format!("{}+{}", one.key, other.key);
        (other.key == "nut").then(|| LocalText::new(both))
    }

    fn told(log: &Log, entries: usize) -> Vec<(usize, String)> {
        let deeds = log.deeds(entries).into_iter();
        deeds.map(|(entry, line)| (entry, line.text.key.to_string())).collect()
    }

    #[test]
    fn lines_of_one_deed_are_one_line_as_far_as_they_have_been_seen() {
        let mut log = Log::default();
        for (side, key) in [(0, "egg"), (0, "nut"), (0, "nut"), (1, "nut"), (0, "egg")] {
            log.enter_deed(line(side, key), join);
        }
        let whole = [(0, "egg+nut+nut"), (3, "nut"), (4, "egg")];
        assert_eq!(told(&log, 9), whole.map(|(entry, text)| (entry, text.to_owned())));
        assert_eq!(told(&log, 2), [(0, "egg+nut".to_owned())]);
        assert_eq!(log.lines().count(), 5);
        log.cut(1);
        assert_eq!(told(&log, 9), [(0, "egg".to_owned())]);
    }
}
