//! One line registers a game: its table, its panels, its computer player and its saves.
//!
//! Deliberately absent: its card and its menu, which the list of games has.

use std::marker::PhantomData;

use bevy::prelude::*;

use crate::ai::Duel;
use crate::app::hud::Explain;
use crate::app::table::{Enact, TablePlugin};
use crate::app::{hud, opponent, saving};

/// All that one game adds to the app.
pub struct GamePlugin<G>(PhantomData<G>);

impl<G> GamePlugin<G> {
    /// The plugin of a game.
    #[must_use]
    pub fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for GamePlugin<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Enact + Explain + Duel> Plugin for GamePlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            TablePlugin::<G>::default(),
            hud::game_plugin::<G>,
            opponent::game_plugin::<G>,
            saving::game_plugin::<G>,
        ));
    }
}
