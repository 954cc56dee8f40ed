//! The turn goes on: actions used up, decisions left behind, the other side's turn. Absent: what the
//! decisions are about; the phases before have done that.

use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::{
    Action, Arena, Event, PawnId, Pending, Position, Power, SIDES, Stage, Tables, Whereabouts,
    area, liberation, placement,
};
use crate::rules::{Side, Turn};

/// Counts the action and lays on the stack what it leaves to be decided.
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
            turn.position.moment_mut().pending.pop();
        }
        Action::Free(pawn) => {
            let moment = turn.position.moment_mut();
            if let Some(Pending::Free { rescuer, left }) = moment.pending.pop() {
                // R85: the freed act from the next turn on.
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
        moment: *position.moment(),
        quiet,
        quiet_turns: position.quiet_turns(),
    });
}

/// R9, R35: who comes onto the board chooses its heading. In set-up nothing before can come again.
fn placed(turn: &mut Turn<'_, Arena>, pawn: PawnId, quiet: u16) -> u16 {
    // R99: the mate who placed it; it stands on the board already.
    let hand = turn.position.mate_to_act() ^ 1;
    let moment = turn.position.moment_mut();
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

/// R10, R82, R86: a pawn has acted, and so many actions are used up.
fn acted(position: &mut Position, pawn: PawnId, actions: u8) {
    // R99: the mates act in turns; a rescue is one mate's, though it counts twice.
    let hand = position.mate_to_act();
    let moment = position.moment_mut();
    if moment.acted & pawn.bit() != 0 {
        moment.doubled = true;
        moment.spent |= pawn.bit();
    }
    moment.acted |= pawn.bit();
    moment.hand = hand;
    moment.done += actions;
}

/// What a movement leaves: a heading to choose (R12), den squares for a hunter (R35), a rescuer
/// that is no captive (R56) and for who was sent home (R53), captives to free (R83).
#[inline]
fn moved(turn: &mut Turn<'_, Arena>) {
    let (tables, position, scratch) = (turn.tables, &mut *turn.position, &*turn.scratch);
    let Some(mover) = scratch.mover else { return };
    // R82: freeing captives counts as two actions. R86: and gives the enemy compensation.
    acted(position, mover, if scratch.rescued { 2 } else { 1 });
    if scratch.hit || scratch.hunted {
        position.set_quiet_turns(0);
    }
    let here = position.pawn(mover).whereabouts();
    let moment = position.moment_mut();
    if scratch.hunted {
        moment.spent |= mover.bit(); // R36
    }
    match here {
        Whereabouts::Aside => moment.pending.push(Pending::Place(mover)),
        // R49: some do not turn after a hit. R32: others do after springing back as well.
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

/// The round of placing or the turn passes to the other side.
fn end_turn(turn: &mut Turn<'_, Arena>) {
    let (tables, position) = (turn.tables, &mut *turn.position);
    let next = area::enemy(position.moment().to_move);
    let was = position.moment().stage;
    let all_placed =
        was == Stage::Placing && !SIDES.iter().any(|side| can_place(tables, position, *side));
    let moment = position.moment_mut();
    match was {
        // R7: who placed second takes the first turn, even if the other had more to place.
        Stage::Placing if all_placed => {
            (moment.stage, moment.to_move) = (Stage::Playing, moment.second);
            moment.second = SIDES[0];
        }
        _ => moment.to_move = next,
    }
    (moment.done, moment.acted, moment.spent) = (0, 0, 0);
    (moment.hand, moment.doubled) = (0, false);
    if was == Stage::Playing {
        // R86: compensation for a liberation lasts one turn.
        (moment.compensated, moment.owed) = (moment.owed, false);
        let quiet_turns = position.quiet_turns().saturating_add(1);
        position.set_quiet_turns(quiet_turns);
        enter_waiting(tables, position);
    }
}

/// Whether set-up goes on for a side. R38: whom its pack has left no square on which it can stand
/// waits beside the board.
fn can_place(tables: &Tables, position: &Position, side: Side) -> bool {
    pawns(side, position.aside(tables, side))
        .any(|pawn| placement::any(tables, position, pawn, true))
}

/// R38: who waits for a den square enters at the start of its owner's turn.
fn enter_waiting(tables: &Tables, position: &mut Position) {
    let side = position.moment().to_move;
    for pawn in pawns(side, position.aside(tables, side)) {
        position.moment_mut().pending.push(Pending::Place(pawn));
    }
}

/// Takes decisions off the stack that have no answer.
#[inline]
fn settle(tables: &Tables, position: &mut Position) {
    while let Some(pending @ (Pending::Place(_) | Pending::Free { .. })) =
        position.moment().pending()
        && is_answerless(tables, position, pending)
    {
        position.moment_mut().pending.pop();
    }
}

/// Whether nothing answers a decision now: R38, no den square is free; R83 and R85, nobody more can
/// be freed.
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
