//! A copy of a finished match and how well each seat stood at every moment of it, judged a few
//! milliseconds at a time, so that no frame waits.

use std::time::Duration;

use bevy::platform::time::Instant;

use crate::ai::AiGame;
use crate::ai::review::{Review, chances};
use crate::referee::Match;
use crate::rules::Actor;

/// The time that judging takes of each frame.
pub(super) const SHARE: Duration = Duration::from_millis(4);

/// A match being judged.
pub(super) struct Judging<G: AiGame> {
    /// The whole match.
    pub(super) played: Match<G>,
    /// What has been judged so far.
    pub(super) review: Review,
    params: G::EvalParams,
}

impl<G: AiGame> Judging<G> {
    /// Nothing is judged yet.
    pub(super) fn new(played: Match<G>) -> Self {
        let params = G::eval_params(played.tables());
        Self { played, review: Review::default(), params }
    }

    /// Judges positions until the time is up; true when all are judged.
    pub(super) fn judge_until(&mut self, end: Instant) -> bool {
        let (tables, seats) = (self.played.tables(), G::seats(self.played.position()));
        let last = self.played.entries().len();
        for passed in self.played.history().skip(self.review.len()) {
            let decider = match passed.actor() {
                Actor::Seat(seat) => Some(seat),
                Actor::Chance | Actor::Nobody(_) => None,
            };
            let found = chances::<G>(tables, &self.params, passed.position());
            self.review.note(decider, found, seats);
            if Instant::now() >= end {
                return false;
            }
        }
        if self.review.len() == last
            && let Some(outcome) = self.played.outcome()
        {
            self.review.note_end(&outcome);
        }
        true
    }
}
