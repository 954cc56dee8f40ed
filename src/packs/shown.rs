//! Where something stands after all changes, and who wrote which of its fields.

use std::cell::RefCell;
use std::collections::BTreeSet;

use crate::data::files::Trouble;
use crate::data::origin::Origin;
use crate::data::shipped::Shipped;
use crate::data::{Files, index};
use crate::for_game;
use crate::packs::{Layered, ShownField, Stack};

/// A block, and the file in which it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownBlock {
    /// The file, as the game names it.
    pub path: String,
    /// Its fields.
    pub fields: Vec<ShownField>,
}

/// Files, and the paths of those that were found.
struct Found<'f> {
    files: &'f dyn Files,
    paths: RefCell<BTreeSet<String>>,
}

impl Files for Found<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        self.traced(path).map(|(bytes, _)| bytes)
    }

    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        let traced = self.files.traced(path)?;
        self.paths.borrow_mut().insert(path.to_owned());
        Ok(traced)
    }
}

/// Everything with an id, in all levels of a game and in the files that they name: `jungle/wolf` is the wolf
/// of Jungle, in every file that has one. A level's own id, `jungle/combat`, stands for its file.
#[must_use]
pub fn shown(stack: &Stack, below: &dyn Files, id: &str) -> Vec<ShownBlock> {
    let Some((game, name)) = index::split(id) else { return Vec::new() };
    let layered = Layered::new(stack, below);
    let found = Found { files: &layered, paths: RefCell::default() };
    let index = index::Index::read(&layered);
    for level in index.of_game(game) {
        // Flaws do not matter here: what was read is known.
        let _ = for_game!(game, G => G::level(&found, level).is_ok());
    }
    let level = format!("levels/{id}.board.ron");
    let paths = found.paths.into_inner();
    let blocks = paths.into_iter().filter(|path| path.ends_with(".ron")).filter_map(|path| {
        let whole = path == level;
        let fields = layered.show(&path, (!whole).then_some(name)).ok()?;
        Some(ShownBlock { path, fields })
    });
    blocks.collect()
}
