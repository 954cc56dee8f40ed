//! Tactique: several Zoons move, one after the other (Z52).

use std::ops::ControlFlow;

use super::{plan, show, spend};
use crate::rules::Turn;
use crate::rules::zoon::{
    Action, Pending, Position, Tables, Tactic, TrumpId, TrumpKind, Visit, Zoon, movement,
};

/// Where a Zoon can move at all: at least one will.
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

/// Each move is a decision of its own, and wholly carried out before the next.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId) {
    let count = match plan(turn.tables, turn.position, trump).map(|plan| &plan.kind) {
        Some(TrumpKind::Tactic(Tactic::SeveralMoves { count })) => *count,
        _ => return,
    };
    show(turn, trump);
    spend(turn, trump);
    turn.position.field.moment_mut().pending.push(Pending::March { moved: 0, left: count });
}
