//! The turn passes on.

use crate::rules::jungle::{Action, Event, Jungle};
use crate::rules::{Side, Turn};

/// J3: the players alternate.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let Action::Move { .. } = turn.action else { return };
    let to = Side(turn.position.mover().0 ^ 1);
    turn.position.pass_to(turn.tables, to);
    turn.tell(|| Event::TurnPassed { to });
}
