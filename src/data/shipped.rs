//! What is shipped with a game besides its levels: its kinds of data files, and its sheets of pictures.
//!
//! The checks of data files and the tools that draw sheets read it through [`Shipped`], without naming
//! a game. Deliberately absent: levels, which [`FromFiles`] reads.

use crate::data::pictures::{HEADS, Sheet};
use crate::data::{Files, Flaw, Flaws, FromFiles, Label};

/// A game whose files lie in folders of its own, `levels/<game>` and `assets/<game>`.
pub trait Shipped: FromFiles {
    /// How the files in `assets/<game>` end, such as `animals.ron`.
    const ENDINGS: &'static [&'static str];
    /// The sheets of pictures that this game alone draws with.
    const SHEETS: &'static [Sheet] = &[];

    /// What has a picture that its data file chooses.
    const PICTURED: &'static [Pictured] = &[];

    /// The scenes that this game alone shows, each with the width in which it is baked.
    const SCENES: &'static [(&'static str, u32)] = &[];

    /// What a level shows, and the paths of the files that it names.
    ///
    /// # Errors
    /// All flaws of the level and of these files.
    fn level(files: &dyn Files, id: &str) -> Result<(Vec<Shown>, Vec<String>), Flaws>;

    /// Likely slips in a level without flaws, which do no harm: each with what to do about it.
    fn slips(_files: &dyn Files, _id: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    /// What the file `assets/<game>/<name>.<ending>` shows; the ending is one of [`Shipped::ENDINGS`].
    ///
    /// # Errors
    /// All flaws of the file.
    fn part(files: &dyn Files, ending: &str, name: &str) -> Result<Vec<Shown>, Vec<Flaw>>;

    /// Reads how computer players value things, `assets/<game>/weights.ron`.
    ///
    /// # Errors
    /// All flaws of the file.
    fn weights(files: &dyn Files) -> Result<(), Vec<Flaw>>;
}

/// Things of one kind whose data files choose their pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// What they are called: `animals`.
    pub of: &'static str,
    /// The sheet on which their pictures stand.
    pub sheet: &'static str,
    /// What the names of its cells begin with.
    pub kind: &'static str,
}

impl Pictured {
    /// Animals, which have heads.
    pub const ANIMALS: Self = Self { of: "animals", sheet: HEADS, kind: "" };
}

/// Something that a data file puts on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A name, and the id in data of what is called so.
    Name(Label, String),
    /// A picture.
    Picture {
        /// The sheet it stands on.
        sheet: &'static str,
        /// What its cell's name begins with.
        kind: &'static str,
        /// The rest of that name, as data files write it.
        name: String,
    },
}

impl Shown {
    /// What something is called.
    #[must_use]
    pub fn name(label: &Label, id: &str) -> Self {
        Self::Name(label.clone(), id.to_owned())
    }

    /// The head of an animal.
    #[must_use]
    pub fn head(name: &str) -> Self {
        Self::Picture { sheet: HEADS, kind: "", name: name.to_owned() }
    }
}
