//! Matériel: a trump that lies on a Zoon, visible, and moves with it (Z59-Z63).

use std::ops::ControlFlow;

use super::{plan, show, users};
use crate::rules::zoon::{
    Action, Position, Ranks, Tables, TrumpId, TrumpKind, TrumpState, Visit, Zoon, elimination,
    knowledge,
};
use crate::rules::{Square, Turn};

/// Z61: on a Zoon that bears no other.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    bearers: Ranks,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let bare = |slot| position.field().card(slot).gear.is_none();
    users(tables, position, trump, bearers)
        .filter(|(slot, _)| bare(*slot))
        .map(|(_, bearer)| Action::Equip { trump, bearer })
        .try_for_each(visit)
}

/// Z63: placing it is the turn's action. Z49: unlike other trumps it stays.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId, bearer: Square) {
    let Some(slot) = turn.position.field.slot_at(bearer) else { return };
    let bearers = match plan(turn.tables, turn.position, trump).map(|plan| &plan.kind) {
        Some(TrumpKind::Gear { bearers, .. }) => *bearers,
        _ => return,
    };
    show(turn, trump);
    knowledge::point_at(turn, slot, bearers);
    elimination::relocate(turn, trump, TrumpState::On(slot));
    turn.position.field.moment_mut().enliven();
}
