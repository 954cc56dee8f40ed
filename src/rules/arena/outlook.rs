//! What computer players and hints ask beyond the contract: what pawns could do if it were their
//! turn, who may still act, what a movement meets.
//!
//! Everything is answered from the phases' own questions, so it cannot disagree with the rules.
//! No judgement of what is good stands here.

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
    match position.moment().pending() {
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
    // Nothing breaks off, so there is nothing to be told about it.
    let _ = movement::each(tables, position, pawn, &mut |action| {
        sink(action);
        ControlFlow::Continue(())
    });
}

/// The squares of a movement, the start left out.
#[inline]
pub fn way(
    tables: &Tables,
    from: Square,
    path: Path,
    distance: u8,
) -> impl Iterator<Item = Square> + '_ {
    movement::squares(tables, from, path, distance).map(|(square, _)| square)
}

/// R58: whether a pawn would stand in an enemy web on this square.
#[inline]
#[must_use]
pub fn is_webbed(tables: &Tables, position: &Position, pawn: PawnId, square: Square) -> bool {
    web::catches(tables, position, pawn, square)
}

/// R12: the headings a pawn may take, as a set.
#[inline]
#[must_use]
pub fn allowed_headings(tables: &Tables, pawn: PawnId) -> u8 {
    heading::allowed(tables, pawn)
}

/// The headings of a set, clockwise from north.
pub fn headings(set: u8) -> impl Iterator<Item = Heading> {
    heading::headings(set)
}

/// The den squares onto which a pawn may come now.
pub fn den_squares<'a>(
    tables: &'a Tables,
    position: &'a Position,
    pawn: PawnId,
) -> impl Iterator<Item = Square> + 'a {
    placement::squares(tables, position, pawn, placement::in_rows(position))
}

/// R83: the captives that may be freed now by this rescuer.
#[must_use]
pub fn freeable(tables: &Tables, position: &Position, rescuer: PawnId) -> u32 {
    liberation::freeable(tables, position, rescuer)
}
