//! What the player is asked about before it is done.

use bevy::prelude::*;

use super::plan::TableRequest;

/// What the player is being asked about.
#[derive(Resource, Clone, Copy)]
pub struct Asked(pub TableRequest);
