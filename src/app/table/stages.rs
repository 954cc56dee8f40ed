//! Carrying out one action on screen: the schedule [`ResolveAction`], one system set a phase.
//!
//! Each stage is a pair: the rules function of [`Game::TURN`], then [`Dress::enact`], which changes entities by what it
//! told. The order is [`Game::TURN`]'s and stands nowhere else. A whole action runs in
//! one frame; what the eye sees of it is queued in [`super::playback`].

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::dress::Dress;
use super::log::Log;
use super::playback::Playback;
use super::replaying::Watching;
use super::seats::{Seats, turn_of};
use super::seen::TurnSeen;
use super::stagehand::Stagehand;
use super::steps::Step;
use super::{Playing, heard};
use crate::referee::Refused;
use crate::rules::{Game, Phase, Resolution};

/// The schedule that carries out one action of `G`.
#[derive(ScheduleLabel)]
pub struct ResolveAction<G: Game>(PhantomData<fn() -> G>);

/// A stage: the phase's rules and what enacts them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StageSystems(pub Phase);

/// The first half of a stage: the rules resolve the phase.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesSystems(pub Phase);

/// The second half of a stage: entities follow.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnactSystems(pub Phase);

/// What the running stage's phase told, as the people before this screen may hear it.
#[derive(Resource, Debug)]
pub(super) struct PhaseEvents<G: Game> {
    pub(super) phase: Phase,
    /// In the order in which they were told.
    pub(super) events: Vec<G::Event>,
}

/// The action between its first and its last stage, and what was heard of it so far.
#[derive(Resource, Debug)]
struct Underway<G: Game> {
    resolution: Resolution<G>,
    heard: Vec<G::Event>,
}

impl<G: Game> Default for ResolveAction<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Game> Clone for ResolveAction<G> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<G: Game> PartialEq for ResolveAction<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G: Game> Eq for ResolveAction<G> {}

impl<G: Game> Hash for ResolveAction<G> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<G: Game> fmt::Debug for ResolveAction<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "ResolveAction<{}>", G::ID)
    }
}

/// Builds the schedule from [`Game::TURN`]. A phase left out by a test keeps its rules but shows nothing, and the mirror must notice.
pub(super) fn plugin<G: Dress>(app: &mut App, left_out: Option<Phase>) {
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
fn resolve_phase<G: Dress>(
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
fn enact<G: Dress>(mut stage: Stagehand<G>) {
    G::enact(&mut stage);
}

/// Carries out an action stage by stage and enters it.
///
/// # Errors
/// When the match is over or the action is not legal; nothing has changed then.
pub fn resolve<G: Dress>(world: &mut World, action: G::Action) -> Result<(), Refused> {
    let resolution = world.resource::<Playing<G>>().begin(action)?;
    world.insert_resource(Underway::<G> { resolution, heard: Vec::new() });
    world.run_schedule(ResolveAction::<G>::default());
    let Some(underway) = world.remove_resource::<Underway<G>>() else { return Ok(()) };
    world.resource_scope(|world, mut playing: Mut<Playing<G>>| {
        // The referee returns everything told; the log holds only what was heard.
        playing.commit(underway.resolution);
        let seen = playing.seen();
        let told = |event| G::log_line(playing.tables(), &seen, event);
        let lines = underway.heard.iter().filter_map(told);
        let lines = lines.collect();
        world.resource_mut::<Log>().enter(lines);
        tell_when_seen(world, &playing);
    });
    Ok(())
}

/// Panels tell of the action when all of it has been seen.
fn tell_when_seen<G: Dress>(world: &mut World, playing: &Playing<G>) {
    if world.resource::<Playback>().is_idle() {
        return;
    }
    let watched = world.contains_resource::<Watching>();
    let then = turn_of(playing, world.resource::<Seats>(), watched);
    world.resource_mut::<TurnSeen>().expect(then);
    world.resource_mut::<Playback>().push(Step::Told);
}

/// Lets entities follow an action of an earlier moment once more; nothing is entered or logged.
pub(super) fn enact_again<G: Dress>(world: &mut World, resolution: Resolution<G>) -> Resolution<G> {
    world.insert_resource(Underway::<G> { resolution: resolution.clone(), heard: Vec::new() });
    world.run_schedule(ResolveAction::<G>::default());
    match world.remove_resource::<Underway<G>>() {
        Some(underway) => underway.resolution,
        None => resolution,
    }
}
