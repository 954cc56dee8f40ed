//! The enemy can neither move nor use a trump for some of its owner's turns (Z28, Z51).

use crate::rules::Turn;
use crate::rules::zoon::{Event, Slot, Zoon};

/// Counts ends of the owner's turns. A turn of the owner that is already running does not count.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, enemy: Slot, turns: u8) {
    let running = u8::from(turn.position.field.turn_state().turn == enemy.seat());
    let card = turn.position.field.card_mut(enemy);
    card.stunned = card.stunned.max(turns.saturating_add(running));
    let turns = card.stunned;
    turn.tell(|| Event::Stunned { slot: enemy, turns });
}
