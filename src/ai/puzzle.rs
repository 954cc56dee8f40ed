//! Puzzles: what a position may ask for, the proof that there is one answer, and how hard it is to
//! find.
//!
//! A game says with [`Puzzling::task`] what its positions may ask. The task exists only if it is proven
//! by exact search, or full enumeration, that exactly one action answers it; so a puzzle in a file is
//! proven again by asking for its task ([`prove`]). What is hidden from the seat never matters: the
//! task depends on its view. Grades are measured: the weakest player who finds the answer.
//!
//! Absent: files and their checks ([`crate::data::puzzles`]), and where positions come from
//! (`examples/find_puzzles`).

pub mod attempt;
pub mod forced;

use crate::ai::puzzle::attempt::Answer;
use crate::ai::{AiGame, ComputerPlayer, Observation, Strength, Thinking};
use crate::data::FromFiles;
use crate::data::puzzles::{Goal, MAX_GRADE, Puzzle};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Game, Grid, Seat, Square, Viewer, after};

/// The players of the first grades, the weakest first; who needs more has the grade after them.
const LADDER: [Strength; 4] = [Strength::Greedy, Strength::Easy, Strength::Medium, Strength::Hard];
/// How often each of them tries.
const TRIES: u64 = 4;
/// How often it must succeed.
const SUCCESSES: u64 = 3;
/// The most decisions of one try.
const LONGEST_TRY: u32 = 60;
/// How often hidden information is drawn anew for a proof.
const REDRAWN: u64 = 3;

/// What a position asks for, with its only answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task<A> {
    /// What is asked for.
    pub goal: Goal,
    /// In how many moves; what a move is depends on the game.
    pub moves: u8,
    /// For [`Goal::Score`] the points that can be gained, for [`Goal::Take`] the chance in quarters.
    pub worth: u8,
    /// The first actions that begin the answer. There are several only where they differ in nothing
    /// that matters, as in the order of two movements of one turn.
    pub answers: Vec<A>,
    /// The answer to its end, with replies.
    pub line: Vec<A>,
}

/// A game whose positions can be puzzles.
pub trait Puzzling: AiGame + FromFiles {
    /// How many of the last positions of a match are worth asking, for games whose tasks take long to
    /// search.
    const LATE: usize = usize::MAX;
    /// The nodes for each decision of [`Strength::Hard`] when tasks are graded.
    const GRADING: u64;

    /// Positions near one of a match that may be asked as well as it, such as the same pawns with fewer
    /// points to go.
    fn variants(tables: &Self::Tables, position: &Self::Position) -> Vec<Self::Position> {
        let _ = tables;
        vec![position.clone()]
    }
    /// The task of a position, if it has one with exactly one answer.
    fn task(tables: &Self::Tables, position: &Self::Position) -> Option<Task<Self::Action>>;
    /// Whether an action, played in `position` on the way from the position of the task, answers it.
    /// `None` while neither it nor its failure is certain.
    fn verdict(
        tables: &Self::Tables,
        task: &Task<Self::Action>,
        position: &Self::Position,
        action: Self::Action,
    ) -> Option<bool> {
        let _ = (tables, position);
        Some(task.answers.contains(&action))
    }
    /// What an action says about the answer of a puzzle, after these actions, which led to this position.
    /// It must not search long: it is asked at the table.
    fn answer(
        tables: &Self::Tables,
        puzzle: &Puzzle<Self>,
        before: (&[Self::Action], &Self::Position),
        action: Self::Action,
    ) -> Answer<Self::Action>;
    /// The next action of a solution after these actions, which led to this position; `None` if none is
    /// left.
    fn next(
        tables: &Self::Tables,
        puzzle: &Puzzle<Self>,
        (actions, position): (&[Self::Action], &Self::Position),
    ) -> Option<Self::Action> {
        let _ = (tables, position);
        attempt::line_after(puzzle, actions)
    }
    /// What the answer is like, such as the animal that moves and how the match ends. A finder takes
    /// few of a kind.
    fn motif(tables: &Self::Tables, position: &Self::Position, task: &Task<Self::Action>)
    -> String;
    /// Texts of the positions that would be the same puzzle: this one and its reflections.
    fn reflections(tables: &Self::Tables, position: &Self::Position) -> Vec<String> {
        vec![Self::position_text(tables, position)]
    }
}

