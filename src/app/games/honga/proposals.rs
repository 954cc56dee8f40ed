//! A sensible way to use all hands that only gather, in one go.

use crate::app::locale::LocalText;
use crate::rules::honga::{Action, AreaKind, Awaited, Position, Tables, View};

pub(super) fn of(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
    let actions = gathering(tables, view.position());
    let count = actions.len() as u32;
    (count > 0).then(|| (LocalText::new("honga-propose-gather").with("count", count), actions))
}

/// Every hand that gathers something for which there is room.
pub(super) fn gathering(tables: &Tables, position: &Position) -> Vec<Action> {
    let (field, moment) = (position.field(), position.field().moment());
    if moment.awaited != Awaited::Deeds {
        return Vec::new();
    }
    let mut stock = field.tray(moment.turn).stock;
    let mut actions = Vec::new();
    for (area, hands) in tables.place(moment.place).quarters.into_iter().zip(moment.hands) {
        let AreaKind::Gathering(resource) = tables.area_kind(area) else { continue };
        for _ in 0..hands {
            let had = stock.of(resource);
            // H23: what has no room would be lost.
            if had < tables.options.track {
                stock = stock.with(resource, had + 1);
                actions.push(Action::Gather(area));
            }
        }
    }
    actions
}
