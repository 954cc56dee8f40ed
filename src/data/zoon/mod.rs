//! Zoon's data: tribes with their Zoons, trumps and formations; fields; options.
//!
//! [`load`] reads a level and the tribes it names, checks and compiles them. The modder's manual is
//! the documentation of [`tribe::TribeDef`], [`zoons::ZoonDef`], [`trumps::TrumpDef`],
//! [`formations::FormationDef`], [`grids`] and [`level::LevelDef`]; [`options`] holds the switches
//! of the set-up screen. A tribe is defined by its file alone: code never names one. Deliberately
//! absent: choices made for each match, such as the two tribes and "Renforts".

pub mod budget;
mod editing;
pub mod formations;
pub mod grids;
pub mod level;
pub mod options;
mod shipped;
#[cfg(test)]
mod tests;
pub mod tribe;
pub mod trumps;
pub mod weights;
pub mod zoons;

pub use level::Level;
pub use options::{current, switches};
pub use tribe::{Named, Tribe};

use crate::data::cast::Cast;
use crate::data::from_files::switched;
use crate::data::{Files, Flaw, Flaws, FromFiles, Switch};
use crate::rules::Game;
use crate::rules::zoon::{Tables, Weights, Zoon};

/// Loads the level `id`, such as `zoon/duel-of-tribes`.
///
/// # Errors
/// All flaws of the level's file and of the tribes it names.
pub fn load(files: &dyn Files, id: &str) -> Result<Level, Flaws> {
    let cast = Cast::new(files, "a tribe", tribe_path, tribe::load);
    let weights = weights(files);
    let mut level = cast.load_level(level::GAME, id, level_path, level::compile)?;
    level.tables.weights = weights.map_err(Flaws)?;
    Ok(level)
}

impl FromFiles for Zoon {
    const BESIDE_THE_LEVEL: &'static [&'static str] =
        &["tribe-red", "tribe-blue", "deployment", "reserves", "faces", "gate", "touch"];

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
    crate::data::weights::load(files, Zoon::ID, weights::compile)
}

/// The path of the level `name`.
#[must_use]
pub fn level_path(name: &str) -> String {
    format!("levels/zoon/{name}.board.ron")
}

/// The path of the tribe `name`.
#[must_use]
pub fn tribe_path(name: &str) -> String {
    format!("assets/zoon/{name}.tribe.ron")
}
