//! Water stands for something else (H24).
//!
//! It does so on the tray, whenever it is one's turn: before the disc is placed, between the deeds,
//! while points are bought and while one of two discs is kept. So it can pay whatever the raw material
//! pays: a barter (H43), a mammoth, bought points. What is being paid unit by unit is one moment: what
//! water becomes is said before. It never feeds HONGA in place of what he takes: he eats first thing in
//! a turn (H13), and what he finds when he comes (H18). Nothing stands for water (H25).

use crate::rules::honga::refusal::Why;
use crate::rules::honga::{Action, Event, Field, Honga, Resource, Stock, Tables};
use crate::rules::{Seat, Turn};

/// What keeps the seat whose turn it is from turning water into this.
pub(super) fn obstacle(tables: &Tables, field: &Field, to: Resource) -> Option<Why> {
    let stock = field.tray(field.moment().turn).stock;
    match tables.options.joker {
        // H25: the joker works one way.
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
    let seat = turn.position.field.moment().turn;
    turn.position.field.convert(turn.tables, seat, to);
    turn.tell(|| Event::Converted { seat, to });
}

impl Field {
    /// Water leaves the tray and one of something else comes.
    pub(super) fn convert(&mut self, tables: &Tables, seat: Seat, to: Resource) {
        let tray = self.tray_mut(seat);
        let water = Stock::default().with(Resource::Water, tables.options.joker);
        tray.stock = tray.stock.minus(water).plus(Stock::default().with(to, 1));
    }
}
