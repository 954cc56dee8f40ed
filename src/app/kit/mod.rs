//! What everything on the screen is built from: window, states of the screen, settings, words, pictures, widgets, input.
//!
//! Deliberately absent: games, matches and saves.

pub mod clipboard;
pub mod content;
#[cfg(target_arch = "wasm32")]
pub mod files;
pub mod form;
pub mod input;
pub mod locale;
pub mod palette;
pub mod screen_state;
pub mod settings;
pub mod theme;
pub mod window;

use bevy::prelude::*;

/// All of it but what stands before the engine's own plugins: [`settings`].
pub fn plugin(app: &mut App) {
    app.add_plugins((window::plugin, screen_state::plugin, content::plugin, locale::plugin))
        .add_plugins((hands, theme::plugin, theme::headlines::plugin, clipboard::plugin));
}

/// Keys, pads and pointers, and the menus they move through.
pub fn hands(app: &mut App) {
    app.add_plugins((input::plugin, theme::menus::plugin, theme::prompts::plugin));
}
