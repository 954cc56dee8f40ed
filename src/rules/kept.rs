//! Which animals of a level's list count, and their places among these.

/// The places of animals in a list once some are left out of it.
#[derive(Debug)]
pub struct Kept(Vec<Option<u8>>);

impl Kept {
    /// Keeps the animals that stay; the list says so of each, in its order.
    pub fn of(stays: impl Iterator<Item = bool>) -> Self {
        let mut next = 0..=u8::MAX;
        Self(stays.map(|stays| stays.then(|| next.next()).flatten()).collect())
    }

    /// The new place of an animal; `None` if it is left out.
    #[must_use]
    pub fn place(&self, old: usize) -> Option<u8> {
        self.0.get(old).copied().flatten()
    }

    /// The list without those that are left out.
    #[must_use]
    pub fn list<T: Clone>(&self, list: &[T]) -> Vec<T> {
        let kept = list.iter().zip(&self.0).filter(|(_, kept)| kept.is_some());
        kept.map(|(one, _)| one.clone()).collect()
    }
}
