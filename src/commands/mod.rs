//! What somebody who writes packs asks of the program in a terminal: [`check`], [`new_pack()`] and [`show`].
//!
//! The game's own program (`app/shell/launch`) and `examples/modder`, which needs no engine, read the words of
//! their command lines and print what these say. Deliberately absent: printing, and reading of the
//! command line.

mod checking;
mod folder;
mod json;
mod motifs;
mod new_pack;
mod showing;
#[cfg(test)]
mod tests;
mod told;

use std::path::PathBuf;

pub use checking::check;
pub use folder::read_data;
pub use new_pack::new_pack;
pub use showing::{Brought, show};
pub use told::Format;

use crate::data::Files;

/// Where commands find and put things.
#[derive(Clone, Copy)]
pub struct Ground<'f> {
    /// The game's files.
    pub files: &'f dyn Files,
    /// The folder with `assets` and `levels` that holds them, if there is one.
    pub folder: Option<&'f PathBuf>,
    /// Where the player keeps packs; the working directory where nobody knows.
    pub packs: Option<&'f PathBuf>,
    /// How the program is started, as hints name it.
    pub program: &'f str,
    /// How this command is asked for, as hints name it: the command's name stands behind it.
    pub asked: &'f str,
}

/// What a command says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Said {
    /// The answer.
    pub answer: String,
    /// Why there is none, in one line.
    pub trouble: String,
    /// The exit status: 0, 1 for flaws, 2 for something asked wrongly.
    pub status: u8,
}

impl Said {
    fn answer(answer: String) -> Self {
        Self { answer, ..Self::default() }
    }

    fn trouble(trouble: impl Into<String>) -> Self {
        Self { trouble: trouble.into(), status: 2, ..Self::default() }
    }
}
