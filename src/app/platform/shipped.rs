//! Where the game's files are: beside the program, in the sources, within the program, or on a web
//! server.
//!
//! A folder on the disk takes precedence over the files within the program (feature `embedded`), so
//! boards and animals can be changed with either. The engine reads through [`plugin`]; what runs
//! before the engine uses [`read`]. In the browser, files missing from the page's bundle are
//! fetched from the server (`bundle.rs`). Deliberately absent: mixing folder and program file by
//! file; each folder comes whole from one of them.

use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
use bevy::asset::io::AssetSourceBuilder;
use bevy::asset::io::AssetSourceId;
use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use crate::commands::read_data;
#[cfg(not(target_arch = "wasm32"))]
use crate::data::Trouble;
use crate::packs::Stack;

#[cfg(target_arch = "wasm32")]
mod bundle;
#[cfg(all(feature = "embedded", not(target_arch = "wasm32")))]
mod embedded;

#[cfg(target_arch = "wasm32")]
pub use self::bundle::read;
#[cfg(target_arch = "wasm32")]
use self::bundle::source;

/// Animals, drawings, fonts, texts.
pub const ASSETS: &str = "assets";
/// Boards and set-ups.
pub const LEVELS: &str = "levels";

/// Files that come besides the shipped ones.
#[derive(Resource, Clone, Default, Debug)]
pub struct BroughtFiles {
    /// Files of games from outside this crate, compiled into their program. Each has the path it
    /// would have among the shipped files, such as `levels/five/plain.board.ron` or
    /// `assets/locales/en/five.ftl`.
    pub of_games: Vec<(&'static str, &'static str)>,
    /// The packs that are laid over all other files.
    pub packs: Arc<Stack>,
}

impl BroughtFiles {
    /// The text at a path.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&'static str> {
        self.of_games.iter().find(|(known, _)| *known == path).map(|(_, text)| *text)
    }

    /// The ids of the levels among them.
    pub fn levels(&self) -> impl Iterator<Item = &'static str> {
        let paths = self.of_games.iter().filter_map(|(path, _)| path.strip_prefix("levels/"));
        paths.filter_map(|path| path.strip_suffix(".board.ron"))
    }

    /// The texts of a language among them, each with its path.
    pub fn texts(&self, language: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
        let folder = format!("{ASSETS}/locales/{language}/");
        self.of_games.iter().copied().filter(move |(path, _)| path.starts_with(&folder))
    }
}

/// Registers the folders with the engine; must be added before the engine's own plugins.
pub fn plugin(app: &mut App) {
    app.register_asset_source(AssetSourceId::Default, source(ASSETS))
        .register_asset_source(LEVELS, source(LEVELS));
}

#[cfg(not(target_arch = "wasm32"))]
fn source(name: &str) -> AssetSourceBuilder {
    #[cfg(feature = "embedded")]
    if !lies_beside(name) {
        return embedded::source(name);
    }
    AssetSourceBuilder::platform_default(&folder(name), None)
}

/// A folder of the game beside the program, or in the engine's configured base path.
#[cfg(not(target_arch = "wasm32"))]
fn beside(name: &str) -> std::path::PathBuf {
    bevy::asset::io::file::FileAssetReader::get_base_path().join(name)
}

/// Whether a complete folder of the game lies beside the program. A partial folder of that name
/// would hide the other files.
#[cfg(all(feature = "embedded", not(target_arch = "wasm32")))]
fn lies_beside(name: &str) -> bool {
    let known = if name == LEVELS { "index.ron" } else { "locales/index.ron" };
    beside(name).join(known).is_file()
}

/// A folder of the game: beside the program, or in the current folder when run from the sources.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn folder(name: &str) -> String {
    let beside = beside(name);
    let here = std::env::current_dir().unwrap_or_default().join(name);
    let folder = if !beside.is_dir() && here.is_dir() { here } else { beside };
    folder.to_string_lossy().into_owned()
}

/// Reads a file of the game by its logical path, such as `levels/index.ron`, without the engine.
///
/// # Errors
/// Why it cannot be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    let (name, rest) = path.split_once('/').ok_or(Trouble::Missing)?;
    #[cfg(all(feature = "embedded", not(target_arch = "wasm32")))]
    if !lies_beside(name) {
        return embedded::read(path).map(<[u8]>::to_vec).ok_or(Trouble::Missing);
    }
    read_data(std::path::Path::new(&folder(name)), rest)
}

/// The folder with [`ASSETS`] and [`LEVELS`] from which [`read`] reads, if both lie in one.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn root() -> Option<std::path::PathBuf> {
    #[cfg(feature = "embedded")]
    if !lies_beside(LEVELS) || !lies_beside(ASSETS) {
        return None;
    }
    let root = std::path::Path::new(&folder(LEVELS)).parent()?.to_owned();
    (root.join(LEVELS).is_dir() && root.join(ASSETS).is_dir()).then_some(root)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_before_the_engine_is_there() {
        let index = read(crate::data::index::PATH).expect("the list of levels");
        assert!(index.windows(6).any(|part| part == b"levels"));
        for missing in ["levels/none.ron", "none", "nowhere/index.ron"] {
            assert_eq!(read(missing), Err(Trouble::Missing), "{missing}");
        }
    }
}
