//! From a pointer, a finger, a key or a stick to a choice: the same input for every game and
//! device.
//!
//! Independent of the game: a choice is a path of spots and the offer it stands for.

pub mod choices;
pub mod fingers;
pub mod keys;
pub mod looking;
pub mod pointer;
pub mod pointing;
mod pressing;
pub mod price;
pub mod ranks;
pub mod selection;
pub mod stirring;
pub mod targets;
pub mod turning;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<pointing::Pointing>().add_plugins((
        selection::plugin,
        ranks::plugin,
        (pressing::plugin, pointer::plugin, fingers::plugin),
        keys::plugin,
        (turning::plugin, looking::plugin),
        targets::plugin,
        stirring::plugin,
    ));
}
