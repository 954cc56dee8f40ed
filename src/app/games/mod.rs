//! The list of games: the only file that names them all.
//!
//! A game needs its card and its lines here, a dress beside this file, and nothing else in the app.

pub mod arena;
pub mod honga;
pub mod jungle;
pub mod plug;
pub mod zoon;

use bevy::prelude::*;

use self::plug::GamePlugin;

use crate::app::catalog::game_list::{GameCard, GameList};
use crate::rules::arena::Arena;
use crate::rules::honga::Honga;
use crate::rules::jungle::Jungle;
use crate::rules::zoon::Zoon;

/// The cards on the title, in the order of learning.
pub const GAMES: GameList = GameList(&[
    GameCard {
        game: "jungle",
        picture: "card_jungle",
        players: 2,
        minutes: 10,
        difficulty: 1,
        menu: Some(jungle::menu::MENU),
    },
    GameCard {
        game: "arena",
        picture: "card_arena",
        players: 4,
        minutes: 30,
        difficulty: 2,
        menu: Some(arena::menu::MENU),
    },
    GameCard {
        game: "zoon",
        picture: "card_zoon",
        players: 2,
        minutes: 25,
        difficulty: 2,
        menu: Some(zoon::menu::MENU),
    },
    GameCard {
        game: "honga",
        picture: "card_honga",
        players: 5,
        minutes: 40,
        difficulty: 3,
        menu: Some(honga::menu::MENU),
    },
]);

/// Every game that can be played.
pub fn plugin(app: &mut App) {
    app.insert_resource(GAMES)
        .add_plugins((GamePlugin::<Jungle>::new(), GamePlugin::<Arena>::new()))
        .add_plugins((GamePlugin::<Zoon>::new(), zoon::plugin))
        .add_plugins((GamePlugin::<Honga>::new(), honga::plugin));
}
