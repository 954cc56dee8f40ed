//! The stages of an action: the schedule [`ResolveAction`], one system set a phase.
//!
//! Each stage is a pair: the rules function of [`Game::TURN`], then [`Enact::enact`], which changes
//! entities by its events. The order comes from [`Game::TURN`] alone.
//!
//! [`Enact::enact`]: super::stagehand::Enact::enact

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use bevy::ecs::schedule::ScheduleLabel;
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
pub(super) struct PhaseEvents<G: Game> {
    pub(super) phase: Phase,
    /// In the order in which they were told.
    pub(super) events: Vec<G::Event>,
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
