//! Which sentence of Jungle's rules explains each event.

use crate::app::session::rule::Rule;
use crate::rules::Square;
use crate::rules::jungle::{Ending, Event, Tables, TrapOwners};

/// The sentence that tells why an event happened.
pub(super) fn rule(tables: &Tables, event: &Event) -> Rule {
    let wet = |square: &Square| tables.water & square.bit() != 0;
    Rule(match event {
        Event::Began { .. } | Event::TurnPassed { .. } | Event::DenEntered { .. } => GOAL,
        Event::Moved { leapt: true, .. } => "rules-jungle-river-leaps",
        Event::Moved { to, .. } if wet(to) => "rules-jungle-river-swims",
        Event::Moved { .. } => GOAL,
        Event::Captured { trapped: true, .. } => match tables.options.traps {
            TrapOwners::Anybody => "rules-jungle-traps-any",
            TrapOwners::Enemy => "rules-jungle-traps-enemy",
        },
        Event::Captured { .. } => "rules-jungle-ranks-captures",
        Event::Ended { ending } => match ending {
            Ending::Den { .. } => GOAL,
            Ending::AllTaken { .. } | Ending::Blocked { .. } => "rules-jungle-end-text",
            Ending::Quiet => "rules-jungle-end-quiet",
        },
    })
}

/// How animals move, and that the enemy den wins.
const GOAL: &str = "rules-jungle-goal-text";
