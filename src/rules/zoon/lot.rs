//! The draw of who begins (Z10).

use crate::rules::zoon::{Action, Event, SEATS, Stage, Zoon};
use crate::rules::{Seat, Turn};

/// The actions that chance may draw.
pub(super) fn draws() -> [Action; 2] {
    SEATS.map(Action::Begin)
}

/// Z10: chance decides who takes the first turn.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    if let Action::Begin(seat) = turn.action {
        begin(turn, seat);
    }
}

/// The first turn begins.
pub(super) fn begin(turn: &mut Turn<'_, Zoon>, seat: Seat) {
    let moment = turn.position.field.turn_state_mut();
    (moment.stage, moment.turn) = (Stage::Playing, seat);
    turn.scratch.turn_begins = true;
    turn.scratch.stirred = true;
    turn.tell(|| Event::Began { seat });
}
