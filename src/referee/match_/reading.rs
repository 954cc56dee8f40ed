//! What of a match may be read while it runs: by a viewer, entry by entry.
//!
//! Decisions that one seat makes in secret, one after the other, are one entry to the others, and it is there once the
//! seat has come to an end with them: how many they are, and how far they are, can tell as much as what they are. Once a
//! match is over nothing is hidden.

use std::ops::Range;

use super::{Entry, Match};
use crate::rules::{Actor, Game, Viewer};

/// An entry as a viewer may read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<A> {
    /// What was entered; `None` where it was decided in secret.
    pub entry: Option<Entry<A>>,
    /// After so many entries of the match it is over.
    pub until: usize,
}

/// Entries of a match that a viewer reads as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::referee) struct Passage {
    /// Which entries.
    pub(in crate::referee) entries: Range<usize>,
    /// Whether they are hidden from the viewer.
    pub(in crate::referee) hidden: bool,
    /// Whether who decided them still decides: then they are nothing to the viewer yet.
    pub(in crate::referee) goes_on: bool,
}

impl<G: Game> Match<G> {
    /// Every entry as a viewer may read it.
    #[must_use]
    pub fn entries_seen_by(&self, viewer: Viewer) -> Vec<Seen<G::Action>> {
        let told = self.passages(viewer).into_iter().filter(|passage| !passage.goes_on);
        let seen = |passage: Passage| Seen {
            entry: (!passage.hidden).then(|| self.entries[passage.entries.start]),
            until: passage.entries.end,
        };
        told.map(seen).collect()
    }

    /// The match as a viewer may read it, in order: open entries one by one.
    pub(in crate::referee) fn passages(&self, viewer: Viewer) -> Vec<Passage> {
        let over = self.outcome().is_some();
        let mut passages: Vec<Passage> = Vec::new();
        // Who decided in secret last, and nothing came after it.
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
