//! The animations of an action: steps shown one after the other. Independent of any game.

pub mod advance_scene;
pub mod banner;
pub mod playback;
pub mod steps;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playback::plugin, advance_scene::plugin));
}
