//! Passing the turn.

use crate::rules::Turn;
use crate::rules::jungle::{Action, Event, Jungle};

/// J3: the players alternate.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let Action::Move { .. } = turn.action else { return };
    turn.position.pass(turn.tables);
    let to = turn.position.mover();
    turn.tell(|| Event::TurnPassed { to });
}
