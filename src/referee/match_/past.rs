//! What of a match lies behind the present moment: taking entries back, and the way that led here.

use super::{Entry, Match};
use crate::rules::{Actor, Game, Resolution};

impl<G: Game> Match<G> {
    /// How many of the last entries may be taken back: all of them in an open game. Where there are
    /// secrets, what one seat decided since anything was shown or drawn or anybody else decided; none
    /// once the match is over, for then nothing is hidden any more.
    #[must_use]
    pub fn may_take_back(&self) -> usize {
        if !G::HAS_SECRETS {
            return self.entries.len();
        }
        if self.outcome().is_some() {
            return 0;
        }
        let mut decider = None;
        let before = self.positions.iter().rev().skip(1);
        let last = self.entries.iter().rev().zip(before);
        last.take_while(|(entry, before)| match (entry, G::actor(&self.tables, before)) {
            (Entry::Action(action), Actor::Seat(seat)) => {
                *decider.get_or_insert(seat) == seat && !self.uncovered(before, *action)
            }
            _ => false,
        })
        .count()
    }

    /// Whether an action showed what was hidden.
    fn uncovered(&self, before: &G::Position, action: G::Action) -> bool {
        let Ok(mut again) = Resolution::<G>::begin(&self.tables, before, action) else {
            return false;
        };
        (0..G::TURN.len()).any(|index| {
            again.step(&self.tables, index);
            again.last_told().iter().any(G::uncovers)
        })
    }

    /// Takes the last entry back for a player, if that may be ([`Match::may_take_back`]).
    pub fn take_back(&mut self) -> Option<Entry<G::Action>> {
        if self.may_take_back() > 0 { self.undo() } else { None }
    }

    /// Goes back by one entry, as whoever looks at the past does in a copy. Returns the entry, or
    /// `None` at the start. What a player may take back is another question
    /// ([`Match::may_take_back`]).
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
