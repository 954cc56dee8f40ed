//! A yardstick: the computer player that is told every face, to measure what secrets are worth. It
//! cannot sit at a table, for strengths do not name it. Neither touches nor what chance will draw are
//! told.

use crate::ai::tournament::Player;
use crate::ai::{ComputerPlayer, Observation};
use crate::rules::zoon::{Action, Event, Position, Slot, Tables, Whereabouts, Zoon, enemy};
use crate::rules::{Game, Viewer};

/// Thinks as its level does.
#[derive(Clone, Copy, Debug)]
pub struct AllSeeing(pub ComputerPlayer);

impl Player<Zoon> for AllSeeing {
    fn choose(
        &mut self,
        tables: &Tables,
        observation: &Observation<Zoon>,
        seed: u64,
    ) -> Option<Action> {
        self.0.choose(tables, observation, seed)
    }

    fn eyes(
        &self,
        tables: &Tables,
        position: &Position,
        observation: Observation<Zoon>,
    ) -> Observation<Zoon> {
        all_seen(tables, position, &observation)
    }
}

/// An observation with every enemy face added, as if the seat had looked at each card.
#[must_use]
pub fn all_seen(
    tables: &Tables,
    position: &Position,
    observation: &Observation<Zoon>,
) -> Observation<Zoon> {
    let mut observation = observation.clone();
    let Viewer::Seat(seat) = observation.viewer else { return observation };
    let in_play = |slot: &Slot| position.field().card(*slot).whereabouts != Whereabouts::Nowhere;
    for slot in Slot::of(enemy(seat)).filter(in_play) {
        let peeked = Event::Peeked { slot, kind: position.face(slot) };
        Zoon::learn(tables, &mut observation.view, &peeked);
    }
    // The seat's pending decision stays as it was: the peeks above are not part of the match.
    let moment = *position.field().turn_state();
    Zoon::learn(tables, &mut observation.view, &Event::Awaits { moment });
    observation
}
