//! The game's files within the program, as listed by `build.rs`.
//!
//! Deliberately absent: unpacking them to the disk.

use std::path::Path;

use bevy::asset::io::AssetSourceBuilder;
use bevy::asset::io::memory::{Dir, MemoryAssetReader};

/// Every file, by its path in the sources.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A file by its path in the sources.
pub(in crate::app) fn read(path: &str) -> Option<&'static [u8]> {
    let place = FILES.binary_search_by_key(&path, |(known, _)| known);
    place.ok().map(|place| FILES[place].1)
}

/// One of the folders as an asset source.
pub(in crate::app) fn source(name: &str) -> AssetSourceBuilder {
    let root = root(name);
    AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }))
}

fn root(name: &str) -> Dir {
    let root = Dir::default();
    for (path, bytes) in FILES {
        if let Ok(path) = Path::new(path).strip_prefix(name) {
            root.insert_asset(path, *bytes);
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_program_holds_is_what_is_shipped() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for path in ["levels/index.ron", "assets/art/icon.png", "assets/locales/fr/shell.ftl"] {
            let is_shipped = read(path) == std::fs::read(root.join(path)).ok().as_deref();
            assert!(is_shipped, "{path}");
        }
        assert_eq!(read("assets/art/svg/scene/icon.svg"), None);
    }

    #[test]
    fn the_engine_finds_a_file_below_its_folder() {
        for (folder, path) in [("levels", "index.ron"), ("assets", "locales/fr/shell.ftl")] {
            let found = root(folder).get_asset(Path::new(path)).expect("a file");
            assert_eq!(Some(found.value()), read(&format!("{folder}/{path}")), "{path}");
        }
        assert!(root("levels").get_asset(Path::new("locales/index.ron")).is_none());
    }
}
