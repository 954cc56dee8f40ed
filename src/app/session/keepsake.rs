//! A picture or film of the match that the player takes away: how far it is, and where it lies.
//!
//! Deliberately absent: making it.

use bevy::prelude::*;

/// The state of the last picture or film that was asked for.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub enum Keepsake {
    /// None was asked for.
    #[default]
    Nothing,
    /// It is being made: the part that is done, in per cent.
    Making(u32),
    /// It lies in this file.
    Kept(String),
    /// The browser has downloaded it under this name.
    Downloaded(String),
    /// It could not be written, for this reason.
    Failed(String),
}
