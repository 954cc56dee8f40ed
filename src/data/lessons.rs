//! Lessons, `levels/<game>/lessons/<name>.lesson.ron`: positions with something to do, step by step.
//!
//! A lesson belongs to no game's code: it names a level, a starting position, and for each step what is
//! open to the learner, when the step is done and what follows by itself, all in the game's own
//! notation. The modder's manual is [`LessonDef`]. A guided first match is a lesson of many steps whose
//! arrows are shown ([`LessonDef::guided`]). [`Course`] tells where a match stands in its lesson, from the
//! actions alone, so taking back and saving need nothing more. [`prove`] checks by search that every
//! step can be done.
//!
//! Deliberately absent: sentences, which are texts like all others; the table.

mod compile;
mod course;
mod file;
mod lesson;
mod proof;
mod search;
#[cfg(test)]
mod tests;

pub use course::{Course, Moment};
pub use file::{GoalDef, LessonDef, StepDef};
pub use lesson::{Goal, Lesson, Step};
pub use search::Way;

use crate::data::letters::visible;
use crate::data::source::{self, read_whole};
use crate::data::{Files, Flaw, Flaws, FromFiles, Label, files, index};

/// The key of a match's option that names the lesson it is played in.
pub const OPTION: &str = "lesson";

/// The path of the lesson `jungle/ranks`.
#[must_use]
pub fn path(id: &str) -> String {
    let (game, name) = index::split(id).unwrap_or_default();
    format!("levels/{game}/lessons/{name}.lesson.ron")
}

/// What a list tells of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its name on screen.
    pub title: Label,
    /// Whether it is a guided match.
    pub guided: bool,
}

/// The head of a lesson, for lists; the rest of its file is not judged. `None` if it cannot be read.
#[must_use]
pub fn head(files: &dyn Files, id: &str) -> Option<Head> {
    let text = files::text(files, &path(id)).ok()?;
    source::read(&text, |reader| compile::head(reader, id)).0
}

/// A lesson and the tables of its level.
#[derive(Debug)]
pub struct Loaded<G: FromFiles> {
    /// The lesson.
    pub lesson: Lesson<G>,
    /// The tables of its level.
    pub tables: G::Tables,
}

/// Loads the lesson `id`, such as `jungle/ranks`.
///
/// # Errors
/// All flaws of its file.
pub fn load<G: FromFiles>(files: &dyn Files, id: &str) -> Result<Loaded<G>, Flaws> {
    read::<G>(files, id, false)
}

/// Loads a lesson and proves by search that every step can be done, whichever open way the learner
/// took before. This may take seconds, so the game does not do it.
///
/// # Errors
/// All flaws of its file, or the steps that cannot be done or leave nothing to be found out.
pub fn prove<G: FromFiles>(files: &dyn Files, id: &str) -> Result<Loaded<G>, Flaws> {
    read::<G>(files, id, true)
}

fn read<G: FromFiles>(files: &dyn Files, id: &str, proven: bool) -> Result<Loaded<G>, Flaws> {
    if index::split(id).is_none_or(|(game, _)| game != G::ID) {
        let cause = format!("`{}` is no lesson of `{}`", visible(id), G::ID);
        return Err(Flaw::of_file(index::PATH, cause).into());
    }
    let path = path(id);
    let text = files::text(files, &path)?;
    read_whole(&text, |reader| compile::lesson(reader, files, id, proven)).map_err(Flaws)
}
