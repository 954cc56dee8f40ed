//! Saves without a disk and without a window.

use crate::app::screens::MatchPlan;
use crate::referee::Record;
use crate::referee::record::FORMAT;
use crate::saves::Save;

/// A save of a planned match in which nothing has happened.
pub(in crate::app) fn blank(plan: &MatchPlan) -> Save {
    Save {
        date: "2026-11-21T20:49:49Z".into(),
        players: Vec::new(),
        table: Vec::new(),
        record: Record {
            format: FORMAT,
            game: plan.game.clone(),
            level: plan.level.clone(),
            options: plan.options.clone(),
            setup: String::new(),
            tables: String::new(),
            seats: plan.seats.iter().map(|seat| seat.name.clone()).collect(),
            entries: Vec::new(),
            undone: Vec::new(),
            hashes: Vec::new(),
            result: None,
        },
    }
}
