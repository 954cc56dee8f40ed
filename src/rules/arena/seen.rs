//! A viewer's position, updated by events. Arena has no secrets, so it is the full position.

use crate::rules::Open;
use crate::rules::arena::{Event, Position, Whereabouts};

/// What a viewer knows.
pub type View = Open<Position>;

/// Updates the position with an event.
pub(super) fn learn(position: &mut Position, event: &Event) {
    match *event {
        Event::Began { side } => position.turn_state_mut().to_move = side,
        Event::Placed { pawn, square, heading } => position.put(pawn, square, heading),
        Event::Moved { pawn, to, .. } => position.shift(pawn, to),
        Event::SprangBack { pawn, from, to } => {
            position.shift(pawn, to);
            // If the attacker did not break armor, the square it sprang from is empty.
            let held = position.standing().find(|(_, other)| other.square() == from);
            if let Some((victim, _)) = held {
                position.restore(victim);
            }
        }
        Event::Captured { pawn, .. } | Event::Webbed { pawn, .. } => {
            position.lift(pawn, Whereabouts::Captive);
        }
        Event::SentHome { pawn, .. } | Event::Freed { pawn } => {
            position.lift(pawn, Whereabouts::Aside);
        }
        Event::Rescued { pawn, jailed, .. } => {
            let to = if jailed { Whereabouts::Captive } else { Whereabouts::Aside };
            position.lift(pawn, to);
        }
        Event::Hunted { pawn, points, .. } => {
            position.lift(pawn, Whereabouts::Aside);
            position.add_score(pawn.side(), points);
        }
        Event::ArmorCracked { pawn, .. } => position.armor(pawn, false),
        Event::ArmorGained { pawn } => position.armor(pawn, true),
        Event::Endangered { pawn } => position.endanger(pawn, true),
        Event::OutOfDanger { pawn } => position.endanger(pawn, false),
        Event::Turned { pawn, heading, .. } => position.point(pawn, heading),
        Event::Awaits { moment, quiet, quiet_turns } => {
            *position.turn_state_mut() = moment;
            position.set_quiet(quiet);
            position.set_quiet_turns(quiet_turns);
        }
        Event::Ended { ending } => position.end(Some(ending)),
    }
}
