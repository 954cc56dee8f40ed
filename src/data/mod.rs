//! Boards, animals and options from RON files, checked and compiled.
//!
//! Bytes come in by logical path through [`Files`], so the same code serves a folder, an archive
//! and the web. Each file is read into documented `*Def` types (the modder's manual, which
//! `animals` and `level` of each game hold) and compiled into the plain numbers that the rules ask
//! for. *All* flaws are collected, each with its place, the cause in a modder's words and a
//! suggestion ([`Flaws`]); what compiles is sound, and the rules never check it again.
//!
//! Deliberately absent: opening files, names on screen (data holds ids; sentences live in the
//! text files), pictures, and anything that happens during a match.

pub mod about;
pub mod arena;
pub mod board;
mod cast;
pub mod check;
pub mod fields;
pub mod files;
pub mod flaw;
mod from_files;
pub mod glyphs;
pub mod honga;
pub mod index;
pub mod jungle;
pub mod languages;
pub mod letters;
pub mod pictures;
pub mod source;
pub mod suggest;
pub mod switch;
#[cfg(test)]
mod tests;
mod wording;
pub mod zoon;

pub use about::About;
pub use files::{Files, Memory, Trouble};
pub use flaw::{Flaw, Flaws, Place};
pub use from_files::FromFiles;
pub use switch::Switch;

use serde::Deserialize;

/// A name that a screen shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// A key of the text files, for all that is shipped.
    Key(String),
    /// Words to show as they are, for what a modder names in the file itself.
    Words(String),
}

/// Whom a level is for.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Difficulty {
    /// Somebody who has never played the game.
    Beginner,
    /// Everybody.
    #[default]
    Normal,
    /// Somebody who knows the game well.
    Expert,
}
