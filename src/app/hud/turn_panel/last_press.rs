//! The second press of a double click is ignored on a button that has since moved under the pointer.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::table::TurnTold;
use crate::rules::Spot;

/// The last press and the choices it had.
#[derive(Resource, Default, Debug)]
pub(super) struct LastPress {
    at: Option<Duration>,
    shown: Vec<Spot>,
}

impl LastPress {
    /// A press at this time.
    pub(super) fn of(told: &TurnTold, at: Duration) -> Self {
        let petals = told.dial.iter().map(|petal| petal.spot);
        let shown = told.buttons.iter().map(|one| one.spot).chain(petals).collect();
        Self { at: Some(at), shown }
    }

    /// Whether a press of this choice is the second one of a double click that began on another.
    pub(super) fn was_for_another(&self, spot: Spot, now: Duration) -> bool {
        let soon = self.at.is_some_and(|at| now.saturating_sub(at) < DOUBLE);
        soon && !self.shown.contains(&spot)
    }
}

/// The longest time between the two presses of a double click.
const DOUBLE: Duration = Duration::from_millis(500);
