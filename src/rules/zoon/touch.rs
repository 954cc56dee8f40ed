//! Each player touches a corner of the enemy card (Z32).
//!
//! Z33: both choose before either choice is shown, first the attacker, then the defender. On a card
//! rotated in secret a touch selects a diagonal (Z31): which of the two corners it was shows when
//! the cards are turned up. A permanently face-up card is touched as it lies: each of its corners
//! is a choice.

use crate::rules::zoon::{Action, Attacker, Combat, Corner, Event, Field, Pending, Touch, Zoon};
use crate::rules::{Seat, Turn};

/// The corners a seat may touch in the running combat.
#[must_use]
pub fn corners(field: &Field, seat: Seat) -> &'static [Corner] {
    if is_seen(field, seat) { &Corner::ALL } else { &Corner::DIAGONALS }
}

/// Whether the card that a seat touches in the running combat is permanently face up. Z69: the card
/// of a shot is not, although its face is public.
pub(super) fn is_seen(field: &Field, seat: Seat) -> bool {
    let Some(Combat { attacker, defender, .. }) = field.turn_state().combat else { return false };
    match attacker {
        _ if attacker.seat() == seat => field.card(defender).face_up,
        Attacker::Zoon(slot) => field.card(slot).face_up,
        Attacker::Shot { .. } => false,
    }
}

/// Stores the touched corner.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Touch(corner) = turn.action else { return };
    let moment = turn.position.field.turn_state_mut();
    let Some(Pending::Touch(seat)) = moment.pending() else { return };
    moment.pending.pop();
    turn.position.secrets.touches[usize::from(seat.0 & 1)] = Touch::Given(corner);
    turn.tell(|| Event::Touched { seat, corner: Some(corner) });
}
