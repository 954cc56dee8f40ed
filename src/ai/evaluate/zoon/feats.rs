//! What cards of Zoon do and suffer.

use crate::ai::Feat;
use crate::rules::zoon::{Event, Position, Slot, Tables};

pub(super) fn of(tables: &Tables, before: &Position, events: &[Event]) -> Vec<Feat> {
    let name = |slot: Slot| before.face(slot).map(|kind| tables.face(kind).id.as_str());
    let feats = events.iter().filter_map(|event| {
        let (deed, slot) = match *event {
            Event::Attacked { slot, .. } => ("attacks", slot),
            Event::Fell { slot, .. } => ("falls", slot),
            Event::Advanced { slot, .. } => ("takes a square", slot),
            _ => return None,
        };
        Some(Feat::once(deed, name(slot)?))
    });
    feats.collect()
}
