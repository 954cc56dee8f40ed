//! The program's start: options, list of plugins, window.
//!
//! Each part is one plugin that can be read, tested and replaced alone; the order matters only
//! where a comment says so. Deliberately absent: the names of games.

#[cfg(not(target_arch = "wasm32"))]
pub mod launch;
#[cfg(any(target_arch = "wasm32", test))]
pub mod test_probe;

use bevy::app::PluginGroupBuilder;
use bevy::prelude::*;

use crate::app::games::plug;
use crate::app::games::plug::Guest;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::kit::sound;
use crate::app::kit::{settings, window};
use crate::app::platform::{black_box, fallback, shipped};
use crate::app::{games, hud, kit, opponent, platform, saving, screens, table};

/// Opens the window and runs until the player leaves. Prints a clear message instead of panicking
/// where it can.
pub fn run() -> AppExit {
    run_with(&[])
}

/// [`run`] with further games from outside this crate.
pub fn run_with(guests: &[Guest]) -> AppExit {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    platform::heap::give_large_buffers_back();
    #[cfg(not(target_arch = "wasm32"))]
    let launch = match launch::Launch::read(std::env::args_os(), &shipped::read, guests) {
        Ok(launch) => launch,
        Err(stop) => return stop.tell(),
    };
    if let Err(reason) = fallback::find_display() {
        eprintln!("{reason}");
        return AppExit::error();
    }
    #[cfg(not(target_arch = "wasm32"))]
    black_box::install();
    fallback::explain_engine_failures();
    let mut game = game(window::engine());
    // Tests and measurements play without it: they would open the machine's sound card.
    #[cfg(not(target_arch = "wasm32"))]
    game.add_plugins(sound::kira::plugin);
    plug::add_guests(&mut game, guests);
    #[cfg(not(target_arch = "wasm32"))]
    launch.take_effect(&mut game);
    #[cfg(target_arch = "wasm32")]
    black_box::install();
    game.run()
}

/// The whole game without a window or drawing, ready for its first update, for measurements and
/// tests. Matches are kept in `saves`.
#[cfg(not(target_arch = "wasm32"))]
pub fn game_without_window(saves: platform::folders::Store) -> App {
    ready(game(window::engine_without_window()), saves)
}

/// The same game, drawn on whatever its camera is pointed at, for pictures of its screens.
#[cfg(not(target_arch = "wasm32"))]
pub fn game_without_window_drawn(saves: platform::folders::Store) -> App {
    ready(game(window::engine_without_window_drawn()), saves)
}

/// Waits for the engine's plugins, as its runner does.
#[cfg(not(target_arch = "wasm32"))]
fn ready(mut app: App, saves: platform::folders::Store) -> App {
    app.insert_resource(saving::SaveWorker::new(saves));
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    app.finish();
    app.cleanup();
    app
}

/// The whole game on these engine plugins.
fn game(engine: PluginGroupBuilder) -> App {
    let mut app = App::new();
    // Settings come first, because the window and the language read them. So do the data folders,
    // which the engine's asset server reads when it starts.
    app.add_plugins((settings::plugin, shipped::plugin))
        .add_plugins(engine)
        .add_plugins((
            platform::plugin,
            kit::plugin,
            table::plugin,
            opponent::plugin,
            saving::plugin,
        ))
        .add_plugins((hud::plugin, games::plugin, screens::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(test_probe::plugin);
    app
}
