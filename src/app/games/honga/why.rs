//! Which sentence of Honga's rules explains each event.

use crate::app::session::rule::Rule;
use crate::rules::honga::{Cause, Colour, Ending, Event, Pile};

/// The sentence that tells why an event happened.
pub(super) fn rule(event: &Event) -> Rule {
    Rule(match event {
        Event::Began { .. } => "rules-honga-goal-text",
        Event::Favoured { .. } => "rules-honga-goal-ahead",
        Event::TurnBegan { .. } | Event::Placed { .. } | Event::Awaits { .. } => DISC,
        Event::HandUsed { .. } => "rules-honga-disc-hands",
        // H34: a second disc to choose from comes with the tusk.
        Event::Kept { .. } | Event::DiscDrawn { colour: Colour::Red, .. } => "rules-honga-tusk-red",
        Event::DiscDrawn { .. } | Event::Reshuffled { pile: Pile::Discs(_) } => DISC,
        Event::Reshuffled { pile: Pile::Barter }
        | Event::BarterOpened { .. }
        | Event::Bartered { .. }
        | Event::Paid { .. } => BARTER,
        Event::Reshuffled { pile: Pile::Bonus }
        | Event::Taken { .. }
        | Event::BonusDrawn { .. }
        | Event::Played { .. } => "rules-honga-forest-text",
        Event::Discarded { .. } => "rules-honga-forest-good",
        Event::HandAdded { .. } => "rules-honga-forest-late",
        Event::SeenTo { .. } | Event::Neglected { .. } | Event::Came { .. } => {
            "rules-honga-tiger-text"
        }
        Event::Fed { .. } => "rules-honga-tiger-again",
        Event::Chased { .. } => "rules-honga-tiger-chased",
        Event::Gathered { lost: true, .. } => "rules-honga-areas-room",
        Event::Gathered { .. } => "rules-honga-areas-text",
        Event::Converted { .. } => "rules-honga-areas-joker",
        Event::Lured { out: Some(_), .. } => "rules-honga-herd-push",
        Event::Lured { .. } => "rules-honga-herd-text",
        Event::Sent { .. } => "rules-honga-herd-barter",
        Event::TuskWent { .. } => "rules-honga-tusk-text",
        Event::Climbed { .. } | Event::CameDown => MOUNTAIN,
        Event::Scored { cause, .. } => match cause {
            Cause::Barter => BARTER,
            Cause::Mountain => MOUNTAIN,
            Cause::Bonus => "rules-honga-forest-good",
        },
        Event::Ended { ending } => match ending {
            Ending::Goal => "rules-honga-end-goal",
            Ending::Rounds => "rules-honga-end-rounds",
        },
    })
}

const DISC: &str = "rules-honga-disc-text";
const BARTER: &str = "rules-honga-points-barter";
const MOUNTAIN: &str = "rules-honga-points-mountain";
