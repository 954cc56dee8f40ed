//! Which hash of a level's tables records store, and what it says of the hashes of positions beside it.

use super::{FORMAT, LISTED_FORMAT, OPEN_FORMAT, Record, VEILED_FORMAT, hexadecimal};
use crate::rules::Game;

/// The hashes of compiled tables as text, one of which a record stores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablesHashes {
    /// The hash of everything in them.
    whole: String,
    /// The hash of what the level uses.
    used: String,
    /// The same, with the place of each used thing in the whole list.
    by_list: String,
}

impl TablesHashes {
    /// The hashes of a level's tables.
    #[must_use]
    pub fn of<G: Game>(tables: &G::Tables) -> Self {
        let hashes = [G::tables_hash(tables), G::used_hash(tables), G::used_hash_by_list(tables)];
        let [whole, used, by_list] = hashes.map(hexadecimal);
        Self { whole, used, by_list }
    }

    /// The one that records of this format store.
    #[must_use]
    pub fn in_format(&self, format: u32) -> &str {
        match format {
            ..=VEILED_FORMAT => &self.whole,
            LISTED_FORMAT => &self.by_list,
            _ => &self.used,
        }
    }

    /// The oldest format in which records of these tables are what they are in the newest, so that older versions can
    /// read them.
    pub(super) fn format(&self) -> u32 {
        if self.used == self.whole {
            OPEN_FORMAT
        } else if self.used == self.by_list {
            LISTED_FORMAT
        } else {
            FORMAT
        }
    }

    /// Whether hashes of positions in this record count things by their places in the level's whole list; `None` if it
    /// is no record of these tables.
    ///
    /// An old hash that covers just what the level uses now is one of a level whose list held nothing else before this,
    /// so that both ways to count were one.
    pub(super) fn are_listed(&self, record: &Record) -> Option<bool> {
        match &record.tables {
            stored if *stored == self.used => Some(false),
            stored if stored == self.in_format(record.format) => Some(true),
            _ => None,
        }
    }

    /// Whether a record with this hash, of whatever format, may be one of these tables.
    #[must_use]
    pub fn fit(&self, stored: &str) -> bool {
        [&self.whole, &self.used, &self.by_list].into_iter().any(|hash| hash == stored)
    }
}
