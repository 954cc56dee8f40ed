//! Entering the enemy den.

use crate::rules::jungle::{Action, Ending, Event, Jungle, Position, SIDES, Tables};
use crate::rules::{Side, Turn};

/// J19: the side with a pawn in the enemy den, if any.
pub(super) fn conqueror(tables: &Tables, position: &Position) -> Option<Side> {
    SIDES.into_iter().find(|side| position.pawns(*side) & tables.enemy_den(*side) != 0)
}

/// J19: a pawn in the enemy den wins at once.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let Action::Move { to, .. } = turn.action else { return };
    let side = turn.position.mover();
    if turn.tables.enemy_den(side) & to.bit() != 0 {
        turn.position.end(Some(Ending::Den { winner: side }));
        turn.tell(|| Event::DenEntered { side, square: to });
    }
}
