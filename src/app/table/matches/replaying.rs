//! Looking at a match that was played: forward, back, to any entry, and on from any of them as a
//! new match.
//!
//! The match on the table stands at the moment being viewed; the later entries are among those
//! taken back. So going forward uses the ordinary way of carrying out an action, and everything is
//! shown as it was. The steps are the entries as the viewer may read them, so that neither steps
//! nor their number reveal hidden things. While [`Watching`] exists no player decides anything.
//! Buttons and keys only send a [`ReplayRequest`].

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::clock::MatchClock;
use super::laying::{put_on_table, whole_log};
use super::seat_clocks::SeatClocks;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{MatchPlan, MatchPutAside, MatchStarted, PlayerKind};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::turns::playing::{NeedsRelayout, Playing, seed};
use crate::app::table::turns::seats::{Seats, eyes};
use crate::app::table::turns::waiting::Waiting;
use crate::app::table::turns::watching::{
    ReplayPace, ReplayRequest, ViewerNow, Watching, not_watching,
};
use crate::referee::{Entry, Match, Passed};
use crate::rules::{Actor, Game, Seat, Viewer};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewerNow>()
        .add_message::<ReplayRequest>()
        .configure_sets(Update, TableSystems::Select.run_if(not_watching))
        .add_systems(OnExit(crate::app::kit::screen_state::Screen::Play), forget);
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Watching>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            take_requests::<G>.run_if(on_message::<ReplayRequest>),
            tell_moment::<G>.run_if(resource_exists::<Watching>),
            run_on::<G>.run_if(resource_exists::<Watching>),
        )
            .chain()
            .in_set(TableSystems::Listen)
            .run_if(resource_exists::<Playing<G>>),
    );
}

/// Puts a match on the table to be viewed from its start.
pub fn watch<G: TableGame>(world: &mut World, mut played: Match<G>, seats: Seats) {
    // Entries that were taken back are not part of the replay.
    played.forget_undone();
    let over = played.outcome().is_some();
    let viewer = eyes(&seats);
    let everybody = || {
        let all = (0..G::seats(played.position())).map(|seat| Viewer::Seat(Seat(seat)));
        std::iter::once(Viewer::Spectator).chain(all)
    };
    let mut looking = vec![viewer];
    if G::HAS_SECRETS && over {
        looking.extend(everybody().filter(|other| *other != viewer));
    }
    world.init_resource::<SeatClocks>();
    let log = whole_log(&played, viewer, world.resource());
    let seen = played.entries_seen_by(viewer);
    let steps: Vec<usize> = seen.into_iter().map(|seen| seen.until).collect();
    played.go_to(0);
    world.trigger(MatchPutAside);
    world.insert_resource(MatchClock::default());
    put_on_table(world, played, seats);
    world.insert_resource(Watching {
        at: 0,
        total: steps.last().copied().unwrap_or_default(),
        steps,
        running: false,
        pace: ReplayPace::default(),
        log,
        eyes: looking,
        may_play_on: !G::HAS_SECRETS || over,
        reviews: false,
        over,
        rests_since: None,
    });
    look_through::<G>(world, viewer);
}

/// Shows what a viewer knows of the match, after whose end nothing is turned face down again.
fn look_through<G: TableGame>(world: &mut World, viewer: Viewer) {
    let over = world.resource::<Watching>().over;
    let mut playing = world.resource_mut::<Playing<G>>();
    if over {
        playing.look_back_as(viewer);
    } else {
        playing.look_as(viewer);
    }
}

fn take_requests<G: TableGame>(world: &mut World) {
    let Some(mut messages) = world.get_resource_mut::<Messages<ReplayRequest>>() else { return };
    let requests: Vec<ReplayRequest> = messages.drain().collect();
    for request in requests {
        match (request, world.contains_resource::<Watching>()) {
            (ReplayRequest::Watch, false) => {
                let played = world.resource::<Playing<G>>().fork();
                let seats = world.resource::<Seats>().clone();
                watch(world, played, seats);
            }
            (ReplayRequest::PlayOn, true) => play_on::<G>(world),
            (ReplayRequest::Leave, true) => leave::<G>(world),
            (ReplayRequest::Eyes, true) => look_through_next::<G>(world),
            (ReplayRequest::Review, true) => {
                let mut watching = world.resource_mut::<Watching>();
                watching.reviews |= watching.may_play_on;
            }
            (request, true) => steer::<G>(world, request),
            (_, false) => {}
        }
    }
}

/// Ends the replay, and looks again through the eyes that a match of these seats has.
fn leave<G: TableGame>(world: &mut World) {
    world.remove_resource::<Watching>();
    let viewer = eyes(world.resource::<Seats>());
    world.resource_mut::<Playing<G>>().look_as(viewer);
}

/// Handles the requests that change only the moment being viewed.
fn steer<G: TableGame>(world: &mut World, request: ReplayRequest) {
    let mut watching = world.resource_mut::<Watching>();
    match request {
        ReplayRequest::Run => {
            let at_end = watching.at == watching.total;
            watching.running = !watching.running;
            watching.rests_since = None;
            if watching.running && at_end {
                go_to::<G>(world, 0);
            }
            return;
        }
        ReplayRequest::Pace => {
            watching.pace = watching.pace.next();
            return;
        }
        _ => watching.running = false,
    }
    let goal = match request {
        ReplayRequest::Last => watching.total,
        ReplayRequest::GoTo(entries) => watching.step_end(entries),
        _ => 0,
    };
    match request {
        ReplayRequest::Back => go_back::<G>(world),
        ReplayRequest::Forward => go_on::<G>(world),
        ReplayRequest::First | ReplayRequest::Last | ReplayRequest::GoTo(_) => {
            go_to::<G>(world, goal);
        }
        _ => {}
    }
}

