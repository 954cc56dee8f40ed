//! Everything that changes the match comes through here: choices, the computer's actions, chance,
//! and requests from buttons and menus.
//!
//! An action somebody here picks cuts playback short and counts at once; all others wait until
//! everything before them has been seen. Buttons only send [`TableRequest`]; whether a request
//! makes sense is told by [`super::TurnNow`].

use bevy::prelude::*;

use super::dress::Dress;
use super::playback::Playback;
use super::selection::Chosen;
use super::stages;
use super::{Playing, TableSystems, TurnNow};
use crate::rules::{Actor, Game};

/// A computer player, or somebody elsewhere, has decided.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayAction<G: Game>(pub G::Action);

/// The match has changed otherwise than by an action carried out: lay the table anew.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Relay(pub bool);

/// Actions that wait for playback.
#[derive(Resource, Debug)]
struct Waiting<G: Game>(Vec<G::Action>);

pub(super) fn plugin(_: &mut App) {}

pub(super) fn game_plugin<G: Dress>(app: &mut App) {
    app.add_message::<PlayAction<G>>().insert_resource(Waiting::<G>(Vec::new())).add_systems(
        Update,
        (hear_actions::<G>, draw_lots::<G>, carry_out::<G>)
            .chain()
            .in_set(TableSystems::Act)
            .run_if(resource_exists::<Playing<G>>),
    );
}

fn hear_actions<G: Dress>(
    mut played: MessageReader<PlayAction<G>>,
    mut chosen: MessageReader<Chosen>,
    playing: Res<Playing<G>>,
    mut playback: ResMut<Playback>,
    mut waiting: ResMut<Waiting<G>>,
) {
    for Chosen(choice) in chosen.read() {
        playback.cut();
        waiting.0.extend(playing.actions().get(*choice));
    }
    waiting.0.extend(played.read().map(|PlayAction(action)| *action));
}

/// Chance decides by the referee's dice.
fn draw_lots<G: Dress>(
    now: Res<TurnNow>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    if waiting.0.is_empty() && now.actor == Actor::Chance {
        // The dice turn, but the match stays as it is until the lot is carried out.
        waiting.0.extend(playing.bypass_change_detection().draw());
    }
}

fn carry_out<G: Dress>(world: &mut World) {
    if !world.resource::<Playback>().is_idle() {
        return;
    }
    let mut waiting = world.resource_mut::<Waiting<G>>();
    if waiting.0.is_empty() {
        return;
    }
    let action = waiting.0.remove(0);
    if let Err(refused) = stages::resolve::<G>(world, action) {
        warn!("{action:?} cannot be played: {refused}");
    }
}
