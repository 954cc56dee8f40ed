//! The prison: a rescuer gives itself up for up to five captives of its pack. The enemy's
//! compensation (R86) is counted in [`super::upkeep`] and granted in [`super::actions`].

use crate::rules::Turn;
use crate::rules::arena::movement::Walker;
use crate::rules::arena::{
    Action, Arena, Event, PawnId, Pending, Power, Tables, Whereabouts, area,
};
use crate::rules::arena::{Position, pawn_id, placement};

/// R83: the most captives that one rescue frees.
pub const FREED_AT_MOST: u8 = 5;

/// R82: only the first action of a turn frees. R83: and only if there is a captive to free.
pub(super) fn may_rescue(walker: &Walker<'_>) -> bool {
    walker.first && walker.mover.position.captives(walker.mover.side) != 0
}

/// R83, R85: the captives that may be freed now: all but the rescuer, as long as the den has room.
pub(super) fn freeable(tables: &Tables, position: &Position, rescuer: PawnId) -> u32 {
    let captives = position.captives(rescuer.side()) & !rescuer.bit();
    pawn_id::pawns(rescuer.side(), captives)
        .filter(|pawn| placement::any(tables, position, *pawn, true))
        .fold(0, |set, pawn| set | pawn.bit())
}

/// R84: the rescuer becomes a captive, unless it cannot be one (R56). R88: it does not stay on the
/// prison square. Then captives are freed one after the other (R83).
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    match turn.action {
        Action::Move { .. } if turn.scratch.targeted => {
            let Some(pawn) = turn.scratch.mover else { return };
            let square = turn.scratch.to;
            if !turn.tables.place(square).is_prison(area::enemy(pawn.side())) {
                return;
            }
            let jailed = !turn.tables.kind_of(pawn).has(Power::Unjailable);
            let to = if jailed { Whereabouts::Captive } else { Whereabouts::Aside };
            turn.position.lift(pawn, to);
            turn.scratch.rescued = true;
            turn.tell(|| Event::Rescued { pawn, square, jailed });
        }
        Action::Free(pawn) => {
            turn.position.lift(pawn, Whereabouts::Aside);
            turn.tell(|| Event::Freed { pawn });
        }
        _ => {}
    }
}

/// The rescuer and the number of captives it may still free, if that is the topmost decision.
pub(super) fn pending(position: &Position) -> Option<(PawnId, u8)> {
    match position.turn_state().pending() {
        Some(Pending::Free { rescuer, left }) => Some((rescuer, left)),
        _ => None,
    }
}
