//! The legal actions, combined from the questions of the phases.

use std::ops::ControlFlow;

use crate::rules::arena::heading::{self, headings};
use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::turn_state::COMPULSORY;
use crate::rules::arena::{
    Action, PawnId, Pending, Position, SIDES, Stage, Tables, liberation, movement, placement,
};

/// Appends every legal action.
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    if position.ending().is_some() {
        return;
    }
    let moment = position.turn_state();
    match (moment.stage, moment.pending()) {
        (_, Some(pending)) => list_pending(tables, position, pending, out),
        (Stage::Lot, _) => out.extend(SIDES.map(Action::Begin)),
        (Stage::Placing, _) => list_placing(tables, position, out),
        (Stage::Playing, _) => {
            let before = out.len();
            for pawn in pawns(moment.to_move, may_act(tables, position)) {
                let _ = movement::each(tables, position, pawn, &mut |action| {
                    out.push(action);
                    ControlFlow::Continue(())
                });
                list_turns(tables, position, pawn, out);
            }
            // R10: the turn may end. R86: the additional action of a compensation is optional.
            if out.len() == before || moment.done >= COMPULSORY {
                out.push(Action::EndTurn);
            }
        }
    }
}

fn list_pending(tables: &Tables, position: &Position, pending: Pending, out: &mut Vec<Action>) {
    match pending {
        Pending::Nothing => {}
        Pending::Face(pawn) => {
            out.extend(headings(heading::allowed(tables, pawn)).map(Action::Face));
        }
        Pending::Place(pawn) => place(tables, position, pawn, out),
        Pending::Free { rescuer, left } => {
            let freeable = liberation::freeable(tables, position, rescuer);
            out.extend(pawns(rescuer.side(), freeable).map(Action::Free));
            if left < liberation::FREED_AT_MOST {
                out.push(Action::Enough);
            }
        }
    }
}

fn place(tables: &Tables, position: &Position, pawn: PawnId, out: &mut Vec<Action>) {
    let squares = placement::squares(tables, position, pawn, placement::in_rows(position));
    out.extend(squares.map(|square| Action::Place { pawn, square }));
}

/// R5: a limited number of animals per round; then the round ends.
fn list_placing(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let before = out.len();
    for pawn in pawns(position.turn_state().to_move, placement::coming(tables, position)) {
        place(tables, position, pawn, out);
    }
    if out.len() == before {
        out.push(Action::EndTurn);
    }
}

/// R18: a change of direction must change it.
fn list_turns(tables: &Tables, position: &Position, pawn: PawnId, out: &mut Vec<Action>) {
    let (square, now) = (position.pawn(pawn).square(), position.pawn(pawn).heading());
    let others = heading::allowed(tables, pawn) & !now.bit();
    out.extend(headings(others).map(|heading| Action::Turn { square, heading }));
}

/// R10: the pawns of the side to move that may act: different ones, as long as actions are left.
/// R86: in compensation one pawn may act twice. R36: but not after a hunt.
#[inline]
pub(super) fn may_act(tables: &Tables, position: &Position) -> u32 {
    let moment = position.turn_state();
    let inside_three = tables.double_inside_three();
    if moment.done >= moment.actions_in_turn(inside_three) {
        return 0;
    }
    let twice = moment.compensated && !moment.doubled && (inside_three || moment.done == 1);
    let tired = if twice { moment.spent } else { moment.acted };
    position.on_board(moment.to_move) & !tired
}

/// Whether one action is legal.
pub(super) fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
    if position.ending().is_some() {
        return false;
    }
    let moment = position.turn_state();
    let free_to_act = moment.pending().is_none() && moment.stage == Stage::Playing;
    match action {
        Action::Begin(side) => moment.stage == Stage::Lot && SIDES.contains(&side),
        Action::Place { pawn, square } => {
            square.index() < tables.grid.len()
                && pawn.side() == moment.decider()
                && placement::coming(tables, position) & pawn.bit() != 0
                && placement::may_place(
                    tables,
                    position,
                    pawn,
                    square,
                    placement::in_rows(position),
                )
        }
        Action::Move { from, .. } => {
            let Some(pawn) = acting(tables, position, from).filter(|_| free_to_act) else {
                return false;
            };
            let search = &mut |listed| {
                if listed == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            movement::each(tables, position, pawn, search).is_break()
        }
        Action::Turn { square, heading } => {
            free_to_act
                && heading.0 < 8
                && acting(tables, position, square).is_some_and(|pawn| {
                    let now = position.pawn(pawn).heading();
                    heading::allowed(tables, pawn) & !now.bit() & heading.bit() != 0
                })
        }
        Action::Face(heading) => match moment.pending() {
            Some(Pending::Face(pawn)) => {
                heading.0 < 8 && heading::allowed(tables, pawn) & heading.bit() != 0
            }
            _ => false,
        },
        Action::Free(pawn) => liberation::pending(position).is_some_and(|(rescuer, _)| {
            pawn.side() == rescuer.side()
                && liberation::freeable(tables, position, rescuer) & pawn.bit() != 0
        }),
        Action::Enough => {
            liberation::pending(position).is_some_and(|(_, left)| left < liberation::FREED_AT_MOST)
        }
        Action::EndTurn => moment.pending().is_none() && is_turn_done(tables, position),
    }
}

/// The pawn on a square, if it may act now.
pub(super) fn acting(
    tables: &Tables,
    position: &Position,
    square: crate::rules::Square,
) -> Option<PawnId> {
    let pawn = position.pawn_at(square)?;
    let may =
        pawn.side() == position.turn_state().to_move && may_act(tables, position) & pawn.bit() != 0;
    may.then_some(pawn)
}

/// R10: the turn may end when its compulsory actions are done or no pawn can act any more. R86: the
/// third action of a compensation is optional.
pub(super) fn is_turn_done(tables: &Tables, position: &Position) -> bool {
    let moment = position.turn_state();
    let side = moment.to_move;
    match moment.stage {
        Stage::Lot => false,
        Stage::Placing => {
            let mut left = pawns(side, placement::coming(tables, position));
            !left.any(|pawn| placement::any(tables, position, pawn, true))
        }
        Stage::Playing => {
            let mut able = pawns(side, may_act(tables, position));
            moment.done >= COMPULSORY || !able.any(|pawn| can_act(tables, position, pawn))
        }
    }
}

pub(super) fn can_act(tables: &Tables, position: &Position, pawn: PawnId) -> bool {
    let turns = heading::allowed(tables, pawn) & !position.pawn(pawn).heading().bit();
    turns != 0 || movement::each(tables, position, pawn, &mut |_| ControlFlow::Break(())).is_break()
}
