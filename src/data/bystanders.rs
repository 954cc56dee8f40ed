//! Leaves animals out of a level that a pack has added to its file and that do not stand in it.
//!
//! So a pack that adds an animal to the game's own file changes none of the game's levels: their tables,
//! and with them saved matches and records, stay what they are. The same holds for two packs that add to
//! one file. Animals of the game itself always stay, because hashes in older records count them; what becomes of one
//! that does not stand in a level changes no record there (`Game::used_hash`).

use crate::data::index;
use crate::rules::kept::Kept;

/// Of animals with these ids, in the order of the list, keeps those of the game and those that stand in
/// the level.
pub(super) fn kept<'i>(ids: impl Iterator<Item = &'i str>, stands: impl Fn(usize) -> bool) -> Kept {
    Kept::of(ids.enumerate().map(|(at, id)| index::owner(id).0.is_none() || stands(at)))
}

#[cfg(test)]
mod tests {
    use super::kept;

    #[test]
    fn animals_of_packs_stay_where_they_stand() {
        let ids = ["wolf", "otter:otter", "lake:heron", "rat"];
        let kept = kept(ids.into_iter(), |at| at == 2);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|at| kept.place(at)),
            [Some(0), None, Some(1), Some(2), None]
        );
        assert_eq!(kept.list(&ids), ["wolf", "lake:heron", "rat"]);
    }
}
