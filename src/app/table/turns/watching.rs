//! The replay on the table as everything that knows no game may see it, and what may be asked of it.
//!
//! While [`Watching`] exists nobody here or elsewhere decides anything.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use crate::app::table::contract::log::Log;
use crate::rules::Viewer;

/// How fast a replay goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// Time to think about each action.
    Slow,
    /// Time to see each action.
    #[default]
    Normal,
    /// As fast as the eye can follow.
    Fast,
}

impl Pace {
    /// The next one, round and round.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }

    /// How long everything rests between two actions.
    pub(in crate::app::table) fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2_500,
            Self::Normal => 1_000,
            Self::Fast => 150,
        })
    }
}

/// The replay on the table, as everything that knows no game may see it.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Watching {
    /// So many entries are played.
    pub at: usize,
    /// So many there are that the eyes may know of.
    pub total: usize,
    /// After how many entries each step ends: one that the eyes read ends a step.
    pub(in crate::app::table) steps: Vec<usize>,
    /// Whether it goes on by itself.
    pub running: bool,
    /// How fast.
    pub pace: Pace,
    /// What happened in the whole match, as the eyes that look may know it.
    pub log: Log,
    /// Whose eyes may look: one pair of a running match with secrets, everybody's once it is over.
    pub eyes: Vec<Viewer>,
    /// Whether a new match can begin here.
    pub may_play_on: bool,
    /// Whether the match came to its end, so that nothing is hidden any more.
    pub(in crate::app::table) over: bool,
    /// When everything has been seen, and it rests.
    pub(in crate::app::table) rests_since: Option<Instant>,
}

impl Watching {
    /// So many steps lie before the moment, and so many there are.
    #[must_use]
    pub fn counted(&self) -> (usize, usize) {
        (self.steps.partition_point(|end| *end <= self.at), self.steps.len())
    }

    /// The end of the step that so many entries reach into.
    pub(in crate::app::table) fn step_end(&self, entries: usize) -> usize {
        let step = self.steps.partition_point(|end| *end < entries);
        if entries == 0 { 0 } else { self.steps.get(step).copied().unwrap_or(self.total) }
    }
}

/// Whose eyes look at the screen, as everything that knows no game may see it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ViewerNow(pub Option<Viewer>);

/// What somebody wants to see of a replay.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayRequest {
    /// Look at the match on the table from its start.
    Watch,
    /// The start.
    First,
    /// One action back.
    Back,
    /// One action on.
    Forward,
    /// The end.
    Last,
    /// Go on by itself, or stop.
    Run,
    /// Another pace.
    Pace,
    /// After so many entries.
    GoTo(usize),
    /// Through the next pair of eyes.
    Eyes,
    /// A new match from here.
    PlayOn,
}

/// Whether nobody looks at a replay.
pub fn not_watching(watching: Option<Res<Watching>>) -> bool {
    watching.is_none()
}
