//! What may become of a piece where a chosen action would leave it.
//!
//! The game asks its rules; table and HUD only show the answers. Deliberately absent: how likely it
//! is, and whether the action is good.

use super::mark::Mark;
use crate::app::kit::locale::LocalText;
use crate::rules::Spot;

/// Something that may happen to a piece after an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Risk {
    /// Where the piece would stand.
    pub spot: Spot,
    /// The sign there.
    pub mark: Mark,
    /// What may happen, as a sentence.
    pub says: LocalText,
}

impl Risk {
    /// An enemy could do this to the piece next.
    #[must_use]
    pub fn threat(spot: Spot, says: LocalText) -> Self {
        Self { spot, mark: Mark::Threat, says }
    }
}
