//! The lot: who does the first thing. Absent: how it falls; chance is an action like any other.

use crate::rules::Turn;
use crate::rules::arena::{Action, Arena, Event, setup};

/// R5: the lot decides who places first; with ready-made packs, who takes the first turn.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Begin(side) = turn.action else { return };
    let placed = turn.position.standing().next().is_some();
    setup::begin(turn.position, side, placed);
    turn.tell(|| Event::Began { side });
}
