//! Step 2: the vigil, whether HONGA was looked after.

use crate::rules::honga::{Action, Event, Field, Honga, Place, Tables};
use crate::rules::{Seat, Turn};

/// HONGA's reaction to a placed disc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vigil {
    /// He was looked after and does not move.
    SeenTo,
    /// He was neglected, but is already with that seat.
    Stays,
    /// He comes to be fed.
    Comes,
}

/// His reaction when a seat places a disc with these hands.
#[must_use]
pub fn vigil(tables: &Tables, field: &Field, seat: Seat, place: Place, hands: [u8; 4]) -> Vigil {
    let quarters = tables.place(place).quarters.into_iter().zip(hands);
    let seen_to = quarters.into_iter().any(|(area, hands)| area == tables.honga() && hands > 0);
    if seen_to {
        // H15: one hand is sufficient.
        Vigil::SeenTo
    } else if field.honga() == Some(seat) {
        // H17: a seat that has him already is not visited again.
        Vigil::Stays
    } else {
        // H16: he comes from his square or from another tray.
        Vigil::Comes
    }
}

/// Moves HONGA if he comes. H20: a hand that points at his square does not send him away.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let Action::Place { .. } = turn.action else { return };
    let field = &mut turn.position.field;
    let moment = field.turn_state();
    let seat = moment.turn;
    match vigil(turn.tables, field, seat, moment.place, moment.hands) {
        Vigil::SeenTo => turn.tell(|| Event::SeenTo { seat }),
        Vigil::Stays => turn.tell(|| Event::Neglected { seat }),
        Vigil::Comes => {
            let from = field.honga.replace(seat);
            turn.scratch.guest = Some(seat);
            turn.tell(|| Event::Came { seat, from });
        }
    }
}
