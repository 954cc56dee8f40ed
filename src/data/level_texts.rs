//! What packs have written of a level's files, to be read where there are no packs.
//!
//! A decision can be made in another program, which has the game's own files only. Such a program reads these
//! texts over them and gets the same tables. Deliberately absent: packs, and which of a level's files they write.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::data::Files;
use crate::data::files::Trouble;
use crate::data::glyphs::{Letters, are_drawn};
use crate::data::origin::{FurtherLetters, draw};

/// Texts of packs by path, and the letters in them that only fonts of packs draw.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelTexts {
    files: Vec<(String, String)>,
    letters: String,
}

/// Texts of packs over other files.
struct Over<'a> {
    texts: &'a LevelTexts,
    below: &'a dyn Files,
}

impl LevelTexts {
    /// These texts by path, which stand where fonts of packs draw further letters.
    #[must_use]
    pub fn new(files: Vec<(String, String)>, further: &FurtherLetters) -> Self {
        let lacks = |letter: &char| !are_drawn(*letter) && draw(further, *letter);
        let letters = files.iter().flat_map(|(_, text)| text.chars().filter(lacks));
        let letters: BTreeSet<char> = letters.collect();
        Self { files, letters: letters.into_iter().collect() }
    }

    /// Whether packs have written nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// These texts over other files.
    pub fn over<'a>(&'a self, below: &'a dyn Files) -> impl Files + 'a {
        Over { texts: self, below }
    }
}

impl Files for Over<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        match self.texts.files.iter().find(|(written, _)| written == path) {
            Some((_, text)) => Ok(text.clone().into_bytes()),
            None => self.below.read(path),
        }
    }

    fn further_letters(&self) -> FurtherLetters {
        // What came as text may name them in any order.
        let letters: BTreeSet<char> = self.texts.letters.chars().collect();
        let written = Arc::new(Letters::of(letters.into_iter()));
        self.below.further_letters().into_iter().chain([written]).collect()
    }
}
