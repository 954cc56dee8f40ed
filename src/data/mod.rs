//! Boards, animals and options from RON files, checked and compiled.
//!
//! Bytes come in by logical path through [`Files`], so the same code serves a folder, an archive
//! and the web. Each file is read into documented `*Def` types ([`jungle::animals`] and
//! [`jungle::level`] are the modder's manual) and compiled into the plain numbers that the rules
//! ask for. *All* flaws are collected, each with its place, the cause in a modder's words and a
//! suggestion ([`Flaws`]); what compiles is sound, and the rules never check it again.
//!
//! Deliberately absent: opening files, names on screen (data holds ids; sentences live in the
//! text files), pictures, and anything that happens during a match.

pub mod board;
pub mod files;
pub mod flaw;
pub mod index;
pub mod jungle;
pub mod source;
pub mod suggest;
mod wording;

pub use files::{Files, Memory, Trouble};
pub use flaw::{Flaw, Flaws, Place};

/// A name that a screen shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// A key of the text files, for all that is shipped.
    Key(String),
    /// Words to show as they are, for what a modder names in the file itself.
    Words(String),
}
