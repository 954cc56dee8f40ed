//! Skipping what others do, and going on step by step.
//!
//! Skipping drops everything that is shown and yet to come, up to the next decision of a person
//! here; scenes of a game are still shown, because both players should have seen them. Neither is
//! ever a pick: while a deed waits, what a press would pick is only a wish to go on.

use std::iter;
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::handover::Handover;
use super::seats::{Seats, TurnNow};
use super::watching::Watching;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::theme::menus::{MenuScope, no_menu};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{Task, TaskNow, TaskState};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::selection::take_picks;
use crate::rules::Actor;

/// What others do is offered to be skipped after this long: single moves are over before that.
const AFTER: Duration = Duration::from_millis(800);
/// The offer stays so long after it has lost its meaning, so that the second press of a double
/// click does not reach what lies behind it.
const STAYS: Duration = Duration::from_millis(600);

/// How late a frame may come after the time that it is drawn for.
const LATE: Duration = Duration::from_millis(20);

/// Whether a player may skip what others do.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SkipOffer(pub bool);

/// Since when others have acted, and when they did last.
#[derive(Default)]
struct OthersAct {
    since: Option<Instant>,
    last: Option<Instant>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SkipOffer>().init_resource::<TaskNow>().add_observer(press).add_systems(
        Update,
        (
            step_on.in_set(TableSystems::Listen).run_if(no_menu),
            take_requests.in_set(TableSystems::Select).after(take_picks),
            (arrive, offer).chain().in_set(TableSystems::Show),
        ),
    );
}

/// A press lets the deed go on that waits, wherever it is: on the board, on a panel or beside both.
/// Only buttons keep their meaning, and menus keep theirs.
fn press(
    press: On<Pointer<Press>>,
    (parents, buttons): (Query<&ChildOf>, Query<(), With<Button>>),
    menus: Query<(), With<MenuScope>>,
    mut playback: ResMut<Playback>,
) {
    let target = press.original_event_target();
    if !playback.is_held() || press.entity != target || !menus.is_empty() {
        return;
    }
    if !iter::once(target).chain(parents.iter_ancestors(target)).any(|node| buttons.contains(node))
    {
        playback.go_on();
    }
}

/// So do the keys that pick and that end a turn.
fn step_on(intents: Intents, mut playback: ResMut<Playback>) {
    if playback.is_held() && (intents.just(Intent::Pick) || intents.just(Intent::EndTurn)) {
        playback.go_on();
    }
}

fn take_requests(mut table_commands: MessageReader<TableCommand>, mut playback: ResMut<Playback>) {
    for command in table_commands.read() {
        match command {
            TableCommand::Skip => playback.skip(true),
            // What was decided is taken back; there is nothing left to skip.
            TableCommand::Undo | TableCommand::Rematch => playback.skip(false),
            _ => {}
        }
    }
}

/// Ends skipping where a person here decides, or nobody plays on.
fn arrive(
    (now, seats, handover, task): (Res<TurnNow>, Res<Seats>, Res<Handover>, Res<TaskNow>),
    watching: Option<Res<Watching>>,
    mut playback: ResMut<Playback>,
) {
    if !playback.is_skipping() || !playback.is_idle() {
        return;
    }
    let others = others_decide(&now, &seats, watching.is_some()) && handover.waits_for.is_none();
    if !others || stands_still(&task) {
        playback.skip(false);
    }
}

/// Whether others decide before a person at this screen does.
fn others_decide(now: &TurnNow, seats: &Seats, watched: bool) -> bool {
    let runs = now.outcome.is_none() && !matches!(now.actor, Actor::Nobody(_));
    runs && !watched && !now.awaits_human() && seats.humans().next().is_some()
}

/// Whether nothing follows any more, because the task is done or missed.
fn stands_still(now: &TaskNow) -> bool {
    let ended = |task: &Task| matches!(task.state, TaskState::Done | TaskState::Missed);
    now.0.as_ref().is_some_and(|task| task.holds() && ended(task))
}

fn offer(
    (now, seats, task, playback): (Res<TurnNow>, Res<Seats>, Res<TaskNow>, Res<Playback>),
    watching: Option<Res<Watching>>,
    mut act: Local<OthersAct>,
    mut offer: ResMut<SkipOffer>,
    mut redraw: Option<ResMut<RedrawRequests>>,
) {
    let mut look_again = |at: Instant| {
        if let Some(redraw) = &mut redraw {
            redraw.bypass_change_detection().until(at + LATE);
        }
    };
    let chance = now.actor == Actor::Chance && act.since.is_none();
    let plays_on = !chance && !stands_still(&task);
    let others = plays_on && others_decide(&now, &seats, watching.is_some());
    let time = Instant::now();
    if others || playback.shows_others() {
        let since = *act.since.get_or_insert(time);
        act.last = Some(time);
        let due = since + AFTER;
        if time >= due {
            offer.set_if_neq(SkipOffer(true));
        } else {
            look_again(due);
        }
    } else if let Some(last) = act.last {
        if time >= last + STAYS || !offer.0 {
            *act = OthersAct::default();
            offer.set_if_neq(SkipOffer(false));
        } else {
            look_again(last + STAYS);
        }
    }
}
