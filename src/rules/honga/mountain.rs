//! The sacred mountain: cavemen climb, and come down together.

use crate::rules::honga::refusal::Why;
use crate::rules::honga::{Action, Cause, Event, Field, Honga, Tables, placement};
use crate::rules::{Seat, Turn};

/// Why a hand cannot climb.
pub(super) fn obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    (field.hands_at(tables, tables.mountain()) == 0).then_some(Why::NoHand)
}

/// H35: one step for a hand. H57: several steps for a bonus card.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    if turn.action == Action::Climb {
        placement::use_hand(turn, turn.tables.mountain());
        turn.scratch.steps = 1;
    }
    if turn.scratch.steps > 0 {
        climb(turn);
    }
}

fn climb(turn: &mut Turn<'_, Honga>) {
    let field = &mut turn.position.field;
    let seat = field.turn_state().turn;
    // H36, H39: surplus steps are lost.
    let step = field.tray(seat).step.saturating_add(turn.scratch.steps).min(turn.tables.top());
    field.tray_mut(seat).step = step;
    turn.tell(|| Event::Climbed { seat, step });
    if step == turn.tables.top() {
        pay_homage(turn, seat);
    }
}

/// H36: the seat that reaches the top scores at once. H37: then all others score the points of
/// their steps, and all cavemen come down. H38: hands not yet used to climb are not surplus and
/// stay usable.
fn pay_homage(turn: &mut Turn<'_, Honga>, first: Seat) {
    let seats = turn.position.field.seats();
    for seat in (0..seats).map(|ahead| Seat((first.0 + ahead) % seats)) {
        let points = turn.tables.step_points(turn.position.field.tray(seat).step);
        score(turn, seat, points, Cause::Mountain);
    }
    turn.position.field.come_down();
    turn.tell(|| Event::CameDown);
}

/// Adds points to a seat and reports it.
pub(super) fn score(turn: &mut Turn<'_, Honga>, seat: Seat, points: u8, cause: Cause) {
    if points > 0 {
        turn.position.field.add_points(seat, points);
        turn.tell(|| Event::Scored { seat, points, cause });
    }
}

impl Field {
    /// H37: puts all cavemen on the first step.
    pub(super) fn come_down(&mut self) {
        self.trays.iter_mut().for_each(|tray| tray.step = 0);
    }

    /// Adds points to a seat.
    pub(super) fn add_points(&mut self, seat: Seat, points: u8) {
        let tray = self.tray_mut(seat);
        tray.points = tray.points.saturating_add(points.into());
    }
}
