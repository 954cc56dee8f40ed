//! What a viewer heard of a match. Each action is worked out once, because a whole match is checked
//! after every one of its actions.
//!
//! So a match may only grow while it is listened to. The laws take nothing back.

use std::collections::BTreeSet;

use crate::app::table::contract::log::LogLine;
use crate::app::table::contract::table_game::{TableGame, log_line};
use crate::app::table::turns::playing::Playing;
use crate::referee::Passed;
use crate::rules::{Side, Spot, Viewer};

/// What one viewer heard of the actions so far.
#[derive(Default)]
pub(super) struct Hearing {
    viewer: Option<Viewer>,
    /// One for each entry; `None` for entries that are no actions.
    actions: Vec<Option<Heard>>,
}

/// What a viewer heard of one action.
struct Heard {
    lines: Vec<LogLine>,
    whose_turn: Option<Side>,
    /// Whether the action has a path.
    picked: bool,
    /// The squares of its path.
    squares: Vec<Spot>,
    /// Whether the viewer heard all of it.
    open: bool,
}

impl Hearing {
    /// Listens to the actions that came since the last time; another viewer's from the beginning.
    pub(super) fn follow<G: TableGame>(&mut self, playing: &Playing<G>) {
        if self.viewer.replace(playing.viewer()) != Some(playing.viewer()) {
            self.actions.clear();
        }
        let known = self.actions.len();
        debug_assert!(known <= playing.entries().len(), "something was taken back");
        self.actions.extend(playing.history().skip(known).map(|passed| hear(playing, &passed)));
    }

    /// The lines of the log that the viewer heard.
    pub(super) fn lines(&self) -> impl Iterator<Item = &LogLine> {
        self.actions.iter().flatten().flat_map(|heard| &heard.lines)
    }

    /// The squares where those actions of the last turn began and ended that the viewer heard
    /// completely.
    pub(super) fn marked(&self) -> BTreeSet<Spot> {
        let mut turn = Vec::new();
        let mut whose = None;
        for heard in self.actions.iter().flatten() {
            if whose.replace(heard.whose_turn) != Some(heard.whose_turn) || !heard.picked {
                turn.clear();
            }
            turn.extend((!heard.squares.is_empty()).then_some(heard));
        }
        // Before the latest action on squares, only actions that went somewhere count.
        let latest = turn.len().saturating_sub(1);
        let counts = |(at, heard): &(usize, &Heard)| {
            heard.open && (*at == latest || heard.squares.len() > 1)
        };
        let turn = turn.into_iter().enumerate().filter(counts);
        let ends = turn.flat_map(|(_, heard)| [heard.squares.first(), heard.squares.last()]);
        ends.flatten().copied().collect()
    }
}

fn hear<G: TableGame>(playing: &Playing<G>, passed: &Passed<'_, G>) -> Option<Heard> {
    let (action, mut resolution) = (passed.action()?, passed.again()?);
    let (mut told, mut open) = (Vec::new(), true);
    for index in 0..G::TURN.len() {
        resolution.step(playing.tables(), index);
        for event in resolution.last_told() {
            let heard = G::told_to(resolution.position(), event, playing.viewer());
            open &= heard.as_ref() == Some(event);
            told.extend(heard);
        }
    }
    let path = G::spots(playing.tables(), action);
    let mut squares = path.as_slice().to_vec();
    squares.retain(|spot| matches!(spot, Spot::Square(_)));
    let seen = G::known_to(playing.tables(), resolution.position(), playing.viewer());
    let line = |event| log_line::<G>(playing.tables(), &seen, event);
    Some(Heard {
        lines: told.iter().filter_map(line).collect(),
        whose_turn: G::turn_of(&passed.view(playing.viewer()), passed.actor()),
        picked: !path.as_slice().is_empty(),
        squares,
        open,
    })
}
