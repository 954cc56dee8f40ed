//! What animals of Arena do and suffer.

use crate::ai::Feat;
use crate::rules::arena::{Event, PawnId, Position, Tables};

pub(super) fn of(tables: &Tables, _: &Position, events: &[Event]) -> Vec<Feat> {
    let name = |pawn: PawnId| tables.animals()[tables.kind_index(pawn).index()].plan.id.as_str();
    let mover = events.iter().find_map(|event| match event {
        Event::Moved { pawn, .. } => Some(name(*pawn)),
        _ => None,
    });
    let feats = events.iter().flat_map(|event| match *event {
        Event::Captured { pawn, .. } => {
            let takes = mover.map(|mover| Feat::once("takes", mover));
            takes.into_iter().chain([Feat::once("is taken", name(pawn))]).collect()
        }
        Event::SentHome { pawn, .. } => vec![Feat::once("is sent home", name(pawn))],
        Event::Webbed { pawn, .. } => vec![Feat::once("is webbed", name(pawn))],
        Event::Freed { pawn } => vec![Feat::once("is freed", name(pawn))],
        Event::Hunted { pawn, points, .. } => {
            vec![Feat { count: u32::from(points), ..Feat::once("scores", name(pawn)) }]
        }
        _ => Vec::new(),
    });
    feats.collect()
}
