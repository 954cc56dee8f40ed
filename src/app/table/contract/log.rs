//! What happened, in lines: one group for every entry of the match.
//!
//! The groups are cut back when entries are taken back, so the log always matches the match being
//! played. The log panel decides how a line looks.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::session::rule::Rule;
use crate::rules::Side;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The acting side, for its colour; `None` for lines of the table itself.
    pub side: Option<Side>,
    /// What happened.
    pub text: LocalText,
    /// Small pictures of what it speaks of: a sheet, and a cell of it.
    pub pictures: Vec<(&'static str, Cow<'static, str>)>,
    /// How it continues the line before.
    pub joins: Joins,
    /// Whether the player is what it is about, who then stands before it by name.
    pub of_player: bool,
    /// The sentence of the rules that explains it.
    pub rule: Option<Rule>,
}

/// How a line continues the line before it, where both are of the same side. The lines of one entry
/// belong together in any case.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Joins {
    /// Not at all: it tells another deed.
    #[default]
    Apart,
    /// It goes on with the same deed.
    On,
    /// It takes the place of a line with the same key, as the next step of a climb does.
    Instead,
    /// It adds one to a line with the same key, whose `$good` lists what was counted: texts of this
    /// key with their `$count`.
    Counting(Cow<'static, str>),
}

impl LogLine {
    /// A line without pictures.
    #[must_use]
    pub fn new(side: Option<Side>, text: impl Into<LocalText>) -> Self {
        let (text, pictures) = (text.into(), Vec::new());
        Self { side, text, pictures, joins: Joins::Apart, of_player: false, rule: None }
    }

    /// The same as a line about the player.
    #[must_use]
    pub fn of_player(mut self) -> Self {
        self.of_player = true;
        self
    }

    /// The same with one more picture.
    #[must_use]
    pub fn showing(mut self, sheet: &'static str, cell: impl Into<Cow<'static, str>>) -> Self {
        self.pictures.push((sheet, cell.into()));
        self
    }

    /// The same as a continuation.
    #[must_use]
    pub fn joining(mut self, joins: Joins) -> Self {
        self.joins = joins;
        self
    }
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

    /// The entries, counted from 0, that tell what a side has done on the board: no lot, and nothing about the players.
    pub fn deeds(&self) -> impl Iterator<Item = usize> + '_ {
        let is_deed = |line: &LogLine| line.side.is_some() && !line.of_player;
        let told = self.entries.iter().enumerate();
        told.filter(move |(_, lines)| lines.iter().any(is_deed)).map(|(entry, _)| entry)
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
