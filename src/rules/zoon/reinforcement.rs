//! Placing the card kept in hand on the field (Z78).

use std::ops::ControlFlow;

use crate::rules::Turn;
use crate::rules::grid::squares;
use crate::rules::zoon::{Action, Event, Position, Stage, Tables, Visit, Whereabouts, Zoon};

/// Z78: the empty squares of the reinforcement zone, for the seat whose turn it is, if it has a
/// card in hand.
pub(super) fn each(tables: &Tables, position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    let (field, moment) = (position.field(), position.field().turn_state());
    let slot = tables.kept(moment.turn);
    let acts = moment.stage == Stage::Playing && moment.pending().is_none();
    if !acts || field.card(slot).whereabouts != Whereabouts::Hand {
        return ControlFlow::Continue(());
    }
    let free = tables.reinforcement_zone(moment.turn) & !field.closed(moment.turn);
    for square in squares(free) {
        visit(Action::Reinforce { slot, square })?;
    }
    ControlFlow::Continue(())
}

/// Z78: face down. Z82: placing a card ends the quiet. Z79: from now on it is a Zoon; placing it
/// used up the turn's action, so it moves in a later turn.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Reinforce { slot, square } = turn.action else { return };
    turn.position.field.put(slot, square);
    turn.position.field.turn_state_mut().enliven();
    turn.scratch.stirred = true;
    turn.tell(|| Event::Reinforced { slot, square });
}
