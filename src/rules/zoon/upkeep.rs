//! The end of an action: cards are turned down again, effects expire, the turn passes.

use crate::rules::zoon::{Action, Event, Pending, Slot, Stage, Zoon, end, enemy};
use crate::rules::{Seat, Turn};

/// Passes the turn once nothing is pending, and reports the new moment.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    match turn.action {
        // Z8: only the deploying seat learns of its actions, and none of them is public.
        Action::Deploy { .. } | Action::Rearrange { .. } => return,
        Action::Formation { .. } if !turn.scratch.finished => return,
        _ => {}
    }
    // Z52: the march ends, or the player has finished looking at cards.
    if turn.action == Action::Enough {
        turn.position.field.turn_state_mut().pending.pop();
    }
    turn_down(turn);
    let stirred = turn.scratch.stirred;
    let moment = turn.position.field.turn_state_mut();
    moment.quiet = if stirred { 0 } else { moment.quiet.saturating_add(1) };
    let idle = moment.stage == Stage::Playing && moment.pending().is_none();
    // Z45: checked at once, so that no turn follows the elimination of an Emblème.
    if idle && !turn.scratch.turn_begins && end::by_fall(turn).is_none() {
        pass_on(turn);
    }
    turn.tell_of(|position| Event::Awaits { moment: *position.field().turn_state() });
}

/// Z44: turns the cards of a combat down once its effect is decided.
fn turn_down(turn: &mut Turn<'_, Zoon>) {
    let moment = turn.position.field.turn_state_mut();
    let undecided = matches!(
        moment.pending(),
        Some(Pending::Flee(_) | Pending::Exchange(_) | Pending::Peek { .. })
    );
    if moment.revealed != [0; 2] && !undecided {
        moment.revealed = [0; 2];
        turn.tell(|| Event::TurnedDown);
    }
}

/// Z11: the players alternate.
fn pass_on(turn: &mut Turn<'_, Zoon>) {
    let ended = turn.position.field.turn_state().turn;
    recover(turn, ended);
    let limit = turn.tables.options.draw_advised;
    let moment = turn.position.field.turn_state_mut();
    moment.turn = enemy(ended);
    // Z82: counts turns without combat, shot, placed card or played trump.
    if !moment.eventful {
        moment.quiet_turns = moment.quiet_turns.saturating_add(1);
    }
    moment.eventful = false;
    moment.advise(limit);
    turn.scratch.turn_begins = true;
}

/// Counts an ended turn for the stunned Zoons of a seat.
fn recover(turn: &mut Turn<'_, Zoon>, seat: Seat) {
    for slot in Slot::of(seat) {
        let card = turn.position.field.card_mut(slot);
        if card.stunned > 0 {
            card.stunned -= 1;
            let turns = card.stunned;
            turn.tell(|| Event::Stunned { slot, turns });
        }
    }
}
