//! What a review of a finished match has found: the moments at which somebody could have done better.
//!
//! Written by the part that looks for them, shown in the replay. Deliberately absent: judging.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::session::route::Route;
use crate::rules::{Reason, Seat};

/// The review of the match that is being watched.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct MatchReview {
    /// How far it is.
    pub stage: ReviewStage,
    /// The moments, in order.
    pub mistakes: Vec<Mistake>,
}

/// How far a review is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum ReviewStage {
    /// Nobody has asked for it.
    #[default]
    Unasked,
    /// So many of all moments have been looked at; of none, while they are still sought.
    Looking {
        /// Looked at.
        done: usize,
        /// All of them.
        of: usize,
    },
    /// It is complete.
    Done,
}

/// A moment at which a seat could have done better.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The number of entries before it.
    pub entries: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The token of its side.
    pub token: &'static str,
    /// The better action.
    pub better: Route,
    /// That action in the words of the log; empty where the log is silent.
    pub says: Vec<LocalText>,
    /// Why it is better.
    pub reason: Reason,
}

#[cfg(test)]
impl Mistake {
    /// A mistake after so many entries, for tests.
    pub(in crate::app) fn blank(entries: usize) -> Self {
        Self {
            entries,
            seat: Seat(0),
            token: "red",
            better: Route::default(),
            says: Vec::new(),
            reason: Reason::new("why"),
        }
    }
}

impl MatchReview {
    /// The moment after this many entries, if it is one of the review's.
    #[must_use]
    pub fn at(&self, entries: usize) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.entries == entries)
    }

    /// The next moment after, or the previous one before this many entries.
    #[must_use]
    pub fn beside(&self, entries: usize, forward: bool) -> Option<usize> {
        let mut moments = self.mistakes.iter().map(|mistake| mistake.entries);
        if forward {
            moments.find(|moment| *moment > entries)
        } else {
            moments.rfind(|moment| *moment < entries)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moments_beside_one_are_the_nearest_in_both_directions() {
        let review = MatchReview { mistakes: [3, 8, 20].map(Mistake::blank).to_vec(), ..default() };
        assert_eq!(
            [2, 3, 8, 20].map(|at| review.beside(at, true)),
            [Some(3), Some(8), Some(20), None]
        );
        assert_eq!(
            [3, 8, 9, 40].map(|at| review.beside(at, false)),
            [None, Some(3), Some(8), Some(20)]
        );
        assert!(review.at(8).is_some() && review.at(9).is_none());
    }
}
