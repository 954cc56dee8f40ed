//! Tactique: a Zoon moves off its grid (Z53).

use std::ops::ControlFlow;

use super::{point_at_user, show, spend, users};
use crate::rules::zoon::{Action, Position, Tables, TrumpId, Visit, Zoon, movement};
use crate::rules::{Square, Turn};

/// Any square within the distance, except those of friends and Obstacles (Z22); squares in between
/// do not matter. Z53: an impossible leap is not offered.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    distance: u8,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let (seat, field) = (trump.seat(), position.field());
    let barred = field.held(seat) | field.obstacles(seat);
    for (_, from) in users(tables, position, trump) {
        for to in reach(tables, from, distance) {
            if barred & to.bit() == 0 {
                visit(Action::Leap { trump, from, to })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn reach(tables: &Tables, from: Square, distance: u8) -> impl Iterator<Item = Square> {
    let (x, y) = tables.grid.place(from);
    tables.grid.squares().filter({
        let grid = tables.grid;
        move |to| {
            let (a, b) = grid.place(*to);
            *to != from && a.abs_diff(x) <= distance && b.abs_diff(y) <= distance
        }
    })
}

/// The Zoon lands, in combat if an enemy is there. Z38: after a move off the grid, a tie sends it
/// to its start.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId, from: Square, to: Square) {
    let Some(slot) = turn.position.field.slot_at(from) else { return };
    show(turn, trump);
    point_at_user(turn, trump, slot);
    spend(turn, trump);
    movement::go(turn, slot, to, from, None);
}
