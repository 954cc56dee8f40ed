//! A lesson, compiled.

use crate::data::Label;
use crate::rules::{Game, Seat};

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson<G: Game> {
    /// Its id, such as `jungle/ranks`.
    pub id: String,
    /// Its name on screen.
    pub title: Label,
    /// The level it is played on.
    pub level: String,
    /// The learner's seat.
    pub seat: Seat,
    /// The set-up.
    pub setup: G::Setup,
    /// Whether arrows are shown and the match goes on afterwards.
    pub guided: bool,
    /// The steps, at least one.
    pub steps: Vec<Step<G>>,
    /// What it has taught.
    pub learned: Option<Label>,
    /// What an example in the rules shows after the first step.
    pub example: Vec<G::Action>,
}

impl<G: Game> Lesson<G> {
    /// All its texts.
    pub fn texts(&self) -> impl Iterator<Item = &Label> {
        let of_steps =
            self.steps.iter().flat_map(|step| std::iter::once(&step.say).chain(&step.hint));
        std::iter::once(&self.title).chain(of_steps).chain(&self.learned)
    }
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// What is to be done.
    pub say: Label,
    /// Help; `None` if the arrow is shown at once.
    pub hint: Option<Label>,
    /// When it is done.
    pub goal: Goal<G::Action>,
    /// The open actions; `None` if all legal ones are.
    pub only: Option<Vec<G::Action>>,
    /// What follows by itself.
    pub replies: Vec<G::Action>,
}

impl<G: Game> Step<G> {
    /// Whether its arrow is shown at once.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.hint.is_none()
    }
}

/// When a step is done; see [`super::GoalDef`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal<A> {
    /// One of these actions is played.
    Play(Vec<A>),
    /// Events of these names happen.
    See(Vec<String>),
    /// The learner's side wins.
    Win,
    /// No event of this name can follow.
    Prevent(String),
}
