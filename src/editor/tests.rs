//! Drafts of the shipped levels: what an edit changes, what it leaves, and what is read back from a pack.

mod between;
mod edits;
mod packs;
mod told;

use super::{Draft, Edit};
use crate::data::editing::{Editing, Means, PieceKind};
use crate::data::{Files, FromFiles, Trouble, index};
use crate::for_game;
use crate::rules::{Game, Square};

/// Reads a shipped file.
fn shipped(path: &str) -> Result<Vec<u8>, Trouble> {
    let root = crate::project::root();
    std::fs::read(root.join(path)).map_err(|_| Trouble::Missing)
}

fn means(game: &str) -> Means {
    for_game!(game, G => G::means()).expect("a game")
}

fn text(id: &str) -> String {
    let (game, name) = index::split(id).expect("an id");
    let path = super::flaws::path(game, name);
    String::from_utf8(shipped(&path).expect("a shipped level")).expect("UTF-8")
}

fn draft(id: &str) -> (Draft, Vec<PieceKind>) {
    let (game, _) = index::split(id).expect("an id");
    let means = means(game);
    let draft = Draft::of(means, id, &text(id)).expect("a level that can be edited");
    let kinds = draft.kinds(&shipped);
    (draft, kinds)
}

fn square(draft: &Draft, name: &str) -> Square {
    draft.board().expect("a board").grid.square(name).expect("a square")
}

/// What stands on a square: seat, id and heading.
fn stands(draft: &Draft, kinds: &[PieceKind], name: &str) -> Option<String> {
    let at = square(draft, name);
    let piece = draft.pieces(kinds).into_iter().find(|piece| piece.square == at)?;
    let heading = piece.heading.map(|heading| format!(" {heading}")).unwrap_or_default();
    Some(format!("{} {}{heading}", piece.seat, kinds[piece.kind].id))
}

/// The hash of a level's tables.
fn hash(files: &dyn Files, id: &str) -> u64 {
    let (game, _) = index::split(id).expect("an id");
    let hash =
        for_game!(game, G => G::tables(files, id, &[]).map(|tables| G::tables_hash(&tables)));
    hash.expect("a game").unwrap_or_else(|flaws| panic!("{id}: {flaws}"))
}
