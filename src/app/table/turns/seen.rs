//! The match as far as it has been seen: panels never run ahead of the picture.
//!
//! An action is carried out in one frame and shown over many. An action with something to show
//! leaves two things: a step after which all of it has been seen ([`Step::EntrySeen`]), and here the
//! state of the match at that point. Panels read scores, belongings, the log, whose turn it is and
//! how it ended only from here. What may be decided, picked or taken back always comes from the match
//! as it is ([`TurnNow`]).
//!
//! [`Step::EntrySeen`]: crate::app::table::motion::steps::Step::EntrySeen

use std::collections::VecDeque;

use bevy::prelude::*;

use super::handover::Handover;
use super::seats::TurnNow;
use crate::app::platform::redraw::RedrawRequests;
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
    /// Whether something has happened that is still to be shown.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        !self.ahead.is_empty()
    }

    #[cfg(test)]
    pub(in crate::app) fn of(now: TurnNow) -> Self {
        Self { now, ahead: VecDeque::new() }
    }

    /// Queues the state of the match to show once the last action has been seen.
    pub(in crate::app) fn expect(&mut self, then: TurnNow) {
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

/// Catches up before a decision is carried out that cut playback short.
fn catch_up(
    (now, playback, handover): (Res<TurnNow>, Res<Playback>, Res<Handover>),
    mut seen: ResMut<TurnSeen>,
) {
    follow(&now, &playback, &handover, &mut seen);
}

/// Takes over what has been seen by now.
pub(in crate::app) fn follow_playback(
    (now, playback, handover): (Res<TurnNow>, Res<Playback>, Res<Handover>),
    mut seen: ResMut<TurnSeen>,
    redraw: Option<ResMut<RedrawRequests>>,
) {
    if follow(&now, &playback, &handover, &mut seen)
        && let Some(mut redraw) = redraw
    {
        redraw.nudge();
    }
}

fn follow(
    now: &TurnNow,
    playback: &Playback,
    handover: &Handover,
    seen: &mut ResMut<TurnSeen>,
) -> bool {
    let unseen = playback.untold();
    let told = seen.ahead.len().saturating_sub(unseen);
    let latest = match (unseen, told.checked_sub(1)) {
        (0, _) => now,
        (_, Some(last)) => &seen.ahead[last],
        (_, None) => return false,
    };
    // While one seat's secrets lie open, no other seat is called to the screen.
    let calls_another = handover.open_for.is_some_and(|seat| latest.seat() != Some(seat));
    if calls_another || told == 0 && seen.now == *latest {
        return false;
    }
    let latest = latest.clone();
    seen.ahead.drain(..told);
    seen.now = latest;
    true
}
