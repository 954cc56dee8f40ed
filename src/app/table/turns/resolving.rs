//! Carrying out one action on screen: stage by stage, in the schedule [`ResolveAction`].
//!
//! A whole action runs in one frame; the steps to show are queued in [`Playback`].

use bevy::prelude::*;

use super::playing::{Playing, heard};
use super::seats::Seats;
use super::seen::TurnSeen;
use super::stagehand::{Enact, Stagehand};
use super::stages::{EnactSystems, PhaseEvents, ResolveAction, RulesSystems, StageSystems};
use super::watching::Watching;
use super::whose_turn::turn_of;
use crate::app::table::contract::log::Log;
use crate::app::table::contract::table_game::{TableGame, log_line};
use crate::app::table::motion::playback::{Playback, Telling};
use crate::referee::Refused;
use crate::rules::{Actor, Game, Phase, Resolution};

/// The action between its first and its last stage, and what was heard of it so far.
#[derive(Resource, Debug)]
struct Underway<G: Game> {
    resolution: Resolution<G>,
    heard: Vec<G::Event>,
}

/// Builds the schedule from [`Game::TURN`]. A phase left out by a test keeps its rules but shows nothing, and the mirror must notice.
pub(in crate::app::table) fn plugin<G: Enact>(app: &mut App, left_out: Option<Phase>) {
    app.init_schedule(ResolveAction::<G>::default())
        .insert_resource(PhaseEvents::<G> { phase: Phase::LOT, events: Vec::new() });
    let mut before: Option<Phase> = None;
    for (index, (phase, _)) in G::TURN.iter().enumerate() {
        let label = ResolveAction::<G>::default();
        app.configure_sets(
            label.clone(),
            (RulesSystems(*phase), EnactSystems(*phase)).chain().in_set(StageSystems(*phase)),
        );
        if let Some(before) = before {
            app.configure_sets(label.clone(), StageSystems(*phase).after(StageSystems(before)));
        }
        let resolve = move |mut underway: ResMut<Underway<G>>,
                            playing: Res<Playing<G>>,
                            mut events: ResMut<PhaseEvents<G>>| {
            resolve_phase(index, &mut underway, &playing, &mut events);
        };
        app.add_systems(label.clone(), resolve.in_set(RulesSystems(*phase)));
        if left_out != Some(*phase) {
            app.add_systems(label, enact::<G>.in_set(EnactSystems(*phase)));
        }
        before = Some(*phase);
    }
}

/// The rules half of the stage at `index`.
fn resolve_phase<G: TableGame>(
    index: usize,
    underway: &mut Underway<G>,
    playing: &Playing<G>,
    events: &mut PhaseEvents<G>,
) {
    underway.resolution.step(playing.tables(), index);
    events.phase = G::TURN[index].0;
    events.events = heard(&underway.resolution, playing.viewer());
    underway.heard.extend_from_slice(&events.events);
}

/// The other half of every stage.
fn enact<G: Enact>(mut stage: Stagehand<G>) {
    G::enact(&mut stage);
}

/// Carries out an action stage by stage and enters it.
///
/// # Errors
/// When the match is over or the action is not legal; nothing has changed then.
pub fn resolve<G: TableGame>(world: &mut World, action: G::Action) -> Result<(), Refused> {
    let resolution = world.resource::<Playing<G>>().begin(action)?;
    tell_as::<G>(world);
    world.insert_resource(Underway::<G> { resolution, heard: Vec::new() });
    world.run_schedule(ResolveAction::<G>::default());
    let Some(underway) = world.remove_resource::<Underway<G>>() else { return Ok(()) };
    world.resource_scope(|world, mut playing: Mut<Playing<G>>| {
        // The referee returns all events; the log holds only those that were heard.
        playing.commit(underway.resolution);
        let seen = playing.seen();
        let told = |event| log_line::<G>(playing.tables(), &seen, event);
        let lines = underway.heard.iter().filter_map(told);
        let lines = lines.collect();
        world.resource_mut::<Log>().enter(lines);
        tell_when_seen(world, &playing);
    });
    Ok(())
}

/// Says whose action is told next: a lot is told like the action before it.
fn tell_as<G: TableGame>(world: &mut World) {
    let playing = world.resource::<Playing<G>>();
    let Actor::Seat(seat) = playing.actor() else {
        world.resource_mut::<Playback>().stop_hurrying();
        return;
    };
    let own = world.contains_resource::<Watching>() || world.resource::<Seats>().is_human(seat);
    let sets_up = !own && G::is_setting_up(playing.tables(), &playing.seen());
    let telling = match (own, sets_up) {
        (true, _) => Telling::Own,
        (false, true) => Telling::SettingUp,
        (false, false) => Telling::Others,
    };
    world.resource_mut::<Playback>().tell(telling);
}

/// Panels report the action when all of it has been seen.
fn tell_when_seen<G: TableGame>(world: &mut World, playing: &Playing<G>) {
    if world.resource::<Playback>().is_idle() {
        return;
    }
    let watched = world.contains_resource::<Watching>();
    let then = turn_of(playing, world.resource::<Seats>(), watched);
    world.resource_mut::<TurnSeen>().expect(then);
    world.resource_mut::<Playback>().end_entry();
}

/// Lets entities follow an action of an earlier moment once more; nothing is entered or logged.
pub(super) fn enact_again<G: TableGame>(
    world: &mut World,
    resolution: Resolution<G>,
) -> Resolution<G> {
    world.insert_resource(Underway::<G> { resolution: resolution.clone(), heard: Vec::new() });
    world.run_schedule(ResolveAction::<G>::default());
    match world.remove_resource::<Underway<G>>() {
        Some(underway) => underway.resolution,
        None => resolution,
    }
}
