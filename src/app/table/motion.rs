//! The animations of an action: steps shown one after the other. Independent of any game.

pub mod banner;
pub mod playback;
pub mod scene_tap;
pub mod steps;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playback::plugin, scene_tap::plugin));
}
