//! The enemy stays face up until the end of the match.

use crate::rules::Turn;
use crate::rules::zoon::{Event, Slot, Zoon};

/// Its face is public from now on.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, enemy: Slot) {
    turn.position.field.card_mut(enemy).face_up = true;
    turn.tell(|| Event::FacedUp { slot: enemy });
}
