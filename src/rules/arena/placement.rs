//! Entering the board: set-up, and restarting from the den. [`super::upkeep`] decides which pawns
//! must enter.

use crate::rules::arena::web;
use crate::rules::arena::{
    Action, Arena, Event, Heading, PawnId, Pending, Position, Stage, Tables,
};
use crate::rules::{Square, Turn};

/// R5, R8, R35: whether a pawn may enter this square: an empty one of its own den, on land or
/// water, but no water for animals that do not enter it (R60). R65: not in an enemy web, unless the
/// animal is web-proof (R55). With `in_rows`, R6 and R85: the second row only behind an occupied
/// square.
pub(super) fn may_place(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    square: Square,
    in_rows: bool,
) -> bool {
    let (side, place) = (pawn.side(), tables.place(square));
    place.is_den(side)
        // R2: one animal per square.
        && position.pawn_at(square).is_none()
        && (!place.is_water() || tables.kind_of(pawn).enters_water())
        && !(in_rows && place.is_second_row(side) && is_front_free(tables, position, pawn, square))
        && !web::catches(tables, position, pawn, square)
}

/// R5, R35, R85: the pawns of the deciding side that may enter the board now if there is a square
/// for them: the pending one, or in set-up any that is not placed yet, until the round is complete.
pub(super) fn coming(tables: &Tables, position: &Position) -> u32 {
    let moment = position.turn_state();
    match moment.pending() {
        Some(Pending::Place(pawn)) => pawn.bit(),
        None if moment.stage == Stage::Placing && moment.done < tables.options.placed_at_once => {
            position.aside(tables, moment.to_move)
        }
        _ => 0,
    }
}

fn is_front_free(tables: &Tables, position: &Position, pawn: PawnId, square: Square) -> bool {
    let front = tables.in_front(pawn.side(), square);
    front.is_some_and(|front| position.pawn_at(front).is_none())
}

/// The squares that a pawn may enter.
pub(super) fn squares<'a>(
    tables: &'a Tables,
    position: &'a Position,
    pawn: PawnId,
    in_rows: bool,
) -> impl Iterator<Item = Square> + 'a {
    let dens = tables.dens(pawn.side()).iter().copied();
    dens.filter(move |square| may_place(tables, position, pawn, *square, in_rows))
}

/// Whether a pawn may enter any square.
pub(super) fn any(tables: &Tables, position: &Position, pawn: PawnId, in_rows: bool) -> bool {
    squares(tables, position, pawn, in_rows).next().is_some()
}

/// Whether the second-row rule applies to the pawn to be placed now: in set-up (R6) and for freed
/// captives (R85), but not after a hunt (R35) or a hit (R53).
pub(super) fn in_rows(position: &Position) -> bool {
    let moment = position.turn_state();
    let freed = matches!(moment.stack(), [.., Pending::Free { .. }, Pending::Place(_)]);
    moment.stage == Stage::Placing || freed
}

/// Puts the pawn on the board, heading forward until its owner turns it (R9, R35).
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Place { pawn, square } = turn.action else { return };
    let heading = Heading::forward(pawn.side());
    turn.position.put(pawn, square, heading);
    turn.tell(|| Event::Placed { pawn, square, heading });
}
