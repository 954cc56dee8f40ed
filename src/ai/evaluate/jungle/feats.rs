//! What animals of Jungle do and suffer.

use crate::ai::Feat;
use crate::rules::jungle::{Event, Kind, Position, Tables};

pub(super) fn of(tables: &Tables, _: &Position, events: &[Event]) -> Vec<Feat> {
    let name = |kind: Kind| tables.kinds[kind.index()].id.as_str();
    let mover = events.iter().find_map(|event| match event {
        Event::Moved { kind, .. } => Some(name(*kind)),
        _ => None,
    });
    let feats = events.iter().flat_map(|event| match event {
        Event::Captured { kind, .. } => {
            let takes = mover.map(|mover| Feat::once("takes", mover));
            takes.into_iter().chain([Feat::once("is taken", name(*kind))]).collect()
        }
        Event::DenEntered { .. } => {
            mover.map(|mover| Feat::once("enters the den", mover)).into_iter().collect()
        }
        _ => Vec::new(),
    });
    feats.collect()
}
