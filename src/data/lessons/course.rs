//! Where a match stands in its lesson.
//!
//! A [`Course`] follows from the lesson and the actions played so far, and from nothing else.

use std::fmt::{self, Write as _};

use crate::data::lessons::search::{self, Way};
use crate::data::lessons::{Goal, Lesson, Step};
use crate::rules::{Actor, Game, play};

/// What the lesson expects now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moment<A> {
    /// The learner decides between these actions; never empty.
    Open(Vec<A>),
    /// This follows by itself.
    Reply(A),
    /// The step cannot be done any more as the lesson goes; it begins anew.
    Missed,
    /// Every step is done.
    Done,
}

/// A match on its way through a lesson.
#[derive(Debug)]
pub struct Course<'l, G: Game> {
    tables: &'l G::Tables,
    lesson: &'l Lesson<G>,
    position: G::Position,
    /// The number of actions so far, when the step began, and when the one before it began.
    played: usize,
    begun: usize,
    earlier: usize,
    /// The number of the step, from 0.
    step: usize,
    /// How many of its replies were given.
    replied: usize,
    /// The names of the events of the learner's own actions in this step.
    seen: Vec<String>,
    reached: bool,
    missed: bool,
    /// How many actions were played or tried by the last [`Course::take`].
    tried: usize,
}

impl<G: Game> Clone for Course<'_, G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), seen: self.seen.clone(), ..*self }
    }
}

impl<'l, G: Game> Course<'l, G> {
    /// The lesson from its start.
    #[must_use]
    pub fn new(tables: &'l G::Tables, lesson: &'l Lesson<G>) -> Self {
        Self {
            tables,
            lesson,
            position: G::start(tables, &lesson.setup),
            played: 0,
            begun: 0,
            earlier: 0,
            step: 0,
            replied: 0,
            seen: Vec::new(),
            reached: false,
            missed: false,
            tried: 0,
        }
    }

    /// The lesson after these actions.
    #[must_use]
    pub fn after(
        tables: &'l G::Tables,
        lesson: &'l Lesson<G>,
        actions: impl IntoIterator<Item = G::Action>,
    ) -> Self {
        let mut course = Self::new(tables, lesson);
        actions.into_iter().for_each(|action| course.take(action));
        course
    }

    /// The number of the running step, from 0; the number of all steps when every one is done.
    #[must_use]
    pub fn number(&self) -> usize {
        self.step
    }

    /// The number of actions before the running step.
    #[must_use]
    pub fn begun(&self) -> usize {
        self.begun
    }

    /// The number of actions to go back to when something is taken back: before the running step, or,
    /// if nothing was done in it, before the one before.
    #[must_use]
    pub fn back(&self) -> usize {
        if self.played > self.begun { self.begun } else { self.earlier }
    }

