//! The Zoon flees to an empty square of its owner's deployment zone, chosen by its owner.

use std::ops::ControlFlow;

use super::ask;
use crate::rules::grid::squares;
use crate::rules::zoon::{Action, Event, Field, Pending, Slot, Tables, Visit, Zoon};
use crate::rules::{Square, Turn};

/// The squares to which it may flee, as a bit set.
pub(in crate::rules::zoon) fn refuges(tables: &Tables, field: &Field, zoon: Slot) -> u64 {
    tables.deployment_zone(zoon.seat()) & !field.closed(zoon.seat())
}

/// Visits every choice.
pub(in crate::rules::zoon) fn each(
    tables: &Tables,
    field: &Field,
    zoon: Slot,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    squares(refuges(tables, field, zoon)).map(Action::Flee).try_for_each(visit)
}

/// It stays in place if no square is free.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, zoon: Slot) {
    if refuges(turn.tables, turn.position.field(), zoon) != 0 {
        ask(turn, Pending::Flee(zoon));
    }
}

/// Moves the Zoon to the chosen square.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, square: Square) {
    if let Some(Pending::Flee(slot)) = turn.position.field.turn_state_mut().pending.pop() {
        let from = turn.position.field.card(slot).square;
        turn.position.field.put(slot, square);
        turn.tell(|| Event::Fled { slot, from, to: square });
    }
}
