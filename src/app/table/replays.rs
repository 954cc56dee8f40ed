//! Seeing again what the others did: whoever takes the screen was not looking.
//!
//! The pawns are laid as they were after the seat's own last decision, and the same stages carry
//! out what followed once more, for its ears; in the end everything stands where it stood. What
//! chance decided was seen by everybody and is not shown twice. Deliberately absent: entries; the
//! match is not touched.

use bevy::prelude::*;

use super::board::Board;
use super::dress::Dress;
use super::pieces::{Pawn, Standing};
use super::told::Told;
use super::{Playing, stages};
use crate::app::kit::settings::Settings;
use crate::referee::{Entry, Match};
use crate::rules::{Actor, Seat, Viewer};

/// What the others did is to be seen again.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SeeAgain(pub bool);

/// Shows it.
pub(super) fn see_again<G: Dress>(world: &mut World) {
    if !std::mem::take(&mut world.resource_mut::<SeeAgain>().0) {
        return;
    }
    let is_instant = world.resource::<Settings>().playback.stretch() == 0.0;
    let playing = world.resource::<Playing<G>>();
    let Viewer::Seat(seat) = playing.viewer() else { return };
    let Some((mut past, actions)) = others_last(playing.fork(), seat).filter(|_| !is_instant)
    else {
        return;
    };
    lay::<G>(world, &past, Viewer::Seat(seat));
    for action in actions {
        let Ok(resolution) = past.begin(action) else { return };
        past.commit(stages::enact_again(world, resolution));
    }
}

/// What the other seats decided since this one did, and the match before it.
fn others_last<G: Dress>(mut past: Match<G>, seat: Seat) -> Option<(Match<G>, Vec<G::Action>)> {
    let mut actions = Vec::new();
    loop {
        let mut earlier = past.clone();
        let Some(Entry::Action(action)) = earlier.undo() else { break };
        if !matches!(earlier.actor(), Actor::Seat(other) if other != seat) {
            break;
        }
        actions.push(action);
        past = earlier;
    }
    actions.reverse();
    (!actions.is_empty()).then_some((past, actions))
}

/// Lays the pawns of another moment.
fn lay<G: Dress>(world: &mut World, moment: &Match<G>, viewer: Viewer) {
    let view = moment.view(viewer);
    let scene = G::stage(moment.tables(), &G::shown_to(&view));
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    let Some(board) = boards.iter(world).next() else { return };
    let mut pawns = world.query_filtered::<Entity, With<Pawn>>();
    for pawn in pawns.iter(world).collect::<Vec<_>>() {
        world.despawn(pawn);
    }
    scene.spawn(board, &mut world.commands());
    world.insert_resource::<Standing>(scene.standing);
    world.insert_resource(Told::<G>::new(view));
    world.flush();
}
