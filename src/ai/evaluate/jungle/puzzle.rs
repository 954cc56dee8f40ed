//! Puzzles of Jungle: a forced win in one to four moves, with one first action that forces it in so
//! few.

use crate::ai::puzzle::attempt::{Answer, Miss, line_after};
use crate::ai::puzzle::forced::Forced;
use crate::ai::puzzle::{Puzzling, Task, forced, is_won_by, reflected};
use crate::data::puzzles::{MAX_MOVES, Puzzle};
use crate::rules::jungle::{Action, Jungle, Position, Tables};
use crate::rules::{Actor, Game, after};

impl Puzzling for Jungle {
    const LATE: usize = 20;
    const GRADING: u64 = 200_000;

    /// Not shortly before a draw by quiet moves, so that the count of them does not matter (J23).
    fn task(tables: &Tables, position: &Position) -> Option<Task<Action>> {
        let limit = tables.options.quiet_limit;
        let is_far = limit == 0 || position.quiet() + 2 * u16::from(MAX_MOVES) < limit;
        is_far.then(|| forced::task::<Self>(tables, position, MAX_MOVES)).flatten()
    }

    /// The first move must be the proven one; later ones may be any that win in the moves left.
    fn answer(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (before, position): (&[Action], &Position),
        action: Action,
    ) -> Answer<Action> {
        let next = after::<Self>(tables, position, action);
        if is_won_by::<Self>(tables, &next, puzzle.seat) {
            return Answer::Right;
        }
        let Some(rest) = left(puzzle, before).checked_sub(1).filter(|rest| *rest > 0) else {
            return Answer::Wrong(Miss::NotYet, None);
        };
        let mut forced = Forced::<Self>::new(tables, puzzle.seat);
        let is_lined = line_after(puzzle, before) == Some(action);
        if is_lined || !before.is_empty() && forced.holds(&next, rest) {
            let lined = puzzle.line.get(before.len() + 1).copied().filter(|_| is_lined);
            let best = || forced.longest_defence(&next, rest).map(|(reply, _)| reply);
            return lined.or_else(best).map_or(Answer::Right, Answer::Holds);
        }
        match forced.way_out(&next, rest) {
            Some((reply, true)) => Answer::Wrong(Miss::Lost, Some(reply)),
            Some((reply, false)) => Answer::Wrong(Miss::Escape(rest), Some(reply)),
            None => Answer::Wrong(Miss::Escape(rest), None),
        }
    }

    fn next(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (actions, position): (&[Action], &Position),
    ) -> Option<Action> {
        let mut forced = Forced::<Self>::new(tables, puzzle.seat);
        line_after(puzzle, actions).or_else(|| forced.winner(position, left(puzzle, actions)))
    }

    /// The animal that begins and the end of the match.
    fn motif(tables: &Tables, position: &Position, task: &Task<Action>) -> String {
        let animal = match task.line.first() {
            Some(Action::Move { from, .. }) => {
                let kind = position.kind_at(*from);
                tables.kinds.get(kind.index()).map_or("", |plan| &plan.id)
            }
            _ => "",
        };
        let end = task
            .line
            .iter()
            .fold(position.clone(), |now, action| after::<Self>(tables, &now, *action));
        match Self::actor(tables, &end) {
            Actor::Nobody(outcome) => format!("{animal} {}", outcome.reason),
            _ => animal.to_owned(),
        }
    }

    fn reflections(tables: &Tables, position: &Position) -> Vec<String> {
        let pawns: Vec<_> =
            position.all_pawns().map(|(square, side, kind)| (side.0, kind.0, square)).collect();
        reflected(tables.grid, position.to_move().map_or(0, |side| side.0), &pawns)
    }
}

/// The moves left after these actions, of which every second is the seat's.
fn left(puzzle: &Puzzle<Jungle>, before: &[Action]) -> u8 {
    puzzle.moves.saturating_sub(u8::try_from(before.len() / 2).unwrap_or(u8::MAX))
}
