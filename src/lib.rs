//! Menagerie: four animal board games on one table.
//!
//! Everything but the table is the package `menagerie-core`, whose layers this library hands on under their own names: it needs no
//! engine, and is compiled and tested by itself. With the feature `app`, the table on screen stands on them. ARCHITECTURE.md has the
//! map.

#[cfg(feature = "app")]
pub mod app;

#[cfg(not(target_arch = "wasm32"))]
pub use menagerie_core::commands;
pub use menagerie_core::{ai, data, editor, packs, referee, rules, saves};
pub use menagerie_core::{every_game, for_game};

// The game that the tests of matches play, which the tests of the table play too.
#[cfg(all(test, feature = "app"))]
#[path = "referee/tests/acorns.rs"]
mod acorns;

// The game from outside the crate runs with the tests of the table, so that the library is compiled once. The lints compile it from
// outside too, as `tests/fifth_game.rs`, and so with what is public alone.
#[cfg(all(test, feature = "app"))]
extern crate self as menagerie;
#[cfg(all(test, feature = "app"))]
#[path = "../tests/fifth_game.rs"]
mod from_outside;
