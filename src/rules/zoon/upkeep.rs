//! The turn goes on: cards are turned down again, effects run out, the other seat's turn begins.

use crate::rules::zoon::{Action, Event, Pending, Slot, Stage, Zoon, end, enemy};
use crate::rules::{Seat, Turn};

/// Passes the turn on once nothing is pending, and tells what is awaited.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    match turn.action {
        // Z8: nobody hears of a deployment but who deploys, and nothing of it is public.
        Action::Deploy { .. } | Action::Rearrange { .. } => return,
        Action::Formation { .. } if !turn.scratch.finished => return,
        _ => {}
    }
    // Z52: no more moves; or all is seen that was looked at.
    if turn.action == Action::Enough {
        turn.position.field.moment_mut().pending.pop();
    }
    turn_down(turn);
    let stirred = turn.scratch.stirred;
    let moment = turn.position.field.moment_mut();
    moment.quiet = if stirred { 0 } else { moment.quiet.saturating_add(1) };
    let idle = moment.stage == Stage::Playing && moment.pending().is_none();
    // Z45: at once, so that no turn follows the fall of an Emblème.
    if idle && !turn.scratch.turn_begins && end::by_fall(turn).is_none() {
        pass_on(turn);
    }
    turn.tell_of(|position| Event::Awaits { moment: *position.field().moment() });
}

/// Z44: after a combat the cards are turned down, when its effect is decided as well.
fn turn_down(turn: &mut Turn<'_, Zoon>) {
    let moment = turn.position.field.moment_mut();
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
    let ended = turn.position.field.moment().turn;
    recover(turn, ended);
    let limit = turn.tables.options.draw_advised;
    let moment = turn.position.field.moment_mut();
    moment.turn = enemy(ended);
    // Z82: turns without combat, shot, or card placed or played are counted.
    if !moment.eventful {
        moment.quiet_turns = moment.quiet_turns.saturating_add(1);
    }
    moment.eventful = false;
    moment.advise(limit);
    turn.scratch.turn_begins = true;
}

/// One more turn of a seat has ended for its stunned Zoons.
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
