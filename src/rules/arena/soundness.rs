//! What must hold in every position.

use crate::rules::arena::moment::pawns;
use crate::rules::arena::{
    PawnId, Pending, Position, SIDES, Stage, Tables, Whereabouts, heading, web,
};

/// # Errors
/// The broken invariant in words.
pub(super) fn check(tables: &Tables, position: &Position) -> Result<(), String> {
    for square in tables.grid.squares() {
        if let Some(id) = position.pawn_at(square) {
            let pawn = position.pawn(id);
            if pawn.whereabouts() != Whereabouts::Board || pawn.square() != square {
                return Err(format!("{} names a pawn that is elsewhere", tables.grid.name(square)));
            }
        }
    }
    for side in SIDES {
        let beyond = !tables.whole_pack(side);
        if (position.on_board(side) | position.captives(side)) & beyond != 0 {
            return Err(format!("{side:?} has pawns beyond its pack"));
        }
        pawns(side, position.on_board(side)).try_for_each(|id| standing(tables, position, id))?;
        if let Some(id) = pawns(side, position.captives(side) & !tables.jailable(side)).next() {
            return Err(format!("{id:?} cannot be a captive")); // R52
        }
    }
    moment(tables, position)
}

fn standing(tables: &Tables, position: &Position, id: PawnId) -> Result<(), String> {
    let (pawn, animal) = (position.pawn(id), tables.kind_of(id));
    let square = pawn.square();
    let name = || format!("{} on {}", animal.plan.id, tables.grid.name(square));
    if position.pawn_at(square) != Some(id) {
        return Err(format!("{} does not stand there alone", name())); // R2
    }
    if !tables.place(square).is_standable() {
        return Err(format!("{}: nobody can stand there", name())); // R24, R37, R88
    }
    if tables.place(square).is_water() && !animal.enters_water() {
        return Err(format!("{} does not enter water", name())); // R60
    }
    if heading::allowed(tables, id) & pawn.heading().bit() == 0 {
        return Err(format!("{} may not point there", name())); // R45
    }
    if pawn.endangered() && !web::catches(tables, position, id, square) {
        return Err(format!("{} is in danger of no web", name())); // R61
    }
    Ok(())
}

fn moment(tables: &Tables, position: &Position) -> Result<(), String> {
    let moment = position.moment();
    if moment.stage == Stage::Placing
        && position.captives(SIDES[0]) | position.captives(SIDES[1]) != 0
    {
        return Err("there are captives before the match".into());
    }
    if (moment.acted | moment.spent) & !tables.whole_pack(moment.to_move) != 0 || moment.hand > 1 {
        return Err("somebody acted who is not there".into());
    }
    for pending in moment.stack() {
        let (fits, id) = match *pending {
            Pending::Nothing => (false, PawnId(0)),
            Pending::Face(id) => (position.pawn(id).whereabouts() == Whereabouts::Board, id),
            Pending::Place(id) => (position.pawn(id).whereabouts() == Whereabouts::Aside, id),
            Pending::Free { rescuer, left } => (left <= super::liberation::FREED_AT_MOST, rescuer),
        };
        let known = usize::from(id.index()) < tables.pack(id.side()).len();
        if !fits || !known || moment.stage == Stage::Lot {
            return Err(format!("nobody can decide {pending:?}"));
        }
    }
    if position.target() == 0 {
        return Err("a match is won by at least one point".into());
    }
    Ok(())
}
