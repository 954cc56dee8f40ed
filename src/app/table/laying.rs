//! Laying the table: from a match to what stands there, at the start, after undo, after a jump.
//!
//! The board is laid once a match; the pawns are laid anew whenever the match has changed
//! otherwise than by an action carried out. Deliberately absent: any difference between these
//! occasions, so that undo cannot show anything else than a fresh start would.

use bevy::prelude::*;

use super::board::{self, Board, BoardLayout};
use super::commands::Waiting;
use super::dress::Dress;
use super::pieces::{Pawn, Standing};
use super::playback::Playback;
use super::{Choices, Lit, Log, Playing, Seats, TurnNow};
use crate::app::screens::PlayerKind;
use crate::referee::Match;
use crate::rules::Seat;

/// The pawns are to be laid anew.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Relay(pub bool);

/// Puts a match on the table, the board included.
pub fn put_on_table<G: Dress>(world: &mut World, played: Match<G>, seats: Seats) {
    clear_table::<G>(world);
    let look = G::board(played.tables());
    // Somebody who plays alone against a computer sits at the bottom.
    let humans: Vec<Seat> = seats.humans().collect();
    let flipped = humans == [Seat(1)] && matches!(seats.player(Seat(0)), PlayerKind::Computer(_));
    world.insert_resource(BoardLayout::new(look.grid, flipped));
    board::spawn(&mut world.commands(), &look);
    world.insert_resource(seats);
    world.insert_resource(Playing::new(played));
    world.insert_resource(Relay(true));
    world.flush();
}

/// Takes everything of a match off the table.
pub fn clear_table<G: Dress>(world: &mut World) {
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    for board in boards.iter(world).collect::<Vec<_>>() {
        world.despawn(board);
    }
    world.remove_resource::<Playing<G>>();
    world.remove_resource::<BoardLayout>();
    world.insert_resource(Waiting::<G>::default());
    world.insert_resource(Log::default());
    world.insert_resource(Standing::default());
    world.insert_resource(TurnNow::default());
    world.insert_resource(Choices::default());
    world.insert_resource(Lit::default());
    world.resource_mut::<Playback>().cut();
}

/// Lays every pawn where the match has it.
pub(super) fn lay_pawns<G: Dress>(
    playing: Res<Playing<G>>,
    board: Query<Entity, With<Board>>,
    pawns: Query<Entity, With<Pawn>>,
    mut relay: ResMut<Relay>,
    mut standing: ResMut<Standing>,
    mut log: ResMut<Log>,
    mut commands: Commands,
) {
    if !std::mem::take(&mut relay.0) {
        return;
    }
    let Ok(board) = board.single() else { return };
    for pawn in &pawns {
        commands.entity(pawn).despawn();
    }
    let scene = playing.scene();
    scene.spawn(board, &mut commands);
    *standing = scene.standing;
    log.cut(playing.entries().len());
}
