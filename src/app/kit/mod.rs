//! The base of everything on the screen: window, screen states, settings, texts, pictures, widgets,
//! input, sound.
//!
//! Deliberately absent: games, matches and saves.

pub mod canvas;
pub mod clipboard;
pub mod content;
#[cfg(target_arch = "wasm32")]
pub mod engine_parts;
#[cfg(target_arch = "wasm32")]
pub mod files;
pub mod film;
pub mod form;
pub mod input;
pub mod locale;
pub mod packs;
pub mod palette;
pub mod screen_state;
pub mod settings;
pub mod sound;
pub mod spoken;
pub mod theme;
pub mod window;

use bevy::prelude::*;

/// Adds everything except [`settings`], which comes before the engine's own plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins((window::plugin, screen_state::plugin, content::plugin, locale::plugin))
        .add_plugins((
            packs::plugin,
            sound::plugin,
            hands,
            theme::plugin,
            theme::headlines::plugin,
            clipboard::plugin,
            spoken::plugin,
            palette::drawing::plugin,
        ));
}

/// Adds keys, pads and pointers, and the menus they move through.
pub fn hands(app: &mut App) {
    app.add_plugins((input::plugin, theme::menus::plugin, theme::prompts::plugin));
}
