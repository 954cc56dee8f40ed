//! What the machine provides: folders, the browser's storage and tab, waking the loop, shipped
//! files, crash reports, the wish for less motion.
//!
//! It depends on no other part of the app. Deliberately absent: anything a player sees.

#[cfg(test)]
pub mod another_process;
pub mod black_box;
#[cfg(target_arch = "wasm32")]
pub mod browser_store;
pub mod calendar;
pub mod calm;
#[cfg(target_arch = "wasm32")]
pub mod console;
pub mod fallback;
pub mod folders;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub mod heap;
pub mod one_thread;
#[cfg(any(target_arch = "wasm32", test))]
pub mod pack_store;
#[cfg(target_arch = "wasm32")]
pub mod page_events;
pub mod redraw;
pub mod shipped;
pub mod tab;
pub mod version;
pub mod waker;
#[cfg(not(target_arch = "wasm32"))]
pub mod window_icon;

use bevy::prelude::*;

/// Adds everything except [`shipped`], which comes before the engine's own plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        redraw::plugin,
        fallback::plugin,
        tab::plugin,
        calm::plugin,
        calendar::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(window_icon::plugin);
}
