//! What scores in Honga, and which cards are used.

use crate::ai::Feat;
use crate::rules::honga::{Cause, Event, Position, Tables};

pub(super) fn of(tables: &Tables, _: &Position, events: &[Event]) -> Vec<Feat> {
    let feats = events.iter().filter_map(|event| match *event {
        Event::Scored { points, cause, .. } => {
            let whose = match cause {
                Cause::Barter => "barter",
                Cause::Mountain => "mountain",
                Cause::Bonus => "bonus cards",
            };
            Some(Feat { count: u32::from(points), ..Feat::once("scores", whose) })
        }
        Event::Bartered { kind, .. } => {
            Some(Feat::once("is bartered", &tables.barter_card(kind).id))
        }
        Event::Played { kind, .. } => Some(Feat::once("is played", &tables.bonus_card(kind).id)),
        _ => None,
    });
    feats.collect()
}
