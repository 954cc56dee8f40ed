//! What a level says of itself, in every game alike.

use crate::data::fields::shown;
use crate::data::index::title_key;
use crate::data::source::{At, Reader};
use crate::data::{Difficulty, Label};

/// What a level says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its id, such as `jungle/combat`.
    pub id: String,
    /// Its name on screen.
    pub title: Label,
    /// One line about it.
    pub line: Label,
    /// Whom it is for.
    pub difficulty: Difficulty,
    /// What had to be put together from elsewhere.
    pub reconstructed: Option<String>,
}

/// A text that a level may leave out.
type Words<'a> = At<'a, Option<At<'a, String>>>;

impl About {
    /// What the level called `id` says of itself in the fields `title`, `line`, `difficulty` and `reconstructed`.
    pub(super) fn compile<'a>(
        reader: &mut Reader<'a>,
        id: &str,
        title: &Words<'a>,
        line: &Words<'a>,
        difficulty: &At<'a, Difficulty>,
        reconstructed: &Words<'a>,
    ) -> Option<Self> {
        let title = shown(reader, title);
        let line = shown(reader, line);
        let reconstructed = shown(reader, reconstructed);
        let difficulty = reader.get(difficulty, "`Beginner`, `Normal` or `Expert`").copied();
        let key = |end: &str| Label::Key(title_key(id) + end);
        Some(Self {
            id: id.to_owned(),
            title: title?.map_or_else(|| key(""), Label::Words),
            line: line?.map_or_else(|| key("-line"), Label::Words),
            difficulty: difficulty?,
            reconstructed: reconstructed?,
        })
    }
}