/// Ends all movement and lays the pawns of another moment.
fn go_to<G: TableGame>(world: &mut World, entries: usize) {
    let mut game = world.resource::<Playing<G>>().fork();
    game.go_to(entries);
    settle::<G>(world, game);
}

fn settle<G: TableGame>(world: &mut World, game: Match<G>) {
    world.resource_mut::<Waiting<G>>().clear();
    world.resource_mut::<Playing<G>>().go_to(game);
    world.insert_resource(NeedsRelayout(true));
}

/// Goes back by one decision, and by what chance had decided before it.
fn go_back<G: TableGame>(world: &mut World) {
    let mut game = world.resource::<Playing<G>>().fork();
    if game.entries().is_empty() {
        return;
    }
    let steps = &world.resource::<Watching>().steps;
    let within = |entries: &usize| steps.binary_search(entries).is_err();
    let decided =
        |(at, passed): &(usize, Passed<'_, G>)| passed.actor() != Actor::Chance && !within(at);
    let goal = game.history().enumerate().rev().find(decided).map_or(0, |(at, _)| at);
    game.go_to(goal);
    settle::<G>(world, game);
}

/// Goes on by one decision, animated as in play, and by what chance decided after it.
fn go_on<G: TableGame>(world: &mut World) {
    let mut later = world.resource::<Playing<G>>().fork();
    let watching = world.resource::<Watching>();
    let mut actions = Vec::new();
    while later.entries().len() < watching.total {
        match later.redo() {
            Some(Entry::Action(action)) => actions.push(action),
            // An entry without an action, such as resigning, has no movement.
            Some(_) if actions.is_empty() => return settle::<G>(world, later),
            _ => break,
        }
        let ends = watching.steps.binary_search(&later.entries().len()).is_ok();
        if ends && later.actor() != Actor::Chance {
            break;
        }
    }
    if !actions.is_empty() {
        world.resource_mut::<Playback>().drop_all();
        let mut waiting = world.resource_mut::<Waiting<G>>();
        waiting.clear();
        waiting.push(actions);
    }
}

/// Updates [`Watching`] with the current moment and [`ViewerNow`] with the viewer.
fn tell_moment<G: TableGame>(
    playing: Res<Playing<G>>,
    mut watching: ResMut<Watching>,
    mut viewer: ResMut<ViewerNow>,
) {
    viewer.set_if_neq(ViewerNow(Some(playing.viewer())));
    let at = playing.entries().len();
    if watching.at != at {
        watching.at = at;
    }
}

/// Plays the next action, once the last one has been seen and the pace's pause is over.
fn run_on<G: TableGame>(world: &mut World) {
    let watching = world.resource::<Watching>();
    if !watching.running {
        return;
    }
    let (rest, at_end) = (watching.pace.rest(), watching.at == watching.total);
    let busy =
        !world.resource::<Playback>().is_idle() || !world.resource::<Waiting<G>>().is_empty();
    let mut watching = world.resource_mut::<Watching>();
    let watching = watching.bypass_change_detection();
    if busy {
        watching.rests_since = None;
    }
    let due = *watching.rests_since.get_or_insert_with(Instant::now) + rest;
    let ready = !busy && Instant::now() >= due;
    if ready {
        watching.rests_since = None;
    }
    if at_end && !busy {
        world.resource_mut::<Watching>().running = false;
    } else if ready {
        go_on::<G>(world);
    }
    if let Some(mut redraw) = world.get_resource_mut::<RedrawRequests>() {
        redraw.until(due + Duration::from_millis(30));
    }
}

fn look_through_next<G: TableGame>(world: &mut World) {
    let now = world.resource::<Playing<G>>().viewer();
    let Some(next) = world.resource::<Watching>().eyes_after(now) else { return };
    let mut whole = world.resource::<Playing<G>>().fork();
    while whole.redo().is_some() {}
    let log = whole_log(&whole, next, world.resource());
    world.resource_mut::<Watching>().log = log;
    look_through::<G>(world, next);
}

/// Continues from here as a new match, with the same players and other lots.
fn play_on<G: TableGame>(world: &mut World) {
    if !world.resource::<Watching>().may_play_on {
        return;
    }
    let mut played = world.resource::<Playing<G>>().fork();
    if played.outcome().is_some() {
        return;
    }
    played.forget_undone();
    played.take_dice(seed(world.resource::<Time<Real>>()));
    let seats = played_on_by(&played, world.resource::<Seats>().clone());
    world.remove_resource::<Watching>();
    if let Some(mut plan) = world.get_resource_mut::<MatchPlan>() {
        (plan.seats, plan.minutes, plan.clock) = (seats.0.clone(), None, None);
        let plan = plan.clone();
        world.trigger(MatchStarted(plan));
    }
    world.insert_resource(SeatClocks::default());
    put_on_table(world, played, seats);
}

/// Where only computers played, the person takes the seat whose turn it is.
fn played_on_by<G: Game>(played: &Match<G>, mut seats: Seats) -> Seats {
    if seats.humans().next().is_none()
        && let Actor::Seat(seat) = played.actor()
        && let Some(plan) = seats.0.get_mut(usize::from(seat.0))
    {
        plan.player = PlayerKind::Human;
    }
    seats
}
