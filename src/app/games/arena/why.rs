//! Which sentence of Arena's rules explains each event.

use crate::app::session::rule::Rule;
use crate::rules::arena::{Ending, Event, Tables};

/// The sentence that tells why an event happened.
pub(super) fn rule(tables: &Tables, event: &Event) -> Rule {
    Rule(match event {
        Event::Began { .. } | Event::Awaits { .. } | Event::Turned { .. } => {
            "rules-arena-turn-text"
        }
        // A pawn starts from its den, at first and again.
        Event::Placed { .. } => "rules-arena-goal-text",
        Event::Moved { .. } => "rules-arena-moving-ground",
        Event::Captured { .. } => "rules-arena-hitting-text",
        Event::SentHome { .. } => "rules-arena-hitting-unjailable",
        Event::ArmorCracked { .. } | Event::ArmorGained { .. } => "rules-arena-hitting-armor",
        // R31: a defender springs back in its own area; anywhere else it met armor.
        Event::SprangBack { pawn, from, .. } if tables.place(*from).is_area(pawn.side()) => {
            "rules-arena-area-defends"
        }
        Event::SprangBack { .. } => "rules-arena-hitting-armor",
        Event::Endangered { .. } | Event::OutOfDanger { .. } | Event::Webbed { .. } => {
            "rules-arena-web-text"
        }
        Event::Rescued { jailed: false, .. } => "rules-arena-prison-unjailable",
        Event::Rescued { .. } | Event::Freed { .. } => "rules-arena-prison-text",
        Event::Hunted { points: 0..=1, .. } => "rules-arena-goal-text",
        Event::Hunted { .. } => "rules-arena-goal-points",
        Event::Ended { ending } => match ending {
            Ending::Points { .. } => "rules-arena-goal-wins",
            Ending::Imprisoned { .. } => "rules-arena-goal-prison",
            Ending::Blocked { .. } | Ending::Quiet { .. } => "rules-arena-goal-quiet",
        },
    })
}
