//! The stages of an action: the schedule [`ResolveAction`], one system set for each phase, and
//! where a game registers its enacting systems.
//!
//! Each stage is a pair: the rules function of [`Game::TURN`], then the systems that enact its
//! events on entities. The order comes from [`Game::TURN`] alone.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use bevy::ecs::schedule::{ScheduleConfigs, ScheduleLabel};
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use crate::rules::{Game, Phase};

/// The schedule that carries out one action of `G`.
#[derive(ScheduleLabel)]
pub struct ResolveAction<G: Game>(PhantomData<fn() -> G>);

/// A stage: the phase's rules, then its enacting systems.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StageSystems(pub Phase);

/// The first half of a stage: the rules resolve the phase.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesSystems(pub Phase);

/// The second half of a stage: entities follow.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnactSystems(pub Phase);

/// The events of the running stage's phase, as the viewer at this screen may hear them.
#[derive(Resource, Debug)]
pub struct PhaseEvents<G: Game>(pub(in crate::app::table) Vec<G::Event>);

impl<G: Game> PhaseEvents<G> {
    /// The events, in order.
    pub fn iter(&self) -> impl Iterator<Item = &G::Event> {
        self.0.iter()
    }
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

/// Where a dress registers its enacting systems. A test can leave out a phase: its rules still run,
/// nothing is enacted, and the mirror must notice.
pub struct Stages<'a, G: Game> {
    app: &'a mut App,
    left_out: Option<Phase>,
    game: PhantomData<G>,
}

impl<'a, G: Game> Stages<'a, G> {
    pub(in crate::app::table) fn new(app: &'a mut App, left_out: Option<Phase>) -> Self {
        Self { app, left_out, game: PhantomData }
    }

    /// Registers systems that show what `phase` did. They read [`self::PhaseEvents`] and not the
    /// position.
    pub fn enact<M>(
        &mut self,
        phase: Phase,
        systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        if self.left_out != Some(phase) {
            let systems: ScheduleConfigs<ScheduleSystem> = systems.in_set(EnactSystems(phase));
            self.app.add_systems(ResolveAction::<G>::default(), systems);
        }
        self
    }
}
