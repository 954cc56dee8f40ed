//! Tests across the layers. They use the library by its public names, as a program would, but are compiled with the library's own
//! tests (`src/core.rs`): as programs they would need it compiled a second time. `tests/fifth_game.rs`, which needs
//! the engine, runs with the tests of the table in the same way.

mod allocations;
mod book;
mod bounded_data;
mod broken_data;
mod example_packs;
mod fuzzed;
mod games;
mod golden;
mod hostile_packs;
mod laddered;
mod memory;
mod modding;
mod programs;
mod records;
mod releases;
mod saves;
mod secrecy;
mod simulated;
mod tidy;
mod weights;

use std::path::PathBuf;

use crate::project::root;

/// Data files by their logical path, as programs read them from the working directory.
mod files {
    use menagerie::commands::read_data;
    use menagerie::data::Trouble;

    /// The bytes of a data file.
    pub(crate) fn read(path: &str) -> Result<Vec<u8>, Trouble> {
        read_data(super::root(), path)
    }
}

/// A path for this test outside the project, because the target folder may be inside it. Nothing is there yet.
fn fresh(name: &str) -> PathBuf {
    let own = format!("menagerie-tests-{}", std::process::id());
    let path = std::env::temp_dir().join(own).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}
