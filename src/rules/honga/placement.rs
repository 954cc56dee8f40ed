//! Step 1: placing the disc on the board (H14).

use crate::rules::Turn;
use crate::rules::honga::{Action, Area, Awaited, Event, Field, Honga, Laid, Position, Tables};

/// The number of different rotations of a disc.
pub const ROTATIONS: u8 = 4;

/// H14: any place, including an occupied one, with any of four rotations.
pub(super) fn each(tables: &Tables) -> impl Iterator<Item = Action> {
    let turns = |place| (0..ROTATIONS).map(move |rotation| Action::Place { place, rotation });
    tables.places().flat_map(turns)
}

/// H14: the disc covers those below it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let Action::Place { place, rotation } = turn.action else { return };
    let (tables, position) = (turn.tables, &mut *turn.position);
    let seat = position.field.turn_state().turn;
    let Some(kind) = position.disc(seat, 0) else { return };
    position.lay(Laid { kind, place, rotation });
    let moment = &mut position.field.moment;
    (moment.place, moment.hands) = (place, tables.turned(kind, rotation));
    moment.awaited = Awaited::Deeds;
    turn.tell(|| Event::Placed { seat, kind, place, rotation });
}

impl Position {
    /// Moves the disc of the seat whose turn it is to the board.
    pub(super) fn lay(&mut self, laid: Laid) {
        let seat = self.field.turn_state().turn;
        self.drop_discs(seat);
        if let Some(free) = self.field.laid.iter_mut().find(|disc| disc.is_none()) {
            *free = Some(laid);
        }
    }
}

impl Field {
    /// The index of the placed disc's quarter that points at an area.
    #[inline]
    #[must_use]
    pub fn quarter(&self, tables: &Tables, area: Area) -> Option<usize> {
        tables.place(self.turn_state().place).quarters.iter().position(|other| *other == area)
    }

    /// H22: the number of unused hands of the placed disc that point at an area.
    #[inline]
    #[must_use]
    pub fn hands_at(&self, tables: &Tables, area: Area) -> u8 {
        self.quarter(tables, area).map_or(0, |quarter| self.turn_state().hands[quarter])
    }
}

/// Marks a hand that points at an area as used.
pub(super) fn use_hand(turn: &mut Turn<'_, Honga>, area: Area) {
    let field = &mut turn.position.field;
    if let Some(quarter) = field.quarter(turn.tables, area) {
        let hands = &mut field.moment.hands[quarter];
        *hands = hands.saturating_sub(1);
    }
    let seat = field.turn_state().turn;
    turn.tell(|| Event::HandUsed { seat, area });
}
