//! Arena's data: animals with their powers, boards, packs, options.
//!
//! [`load`] reads a level and the animals it names, checks and compiles them. The modder's manual
//! is the documentation of [`animals::AnimalsDef`], [`powers::PowerDef`] and [`level::LevelDef`];
//! [`options`] holds the switches of the set-up screen. All differences between animals, packs and
//! rule sets are here: code never names an animal.

pub mod animals;
mod editing;
mod ground;
pub mod level;
pub mod options;
pub mod packs;
pub mod powers;
mod shipped;
#[cfg(test)]
mod tests;
pub mod weights;

pub use animals::{Animal, Reconstructed};
pub use level::Level;
pub use options::{current, switches};

use crate::data::cast::Cast;
use crate::data::from_files::switched;
use crate::data::{Files, Flaw, Flaws, FromFiles, Switch};
use crate::rules::Game;
use crate::rules::arena::{Arena, Tables, Weights};

/// The sides' names in flaws.
const SIDE_NAMES: [&str; 2] = ["red", "blue"];

/// Loads the level `id`, such as `arena/duel`.
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

impl FromFiles for Arena {
    const BESIDE_THE_LEVEL: &'static [&'static str] = &["packs", "players"];

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
    crate::data::weights::load(files, Arena::ID, weights::compile)
}

/// The path of the level `name`.
#[must_use]
pub fn level_path(name: &str) -> String {
    format!("levels/arena/{name}.board.ron")
}

/// The path of the file of animals `name`.
#[must_use]
pub fn animals_path(name: &str) -> String {
    format!("assets/arena/{name}.animals.ron")
}
