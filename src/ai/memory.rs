//! Scores remembered by position: the transposition table.
//!
//! Two entries share a bucket: one kept for its depth, one always replaced. A wrong match would
//! need equal low bits and 32 equal high bits. Scores that depend on a repetition are not stored,
//! because they depend on the path to the position.

/// What a remembered score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is the exact score.
    Exact,
    /// The score is at least this.
    AtLeast,
    /// The score is at most this.
    AtMost,
}

/// One remembered position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<A> {
    /// The best action found, to be tried first.
    pub action: Option<A>,
    check: u32,
    /// The score, from the view of the seat to decide; wins counted from this position.
    pub score: i16,
    /// The depth searched below the position. Negative for an empty entry.
    pub depth: i8,
    /// What the score means.
    pub bound: Bound,
}

impl<A> Entry<A> {
    const EMPTY: Self =
        Self { action: None, check: 0, score: 0, depth: i8::MIN, bound: Bound::AtMost };
}

/// The table. Its size is a power of two of buckets.
#[derive(Clone, Debug)]
pub struct Memory<A> {
    entries: Vec<Entry<A>>,
    mask: usize,
}

impl<A: Copy> Memory<A> {
    /// A table with room for about `positions`, of at most `bytes` bytes and at least one bucket.
    #[must_use]
    pub fn new(positions: u64, bytes: usize) -> Self {
        let room = bytes / (2 * size_of::<Entry<A>>());
        let largest = 1 << room.max(1).ilog2();
        let wanted = usize::try_from(positions.div_ceil(2)).unwrap_or(largest);
        let buckets = wanted.clamp(1, largest).next_power_of_two();
        Self { entries: vec![Entry::EMPTY; buckets * 2], mask: buckets - 1 }
    }

    /// The size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry<A>>()
    }

    fn bucket(&self, key: u64) -> (usize, u32) {
        ((key as usize & self.mask) * 2, (key >> 32) as u32)
    }

    /// The entry of the position with this key.
    #[inline]
    #[must_use]
    pub fn recall(&self, key: u64) -> Option<&Entry<A>> {
        let (first, check) = self.bucket(key);
        let pair = &self.entries[first..first + 2];
        pair.iter().find(|entry| entry.check == check && entry.depth >= 0)
    }

    /// Stores a position, over a shallower one or in the slot that is always replaced.
    #[inline]
    pub fn keep(&mut self, key: u64, action: Option<A>, score: i32, depth: i32, bound: Bound) {
        let (first, check) = self.bucket(key);
        let depth = depth.clamp(0, 127) as i8;
        let kept = &self.entries[first];
        let deeper = kept.check == check || depth >= kept.depth;
        let place = &mut self.entries[first + usize::from(!deeper)];
        let action = if place.check == check { action.or(place.action) } else { action };
        *place = Entry { action, check, score: score as i16, depth, bound };
    }
}