/// The seat that decides.
#[must_use]
pub fn decider<G: Game>(tables: &G::Tables, position: &G::Position) -> Option<Seat> {
    match G::actor(tables, position) {
        Actor::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// The legal actions.
#[must_use]
pub fn actions<G: Game>(tables: &G::Tables, position: &G::Position) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(tables, position, &mut actions);
    actions
}

/// Whether the match is over and the seat has won.
#[must_use]
pub fn is_won_by<G: Game>(tables: &G::Tables, position: &G::Position, seat: Seat) -> bool {
    match G::actor(tables, position) {
        Actor::Nobody(outcome) => outcome.is_won_by(seat),
        _ => false,
    }
}

/// The texts for [`Puzzling::reflections`] of pawns on a grid, each with its side and animal: as they
/// stand, left and right exchanged, the sides exchanged, and both.
#[must_use]
pub fn reflected(grid: Grid, mover: u8, pawns: &[(u8, u8, Square)]) -> Vec<String> {
    let (right, top) = (grid.width as i8 - 1, grid.height as i8 - 1);
    let seen = |mirrored: bool, swapped: bool| {
        let place = |pawn: &(u8, u8, Square)| {
            let (x, y) = grid.place(pawn.2);
            let x = if mirrored { right - x } else { x };
            let y = if swapped { top - y } else { y };
            (pawn.0 ^ u8::from(swapped), pawn.1, x, y)
        };
        let mut places: Vec<_> = pawns.iter().map(place).collect();
        places.sort_unstable();
        format!("{} {places:?}", mover ^ u8::from(swapped))
    };
    [(false, false), (true, false), (false, true), (true, true)].map(|(m, s)| seen(m, s)).to_vec()
}

/// Proves a puzzle again: its position has this task and no other answer, whatever is hidden in it.
///
/// # Errors
/// What is wrong, in words.
pub fn prove<G: Puzzling + FromFiles>(
    tables: &G::Tables,
    puzzle: &Puzzle<G>,
) -> Result<(), String> {
    let task = G::task(tables, &puzzle.position).ok_or("there is no answer, or more than one")?;
    if (task.goal, task.moves, task.worth) != (puzzle.goal, puzzle.moves, puzzle.worth) {
        let Task { goal, moves, worth, .. } = task;
        return Err(format!("the position asks for {goal:?} in {moves}, worth {worth}"));
    }
    if task.line != puzzle.line {
        let line: Vec<String> = task.line.iter().map(|one| G::action_text(tables, *one)).collect();
        return Err(format!("the answer is {}", line.join(" ")));
    }
    let hides = (0..REDRAWN).filter(|_| G::HAS_SECRETS);
    for seed in hides {
        let viewer = Viewer::Seat(puzzle.seat);
        let observation = Observation::<G>::fresh(tables, &puzzle.position, viewer);
        let drawn = observation.determinize(tables, seed);
        if G::task(tables, &drawn).map(|other| other.answers) != Some(task.answers.clone()) {
            return Err("the answer depends on what is hidden".to_owned());
        }
    }
    Ok(())
}

/// How hard a task is: 1 if the weakest player of the ladder finds its answer in 3 of 4 tries, 5 if no
/// player does.
#[must_use]
pub fn grade<G: Puzzling>(
    tables: &G::Tables,
    position: &G::Position,
    task: &Task<G::Action>,
) -> u8 {
    let finds = |strength: Strength| {
        let nodes = (strength == Strength::Hard).then_some(G::GRADING);
        let player = ComputerPlayer { strength, nodes };
        let (mut solved, mut failed) = (0, 0);
        for seed in 0..TRIES {
            if solves::<G>(tables, position, task, player, seed) {
                solved += 1;
            } else {
                failed += 1;
            }
            if solved >= SUCCESSES || failed > TRIES - SUCCESSES {
                break;
            }
        }
        solved >= SUCCESSES
    };
    let found = LADDER.into_iter().zip(1..).find(|(strength, _)| finds(*strength));
    found.map_or(MAX_GRADE, |(_, grade)| grade)
}

/// Whether a player finds the answer of a task.
fn solves<G: Puzzling>(
    tables: &G::Tables,
    start: &G::Position,
    task: &Task<G::Action>,
    player: ComputerPlayer,
    seed: u64,
) -> bool {
    let (mut position, mut dice) = (start.clone(), SmallDice::new(seed));
    for _ in 0..LONGEST_TRY {
        let Some(seat) = decider::<G>(tables, &position) else { return false };
        let observation = Observation::<G>::fresh(tables, &position, Viewer::Seat(seat));
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        let ComputerPlayer { strength, nodes } = player;
        let Some(mut thinking) = Thinking::new(tables, &observation, strength, nodes, seed) else {
            return false;
        };
        let action = thinking.decide(tables);
        if let Some(answered) = G::verdict(tables, task, &position, action) {
            return answered;
        }
        position = after::<G>(tables, &position, action);
    }
    false
}
