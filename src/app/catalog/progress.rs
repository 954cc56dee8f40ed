//! How much of a game's lessons or puzzles the player has done.
//!
//! Deliberately absent: which ones, which the settings keep.

/// How much is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// What is done of [`Self::all`].
    pub done: u32,
    /// What there is.
    pub all: u32,
}

impl Progress {
    /// Counts tasks, of each of which is said whether it is done.
    pub(super) fn of(tasks: impl Iterator<Item = bool>) -> Self {
        tasks.fold(Self::default(), |sum, is_done| Self {
            done: sum.done + u32::from(is_done),
            all: sum.all + 1,
        })
    }
}
