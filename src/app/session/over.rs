//! That the match on the table is over, and how to play it again.
//!
//! Deliberately absent: the result.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::plan::TableRequest;
use crate::app::kit::screen_state::Overlays;

/// Whether the match on the table is over and its end has been told; the table writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchOver(pub bool);

/// A press that begins the same match anew.
pub fn rematch(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<TableRequest>) {
    requests.write(TableRequest::Rematch);
    overlays.close();
}
