//! The match as far as it has been seen: panels never run ahead of the picture.
//!
//! An action is carried out in one frame and shown over many. An action with something to show
//! leaves two things: a step after which all of it has been seen ([`Step::EntrySeen`]), and here the
//! state of the match at that point. Panels read scores, belongings, the log, whose turn it is and
//! how it ended only from here; that nobody is to move any more is told while the last action is still
//! being shown. What may be decided, picked or taken back always comes from the match as it is
//! ([`TurnNow`]).
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

    /// Whether the action that has ended the match is being shown, apart from a scene of its own, which
    /// keeps its outcome to itself: then nobody is called to move any more.
    fn shows_the_end(&self, now: &TurnNow, playback: &Playback) -> bool {
        let still_open = now.outcome.is_some() && self.outcome.is_none();
        still_open && playback.untold() <= 1 && !playback.awaits_scene()
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
    let called_off = seen.shows_the_end(now, playback) && seen.now.seat().is_some();
    if called_off {
        (seen.now.actor, seen.now.side, seen.now.player) = (now.actor, now.side, now.player);
    }
    let unseen = playback.untold();
    let told = seen.ahead.len().saturating_sub(unseen);
    let latest = match (unseen, told.checked_sub(1)) {
        (0, _) => now,
        (_, Some(last)) => &seen.ahead[last],
        (_, None) => return called_off,
    };
    // While one seat's secrets lie open, no other seat is called to the screen.
    let calls_another = handover.open_for.is_some_and(|seat| latest.seat() != Some(seat));
    if calls_another || told == 0 && seen.now == *latest {
        return called_off;
    }
    let latest = latest.clone();
    seen.ahead.drain(..told);
    seen.now = latest;
    true
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::app::kit::locale::LocalText;
    use crate::app::table::motion::steps::{OwnScene, Step};
    use crate::rules::{Actor, Outcome, Seat};

    /// What is seen in a frame in which these steps of the last action are still to be shown.
    fn seen(steps: Vec<Step>, now: &TurnNow) -> TurnSeen {
        let mut world = World::new();
        let mut playback = Playback::default();
        steps.into_iter().for_each(|step| playback.push(step));
        let before = TurnNow { actor: Actor::Seat(Seat(0)), entries: 6, ..default() };
        world.insert_resource(TurnSeen { now: before, ahead: VecDeque::from([now.clone()]) });
        world.insert_resource(now.clone());
        world.insert_resource(playback);
        world.init_resource::<Handover>();
        world.run_system_once(follow_playback).expect("it follows");
        world.remove_resource().expect("what is seen")
    }

    #[test]
    fn while_the_last_action_is_shown_nobody_is_called_to_move() {
        let outcome = Outcome::shared(2, "referee-end-agreed");
        let actor = Actor::Nobody(outcome);
        let over = TurnNow { actor, entries: 7, outcome: Some(outcome), ..default() };
        let shown = seen(vec![Step::EntrySeen], &over);
        assert_eq!((shown.seat(), shown.entries, shown.outcome), (None, 6, None));
        let on = TurnNow { actor: Actor::Seat(Seat(1)), entries: 7, ..default() };
        assert_eq!(seen(vec![Step::EntrySeen], &on).seat(), Some(Seat(0)), "it goes on");
        let two = vec![Step::EntrySeen, Step::EntrySeen];
        assert_eq!(seen(two, &over).seat(), Some(Seat(0)), "an action before it is shown");
        let fight = Step::Scene(OwnScene::new(5, LocalText::new("zoon-touch-fight")));
        let fought = seen(vec![fight, Step::EntrySeen], &over);
        assert_eq!(fought.seat(), Some(Seat(0)), "its fight is shown");
    }
}
