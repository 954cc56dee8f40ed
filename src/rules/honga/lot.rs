//! The draw of who begins (H10).

use crate::rules::honga::{Action, Event, Field, Honga, Stock, Tables};
use crate::rules::{Seat, Turn};

/// The actions that chance may draw: any seat begins.
pub(super) fn draws(field: &Field) -> impl Iterator<Item = Action> {
    field.every_seat().map(Action::Begin)
}

/// H10: the drawn seat begins, and keeps the fire for the whole match.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    if let Action::Begin(seat) = turn.action {
        let (tables, field) = (turn.tables, &mut turn.position.field);
        (field.moment.first, field.moment.turn) = (seat, seat);
        turn.tell(|| Event::Began { seat });
        for (seat, more) in turn.position.field.favours(tables) {
            turn.position.field.favour(seat, more);
            turn.tell(|| Event::Favoured { seat, more });
        }
    }
}

impl Field {
    /// The seats that begin with more than H6 says, and how much, as compensation for their place
    /// in the turn order.
    pub(super) fn favours(&self, tables: &Tables) -> impl Iterator<Item = (Seat, Stock)> + use<> {
        let (seats, first) = (self.seats, self.moment.first);
        let all = [0, 1, 2, 3, 4].map(|nth| tables.ahead(seats, nth));
        let nth = (0..seats).zip(all).filter(|(_, more)| !more.is_empty());
        nth.map(move |(nth, more)| (Seat((first.0 + nth) % seats.max(1)), more))
    }

    /// Gives a seat more at the start.
    pub(super) fn favour(&mut self, seat: Seat, more: Stock) {
        let tray = self.tray_mut(seat);
        tray.stock = tray.stock.plus(more);
    }
}
