//! The match as far as it has been seen: what panels tell never runs ahead of the picture.
//!
//! An action is carried out in one frame and seen over many. One that leaves something to see therefore leaves two things more: among
//! the steps the place where all of it has been seen ([`Step::Told`]), and here how the match stood then. Scores, belongings, the log,
//! whose turn it is and how it ended are read here and nowhere else. Deliberately absent: what may be decided, picked or taken back,
//! which is always asked of the match as it is ([`TurnNow`]).
//!
//! [`Step::Told`]: crate::app::table::motion::steps::Step::Told

use std::collections::VecDeque;

use bevy::prelude::*;

use super::gate::Gate;
use super::seats::TurnNow;
use crate::app::platform::redraw::Awake;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::motion::playback::{Playback, play_next_step};

/// See the module.
#[derive(Resource, Deref, Clone, Default, PartialEq, Debug)]
pub struct TurnSeen {
    #[deref]
    now: TurnNow,
    ahead: VecDeque<TurnNow>,
}

impl TurnSeen {
    /// Whether something has happened that is still to be seen.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        !self.ahead.is_empty()
    }

    #[cfg(test)]
    pub(in crate::app) fn of(now: TurnNow) -> Self {
        Self { now, ahead: VecDeque::new() }
    }

    /// How the match stands once the action is seen that was carried out last.
    pub(in crate::app::table) fn expect(&mut self, then: TurnNow) {
        self.ahead.push_back(then);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurnSeen>().add_systems(
        Update,
        (
            catch_up.after(TableSystems::Select).before(TableSystems::Act),
            follow_playback.in_set(TableSystems::Play).after(play_next_step),
        ),
    );
}

/// Who decides while something moves has seen enough of it: playback was cut short.
fn catch_up(
    (now, playback, gate): (Res<TurnNow>, Res<Playback>, Res<Gate>),
    mut seen: ResMut<TurnSeen>,
) {
    follow(&now, &playback, &gate, &mut seen);
}

/// Takes over what has been seen by now.
pub(in crate::app) fn follow_playback(
    (now, playback, gate): (Res<TurnNow>, Res<Playback>, Res<Gate>),
    mut seen: ResMut<TurnSeen>,
    awake: Option<ResMut<Awake>>,
) {
    if follow(&now, &playback, &gate, &mut seen)
        && let Some(mut awake) = awake
    {
        awake.nudge();
    }
}

fn follow(now: &TurnNow, playback: &Playback, gate: &Gate, seen: &mut ResMut<TurnSeen>) -> bool {
    let unseen = playback.untold();
    let told = seen.ahead.len().saturating_sub(unseen);
    let latest = match (unseen, told.checked_sub(1)) {
        (0, _) => now,
        (_, Some(last)) => &seen.ahead[last],
        (_, None) => return false,
    };
    // As long as one seat's secrets lie open, no other is called to the screen.
    let calls_another = gate.open_for.is_some_and(|seat| latest.seat() != Some(seat));
    if calls_another || told == 0 && seen.now == *latest {
        return false;
    }
    let latest = latest.clone();
    seen.ahead.drain(..told);
    seen.now = latest;
    true
}
