//! The puzzle that the match on the table is played in, if any: what an action gives, what follows by
//! itself, and the solution for those who ask.
//!
//! Where the match stands in its puzzle follows from its entries ([`attempt`]). How a game judges answers
//! comes from its [`Judge`].
//!
//! [`attempt`]: crate::ai::puzzle::attempt

use bevy::platform::sync::Mutex;
use bevy::prelude::*;

use crate::ai::puzzle::Puzzling;
use crate::ai::puzzle::attempt::{self, Attempt, Miss, Moment};
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::MatchPlan;
use crate::app::session::route::Route;
use crate::app::session::task::{Help, Task, TaskKind, TaskState};
use crate::data::FromFiles;
use crate::data::index::title_key;
use crate::data::puzzles::daily::Day;
use crate::data::puzzles::{self, Goal, Loaded, Puzzle};
use crate::rules::{Game, Seat};

/// The key of a match's option that says whose day's puzzle it is.
pub const DAY: &str = "day";

/// The id of a puzzle among all tasks, where `jungle/combat` may be a lesson.
#[must_use]
pub fn task_id(game: &str, puzzle: &str) -> String {
    format!("{game}/puzzles/{puzzle}")
}

type Attempting<G> =
    fn(&<G as Game>::Tables, &Puzzle<G>, &[<G as Game>::Action]) -> Attempt<<G as Game>::Action>;

type Showing<G> = fn(&Puzzle<G>, &[<G as Game>::Action]) -> Moment<<G as Game>::Action>;

/// How answers to a game's puzzles are judged. A game without it has no puzzles.
#[derive(Resource, Debug)]
pub struct Judge<G: FromFiles> {
    attempt: Attempting<G>,
    shown: Showing<G>,
}

impl<G: FromFiles> Clone for Judge<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: FromFiles> Copy for Judge<G> {}

impl<G: Puzzling> Judge<G> {
    /// The judge of a game.
    #[must_use]
    pub fn new() -> Self {
        Self { attempt: attempt::attempt::<G>, shown: attempt::shown::<G> }
    }
}

impl<G: Puzzling> Default for Judge<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// The last attempt asked for, and the actions it follows from. Judging may take a moment, and the same is
/// asked several times in a frame.
type Known<A> = Mutex<Option<(Vec<A>, Attempt<A>)>>;

/// A puzzle on the table.
#[derive(Debug)]
pub(super) struct Riddle<G: FromFiles> {
    pub(super) puzzle: Puzzle<G>,
    pub(super) setup: G::Setup,
    number: usize,
    graded: bool,
    day: Option<Day>,
    judge: Judge<G>,
    /// Whether the solution is being shown.
    pub(super) shows: bool,
    known: Known<G::Action>,
}

impl<G: FromFiles> Riddle<G> {
    pub(super) fn new(
        Loaded { puzzle, setup, number, graded, .. }: Loaded<G>,
        judge: Judge<G>,
        day: Option<Day>,
    ) -> Self {
        Self { puzzle, setup, number, graded, day, judge, shows: false, known: Mutex::default() }
    }

    /// Where the match stands after these actions.
    pub(super) fn attempt(
        &self,
        tables: &G::Tables,
        actions: Vec<G::Action>,
    ) -> Attempt<G::Action> {
        if self.shows {
            let moment = (self.judge.shown)(&self.puzzle, &actions);
            return Attempt { moment, held: 0, begun: 0, next: None };
        }
        let Ok(mut known) = self.known.lock() else {
            return (self.judge.attempt)(tables, &self.puzzle, &actions);
        };
        match &*known {
            Some((after, attempt)) if *after == actions => *attempt,
            _ => {
                let attempt = (self.judge.attempt)(tables, &self.puzzle, &actions);
                *known = Some((actions, attempt));
                attempt
            }
        }
    }

    fn title(&self) -> LocalText {
        let key = if self.graded { "puzzle-name" } else { "puzzles-number" };
        let name = LocalText::new(key).with("number", self.number as u32);
        let grade = u32::from(self.puzzle.grade);
        let name = if self.graded { name.with("grade", grade) } else { name };
        // Rules differ from board to board.
        let board = title_key(&self.puzzle.level);
        LocalText::new("puzzle-on-board").with("puzzle", name).with("board", LocalText::new(board))
    }

    /// The seat that has to find the answer.
    pub(super) fn seat(&self) -> Seat {
        self.puzzle.seat
    }

    /// What is to be shown of the puzzle. `route` shows an action.
    pub(super) fn task(
        &self,
        now: &Attempt<G::Action>,
        route: impl Fn(G::Action) -> Route,
    ) -> Task {
        let way = now.next.map(route).unwrap_or_default();
        let (state, verdict) = match now.moment {
            Moment::Open => (TaskState::Open, None),
            Moment::Reply(_) if self.shows => (TaskState::Answered, Some("puzzle-showing".into())),
            Moment::Reply(_) => (TaskState::Answered, None),
            Moment::Missed(_) if self.shows => (TaskState::Missed, Some("puzzle-shown".into())),
            Moment::Missed(miss) => (TaskState::Missed, Some(in_words(miss))),
            Moment::Solved => (TaskState::Done, Some("puzzle-solved".into())),
        };
        let hint = if way.spots.is_empty() { "puzzle-hint-back" } else { "puzzle-hint" };
        Task {
            id: task_id(G::ID, &self.puzzle.id),
            title: self.title(),
            kind: TaskKind::Puzzle(self.day),
            step: u32::from(now.held) + 1,
            steps: 1,
            state,
            say: self.goal(now.held),
            verdict,
            learned: None,
            hint: Some(hint.into()),
            way,
            help: Help::Nothing,
        }
    }

    /// What is asked for, as a sentence of the game.
    fn goal(&self, held: u8) -> LocalText {
        let Puzzle { goal, moves, worth, .. } = &self.puzzle;
        let goal = match goal {
            Goal::Win => "win",
            Goal::Take => "take",
            Goal::Score => "score",
        };
        LocalText::new(format!("{}-puzzle-{goal}", G::ID))
            .with("moves", u32::from(moves.saturating_sub(held)))
            .with("worth", u32::from(*worth))
    }
}

/// What a wrong answer gives.
fn in_words(miss: Miss) -> LocalText {
    match miss {
        Miss::NotYet => "puzzle-miss-not-yet".into(),
        Miss::Escape(moves) => LocalText::new("puzzle-miss-escape").with("moves", u32::from(moves)),
        Miss::Lost => "puzzle-miss-lost".into(),
        Miss::Points { gained, best } => LocalText::new("puzzle-miss-points")
            .with("gained", u32::from(gained))
            .with("best", u32::from(best)),
        Miss::Free(free) => LocalText::new("puzzle-miss-free").with("free", free),
        Miss::Chance { chance, best } => LocalText::new("puzzle-miss-chance")
            .with("chance", u32::from(chance))
            .with("best", u32::from(best)),
        Miss::NoCombat => "puzzle-miss-no-combat".into(),
        Miss::Other => "puzzle-miss-other".into(),
    }
}

/// The puzzle of a plan, and its day.
pub(super) fn planned(plan: &MatchPlan) -> Option<(&str, Option<Day>)> {
    let day = plan.option(DAY).and_then(|day| day.parse().ok()).map(Day);
    Some((plan.option(puzzles::OPTION)?, day))
}
