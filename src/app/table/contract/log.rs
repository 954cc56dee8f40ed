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

/// The lines of every entry so far.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Log {
    entries: Vec<Vec<LogLine>>,
}

impl Log {
    /// Every line, oldest first, with the number of its entry.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (usize, &LogLine)> {
        let numbered = self.entries.iter().enumerate();
        numbered.flat_map(|(entry, lines)| lines.iter().map(move |line| (entry, line)))
    }

    /// The number of entries in the log.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    pub(in crate::app) fn enter(&mut self, lines: Vec<LogLine>) {
        self.entries.push(lines);
    }

    pub(in crate::app::table) fn cut(&mut self, entries: usize) {
        self.entries.truncate(entries);
    }
}
