//! Each player touches the enemy card (Z32).
//!
//! Z33: both choose before either is told, first the attacker, then the defender. Of a card that is
//! turned in secret a touch is a diagonal (Z31): which of its two corners it was shows when the cards
//! are turned up. A card that lies face up is touched as it lies: each of its corners is a choice.

use crate::rules::zoon::{Action, Attacker, Combat, Corner, Event, Field, Pending, Touch, Zoon};
use crate::rules::{Seat, Turn};

/// What a seat may touch in the running combat.
#[must_use]
pub fn corners(field: &Field, seat: Seat) -> &'static [Corner] {
    if is_seen(field, seat) { &Corner::ALL } else { &Corner::DIAGONALS }
}

/// Whether the card that a seat touches in the running combat lies face up for good. Z69: the card of
/// a shot never does, though everybody knows it.
pub(super) fn is_seen(field: &Field, seat: Seat) -> bool {
    let Some(Combat { attacker, defender, .. }) = field.moment().combat else { return false };
    match attacker {
        _ if attacker.seat() == seat => field.card(defender).face_up,
        Attacker::Zoon(slot) => field.card(slot).face_up,
        Attacker::Shot { .. } => false,
    }
}

/// A seat touches.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Touch(corner) = turn.action else { return };
    let moment = turn.position.field.moment_mut();
    let Some(Pending::Touch(seat)) = moment.pending() else { return };
    moment.pending.pop();
    turn.position.secrets.touches[usize::from(seat.0 & 1)] = Touch::Given(corner);
    turn.tell(|| Event::Touched { seat, corner: Some(corner) });
}
