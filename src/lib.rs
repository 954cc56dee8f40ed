//! Menagerie: four animal board games on one table.
//!
//! The layers, from the bottom: [`rules`] (what may happen), [`data`] (boards and animals from RON
//! files), [`packs`] (files that modders lay over these), [`editor`] (levels being edited), [`referee`]
//! (matches, records, chance), [`saves`] (matches kept between runs), [`commands`] (what those who write packs
//! ask in a terminal), [`ai`] (computer players) and, with the feature `app`, the table on screen. Each layer
//! depends only on those below it, which `tests/tidy` checks. ARCHITECTURE.md has the map.

// Tests call the library by its name, as programs do.
#[cfg(test)]
extern crate self as menagerie;

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod commands;
pub mod data;
pub mod editor;
pub mod packs;
pub mod referee;
pub mod rules;
pub mod saves;
// Without the engine only, because none of it depends on the app.
#[cfg(test)]
#[cfg(not(feature = "app"))]
#[path = "../tests/mod.rs"]
mod tests;
