//! HONGA eats when he has come (H16), and when the turn of his host begins (H13).

use crate::rules::honga::{Event, Field, Honga, Meal, Resource, Stock, Tray};
use crate::rules::{Seat, Turn};

/// H18: the topmost raw material, otherwise a mammoth from the tray, otherwise nothing. H19:
/// mammoths on the area are never eaten.
#[must_use]
pub fn meal(tray: &Tray) -> Meal {
    match Resource::ALL.into_iter().find(|resource| tray.stock.of(*resource) > 0) {
        Some(resource) => Meal::Unit(resource),
        None if tray.mammoths > 0 => Meal::Mammoth,
        None => Meal::Nothing,
    }
}

/// Feeds HONGA on the tray chosen by an earlier phase.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let Some(seat) = turn.scratch.guest else { return };
    let meal = meal(turn.position.field.tray(seat));
    turn.position.field.feed(seat, meal);
    turn.tell(|| Event::Fed { seat, meal });
}

impl Field {
    /// Removes a meal from the tray. H18: a mammoth returns to storage.
    pub(super) fn feed(&mut self, seat: Seat, meal: Meal) {
        let tray = self.tray_mut(seat);
        match meal {
            Meal::Unit(resource) => {
                tray.stock = tray.stock.minus(Stock::default().with(resource, 1));
            }
            Meal::Mammoth => {
                tray.mammoths = tray.mammoths.saturating_sub(1);
                tray.storage = tray.storage.saturating_add(1);
            }
            Meal::Nothing => {}
        }
    }
}
