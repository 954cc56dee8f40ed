//! Honga's data: the board, three decks and the options.
//!
//! [`load`] reads a level and the decks it names, checks and compiles them. The modder's manual is
//! the documentation of [`level::LevelDef`], [`board`], [`discs::DiscsDef`],
//! [`barter::BarterDeckDef`] and [`bonus::BonusDeckDef`]; [`options`] holds the switches of the
//! set-up screen. Decks are separate files, so levels can share them. Deliberately absent: choices
//! made for each match, such as who begins, and the picture of an area, which follows from its
//! kind.

pub mod barter;
pub mod board;
pub mod bonus;
pub mod deck;
pub mod discs;
mod editing;
pub mod goods;
pub mod level;
pub mod options;
mod shipped;
#[cfg(test)]
mod tests;
pub mod weights;

pub use board::{Cells, Crossing, Sketch};
pub use level::Level;
pub use options::{current, switches};

use crate::data::cast::Cast;
use crate::data::from_files::switched;
use crate::data::letters::visible;
use crate::data::source::read;
use crate::data::{Files, Flaw, Flaws, FromFiles, Switch, files, index};
use crate::rules::Game;
use crate::rules::honga::{Honga, Tables, Weights};

/// Loads the level `id`, such as `honga/feed-the-tiger`.
///
/// # Errors
/// All flaws of the level's file and of the decks it names.
pub fn load(files: &dyn Files, id: &str) -> Result<Level, Flaws> {
    let Some(("honga", name)) = index::split(id) else {
        let cause = format!("`{}` is no level of Honga", visible(id));
        return Err(Flaw::of_file(index::PATH, cause).into());
    };
    let weights = weights(files);
    let path = level_path(name);
    let text = files::text(files, &path)?;
    let mut casts = level::Casts {
        discs: Cast::new(files, "a deck of discs", discs::path, discs::load),
        barter: Cast::new(files, "a deck of barter cards", barter::path, barter::load),
        bonus: Cast::new(files, "a deck of bonus cards", bonus::path, bonus::load),
    };
    let (made, mut flaws) = read(&text, |reader| level::compile(reader, &mut casts, id));
    flaws.extend(casts.discs.flaws());
    flaws.extend(casts.barter.flaws());
    flaws.extend(casts.bonus.flaws());
    flaws.extend(weights.as_ref().err().into_iter().flatten().cloned());
    match (made, weights) {
        (Some(mut level), Ok(weights)) if flaws.is_empty() => {
            level.tables.weights = weights;
            Ok(level)
        }
        _ => Err(Flaws(flaws)),
    }
}

impl FromFiles for Honga {
    const BESIDE_THE_LEVEL: &'static [&'static str] = &["gate"];

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
    crate::data::weights::load(files, Honga::ID, weights::compile)
}

/// The path of the level `name`.
#[must_use]
pub fn level_path(name: &str) -> String {
    format!("levels/honga/{name}.board.ron")
}
