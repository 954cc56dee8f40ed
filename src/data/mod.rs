//! Reads boards, animals and options from RON files, checks and compiles them.
//!
//! Bytes come in by logical path through [`Files`], so the same code serves a folder, an archive
//! and the web. Each file is read into documented `*Def` types, which are the modder's manual (see
//! the modules of each game), and compiled into the plain numbers that the rules use. *All* flaws
//! are collected, each with its place, its cause in words for modders and a suggestion ([`Flaws`]).
//! What compiles is sound, and the rules do not check it again.
//!
//! Deliberately absent: opening files, and texts for the screen (data holds ids; the sentences are
//! in the text files).

pub mod about;
pub mod arena;
pub mod board;
mod bystanders;
mod cast;
pub mod check;
pub mod editing;
pub mod fields;
pub mod files;
pub mod flaw;
mod from_files;
pub mod glyphs;
pub mod honga;
pub mod index;
pub mod jungle;
pub mod languages;
pub mod lessons;
pub mod letters;
mod level_texts;
pub mod need;
pub mod origin;
pub mod palettes;
pub mod particles;
pub mod pictures;
pub mod puzzles;
pub mod shipped;
pub mod sounds;
pub mod source;
pub mod staging;
pub mod suggest;
pub mod switch;
#[cfg(test)]
mod tests;
pub mod texts;
pub mod told;
pub mod weights;
mod wording;
pub mod zoon;

pub use about::About;
pub use files::{Files, Memory, Trouble};
pub use flaw::{Flaw, Flaws, Place};
pub use from_files::FromFiles;
pub use level_texts::LevelTexts;
pub use need::Need;
pub use origin::Text;
pub use switch::Switch;
pub use told::{Named, Reported, Told};

use serde::Deserialize;

/// A name shown on screen.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Label {
    /// A key of the text files, for everything that ships with the game.
    Key(String),
    /// Words shown unchanged, for names that a modder writes into the data file.
    Words(String),
}

/// The players a level is for.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Difficulty {
    /// Players who have never played the game.
    Beginner,
    /// All players.
    #[default]
    Normal,
    /// Players who know the game well.
    Expert,
}
