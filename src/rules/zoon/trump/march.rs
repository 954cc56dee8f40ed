//! Tactique: several Zoons move, one after the other (Z52).

use std::ops::ControlFlow;

use super::{plan, show, spend};
use crate::rules::Turn;
use crate::rules::zoon::{
    Action, Pending, Position, Tables, Tactic, TrumpId, TrumpKind, Visit, Zoon, movement,
};

/// A march is legal if at least one Zoon can move.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    if movement::can_any_move(tables, position, trump.seat()) {
        visit(Action::March(trump))?;
    }
    ControlFlow::Continue(())
}

/// Each move is a separate decision, fully carried out before the next.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId) {
    let count = match plan(turn.tables, turn.position, trump).map(|plan| &plan.kind) {
        Some(TrumpKind::Tactic(Tactic::SeveralMoves { count })) => *count,
        _ => return,
    };
    show(turn, trump);
    spend(turn, trump);
    turn.position.field.turn_state_mut().pending.push(Pending::March { moved: 0, left: count });
}
