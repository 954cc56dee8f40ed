//! The state of a replay that is independent of the game, and the requests to control it.
//!
//! While [`Watching`] exists no player decides anything.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use crate::app::table::contract::log::Log;
use crate::rules::Viewer;

/// How fast a replay plays by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ReplayPace {
    /// Time to think about each action.
    Slow,
    /// Time to see each action.
    #[default]
    Normal,
    /// As fast as the player can follow.
    Fast,
}

impl ReplayPace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// The next one, cyclically.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }

    /// The pause between two actions.
    pub(in crate::app::table) fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2_500,
            Self::Normal => 1_000,
            Self::Fast => 150,
        })
    }
}

/// The state of the current replay.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Watching {
    /// The number of entries played.
    pub at: usize,
    /// The number of entries that the viewer may know of.
    pub total: usize,
    /// The number of entries at the end of each step; each entry that the viewer reads ends a step.
    pub(in crate::app::table) steps: Vec<usize>,
    /// Whether it plays by itself.
    pub running: bool,
    /// How fast.
    pub pace: ReplayPace,
    /// The log of the whole match, as the viewer may know it.
    pub log: Log,
    /// Who may look: one viewer for a running match with secrets, all viewers once it is over.
    pub eyes: Vec<Viewer>,
    /// Whether a new match can begin here.
    pub may_play_on: bool,
    /// Whether the player wants the match reviewed. Only if it may be played on, because a review
    /// tells what is hidden.
    pub reviews: bool,
    /// Whether the match was finished, so that nothing is hidden any more.
    pub(in crate::app::table) over: bool,
    /// When the pause after the last action began.
    pub(in crate::app::table) rests_since: Option<Instant>,
}

impl Watching {
    /// The number of steps before the current moment, and of all steps.
    #[must_use]
    pub fn counted(&self) -> (usize, usize) {
        (self.steps.partition_point(|end| *end <= self.at), self.steps.len())
    }

    /// Who looks after this viewer, cyclically.
    #[must_use]
    pub fn eyes_after(&self, viewer: Viewer) -> Option<Viewer> {
        let place = self.eyes.iter().position(|one| *one == viewer).unwrap_or_default();
        self.eyes.get((place + 1) % self.eyes.len().max(1)).copied()
    }

    /// Whether the replay can stop after this many entries.
    #[must_use]
    pub fn is_moment(&self, entries: usize) -> bool {
        self.step_end(entries) == entries
    }

    /// The end of the step that contains this entry.
    pub(in crate::app::table) fn step_end(&self, entries: usize) -> usize {
        let step = self.steps.partition_point(|end| *end < entries);
        if entries == 0 { 0 } else { self.steps.get(step).copied().unwrap_or(self.total) }
    }
}

/// Who looks at the screen, independent of the game.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ViewerNow(pub Option<Viewer>);

/// A request to control a replay.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayRequest {
    /// View the current match from its start.
    Watch,
    /// Go to the start.
    First,
    /// One action back.
    Back,
    /// One action forward.
    Forward,
    /// Go to the end.
    Last,
    /// Start or stop playing by itself.
    Run,
    /// Change the pace.
    Pace,
    /// Go to the moment after this many entries.
    GoTo(usize),
    /// Change to the next viewer.
    Eyes,
    /// Begin a new match from here.
    PlayOn,
    /// End the replay, for a rematch.
    Leave,
    /// Look for the moments at which somebody could have done better.
    Review,
}

/// Whether no replay is running.
pub fn not_watching(watching: Option<Res<Watching>>) -> bool {
    watching.is_none()
}
