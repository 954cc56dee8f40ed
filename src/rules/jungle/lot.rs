//! The random draw of who begins.

use crate::rules::Turn;
use crate::rules::jungle::{Action, Event, Jungle};

/// J2: the drawn side begins.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    if let Action::Begin(side) = turn.action {
        turn.position.pass_to(turn.tables, side);
        turn.tell(|| Event::Began { side });
    }
}
