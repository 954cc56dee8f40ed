//! A hint: a good action and why it is good, as a text key with arguments.
//!
//! The search gives the action; the game derives the reason from the line the search expects
//! ([`AiGame::reason`], in the game's own `hint.rs`). The sentences themselves are in the locale files.

use crate::ai::alpha_beta::{WIN, WON};
use crate::ai::{AiGame, Observation, Strength, Thinking};
use crate::rules::Reason;

/// A proposed action and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint<A> {
    /// What to do.
    pub action: A,
    /// Why.
    pub reason: Reason,
}

/// What a search expects, from which games derive reasons.
#[derive(Debug)]
pub struct Foreseen<'a, G: AiGame> {
    /// The position to decide in.
    pub position: &'a G::Position,
    /// The proposed action and the actions expected after it; never empty.
    pub line: &'a [G::Action],
    /// The score for the seat that decides.
    pub score: i32,
    /// The level's judgement.
    pub params: &'a G::EvalParams,
}

impl<G: AiGame> Foreseen<'_, G> {
    /// After how many actions of both sides the match is won for certain, if it is.
    #[must_use]
    pub fn wins_after(&self) -> Option<i32> {
        (self.score >= WON).then_some(WIN - self.score)
    }
}

/// Turns a finished (or interrupted) thought into a hint.
#[must_use]
pub fn explain<G: AiGame>(tables: &G::Tables, thinking: &Thinking<G>) -> Hint<G::Action> {
    let foreseen = Foreseen {
        position: thinking.position(),
        line: thinking.line(),
        score: thinking.score().unwrap_or_default(),
        params: &thinking.params(tables),
    };
    Hint { action: thinking.best(), reason: G::reason(tables, &foreseen) }
}

/// The best action that `budget` nodes find, and why. `None` when the viewer owes no decision.
///
/// To think in slices, step a [`Thinking`] and call [`explain`].
#[must_use]
pub fn hint<G: AiGame>(
    tables: &G::Tables,
    observation: &Observation<G>,
    budget: u64,
) -> Option<Hint<G::Action>> {
    let mut thinking = Thinking::new(tables, observation, Strength::Hard, Some(budget), 0)?;
    thinking.decide(tables);
    Some(explain(tables, &thinking))
}
