//! The random draw of the side that begins.

use crate::rules::Turn;
use crate::rules::arena::{Action, Arena, Event, setup};

/// R5: chance decides which side places first, or takes the first turn with predefined packs.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Begin(side) = turn.action else { return };
    let placed = turn.position.standing().next().is_some();
    setup::begin(turn.position, side, placed);
    turn.tell(|| Event::Began { side });
}
