//! What the eye sees of an action: steps, one after the other.
//!
//! Knows no game.

pub mod banner;
pub mod playback;
pub mod scene_tap;
pub mod steps;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playback::plugin, scene_tap::plugin));
}
