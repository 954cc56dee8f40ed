//! The list of games: the only file that names them all.
//!
//! A game needs a line here, a dress beside this file, and nothing else in the app.

pub mod jungle;
mod jungle_card;

use bevy::prelude::*;

use super::table::TablePlugin;
use super::{hud, opponent};
use crate::rules::jungle::Jungle;

/// Every game that can be played.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        TablePlugin::<Jungle>::default(),
        hud::game_plugin::<Jungle>,
        opponent::game_plugin::<Jungle>,
    ));
}
