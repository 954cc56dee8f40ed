//! Each player touches the enemy card (Z32).
//!
//! Z33: both choose before either is told, first the attacker, then the defender. A touch is a
//! diagonal (Z31): which of its two corners it was shows when the cards are turned up.

use crate::rules::Turn;
use crate::rules::zoon::{Action, Diagonal, Event, Pending, Touch, Zoon};

/// What a seat may touch.
pub(super) fn touches() -> [Action; 2] {
    Diagonal::ALL.map(Action::Touch)
}

/// A seat touches.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Touch(diagonal) = turn.action else { return };
    let moment = turn.position.field.moment_mut();
    let Some(Pending::Touch(seat)) = moment.pending() else { return };
    moment.pop();
    turn.position.secrets.touches[usize::from(seat.0 & 1)] = Touch::Given(diagonal);
    turn.tell(|| Event::Touched { seat, diagonal: Some(diagonal) });
}
