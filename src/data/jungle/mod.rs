//! Jungle's data: animals, boards, options.
//!
//! [`load`] reads a level and the animals it names, checks everything and compiles it. The
//! modder's manual is the documentation of [`animals::AnimalsDef`] and [`level::LevelDef`];
//! [`options`] holds the switches of the set-up screen. All differences between rule sets are
//! here: code never names an animal.

pub mod animals;
mod checks;
pub mod level;
pub mod options;
#[cfg(test)]
mod tests;

pub use animals::Animal;
pub use level::Level;
pub use options::switches;

use crate::data::cast::Cast;
use crate::data::flaw::visible;
use crate::data::source::read;
use crate::data::{Files, Flaw, Flaws, files, index};

/// The level called `id`, such as `jungle/combat`.
///
/// # Errors
/// All flaws of the level's file and of the animals it names.
pub fn load(files: &dyn Files, id: &str) -> Result<Level, Flaws> {
    let Some(("jungle", name)) = index::split(id) else {
        let cause = format!("`{}` is no level of Jungle", visible(id));
        return Err(Flaw::of_file(index::PATH, cause).into());
    };
    let path = level_path(name);
    let text = files::text(files, &path)?;
    let mut cast = Cast::new(files, "a file of animals", animals_path, animals::load);
    let (made, mut flaws) = read(&path, &text, |reader| level::compile(reader, &mut cast, id));
    flaws.extend(cast.flaws());
    match made {
        Some(level) if flaws.is_empty() => Ok(level),
        _ => Err(Flaws(flaws)),
    }
}

/// Where the level `name` lies.
#[must_use]
pub fn level_path(name: &str) -> String {
    format!("levels/jungle/{name}.board.ron")
}

/// Where the animals called `name` lie.
#[must_use]
pub fn animals_path(name: &str) -> String {
    format!("assets/jungle/{name}.animals.ron")
}
