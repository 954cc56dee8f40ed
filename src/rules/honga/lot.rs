//! Who begins (H10).

use crate::rules::Turn;
use crate::rules::honga::{Action, Event, Field, Honga};

/// What chance may draw: any seat.
pub(super) fn draws(field: &Field) -> impl Iterator<Item = Action> {
    field.every_seat().map(Action::Begin)
}

/// H10: who is drawn begins, and keeps the fire all match.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    if let Action::Begin(seat) = turn.action {
        let moment = &mut turn.position.field.moment;
        (moment.first, moment.turn) = (seat, seat);
        turn.tell(|| Event::Began { seat });
    }
}
