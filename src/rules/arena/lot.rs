//! The lot: who does the first thing.

use crate::rules::Turn;
use crate::rules::arena::{Action, Arena, Event, Stage};

/// R5: the lot decides who places first; with ready-made packs, who takes the first turn.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Begin(side) = turn.action else { return };
    let placed = turn.position.standing().next().is_some();
    let moment = turn.position.moment_mut();
    moment.to_move = side;
    moment.stage = if placed { Stage::Playing } else { Stage::Placing };
    turn.tell(|| Event::Began { side });
}
