//! That the match on the table is over.
//!
//! Deliberately absent: the result.

use bevy::prelude::*;

/// Whether the match on the table is over and its end has been told; the table writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchOver(pub bool);
