//! Shows a player who takes the screen what the others did meanwhile.
//!
//! The pawns are laid as they were after the seat's own last decision, and the same stages carry
//! out what followed once more, as this seat may hear it; in the end everything stands where it
//! stood. Chance was seen by all and is not shown twice. The match and its entries do not change.

use bevy::prelude::*;

use super::handover::SeeAgain;
use super::playing::Playing;
use super::resolving;
use crate::app::kit::settings::Settings;
use crate::app::table::board::cloth::Board;
use crate::app::table::contract::known_view::KnownView;
use crate::app::table::contract::pieces::{Pawn, Standing};
use crate::app::table::contract::table_game::TableGame;
use crate::referee::Match;
use crate::rules::{Actor, Seat, Viewer};

/// Shows the others' last actions if [`SeeAgain`] is set.
pub(in crate::app::table) fn see_again<G: TableGame>(world: &mut World) {
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
        past.commit(resolving::enact_again(world, resolution));
    }
}

/// What the other seats decided since this one did, and the match before it.
fn others_last<G: TableGame>(mut past: Match<G>, seat: Seat) -> Option<(Match<G>, Vec<G::Action>)> {
    let others = past.history().rev().map_while(|passed| {
        let by_other = matches!(passed.actor(), Actor::Seat(other) if other != seat);
        passed.action().filter(|_| by_other)
    });
    let mut actions: Vec<G::Action> = others.collect();
    actions.reverse();
    past.go_to(past.entries().len() - actions.len());
    (!actions.is_empty()).then_some((past, actions))
}

/// Lays the pawns of another moment.
fn lay<G: TableGame>(world: &mut World, game: &Match<G>, viewer: Viewer) {
    let view = game.view(viewer);
    let scene = G::stage(game.tables(), &G::shown_to(&view));
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    let Some(board) = boards.iter(world).next() else { return };
    let mut pawns = world.query_filtered::<Entity, With<Pawn>>();
    for pawn in pawns.iter(world).collect::<Vec<_>>() {
        world.despawn(pawn);
    }
    scene.spawn(board, &mut world.commands());
    world.insert_resource::<Standing>(scene.standing);
    world.insert_resource(KnownView::<G>::new(view));
    world.flush();
}
