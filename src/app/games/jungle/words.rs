//! The texts of what happens in Jungle.

use crate::app::kit::locale::LocalText;
use crate::app::table::{LogLine, side_name};
use crate::rules::jungle::{Ending, Event, Kind, Tables};
use crate::rules::{Side, Square};

/// The key of an animal's name.
pub(super) fn animal_key(id: &str) -> String {
    format!("jungle-animal-{id}")
}

/// Who begins, for the banner and the log.
pub(super) fn begins(side: Side) -> LocalText {
    LocalText::new("jungle-log-begins").with("side", side_name(side))
}

/// The line of the log for an event; `None` if an earlier line has said it already.
pub(super) fn log_line(tables: &Tables, event: &Event) -> Option<LogLine> {
    match event {
        // No player draws the lot, so no name stands before the line.
        Event::Began { side } => Some(LogLine::new(None, begins(*side))),
        Event::Moved { side, kind, from, to, leapt } => {
            let key = if *leapt { "jungle-log-leapt" } else { "jungle-log-moved" };
            let text = LocalText::new(key)
                .with("animal", animal(tables, *kind))
                .with("from", name(tables, *from))
                .with("to", name(tables, *to));
            Some(LogLine::new(Some(*side), text).showing("heads", head(tables, *kind)))
        }
        Event::Captured { side, kind, trapped, .. } => {
            let key = if *trapped { "jungle-log-captured-trapped" } else { "jungle-log-captured" };
            let text = LocalText::new(key).with("victim", animal(tables, *kind));
            let taker = Side(side.0 ^ 1);
            Some(LogLine::new(Some(taker), text).showing("heads", head(tables, *kind)))
        }
        Event::DenEntered { side, .. } => Some(LogLine::new(Some(*side), "jungle-log-den")),
        Event::TurnPassed { .. } => None,
        // The line of the den has said it already.
        Event::Ended { ending: Ending::Den { .. } } => None,
        Event::Ended { ending } => Some(LogLine::new(None, ending.outcome().reason)),
    }
}

fn animal(tables: &Tables, kind: Kind) -> LocalText {
    LocalText::new(animal_key(&tables.kinds[kind.index()].id))
}

/// The picture of an animal.
fn head(tables: &Tables, kind: Kind) -> String {
    tables.kinds[kind.index()].id.clone()
}

fn name(tables: &Tables, square: Square) -> String {
    tables.grid.name(square)
}
