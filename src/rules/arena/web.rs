//! Webs: the squares around a spinner, on which enemies may not stop.
//!
//! A pawn that ends its own movement in a web is captured at once. A pawn that a spinner's movement
//! puts into a web is endangered: it has its next turn to leave. Webs have no effect on their own
//! side (R58). Whether passing through a web ends a movement is decided in [`super::movement`].

use crate::rules::arena::{
    Action, Arena, Event, PawnId, Position, Power, SIDES, Stage, Tables, Whereabouts, area, pawn_id,
};
use crate::rules::{Side, Square, Turn};

/// R58, R59: whether `square` is in an enemy web that works on the pawn. R55: some pawns are
/// web-proof. R60, R65: webs cover land only, and neither hunting nor prison squares.
#[inline]
pub(super) fn catches(tables: &Tables, position: &Position, pawn: PawnId, square: Square) -> bool {
    tables.web_proof(pawn.side()) & pawn.bit() == 0
        && covers(tables, position, area::enemy(pawn.side()), square)
}

/// R58: whether a web of `side` covers `square`.
#[inline]
fn covers(tables: &Tables, position: &Position, side: Side, square: Square) -> bool {
    pawn_id::pawns(side, position.on_board(side) & tables.spinners(side))
        .any(|spider| tables.webs(position.pawn(spider).square(), square))
}

/// Every square covered by webs of `side`, for display (R58, R60).
pub fn webbed(tables: &Tables, position: &Position, side: Side) -> impl Iterator<Item = Square> {
    tables.grid.squares().filter(move |square| covers(tables, position, side, *square))
}

/// R61-R65: applies webs to the pawn that moved, to pawns a spinner approached, and at the end of
/// the turn.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    match turn.action {
        Action::Move { .. } => {
            if let Some(mover) = turn.scratch.mover {
                catch_mover(turn, mover);
                endanger(turn, mover);
                lift_dangers(turn);
            }
        }
        // R65: a spinner that restarts endangers pawns as if it had moved.
        Action::Place { pawn, .. } if turn.position.turn_state().stage == Stage::Playing => {
            endanger(turn, pawn);
        }
        Action::EndTurn if turn.position.turn_state().stage == Stage::Playing => {
            take_endangered(turn)
        }
        _ => {}
    }
}

/// R62: a pawn that ends its own movement in a web is captured. R63: after its hit; a pawn that
/// sprang back is judged by its start square. R64: armor does not protect it.
#[inline]
fn catch_mover(turn: &mut Turn<'_, Arena>, mover: PawnId) {
    // A pawn that hunted, rescued or was captured is not on the board.
    let square = turn.position.pawn(mover).square();
    if turn.position.on_board(mover.side()) & mover.bit() != 0
        && catches(turn.tables, turn.position, mover, square)
    {
        take(turn, mover, square);
    }
}

/// The web captures a pawn. R52, R53: a pawn that cannot be a captive goes home instead.
fn take(turn: &mut Turn<'_, Arena>, pawn: PawnId, square: Square) {
    if turn.tables.kind_of(pawn).has(Power::Unjailable) {
        turn.position.lift(pawn, Whereabouts::Aside);
        turn.tell(|| Event::SentHome { pawn, square });
        return;
    }
    turn.position.lift(pawn, Whereabouts::Captive);
    turn.scratch.caught = true;
    turn.tell(|| Event::Webbed { pawn, square });
}

/// R61: enemies around a spinner that arrived are endangered.
#[inline]
fn endanger(turn: &mut Turn<'_, Arena>, spider: PawnId) {
    let tables = turn.tables;
    if tables.spinners(spider.side()) & turn.position.on_board(spider.side()) & spider.bit() == 0 {
        return;
    }
    let at = turn.position.pawn(spider);
    let enemy = area::enemy(spider.side());
    let safe = turn.position.endangered(enemy) | tables.web_proof(enemy);
    for pawn in pawn_id::pawns(enemy, turn.position.on_board(enemy) & !safe) {
        if tables.webs(at.square(), turn.position.pawn(pawn).square()) {
            turn.position.endanger(pawn, true);
            turn.tell(|| Event::Endangered { pawn });
        }
    }
}

/// R61: a pawn that is in no web any more, because it or the spinner left, is out of danger.
#[inline]
fn lift_dangers(turn: &mut Turn<'_, Arena>) {
    for side in SIDES {
        if turn.position.endangered(side) == 0 {
            continue;
        }
        for pawn in pawn_id::pawns(side, turn.position.endangered(side)) {
            let square = turn.position.pawn(pawn).square();
            if !catches(turn.tables, turn.position, pawn, square) {
                turn.position.endanger(pawn, false);
                turn.tell(|| Event::OutOfDanger { pawn });
            }
        }
    }
}

/// R61: at the end of its turn a side loses its pawns that are still endangered.
fn take_endangered(turn: &mut Turn<'_, Arena>) {
    let side = turn.position.turn_state().to_move;
    for pawn in pawn_id::pawns(side, turn.position.endangered(side)) {
        let square = turn.position.pawn(pawn).square();
        take(turn, pawn, square);
    }
    lift_dangers(turn);
}
