//! Where something stands after all changes, and who wrote which of its fields.

use std::collections::BTreeSet;

use crate::data::files::Recording;
use crate::data::shipped::Shipped;
use crate::data::{Files, index};
use crate::for_game;
use crate::packs::{Layered, ShownField, Stack};
use crate::rules::GAMES;

/// A block, and the file in which it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownBlock {
    /// The file, as the game names it.
    pub path: String,
    /// Its fields.
    pub fields: Vec<ShownField>,
}

/// The data files that the levels of a game read.
fn read_by_levels(layered: &dyn Files, game: &str) -> impl Iterator<Item = String> + use<> {
    let found = Recording::new(layered);
    for level in index::Index::read(layered).of_game(game) {
        // Flaws do not matter here: what was read is known.
        let _ = for_game!(game, G => G::level(&found, level).is_ok());
    }
    found.found().into_iter().filter(|path| path.ends_with(".ron"))
}

/// Everything with an id, in all levels of a game and in the files that they name: `jungle/wolf` is the wolf
/// of Jungle, in every file that has one. A level's own id, `jungle/combat`, stands for its file.
#[must_use]
pub fn shown(stack: &Stack, below: &dyn Files, id: &str) -> Vec<ShownBlock> {
    let Some((game, name)) = index::split(id) else { return Vec::new() };
    let layered = Layered::new(stack, below);
    let level = format!("levels/{id}.board.ron");
    let blocks = read_by_levels(&layered, game).filter_map(|path| {
        let whole = path == level;
        let fields = layered.show(&path, (!whole).then_some(name)).ok()?;
        Some(ShownBlock { path, fields })
    });
    blocks.collect()
}

/// The ids of everything that can be shown.
#[must_use]
pub fn known_ids(stack: &Stack, below: &dyn Files) -> BTreeSet<String> {
    let layered = Layered::new(stack, below);
    let of_game = |game: &&'static str| {
        let inside = read_by_levels(&layered, game).flat_map(|path| layered.ids(&path));
        let inside = inside.map(|id| format!("{game}/{id}")).collect::<Vec<_>>();
        inside
            .into_iter()
            .chain(index::Index::read(&layered).of_game(game).map(str::to_owned))
            .collect::<Vec<_>>()
    };
    GAMES.iter().flat_map(of_game).collect()
}
