//! The app: everything that needs the engine, in layered parts. Each part uses only those listed
//! before it: [`platform`], [`kit`], [`session`], [`table`], [`catalog`], [`opponent`], [`saving`],
//! [`hud`], [`games`], [`screens`], [`shell`].
//!
//! Deliberately absent: rules; they live below the app, without the engine.

pub mod catalog;
pub mod games;
pub mod hud;
pub mod kit;
pub mod opponent;
pub mod platform;
pub mod saving;
pub mod screens;
pub mod session;
pub mod shell;
pub mod table;
#[cfg(test)]
mod tests;

pub use self::games::plug::Guest;
#[cfg(not(target_arch = "wasm32"))]
pub use self::shell::game_without_window;
pub use self::shell::{run, run_with};
