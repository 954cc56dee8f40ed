//! The plan of a match in which a lesson or a puzzle is done.

use super::animal_names::NAMES;
use crate::app::kit::locale::Locale;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan};
use crate::rules::MAX_SEATS;

/// A plan that names the task in its options; level and seats follow from the task's file.
pub(super) fn plan(game: &str, options: Vec<(String, String)>, locale: &Locale) -> MatchPlan {
    let name = |name: &&str| locale.text(&format!("name-{name}"), &[]);
    let seat = |name| SeatPlan { name, player: PlayerKind::Human };
    MatchPlan {
        game: game.to_owned(),
        level: String::new(),
        options,
        first: First::Lot,
        minutes: None,
        clock: None,
        seats: NAMES.iter().take(MAX_SEATS).map(name).map(seat).collect(),
    }
}
