//! [`GamePlugin`] registers a game: its card and menu, its table, its panels, its computer player
//! and its saves.
//!
//! A game of this crate is registered by its line in the list of games; one from outside as a
//! [`Guest`], which the shell lists after them:
//! `crate::app::shell::run_with(&[Guest::of::<Five>(FILES)])`. `examples/fifth_game` is such a game.

use std::marker::PhantomData;

use bevy::prelude::*;

use crate::ai::AiGame;
use crate::app::catalog::game_list::{GameCard, GameList};
use crate::app::catalog::{diagrams, moving_pictures};
use crate::app::hud::Explain;
use crate::app::platform::shipped::BroughtFiles;
use crate::app::table::{Enact, TablePlugin};
use crate::app::{games, hud, opponent, saving};

/// A game that the app can show and play.
pub trait Plug: Enact + Explain + AiGame {
    /// Its card on the title screen and its part of the menus.
    const CARD: GameCard;

    /// Adds systems that no other game has, such as scenes of its own.
    fn extend(app: &mut App) {
        let _ = app;
    }
}

/// Adds everything of one game except its card.
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

impl<G: Plug> Plugin for GamePlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            TablePlugin::<G>::default(),
            diagrams::game_plugin::<G>,
            moving_pictures::game_plugin::<G>,
            hud::game_plugin::<G>,
            opponent::game_plugin::<G>,
            saving::game_plugin::<G>,
        ));
        G::extend(app);
    }
}

/// A game from outside this crate.
#[derive(Clone, Copy, Debug)]
pub struct Guest {
    /// Its card.
    pub card: GameCard,
    /// Its levels, the files they name, and its texts in every language: pairs of a path and a
    /// text, as in [`BroughtFiles`].
    pub files: &'static [(&'static str, &'static str)],
    plugin: fn(&mut App),
}

impl Guest {
    /// A game and the files that it brings along.
    #[must_use]
    pub fn of<G: Plug>(files: &'static [(&'static str, &'static str)]) -> Self {
        let plugin = |app: &mut App| {
            app.add_plugins(GamePlugin::<G>::new());
        };
        Self { card: G::CARD, files, plugin }
    }
}

/// The games of this crate followed by those from outside, and the files of the latter.
#[must_use]
pub fn with_guests(guests: &[Guest]) -> (GameList, BroughtFiles) {
    let files = guests.iter().flat_map(|guest| guest.files).copied();
    let brought = BroughtFiles { of_games: files.collect(), ..default() };
    (games::GAMES.with(guests.iter().map(|guest| guest.card)), brought)
}

/// Adds games from outside to an app that has those of this crate.
pub fn add_guests(app: &mut App, guests: &[Guest]) {
    let (list, files) = with_guests(guests);
    app.insert_resource(list);
    app.world_mut().get_resource_or_init::<BroughtFiles>().of_games = files.of_games;
    for guest in guests {
        (guest.plugin)(app);
    }
}
