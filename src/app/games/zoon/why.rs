//! Which sentence of Zoon's rules explains each event.

use crate::app::session::rule::Rule;
use crate::rules::zoon::{Ending, Event, TrumpState, Way};

/// The sentence that tells why an event happened.
pub(super) fn rule(event: &Event) -> Rule {
    Rule(match event {
        Event::Arranged { .. } | Event::Readied { .. } | Event::Unveiled { .. } => {
            "rules-zoon-secret-text"
        }
        Event::Began { .. } | Event::Awaits { .. } => "rules-zoon-moving-turn",
        Event::Moved { way: Some(Way::Green), .. } => "rules-zoon-moving-green",
        Event::Moved { way: Some(Way::Path), .. } => "rules-zoon-moving-text",
        // Not on its own grid: a tactic moved it.
        Event::Moved { way: None, .. } | Event::Answered { .. } => "rules-zoon-trumps-tactic",
        // What a trump does is printed on it.
        Event::Played { .. } => "rules-zoon-trumps-text",
        Event::Attacked { .. } => "rules-zoon-combat-text",
        Event::Shot { .. } => "rules-zoon-trumps-shot",
        Event::TrumpBecame { state, .. } => match state {
            TrumpState::On(_) => "rules-zoon-trumps-gear",
            TrumpState::Laid(_) => "rules-zoon-trumps-terrain",
            TrumpState::Absent | TrumpState::Hand { .. } | TrumpState::Tomb => {
                "rules-zoon-trumps-text"
            }
        },
        Event::Narrowed { .. } => "rules-zoon-secret-hints",
        Event::Reinforced { .. } => "rules-zoon-moving-reserve",
        Event::Touched { .. } => "rules-zoon-touch-text",
        Event::Revealed { .. }
        | Event::Compared { .. }
        | Event::Fell { .. }
        | Event::Advanced { .. }
        | Event::Retreated { .. }
        | Event::TurnedDown => "rules-zoon-combat-text",
        Event::Stunned { .. }
        | Event::Pushed { .. }
        | Event::FacedUp { .. }
        | Event::Fled { .. }
        | Event::Exchanged { .. }
        | Event::Peeked { .. } => "rules-zoon-touch-star",
        Event::Ended { ending } => match ending {
            Ending::Emblem { .. } | Ending::Stuck { .. } => "rules-zoon-goal-text",
            Ending::Quiet => "rules-zoon-draws-text",
        },
    })
}
