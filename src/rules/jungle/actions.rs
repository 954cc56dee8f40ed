//! The legal actions, combined from the questions of the phases.

use crate::rules::grid::squares;
use crate::rules::jungle::{Action, Position, SIDES, Tables, capture, movement};
use crate::rules::{Side, Square};

/// Appends every legal action, pawn by pawn in square order.
#[inline]
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    if position.ending().is_some() {
        return;
    }
    let Some(mover) = position.to_move() else {
        out.extend(SIDES.map(Action::Begin));
        return;
    };
    for from in squares(position.pawns(mover)) {
        for to in squares(destinations(tables, position, from)) {
            out.push(Action::Move { from, to });
        }
    }
}

/// The squares to which the mover's pawn on `from` may move: in reach, and either empty or held by
/// an enemy that it may capture.
#[inline]
pub(super) fn destinations(tables: &Tables, position: &Position, from: Square) -> u64 {
    let reach = movement::reach(tables, position, from);
    let held = reach & position.pawns(Side(position.mover().0 ^ 1));
    if held == 0 { reach } else { reach & !held | capture::takeable(tables, position, from, held) }
}

/// Whether one action is legal.
pub(super) fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
    match (action, position.to_move(), position.ending()) {
        (_, _, Some(_)) => false,
        (Action::Begin(side), None, None) => SIDES.contains(&side),
        (Action::Move { from, to }, Some(mover), None) => {
            let board = tables.grid.len();
            from.index() < board
                && to.index() < board
                && position.pawns(mover) & from.bit() != 0
                && destinations(tables, position, from) & to.bit() != 0
        }
        _ => false,
    }
}

/// Whether the side to move has any move (J21). Tries the most common case first: an empty land
/// square above or below a pawn.
#[inline]
pub(super) fn any(tables: &Tables, position: &Position) -> bool {
    let mover = position.mover();
    let free = tables.open_land(mover) & !position.occupied();
    let own = position.pawns(mover);
    tables.above_and_below(own) & free != 0
        || squares(own).any(|from| destinations(tables, position, from) != 0)
}
