//! The defence areas: which pawns may stop in them, cross them and hit in them.
//!
//! The tables say which squares are areas. [`super::movement`] calls these functions for every
//! square that a movement touches.

use crate::rules::Side;
use crate::rules::arena::movement::{Mover, Walker};
use crate::rules::arena::{PawnId, Place, Power, SIDES, capture, pawn_id};

/// The other side.
#[inline]
#[must_use]
pub const fn enemy(side: Side) -> Side {
    Side(side.0 ^ 1)
}

/// R76: whether the pawn may end its movement on this empty square. Only a guard may stop in its
/// own area, one at a time. R80: a pawn that crossed the area from water may not stop beyond it.
pub(super) fn may_rest(walker: &Walker<'_>, place: Place, crossed: bool) -> bool {
    if place.is_area(walker.mover.side) {
        walker.mover.animal.has(Power::Guard) && !is_guarded(&walker.mover)
    } else {
        !crossed
    }
}

/// R77: a defender may enter its area to hit an attacker in it. R78: but not past another guard.
/// R80: a pawn that crosses the area from water hits only inside it.
pub(super) fn may_strike(walker: &Walker<'_>, place: Place, crossed: bool) -> bool {
    if place.is_area(walker.mover.side) { !is_guarded(&walker.mover) } else { !crossed }
}

/// R78: whether another guard of the pawn's side is in its area. A guard that is inside may hit.
fn is_guarded(mover: &Mover<'_>) -> bool {
    let Mover { tables, position, pawn, side, .. } = *mover;
    let others = position.on_board(side) & !pawn.bit();
    pawn_id::pawns(side, others & tables.guards(side))
        .any(|guard| tables.place(position.pawn(guard).square()).is_area(side))
}

/// R73: whether the hit imprisons a guard of the area, the one movement in which an intruder may
/// use all its powers.
pub(super) fn is_raid(mover: &Mover<'_>, victim: PawnId, place: Place) -> bool {
    place.is_area(enemy(mover.side))
        && mover.tables.kind_of(victim).has(Power::Guard)
        && capture::imprisons(mover, victim)
}

/// R87: the areas that a movement would enter: those in which it does not start.
pub(super) fn entered_from(start: Place) -> Place {
    SIDES
        .into_iter()
        .filter(|side| !start.is_area(*side))
        .map(Place::area)
        .fold(Place::default(), Place::or)
}
