//! Leaves animals out of a level that a pack has added to its file and that do not stand in it.
//!
//! So a pack that adds an animal to the game's own file changes none of the game's levels: their tables,
//! and with them saved matches and records, stay what they are. The same holds for two packs that add to
//! one file. Animals of the game itself always stay: which of them are there is told by the hash of tables.

use crate::data::index;

/// The places of animals in a list, once bystanders are left out of it.
#[derive(Debug)]
pub(super) struct Kept(Vec<Option<u8>>);

impl Kept {
    /// Of animals with these ids, in the order of the list, keeps those of the game and those that stand in
    /// the level.
    pub(super) fn of<'i>(
        ids: impl Iterator<Item = &'i str>,
        stands: impl Fn(usize) -> bool,
    ) -> Self {
        let mut next = 0..=u8::MAX;
        let stays = |(at, id): (usize, &str)| index::owner(id).0.is_none() || stands(at);
        Self(ids.enumerate().map(|animal| stays(animal).then(|| next.next()).flatten()).collect())
    }

    /// The new place of an animal; `None` if it is left out.
    pub(super) fn place(&self, old: usize) -> Option<u8> {
        self.0.get(old).copied().flatten()
    }

    /// The list without bystanders.
    pub(super) fn list<T: Clone>(&self, list: &[T]) -> Vec<T> {
        list.iter()
            .zip(&self.0)
            .filter(|(_, kept)| kept.is_some())
            .map(|(one, _)| one.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn animals_of_packs_stay_where_they_stand() {
        let ids = ["wolf", "otter:otter", "lake:heron", "rat"];
        let kept = Kept::of(ids.into_iter(), |at| at == 2);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|at| kept.place(at)),
            [Some(0), None, Some(1), Some(2), None]
        );
        assert_eq!(kept.list(&ids), ["wolf", "lake:heron", "rat"]);
    }
}
