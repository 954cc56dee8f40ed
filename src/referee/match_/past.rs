//! The past of a match: undo, redo, and the positions that led to the current one.

use std::sync::Arc;

use super::{Entry, Match};
use crate::rules::{Actor, Game, Resolution, Seat, Viewer};

/// An entry of a match and the moment before it.
#[derive(Debug)]
pub struct Passed<'a, G: Game> {
    /// What was entered.
    pub entry: Entry<G::Action>,
    tables: &'a G::Tables,
    before: &'a G::Position,
}

impl<'a, G: Game> Passed<'a, G> {
    /// The action that was entered; `None` for entries that are no actions, such as giving up.
    #[must_use]
    pub fn action(&self) -> Option<G::Action> {
        match self.entry {
            Entry::Action(action) => Some(action),
            Entry::Resign(_) | Entry::DrawAgreed | Entry::TimeUp => None,
        }
    }

    /// The position before it; for which callers, see [`Match::position`].
    #[must_use]
    pub fn position(&self) -> &'a G::Position {
        self.before
    }

    /// What a viewer knew before it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::known_to(self.tables, self.before, viewer)
    }

    /// Who was to decide.
    #[must_use]
    pub fn actor(&self) -> Actor {
        G::actor(self.tables, self.before)
    }

    /// The action begun once more, to see phase by phase what it told.
    #[must_use]
    pub fn again(&self) -> Option<Resolution<G>> {
        Resolution::begin(self.tables, self.before, self.action()?).ok()
    }
}

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
        let own = |passed: &Passed<'_, G>| {
            passed.action().is_some()
                && passed.actor() == Actor::Seat(seat)
                && !self.uncovered(passed)
        };
        self.history().rev().take_while(own).count()
    }

    /// Whether an entry showed what was hidden.
    fn uncovered(&self, passed: &Passed<'_, G>) -> bool {
        let Some(mut again) = passed.again() else { return false };
        (0..G::TURN.len()).any(|index| {
            again.step(&self.tables, index);
            again.last_told().iter().any(G::uncovers)
        })
    }

    /// Every entry with the moment before it, from the start.
    pub fn history(
        &self,
    ) -> impl DoubleEndedIterator<Item = Passed<'_, G>> + ExactSizeIterator + use<'_, G> {
        let mut actions = 0;
        let number = |entry: &Entry<G::Action>| {
            let before = actions;
            actions += usize::from(matches!(entry, Entry::Action(_)));
            before
        };
        let before: Vec<usize> = self.entries.iter().map(number).collect();
        self.entries.iter().zip(before).map(|(entry, before)| Passed {
            entry: *entry,
            tables: &*self.tables,
            before: &self.positions[before],
        })
    }

    /// Goes back, or on along what was taken back, until so many entries are made, as far as there are some.
    pub fn go_to(&mut self, entries: usize) {
        while self.entries.len() > entries && self.undo().is_some() {}
        while self.entries.len() < entries && self.redo().is_some() {}
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
        self.history().map(|passed| passed.before).chain([self.position()]).skip(1)
    }
}
