//! Puzzles of Jungle: a forced win in one to four moves, with one first action that forces it in so
//! few.

use crate::ai::puzzle::{Puzzling, Task, forced, reflected};
use crate::data::puzzles::MAX_MOVES;
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
