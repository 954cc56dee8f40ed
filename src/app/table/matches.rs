//! From a plan to a match on the table and to its end: starting, laying, clocks, the result,
//! replays.

pub mod clock;
pub mod copying;
pub mod ending;
pub mod laying;
pub mod mirror;
pub mod replaying;
pub mod seat_clocks;
pub mod starting;

use bevy::prelude::*;

use super::turns::stagehand::Enact;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ending::plugin,
        replaying::plugin,
        copying::plugin,
        clock::plugin,
        seat_clocks::plugin,
        starting::plugin,
    ));
}

/// Registers the systems of one game.
pub(super) fn game_plugin<G: Enact>(app: &mut App) {
    ending::game_plugin::<G>(app);
    clock::game_plugin::<G>(app);
    seat_clocks::game_plugin::<G>(app);
    starting::game_plugin::<G>(app);
    replaying::game_plugin::<G>(app);
    copying::game_plugin::<G>(app);
}
