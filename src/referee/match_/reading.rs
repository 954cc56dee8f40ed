//! What each viewer may read of a running match, entry by entry.
//!
//! Consecutive secret decisions of one seat appear to other viewers as one entry, which appears
//! once the seat has finished deciding. Both the number of decisions and the progress could reveal
//! as much as their content. Once a match is over nothing is hidden.

use std::ops::Range;

use super::{Entry, Match};
use crate::rules::{Actor, Game, Viewer};

/// An entry as a viewer may read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<A> {
    /// The entry; `None` for secret decisions.
    pub entry: Option<Entry<A>>,
    /// How many entries of the match it and everything before it cover.
    pub until: usize,
}

/// Consecutive entries of a match that a viewer reads as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::referee) struct Passage {
    /// The indices of the entries.
    pub(in crate::referee) entries: Range<usize>,
    /// Whether they are hidden from the viewer.
    pub(in crate::referee) hidden: bool,
    /// Whether the same seat is still deciding. Until it has finished, the viewer sees nothing of
    /// the passage.
    pub(in crate::referee) goes_on: bool,
}

impl<G: Game> Match<G> {
    /// Every entry in the form that a viewer may read.
    #[must_use]
    pub fn entries_seen_by(&self, viewer: Viewer) -> Vec<Seen<G::Action>> {
        let told = self.passages(viewer).into_iter().filter(|passage| !passage.goes_on);
        let seen = |passage: Passage| Seen {
            entry: (!passage.hidden).then(|| self.entries[passage.entries.start]),
            until: passage.entries.end,
        };
        told.map(seen).collect()
    }

    /// The match divided as a viewer may read it, in order. Every open entry is a passage of its
    /// own.
    pub(in crate::referee) fn passages(&self, viewer: Viewer) -> Vec<Passage> {
        let over = self.outcome().is_some();
        let mut passages: Vec<Passage> = Vec::new();
        // The seat whose secret decision is the last entry so far.
        let mut secretive = None;
        for (index, passed) in self.history().enumerate() {
            let open = passed.action().is_none_or(|action| {
                over || G::may_read(&self.tables, passed.position(), action, viewer)
            });
            let by = Some(passed.actor()).filter(|actor| !open && matches!(actor, Actor::Seat(_)));
            match passages.last_mut() {
                Some(last) if by.is_some() && by == secretive => last.entries.end = index + 1,
                _ => passages.push(Passage {
                    entries: index..index + 1,
                    hidden: !open,
                    goes_on: false,
                }),
            }
            secretive = by;
        }
        if let Some(last) = passages.last_mut() {
            last.goes_on = secretive.is_some_and(|actor| actor == self.actor());
        }
        passages
    }
}
