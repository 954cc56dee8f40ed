//! What of a match lies behind the present moment: taking entries back, and the way that led here.

use super::{Entry, Match};
use crate::rules::Game;

impl<G: Game> Match<G> {
    /// Takes the last entry back. Returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Entry<G::Action>> {
        let entry = self.entries.pop()?;
        if matches!(entry, Entry::Action(_)) && self.positions.len() > 1 {
            self.positions.pop();
        }
        self.undone.push(entry);
        self.declared = None;
        self.offer = None;
        Some(entry)
    }

    /// The action that was taken back last, to be played again; `None` when there is none or it
    /// was no action.
    #[must_use]
    pub fn to_redo(&self) -> Option<G::Action> {
        match self.undone.last() {
            Some(Entry::Action(action)) => Some(*action),
            _ => None,
        }
    }

    /// What was taken back and can be entered again, the next one last.
    pub(in crate::referee) fn undone(&self) -> &[Entry<G::Action>] {
        &self.undone
    }

    /// Takes over what was taken back in a match that was read back. Legality is asked when it is
    /// entered again.
    pub(in crate::referee) fn remember_undone(&mut self, undone: Vec<Entry<G::Action>>) {
        self.undone = undone;
    }

    /// The position after every entry, in order.
    pub(in crate::referee) fn positions_after(&self) -> impl Iterator<Item = &G::Position> {
        let mut index = 0;
        self.entries.iter().filter_map(move |entry| {
            index += usize::from(matches!(entry, Entry::Action(_)));
            self.positions.get(index)
        })
    }
}
