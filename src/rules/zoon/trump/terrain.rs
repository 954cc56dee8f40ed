//! Terrain: a trump that lies on the field as an Obstacle until the end of the match (Z64-Z66).

use std::ops::ControlFlow;

use super::show;
use crate::rules::grid::squares;
use crate::rules::zoon::{
    Action, Field, Ground, Position, SEATS, Tables, TrumpId, TrumpState, Visit, Zoon, elimination,
};
use crate::rules::{Square, Turn};

/// Z65: the squares of the ground without any Zoon or Obstacle of either player.
pub(in crate::rules::zoon) fn free(
    tables: &Tables,
    field: &Field,
    trump: TrumpId,
    ground: Ground,
) -> u64 {
    let closed = SEATS.into_iter().fold(0, |set, seat| set | field.closed(seat));
    tables.ground(ground, trump.seat()) & !closed
}

/// One square, or two that share an edge, the second one right of the first or above it.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    count: u8,
    ground: Ground,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let free = free(tables, position.field(), trump, ground);
    for square in squares(free) {
        if count < 2 {
            visit(Action::Lay { trump, square, second: None })?;
            continue;
        }
        for way in [(1, 0), (0, 1)] {
            let second = tables.grid.step(square, way).filter(|next| free & next.bit() != 0);
            if second.is_some() {
                visit(Action::Lay { trump, square, second })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Z64: it stays until the end of the match.
pub(super) fn resolve(
    turn: &mut Turn<'_, Zoon>,
    trump: TrumpId,
    square: Square,
    second: Option<Square>,
) {
    show(turn, trump);
    let squares = [square, second.unwrap_or(square)];
    elimination::relocate(turn, trump, TrumpState::Laid(squares));
}
