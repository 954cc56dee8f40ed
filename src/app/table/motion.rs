//! What the player sees of an action: steps, one after the other.
//!
//! Independent of the game.

pub mod banner;
pub mod playback;
pub mod steps;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(playback::plugin);
}
