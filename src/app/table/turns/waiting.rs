//! Actions that are decided and not carried out yet.
//!
//! An action picked by a person here cuts playback short and counts at once; all others wait until
//! everything before them has been seen.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::rules::Game;

/// A decision of a computer player or another program. It is dropped if the match has changed
/// meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayAction<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// The number of entries after which it was made.
    pub after: usize,
}

/// Actions that wait until everything before them has been seen.
#[derive(Resource, Debug)]
pub struct Waiting<G: Game> {
    pub(super) actions: VecDeque<G::Action>,
    /// Set when a person here has decided: the actions do not wait.
    pub(super) at_once: bool,
}

impl<G: Game> Default for Waiting<G> {
    fn default() -> Self {
        Self { actions: VecDeque::new(), at_once: false }
    }
}

impl<G: Game> Waiting<G> {
    /// Whether nothing waits; only then is the next player asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// Discards the waiting actions.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Adds actions to be carried out one after the other.
    pub(in crate::app::table) fn push(&mut self, actions: Vec<G::Action>) {
        self.actions.extend(actions);
    }

    /// The next action, if it is due.
    pub(super) fn next(&mut self, seen_all: bool) -> Option<G::Action> {
        let next = if seen_all || self.at_once { self.actions.pop_front() } else { None };
        self.at_once &= !self.is_empty();
        next
    }
}
