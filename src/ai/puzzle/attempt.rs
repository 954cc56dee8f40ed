//! Where a match stands in its puzzle.
//!
//! An [`Attempt`] follows from the puzzle and the actions played so far, and from nothing else, so taking
//! back needs nothing more. What an action is worth says the game ([`Puzzling::answer`]); here it becomes
//! what is to happen next. After the answer the solution's line is shown to its end, where it has more.

use crate::ai::puzzle::{Puzzling, decider};
use crate::data::puzzles::Puzzle;
use crate::rules::{Actor, Game, after};

/// What an action says about the answer of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<A> {
    /// Nothing yet: the seat goes on.
    Open,
    /// Right so far. This is the reply of the others, and the seat goes on after it.
    Holds(A),
    /// It is solved.
    Right,
    /// It is another action; with the reply that shows why, where one can.
    Wrong(Miss, Option<A>),
}

/// What a wrong answer gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// The match would be won now, and is not.
    NotYet,
    /// The others have a way out: no win can be forced any more in so many moves.
    Escape(u8),
    /// The others win after it.
    Lost,
    /// The turn brings the seat fewer points than the answer.
    Points {
        /// The most points of this turn.
        gained: u16,
        /// The points of the answer.
        best: u16,
    },
    /// So many enemies are still free, and no captives.
    Free(u32),
    /// The combat succeeds less often than the answer's; in quarters.
    Chance {
        /// How often.
        chance: u8,
        /// The answer's chance.
        best: u8,
    },
    /// No combat begins.
    NoCombat,
    /// Nothing that can be counted.
    Other,
}

/// What a puzzle expects now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment<A> {
    /// The seat decides.
    Open,
    /// This follows by itself.
    Reply(A),
    /// The answer was another one.
    Missed(Miss),
    /// It is solved, and everything that follows has been played.
    Solved,
}

/// A match on its way through a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt<A> {
    /// What is expected now.
    pub moment: Moment<A>,
    /// How many moves of the seat were right and answered by the others.
    pub held: u8,
    /// The number of actions before the running move.
    pub begun: usize,
    /// The next action of a solution, where the seat decides and one is left.
    pub next: Option<A>,
}

/// Where the match stands after these actions.
#[must_use]
pub fn attempt<G: Puzzling>(
    tables: &G::Tables,
    puzzle: &Puzzle<G>,
    actions: &[G::Action],
) -> Attempt<G::Action> {
    let (mut position, mut number) = (puzzle.position.clone(), 0);
    let mut now = Attempt { moment: Moment::Open, held: 0, begun: 0, next: None };
    while let Some(action) = actions.get(number).copied() {
        let next = after::<G>(tables, &position, action);
        if decider::<G>(tables, &position) != Some(puzzle.seat) {
            (position, number) = (next, number + 1);
            continue;
        }
        let later = &actions[number + 1..];
        match G::answer(tables, puzzle, (&actions[..number], &position), action) {
            Answer::Open => (position, number) = (next, number + 1),
            Answer::Holds(reply) => match later.first() {
                Some(played) if *played == reply => {
                    position = after::<G>(tables, &next, reply);
                    number += 2;
                    (now.held, now.begun) = (now.held + 1, number);
                }
                Some(_) => return Attempt { moment: Moment::Missed(Miss::Other), ..now },
                None => return Attempt { moment: Moment::Reply(reply), ..now },
            },
            Answer::Right => {
                let moment = rest::<G>(tables, puzzle, (number, action), (next, later));
                return Attempt { moment, ..now };
            }
            Answer::Wrong(miss, reply) => {
                let missed = Moment::Missed(miss);
                let shown = reply.filter(|_| later.is_empty()).map(Moment::Reply);
                return Attempt { moment: shown.unwrap_or(missed), ..now };
            }
        }
    }
    let moment = match G::actor(tables, &position) {
        Actor::Seat(seat) if seat == puzzle.seat => Moment::Open,
        Actor::Nobody(_) => Moment::Missed(Miss::Other),
        _ => in_between::<G>(tables, puzzle, actions, &position),
    };
    let open = moment == Moment::Open;
    let next = open.then(|| G::next(tables, puzzle, (actions, &position))).flatten();
    Attempt { moment, next, ..now }
}

/// Where the match stands while the solution is shown from its beginning; what it ends with is not
/// solved.
#[must_use]
pub fn shown<G: Puzzling>(puzzle: &Puzzle<G>, actions: &[G::Action]) -> Moment<G::Action> {
    let next = puzzle.line.get(actions.len()).filter(|_| puzzle.line.starts_with(actions));
    next.map_or(Moment::Missed(Miss::Other), |action| Moment::Reply(*action))
}

/// What is left of the line once its answer was given.
fn rest<G: Puzzling>(
    tables: &G::Tables,
    puzzle: &Puzzle<G>,
    (number, answer): (usize, G::Action),
    (mut position, later): (G::Position, &[G::Action]),
) -> Moment<G::Action> {
    let place = puzzle.line.iter().position(|action| *action == answer).unwrap_or(number);
    let mut played = later.iter();
    for action in puzzle.line.iter().skip(place + 1) {
        if !G::accepts(tables, &position, *action) {
            break;
        }
        match played.next() {
            None => return Moment::Reply(*action),
            Some(played) if played == action => position = after::<G>(tables, &position, *action),
            Some(_) => break,
        }
    }
    Moment::Solved
}

/// A decision of somebody else within the turn, which makes no difference: as in the line, or the usual
/// one.
fn in_between<G: Puzzling>(
    tables: &G::Tables,
    puzzle: &Puzzle<G>,
    actions: &[G::Action],
    position: &G::Position,
) -> Moment<G::Action> {
    let lined = line_after(puzzle, actions);
    let usual = || <G as Game>::default_action(tables, position);
    let any = || super::actions::<G>(tables, position).first().copied();
    let reply = lined.or_else(usual).or_else(any);
    reply.map_or(Moment::Missed(Miss::Other), Moment::Reply)
}

/// The action of the line after these, while they follow it.
#[must_use]
pub fn line_after<G: Puzzling>(puzzle: &Puzzle<G>, actions: &[G::Action]) -> Option<G::Action> {
    puzzle.line.get(actions.len()).copied().filter(|_| puzzle.line.starts_with(actions))
}
