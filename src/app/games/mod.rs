//! The games of the app. A new game takes one line here, and a file and a folder beside this one.

pub mod arena;
pub mod honga;
pub mod jungle;
pub mod plug;
#[cfg(test)]
mod tension;
pub mod zoon;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use self::plug::{GamePlugin, Plug};
use crate::app::catalog::game_list::GameList;
use crate::app::table::turns::puzzles::Judge;
use crate::every_game;

/// The cards on the title, in the order of learning.
pub const GAMES: GameList = GameList(&every_game!(G => <G as Plug>::CARD));

/// Adds the plugin of every game.
pub fn plugin(app: &mut App) {
    app.insert_resource(GAMES);
    every_game!(G => {
        app.add_plugins(GamePlugin::<G>::new()).insert_resource(Judge::<G>::new());
    });
}
