//! The match being played: whose turn it is, what is on offer, and what happens to a decision.
//!
//! The lowest folder that is generic over the game.

pub mod auto_end;
pub mod command_keys;
pub mod commands;
pub mod foreseeing;
pub mod handover;
pub mod lessons;
pub mod lighting;
pub mod offers;
pub mod playing;
pub mod puzzles;
pub mod quitting;
pub mod refusing;
pub mod replays;
pub mod resolving;
pub mod seats;
pub mod seen;
pub mod skipping;
pub mod stagehand;
pub mod stages;
pub mod turn_told;
pub mod typing;
pub mod waiting;
pub mod watching;
pub mod whose_turn;

use bevy::prelude::*;

use super::contract::table_game::TableGame;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<seats::Seats>()
        .init_resource::<seats::TurnNow>()
        .init_resource::<playing::NeedsRelayout>()
        .init_resource::<handover::SeeAgain>()
        .add_plugins((
            command_keys::plugin,
            seen::plugin,
            foreseeing::plugin,
            turn_told::plugin,
            handover::plugin,
            quitting::plugin,
            skipping::plugin,
            typing::plugin,
        ));
}

/// Registers the systems of one game.
pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    offers::game_plugin::<G>(app);
    lessons::game_plugin::<G>(app);
    refusing::game_plugin::<G>(app);
    foreseeing::game_plugin::<G>(app);
    lighting::game_plugin::<G>(app);
    turn_told::game_plugin::<G>(app);
    typing::game_plugin::<G>(app);
}
