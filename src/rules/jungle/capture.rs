//! Which pawn captures which.

use crate::rules::grid::squares;
use crate::rules::jungle::prey::Meeting;
use crate::rules::jungle::{Action, Event, Jungle, Position, Tables};
use crate::rules::{Side, Square, Turn};

/// Of the enemy-held squares `held`, those whose pawns the mover's pawn on `from` may capture.
#[inline(never)]
pub(super) fn takeable(tables: &Tables, position: &Position, from: Square, held: u64) -> u64 {
    squares(held)
        .filter(|to| may_capture(tables, position, from, *to))
        .fold(0, |taken, to| taken | to.bit())
}

/// J7-J16: may the mover's pawn on `from` capture the enemy on `to`? Ranks, exceptions, traps and
/// banks are compiled into one table, see [`super::prey`].
#[inline]
pub(super) fn may_capture(tables: &Tables, position: &Position, from: Square, to: Square) -> bool {
    let meeting = meeting(tables, position.mover(), from, to);
    let prey = tables.prey(meeting, position.kind_at(from));
    prey & 1 << position.kind_at(to).index() != 0
}

/// The circumstances in which a pawn of `side` on `from` meets an enemy on `to`.
#[inline]
pub(super) fn meeting(tables: &Tables, side: Side, from: Square, to: Square) -> Meeting {
    let enemy = Side(side.0 ^ 1);
    Meeting {
        from_water: tables.water & from.bit() != 0,
        to_water: tables.water & to.bit() != 0,
        victim_trapped: tables.weakened(enemy) & to.bit() != 0,
        attacker_trapped: tables.weakened(side) & from.bit() != 0,
    }
}

/// J7: the captured pawn leaves the game.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let Action::Move { to, .. } = turn.action else { return };
    let Some(met) = turn.scratch.met else { return };
    let enemy = Side(turn.position.mover().0 ^ 1);
    turn.position.remove(turn.tables, enemy, met, to);
    turn.position.set_quiet(0);
    let trapped = turn.tables.weakened(enemy) & to.bit() != 0;
    turn.tell(|| Event::Captured { side: enemy, kind: met, square: to, trapped });
}
