//! The four games without the engine.
//!
//! The layers, from the bottom: [`rules`] (what may happen), [`data`] (boards and animals from RON
//! files), [`packs`] (files that modders lay over these), [`editor`] (levels being edited), [`referee`]
//! (matches, records, chance), [`saves`] (matches kept between runs), [`commands`] (what those who write packs
//! ask in a terminal) and [`ai`] (computer players). Each layer depends only on those below it, which `tests/tidy`
//! checks. The package `menagerie` adds the table on screen.

// Tests call the library as programs do, by the name under which `lib.rs` hands it on.
#[cfg(test)]
extern crate self as menagerie;

pub mod ai;
#[cfg(not(target_arch = "wasm32"))]
pub mod commands;
pub mod data;
pub mod editor;
pub mod packs;
#[cfg(test)]
#[path = "../examples/shared/project.rs"]
mod project;
pub mod referee;
pub mod rules;
pub mod saves;
#[cfg(test)]
#[path = "../tests/mod.rs"]
mod tests;
