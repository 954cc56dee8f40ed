//! The end of an action: counts actions, stores the decisions left pending, passes the turn. The
//! phases before have carried out everything else.

use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::{
    Action, Arena, Event, PawnId, Pending, Position, Power, SIDES, Stage, Tables, Whereabouts,
    area, liberation, placement,
};
use crate::rules::{Side, Turn};

/// Counts the action and puts the decisions it leaves on the stack.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let mut quiet = turn.position.quiet().saturating_add(1);
    match turn.action {
        Action::Begin(_) => {}
        Action::Place { pawn, .. } => {
            quiet = placed(turn, pawn, quiet);
        }
        Action::Move { .. } => moved(turn),
        Action::Turn { square, .. } => {
            if let Some(pawn) = turn.position.pawn_at(square) {
                acted(turn.position, pawn, 1);
            }
        }
        Action::Face(_) | Action::Enough => {
            turn.position.turn_state_mut().pending.pop();
        }
        Action::Free(pawn) => {
            let moment = turn.position.turn_state_mut();
            if let Some(Pending::Free { rescuer, left }) = moment.pending.pop() {
                // R85: freed pawns act from the next turn on.
                moment.acted |= pawn.bit();
                moment.spent |= pawn.bit();
                moment.pending.push(Pending::Free { rescuer, left: left.saturating_sub(1) });
                moment.pending.push(Pending::Place(pawn));
            }
        }
        Action::EndTurn => end_turn(turn),
    }
    if turn.scratch.hunted {
        quiet = 0;
    }
    turn.position.set_quiet(quiet);
    settle(turn.tables, turn.position);
    turn.tell_of(|position| Event::Awaits {
        moment: *position.turn_state(),
        quiet,
        quiet_turns: position.quiet_turns(),
    });
}

/// R9, R35: a pawn that enters the board chooses its heading. A position before a placement in
/// set-up cannot occur again.
fn placed(turn: &mut Turn<'_, Arena>, pawn: PawnId, quiet: u16) -> u16 {
    // R99: the team mate who placed the pawn, which is already on the board.
    let hand = turn.position.mate_to_act() ^ 1;
    let moment = turn.position.turn_state_mut();
    let placing = moment.stage == Stage::Placing;
    if placing {
        moment.hand = hand;
        moment.done += 1;
    } else {
        moment.pending.pop();
    }
    moment.pending.push(Pending::Face(pawn));
    if placing { 0 } else { quiet }
}

/// R10, R82, R86: marks a pawn as having acted and counts the actions used.
fn acted(position: &mut Position, pawn: PawnId, actions: u8) {
    // R99: team mates act alternately; a rescue belongs to one mate, though it counts as two
    // actions.
    let hand = position.mate_to_act();
    let moment = position.turn_state_mut();
    if moment.acted & pawn.bit() != 0 {
        moment.doubled = true;
        moment.spent |= pawn.bit();
    }
    moment.acted |= pawn.bit();
    moment.hand = hand;
    moment.done += actions;
}

/// The decisions left by a movement: a heading (R12), den squares for a hunter (R35), a rescuer
/// that cannot be a captive (R56) and pawns sent home (R53), captives to free (R83).
#[inline]
fn moved(turn: &mut Turn<'_, Arena>) {
    let (tables, position, scratch) = (turn.tables, &mut *turn.position, &*turn.scratch);
    let Some(mover) = scratch.mover else { return };
    // R82: freeing captives counts as two actions. R86: it also gives the enemy a compensation.
    acted(position, mover, if scratch.rescued { 2 } else { 1 });
    if scratch.hit || scratch.hunted {
        position.set_quiet_turns(0);
    }
    let here = position.pawn(mover).whereabouts();
    let moment = position.turn_state_mut();
    if scratch.hunted {
        moment.spent |= mover.bit(); // R36
    }
    match here {
        Whereabouts::Aside => moment.pending.push(Pending::Place(mover)),
        // R49: some animals do not turn after a hit. R32: others do, also after springing back.
        Whereabouts::Board if !(scratch.hit && tables.kind_of(mover).has(Power::Rigid)) => {
            moment.pending.push(Pending::Face(mover));
        }
        Whereabouts::Board | Whereabouts::Captive => {}
    }
    if scratch.rescued {
        moment.owed = true;
        moment.pending.push(Pending::Free { rescuer: mover, left: liberation::FREED_AT_MOST });
    }
    for pawn in pawns(area::enemy(mover.side()), scratch.sent_home) {
        moment.pending.push(Pending::Place(pawn));
    }
}

/// Passes the round of placing or the turn to the other side.
fn end_turn(turn: &mut Turn<'_, Arena>) {
    let (tables, position) = (turn.tables, &mut *turn.position);
    let next = area::enemy(position.turn_state().to_move);
    let was = position.turn_state().stage;
    let all_placed =
        was == Stage::Placing && !SIDES.iter().any(|side| can_place(tables, position, *side));
    let moment = position.turn_state_mut();
    match was {
        // R7: the side that placed second takes the first turn, even if the other side had more to
        // place.
        Stage::Placing if all_placed => {
            (moment.stage, moment.to_move) = (Stage::Playing, moment.second);
            moment.second = SIDES[0];
        }
        _ => moment.to_move = next,
    }
    (moment.done, moment.acted, moment.spent) = (0, 0, 0);
    (moment.hand, moment.doubled) = (0, false);
    if was == Stage::Playing {
        // R86: a compensation lasts one turn.
        (moment.compensated, moment.owed) = (moment.owed, false);
        let quiet_turns = position.quiet_turns().saturating_add(1);
        position.set_quiet_turns(quiet_turns);
        enter_waiting(tables, position);
    }
}

/// Whether set-up continues for a side. R38: a pawn without a square on which it can stand waits
/// off the board.
fn can_place(tables: &Tables, position: &Position, side: Side) -> bool {
    pawns(side, position.aside(tables, side))
        .any(|pawn| placement::any(tables, position, pawn, true))
}

/// R38: a pawn that waits for a den square enters at the start of its owner's turn.
fn enter_waiting(tables: &Tables, position: &mut Position) {
    let side = position.turn_state().to_move;
    for pawn in pawns(side, position.aside(tables, side)) {
        position.turn_state_mut().pending.push(Pending::Place(pawn));
    }
}

/// Removes decisions without an answer from the stack.
#[inline]
fn settle(tables: &Tables, position: &mut Position) {
    while let Some(pending @ (Pending::Place(_) | Pending::Free { .. })) =
        position.turn_state().pending()
        && is_answerless(tables, position, pending)
    {
        position.turn_state_mut().pending.pop();
    }
}

/// Whether a decision has no answer now: R38, no den square is free; R83 and R85, no captive can be
/// freed.
pub(super) fn is_answerless(tables: &Tables, position: &Position, pending: Pending) -> bool {
    match pending {
        Pending::Nothing | Pending::Face(_) => false,
        Pending::Place(pawn) => {
            !placement::any(tables, position, pawn, placement::in_rows(position))
        }
        Pending::Free { rescuer, left } => {
            left == 0 || liberation::freeable(tables, position, rescuer) == 0
        }
    }
}
