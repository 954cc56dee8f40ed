//! Whether the match on the table is over.

use bevy::prelude::*;

/// Whether the match on the table is over and its end has been shown; written by the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchOver(pub bool);
