//! Questions of computer players and hints beyond the [`crate::rules::Game`] trait: what pawns
//! could do if it were their turn, which may still act, what a movement meets.
//!
//! All answers come from the phases' own functions, so they cannot contradict the rules. Judging
//! whether a move is good belongs to the players.

use std::ops::ControlFlow;

use crate::rules::Square;
use crate::rules::arena::heading::{self, Heading};
use crate::rules::arena::{
    Action, Path, PawnId, Position, Tables, actions, liberation, movement, placement, web,
};

pub use crate::rules::arena::area::enemy;
pub use crate::rules::arena::movement::{Glimpse, Look, survey};
pub use crate::rules::arena::pawn_id::pawns;
pub use crate::rules::arena::roads::{Roads, Squares};

/// R10: the pawns of the side to move that may act now.
#[inline]
#[must_use]
pub fn able(tables: &Tables, position: &Position) -> u32 {
    match position.turn_state().pending() {
        None => actions::may_act(tables, position),
        Some(_) => 0,
    }
}

/// Calls `sink` with every movement of a pawn that may act.
#[inline]
pub fn movements(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    sink: &mut impl FnMut(Action),
) {
    // The callback never breaks off, so the result carries no information.
    let _ = movement::each(tables, position, pawn, &mut |action| {
        sink(action);
        ControlFlow::Continue(())
    });
}

/// The squares of a movement without the start.
#[inline]
pub fn way(
    tables: &Tables,
    from: Square,
    path: Path,
    distance: u8,
) -> impl Iterator<Item = Square> + '_ {
    movement::squares(tables, from, path, distance).map(|(square, _)| square)
}

/// R58: whether this square is in an enemy web that works on the pawn.
#[inline]
#[must_use]
pub fn is_webbed(tables: &Tables, position: &Position, pawn: PawnId, square: Square) -> bool {
    web::catches(tables, position, pawn, square)
}

/// R12: the headings a pawn may take, as a bit set.
#[inline]
#[must_use]
pub fn allowed_headings(tables: &Tables, pawn: PawnId) -> u8 {
    heading::allowed(tables, pawn)
}

/// The headings of a set, clockwise from north.
pub fn headings(set: u8) -> impl Iterator<Item = Heading> {
    heading::headings(set)
}

/// The den squares that a pawn may enter now.
pub fn den_squares<'a>(
    tables: &'a Tables,
    position: &'a Position,
    pawn: PawnId,
) -> impl Iterator<Item = Square> + 'a {
    placement::squares(tables, position, pawn, placement::in_rows(position))
}

/// R83: the captives that this rescuer may free now.
#[must_use]
pub fn freeable(tables: &Tables, position: &Position, rescuer: PawnId) -> u32 {
    liberation::freeable(tables, position, rescuer)
}
