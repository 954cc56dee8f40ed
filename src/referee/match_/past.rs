//! The past of a match: undo, redo, and the positions that led to the current one.

use std::sync::Arc;

use super::{Entry, Match};
use crate::rules::{Actor, Game, Resolution, Seat};

/// A copy for looking back or ahead. It shares the tables.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            tables: Arc::clone(&self.tables),
            setup: self.setup.clone(),
            entries: self.entries.clone(),
            undone: self.undone.clone(),
            positions: self.positions.clone(),
            declared: self.declared,
            is_time_up: self.is_time_up,
            offer: self.offer,
            dice: self.dice.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// How many of the last entries a seat may take back. In an open game: all of them. In a game
    /// with secrets: the seat's own decisions since the last random draw, the last reveal and the
    /// last decision of another seat; none once the match is over, because then nothing is hidden
    /// any more.
    #[must_use]
    pub fn may_take_back(&self, seat: Seat) -> usize {
        if !G::HAS_SECRETS {
            return self.entries.len();
        }
        if self.outcome().is_some() {
            return 0;
        }
        let before = self.positions.iter().rev().skip(1);
        let last = self.entries.iter().rev().zip(before);
        last.take_while(|(entry, before)| match (entry, G::actor(&self.tables, before)) {
            (Entry::Action(action), Actor::Seat(decider)) => {
                decider == seat && !self.uncovered(before, *action)
            }
            _ => false,
        })
        .count()
    }

    /// Whether an action revealed hidden information.
    fn uncovered(&self, before: &G::Position, action: G::Action) -> bool {
        let Ok(mut again) = Resolution::<G>::begin(&self.tables, before, action) else {
            return false;
        };
        (0..G::TURN.len()).any(|index| {
            again.step(&self.tables, index);
            again.last_told().iter().any(G::uncovers)
        })
    }

    /// Takes back the last entry for a seat, if [`Match::may_take_back`] allows it.
    pub fn take_back(&mut self, seat: Seat) -> Option<Entry<G::Action>> {
        if self.may_take_back(seat) > 0 { self.undo() } else { None }
    }

    /// Removes the last entry and returns it, or `None` at the start. Code that looks at the past
    /// calls this on a copy. It does not check [`Match::may_take_back`].
    pub fn undo(&mut self) -> Option<Entry<G::Action>> {
        let entry = self.entries.pop()?;
        if matches!(entry, Entry::Action(_)) && self.positions.len() > 1 {
            self.positions.pop();
        }
        self.is_time_up &= entry != Entry::TimeUp;
        self.undone.push(entry);
        self.declared = None;
        self.offer = None;
        Some(entry)
    }

    /// The action that was taken back last. `None` when there is none or the entry is not an
    /// action.
    #[must_use]
    pub fn to_redo(&self) -> Option<G::Action> {
        match self.undone.last() {
            Some(Entry::Action(action)) => Some(*action),
            _ => None,
        }
    }

    /// Enters again the entry that was taken back last. Entries taken back before it stay
    /// available.
    pub fn redo(&mut self) -> Option<Entry<G::Action>> {
        let mut rest = std::mem::take(&mut self.undone);
        let entry = rest.pop()?;
        let entered = self.enter_recorded(entry).is_ok();
        if !entered {
            rest.push(entry);
        }
        self.undone = rest;
        entered.then_some(entry)
    }

    /// Discards the entries that were taken back.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The entries that were taken back and can be entered again, the next one last.
    #[must_use]
    pub fn undone(&self) -> &[Entry<G::Action>] {
        &self.undone
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
