//! From a plan to a match on the table and to its end: starting, laying, the clock, the result,
//! replays.

pub mod clock;
pub mod copying;
pub mod ending;
pub mod laying;
pub mod mirror;
pub mod replaying;
pub mod starting;

use bevy::prelude::*;

use super::turns::stagehand::Enact;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ending::plugin,
        replaying::plugin,
        copying::plugin,
        clock::plugin,
        starting::plugin,
    ));
}

/// Registers the systems of one game.
pub(super) fn game_plugin<G: Enact>(app: &mut App) {
    ending::game_plugin::<G>(app);
    clock::game_plugin::<G>(app);
    starting::game_plugin::<G>(app);
    replaying::game_plugin::<G>(app);
    copying::game_plugin::<G>(app);
}
