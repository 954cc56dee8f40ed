//! What must hold in every position, whether it was played or read.
//!
//! Absent: whether a match could have led to it. A position may be thrown together, as long as the
//! phases can go on from it.

use crate::rules::arena::moment::pawns;
use crate::rules::arena::{
    PawnId, Pending, Position, SIDES, Stage, Tables, Whereabouts, heading, liberation, text,
    upkeep, web,
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
    if moment.stage != Stage::Placing && moment.second != SIDES[0] {
        return Err("nobody places second after set-up".into());
    }
    if (moment.acted | moment.spent) & !tables.whole_pack(moment.to_move) != 0 || moment.hand > 1 {
        return Err("somebody acted who is not there".into());
    }
    pending(tables, position)?;
    if position.target() == 0 {
        return Err("a match is won by at least one point".into());
    }
    Ok(())
}

/// The decisions that wait: each fits whom it is about, none waits twice, and the next has an
/// answer. Those below may still lose theirs, or find one, before their turn comes.
fn pending(tables: &Tables, position: &Position) -> Result<(), String> {
    let stack = position.moment().stack();
    for (index, pending) in stack.iter().enumerate() {
        if !fits(tables, position, *pending) {
            return Err(format!("nobody can decide `{}`", text::pending(tables, *pending)));
        }
        if stack[..index].iter().any(|other| same(*other, *pending)) {
            return Err(format!("`{}` is to be decided twice", text::pending(tables, *pending)));
        }
    }
    match position.moment().pending() {
        Some(pending) if upkeep::is_answerless(tables, position, pending) => {
            Err(format!("nothing answers `{}`", text::pending(tables, pending)))
        }
        _ => Ok(()),
    }
}

/// Whether a decision can be about this pawn. In set-up only headings are left behind, and only the
/// side whose turn it is frees captives.
fn fits(tables: &Tables, position: &Position, pending: Pending) -> bool {
    let moment = position.moment();
    let is = |id: PawnId, whereabouts| position.pawn(id).whereabouts() == whereabouts;
    let known = |id: PawnId| usize::from(id.index()) < tables.pack(id.side()).len();
    let playing = moment.stage == Stage::Playing;
    match pending {
        Pending::Nothing => false,
        Pending::Face(id) => known(id) && moment.stage != Stage::Lot && is(id, Whereabouts::Board),
        Pending::Place(id) => known(id) && playing && is(id, Whereabouts::Aside),
        Pending::Free { rescuer, left } => {
            known(rescuer)
                && playing
                && left <= liberation::FREED_AT_MOST
                && rescuer.side() == moment.to_move
                && !is(rescuer, Whereabouts::Board)
        }
    }
}

/// Whether two decisions are about the same: one pawn's heading or square, or whom to free.
fn same(one: Pending, other: Pending) -> bool {
    let pawn = |pending| match pending {
        Pending::Face(id) | Pending::Place(id) => Some(id),
        Pending::Nothing | Pending::Free { .. } => None,
    };
    pawn(one) == pawn(other)
}