    /// The running step; `None` when every one is done.
    #[must_use]
    pub fn step(&self) -> Option<&'l Step<G>> {
        self.lesson.steps.get(self.step)
    }

    /// What is expected now.
    #[must_use]
    pub fn moment(&self) -> Moment<G::Action> {
        let Some(step) = self.step() else { return Moment::Done };
        if self.missed {
            return Moment::Missed;
        }
        if self.goes_by_itself() {
            let reply = step.replies.get(self.replied).copied();
            let legal = reply.filter(|reply| G::accepts(self.tables, &self.position, *reply));
            return legal.map_or(Moment::Missed, Moment::Reply);
        }
        let mut open = Vec::new();
        G::actions(self.tables, &self.position, &mut open);
        if let Some(only) = &step.only {
            // In the order of the file, so that the first way found is the one meant.
            open = only.iter().copied().filter(|action| open.contains(action)).collect();
        }
        if open.is_empty() { Moment::Missed } else { Moment::Open(open) }
    }

    /// The shortest way from here to the end of the step, its replies included.
    #[must_use]
    pub fn way(&self) -> Way<G::Action> {
        search::way(self)
    }

    /// The course after one more action. Once every step is done, the match goes on freely.
    pub fn take(&mut self, action: G::Action) {
        self.played += 1;
        self.tried = 1;
        let Some(step) = self.step() else { return };
        let (by_itself, learner) = (self.goes_by_itself(), self.is_learners());
        let Ok((position, events)) = play::<G>(self.tables, &self.position, action) else {
            self.missed = true;
            return;
        };
        self.position = position;
        if by_itself {
            self.missed |= step.replies.get(self.replied) != Some(&action);
            self.replied += 1;
        } else {
            self.seen.extend(events.iter().map(event_name));
        }
        let reached = learner && !by_itself && self.reaches(&step.goal, action);
        self.reached |= reached || step.goal == Goal::Win && self.is_won();
        if self.reached && !self.missed && self.replied == step.replies.len() {
            self.step += 1;
            (self.earlier, self.begun) = (self.begun, self.played);
            (self.replied, self.reached) = (0, false);
            self.seen.clear();
        }
    }

    /// Whether the goal is reached by an action of the learner that was just played.
    fn reaches(&mut self, goal: &Goal<G::Action>, action: G::Action) -> bool {
        match goal {
            Goal::Play(actions) => actions.contains(&action),
            Goal::See(events) => {
                let count = |list: &[String], name| list.iter().filter(|one| *one == name).count();
                events.iter().all(|name| count(&self.seen, name) >= count(events, name))
            }
            Goal::Win => false,
            Goal::Prevent(event) => {
                let over = matches!(self.actor(), Actor::Nobody(_));
                if over || self.is_learners() {
                    return false;
                }
                let (can, tried) = search::can_follow(self, event);
                self.tried += tried;
                !can
            }
        }
    }

    /// What the last action cost a search.
    pub(super) fn tried(&self) -> usize {
        self.tried
    }

    fn is_won(&self) -> bool {
        let Actor::Nobody(outcome) = self.actor() else { return false };
        outcome.is_won_by(self.lesson.seat)
    }

    /// Whether the goal is reached and only replies are left of the step.
    pub(super) fn is_reached(&self) -> bool {
        self.reached
    }

    /// How many replies of the step were given.
    pub(super) fn replied(&self) -> usize {
        self.replied
    }

    /// Whether the next action is not the learner's choice.
    fn goes_by_itself(&self) -> bool {
        self.reached || !self.is_learners()
    }

    fn actor(&self) -> Actor {
        G::actor(self.tables, &self.position)
    }

    fn is_learners(&self) -> bool {
        self.actor() == Actor::Seat(self.lesson.seat)
    }

    /// The compiled level.
    pub(super) fn tables(&self) -> &'l G::Tables {
        self.tables
    }

    /// The position reached.
    pub(super) fn position(&self) -> &G::Position {
        &self.position
    }

    /// Whether the learner decides in a position.
    pub(super) fn awaits_learner(&self, position: &G::Position) -> bool {
        G::actor(self.tables, position) == Actor::Seat(self.lesson.seat)
    }

    /// What tells this moment of the step from others.
    pub(super) fn key(&self) -> (u64, usize, usize, bool, Vec<String>) {
        let mut seen = self.seen.clone();
        seen.sort();
        let hash = G::hash(self.tables, &self.position);
        (hash, self.step, self.replied, self.reached, seen)
    }
}

/// What an event is called in the documentation of its game's rules.
pub(super) fn event_name(event: &impl fmt::Debug) -> String {
    let mut name = FirstWord::default();
    // Ends with an error once the word has ended, so that the event's fields are not written.
    let _ = write!(name, "{event:?}");
    name.0
}

/// Takes letters and digits up to the first other sign.
#[derive(Default)]
struct FirstWord(String);

impl fmt::Write for FirstWord {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = text.find(|letter: char| !letter.is_alphanumeric());
        self.0.push_str(&text[..end.unwrap_or(text.len())]);
        if end.is_some() { Err(fmt::Error) } else { Ok(()) }
    }
}
