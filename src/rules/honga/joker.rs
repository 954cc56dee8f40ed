//! Converting water into other raw materials (H24).
//!
//! Water is converted on the tray, at any time in the player's own turn: before placing the disc,
//! between other actions, while buying points and while choosing one of two discs. So it can pay
//! whatever the raw material pays: a barter (H43), a mammoth, bought points. Unit-by-unit payments
//! are a single moment, so water must be converted before them. It never replaces what HONGA eats:
//! he eats first in a turn (H13), and takes what he finds when he comes (H18). Nothing replaces
//! water (H25).

use crate::rules::honga::refusal::Why;
use crate::rules::honga::{Action, Event, Field, Honga, Resource, Stock, Tables};
use crate::rules::{Seat, Turn};

/// Why the seat whose turn it is cannot convert water into this raw material.
pub(super) fn obstacle(tables: &Tables, field: &Field, to: Resource) -> Option<Why> {
    let stock = field.tray(field.turn_state().turn).stock;
    match tables.options.joker {
        // H25: the conversion works in one direction.
        _ if to == Resource::Water => Some(Why::WaterFromWater),
        0 => Some(Why::NoJoker),
        joker if stock.of(Resource::Water) < joker => Some(Why::TooLittleWater),
        _ if stock.of(to) >= tables.options.track => Some(Why::TrackFull),
        _ => None,
    }
}

/// H24: two water become one fish, berry or mushroom.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let Action::Convert(to) = turn.action else { return };
    let seat = turn.position.field.turn_state().turn;
    turn.position.field.convert(turn.tables, seat, to);
    turn.tell(|| Event::Converted { seat, to });
}

impl Field {
    /// Removes water from a tray and adds one unit of another raw material.
    pub(super) fn convert(&mut self, tables: &Tables, seat: Seat, to: Resource) {
        let tray = self.tray_mut(seat);
        let water = Stock::default().with(Resource::Water, tables.options.joker);
        tray.stock = tray.stock.minus(water).plus(Stock::default().with(to, 1));
    }
}
