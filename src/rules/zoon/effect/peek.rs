//! The owner alone looks at some face-down enemy cards.

use std::ops::ControlFlow;

use super::ask;
use crate::rules::zoon::{Action, Event, Field, Pending, Slot, Visit, Zoon, enemy};
use crate::rules::{Square, Turn};

/// The face-down enemy cards on the field that have not been looked at in this combat.
fn hidden(field: &Field, zoon: Slot, looked: u16) -> impl Iterator<Item = Square> {
    let moment = *field.turn_state();
    let down = move |slot: Slot| looked & slot.bit() == 0 && !moment.is_revealed(slot);
    let standing = field.standing(enemy(zoon.seat()));
    standing.filter(move |(slot, card)| !card.face_up && down(*slot)).map(|(_, card)| card.square)
}

/// Visits every card that may still be looked at.
pub(in crate::rules::zoon) fn each(
    field: &Field,
    zoon: Slot,
    looked: u16,
    left: u8,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let more = if left > 0 { usize::MAX } else { 0 };
    hidden(field, zoon, looked).take(more).map(Action::Peek).try_for_each(visit)
}

/// Nothing happens if no card lies face down.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, zoon: Slot, count: u8) {
    if count > 0 && hidden(turn.position.field(), zoon, 0).next().is_some() {
        ask(turn, Pending::Peek { zoon, looked: 0, left: count });
    }
}

/// Looks at a card. Its square is public, its face is seen by one seat only. The face stays visible
/// to that seat until it has looked at enough cards, including the last one.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, square: Square) {
    let Some(slot) = turn.position.field.slot_at(square) else { return };
    turn.position.field.card_mut(slot).peeked = true;
    turn.position.field.turn_state_mut().look_at(slot);
    turn.tell_of(|position| Event::Peeked { slot, kind: position.face(slot) });
}
