//! The packs that a browser keeps for the page, in IndexedDB, which `web/packs.js` reads and writes.
//!
//! The page reads them before the program begins, and tells which lie there after every change, also after one
//! by another tab, with the files that have changed. A browser keeps little in the storage of settings and saves,
//! but much here.
//! Deliberately absent: what a pack is.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
pub use self::page::{answers, at_the_start, keep, listen, remove};

/// A pack in the storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPack {
    /// Its name there.
    pub name: String,
    /// The zip file; nothing if it was not read, or is kept in a form that this version does not know.
    pub bytes: Option<Vec<u8>>,
}

/// How much the page stores, and may store, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StoreSpace {
    /// What it stores: packs, saves and what the browser adds.
    pub used: f64,
    /// The most that it may store.
    pub most: f64,
}

/// Why the storage does not answer, or has not done something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreTrouble {
    /// The browser keeps nothing for this page.
    Refused,
    /// A newer version of the game has changed the storage.
    Newer,
    /// There is no room for the pack of this name.
    Full(String),
    /// Anything else, in the browser's words.
    Failed(String),
}

impl StoreTrouble {
    /// Reads how `web/packs.js` calls a trouble, the pack that it is about, and the browser's words.
    fn read([kind, pack, words]: [String; 3]) -> Self {
        match kind.as_str() {
            "refused" => Self::Refused,
            "newer" => Self::Newer,
            "full" if !pack.is_empty() => Self::Full(pack),
            _ => Self::Failed(words),
        }
    }
}

/// What the page tells of the storage.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stored {
    /// The names of everything in it; nothing if it could not be read.
    pub names: Option<Vec<String>>,
    /// The packs among them that are new to the program or have changed.
    pub changed: Vec<StoredPack>,
    /// What went wrong.
    pub trouble: Option<StoreTrouble>,
    /// The room, where the browser tells it.
    pub space: Option<StoreSpace>,
    /// Whether the player wants to start without packs, so that none was read.
    pub is_safe: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn troubles_are_understood_as_the_page_calls_them() {
        let read =
            |kind: &str, pack: &str| StoreTrouble::read([kind, pack, "no disk"].map(str::to_owned));
        assert_eq!(read("refused", ""), StoreTrouble::Refused);
        assert_eq!(read("newer", ""), StoreTrouble::Newer);
        assert_eq!(read("full", "otter"), StoreTrouble::Full("otter".to_owned()));
        for kind in ["failed", "full", "another"] {
            assert_eq!(read(kind, ""), StoreTrouble::Failed("no disk".to_owned()), "{kind}");
        }
    }
}
