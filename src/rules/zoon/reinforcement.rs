//! The card kept in hand comes onto the field (Z78).

use std::ops::ControlFlow;

use crate::rules::Turn;
use crate::rules::grid::squares;
use crate::rules::zoon::{Action, Event, Position, Stage, Tables, Visit, Whereabouts, Zoon};

/// Z78: the free squares of the reinforcement zone, for a seat whose turn it is and that has a card
/// in hand.
pub(super) fn each(tables: &Tables, position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    let field = position.field();
    let seat = field.moment().turn;
    let slot = tables.kept(seat);
    if field.moment().stage != Stage::Playing || field.card(slot).whereabouts != Whereabouts::Hand {
        return ControlFlow::Continue(());
    }
    for square in squares(tables.reinforcement_zone(seat) & !field.closed(seat)) {
        visit(Action::Reinforce { slot, square })?;
    }
    ControlFlow::Continue(())
}

/// Z78: face down. Z79: from now on it is a Zoon; this was the turn's action, so it moves later.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Reinforce { slot, square } = turn.action else { return };
    turn.position.field.put(slot, square);
    turn.position.field.moment_mut().enliven();
    turn.scratch.stirred = true;
    turn.tell(|| Event::Reinforced { slot, square });
}
