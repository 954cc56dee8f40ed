//! Jungle's data: animals, boards, options.
//!
//! [`load`] reads a level and the animals it names, checks and compiles them. The modder's manual
//! is the documentation of [`animals::AnimalsDef`] and [`level::LevelDef`]; [`options`] holds the
//! switches of the set-up screen. All differences between rule sets are here: code never names an
//! animal.

pub mod animals;
mod checks;
mod editing;
pub mod level;
pub mod options;
mod shipped;
#[cfg(test)]
mod tests;
pub mod weights;

pub use animals::Animal;
pub use level::Level;
pub use options::{current, switches};

use crate::data::cast::Cast;
use crate::data::from_files::switched;
use crate::data::{Files, Flaw, Flaws, FromFiles, Switch};
use crate::rules::Game;
use crate::rules::jungle::{Jungle, Tables, Weights};

/// Loads the level `id`, such as `jungle/combat`.
///
/// # Errors
/// All flaws of the level's file and of the animals it names.
pub fn load(files: &dyn Files, id: &str) -> Result<Level, Flaws> {
    let cast = Cast::new(files, "a file of animals", animals_path, animals::load);
    let weights = weights(files);
    let mut level = cast.load_level(level::GAME, id, level_path, level::compile)?;
    level.tables.weights = weights.map_err(Flaws)?;
    Ok(level)
}

impl FromFiles for Jungle {
    fn switches() -> &'static [Switch] {
        switches()
    }

    fn tables(files: &dyn Files, id: &str, options: &[(String, String)]) -> Result<Tables, String> {
        let level = load(files, id).map_err(|flaws| flaws.to_string())?;
        level.with_options(switched::<Self>(options)).map(|level| level.tables)
    }
}

/// Reads how computer players value things.
///
/// # Errors
/// All flaws of the file.
pub fn weights(files: &dyn Files) -> Result<Weights, Vec<Flaw>> {
    crate::data::weights::load(files, Jungle::ID, weights::compile)
}

/// The path of the level `name`.
#[must_use]
pub fn level_path(name: &str) -> String {
    format!("levels/jungle/{name}.board.ron")
}

/// The path of the file of animals `name`.
#[must_use]
pub fn animals_path(name: &str) -> String {
    format!("assets/jungle/{name}.animals.ron")
}
