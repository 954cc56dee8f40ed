//! Matériel: a trump that lies visibly on a Zoon and moves with it (Z59-Z63).

use std::ops::ControlFlow;

use super::{point_at_user, show, users};
use crate::rules::zoon::{Action, Position, Tables, TrumpId, TrumpState, Visit, Zoon, elimination};
use crate::rules::{Square, Turn};

/// Z61: only on a Zoon without gear.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let bare = |slot| position.field().card(slot).gear.is_none();
    users(tables, position, trump)
        .filter(|(slot, _)| bare(*slot))
        .map(|(_, bearer)| Action::Equip { trump, bearer })
        .try_for_each(visit)
}

/// Z63: placing it is the turn's action. Z49: unlike other trumps it stays.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId, bearer: Square) {
    let Some(slot) = turn.position.field.slot_at(bearer) else { return };
    show(turn, trump);
    point_at_user(turn, trump, slot);
    elimination::relocate(turn, trump, TrumpState::On(slot));
}
