//! Arena's events and decisions as text keys.

use crate::app::kit::locale::LocalText;
use crate::app::table::LogLine;
use crate::rules::arena::liberation::FREED_AT_MOST;
use crate::rules::arena::turn_state::COMPULSORY;
use crate::rules::arena::{
    Action, Ending, Event, PawnId, Pending, Position, Stage, Tables, outlook,
};
use crate::rules::{Argument, Reason, Side, Square};

/// The key of an animal's name.
pub(super) fn animal_key(id: &str) -> String {
    format!("arena-animal-{id}")
}

/// The line that names the side that begins, for the banner and the log.
pub(super) fn begins(side: Side) -> LocalText {
    LocalText::new("arena-log-begins").with("side", side_name(side))
}

/// The name of a pawn's animal.
pub(super) fn animal(tables: &Tables, pawn: PawnId) -> LocalText {
    LocalText::new(animal_key(&tables.kind_of(pawn).plan.id))
}

fn side_name(side: Side) -> LocalText {
    LocalText::new(["side-red", "side-blue"][usize::from(side.0 & 1)])
}

/// What is left of the turn, or the decision that is pending.
pub(super) fn turn_line(tables: &Tables, position: &Position) -> Option<LocalText> {
    let moment = position.turn_state();
    let of_pawn =
        |key: &'static str, pawn| LocalText::new(key).with("animal", animal(tables, pawn));
    match (moment.stage, moment.pending()) {
        (Stage::Lot, _) => None,
        (_, Some(Pending::Place(pawn))) => Some(of_pawn("arena-turn-place", pawn)),
        (_, Some(Pending::Free { rescuer, left })) => {
            let captives = outlook::freeable(tables, position, rescuer).count_ones();
            let most = u32::from(left).min(captives);
            // "One more" would be wrong before the first is freed.
            let first = left == FREED_AT_MOST;
            let key = if first { "arena-turn-free-first" } else { "arena-turn-free" };
            Some(LocalText::new(key).with("left", most))
        }
        (Stage::Placing, _) => {
            let aside = position.aside(tables, moment.to_move).count_ones();
            let round = u32::from(tables.options.placed_at_once.saturating_sub(moment.done));
            Some(LocalText::new("arena-turn-placing").with("left", round.min(aside)))
        }
        (Stage::Playing, _) => {
            let most = moment.actions_in_turn(tables.double_inside_three());
            let left = most.saturating_sub(moment.done);
            // Two actions by one animal are a choice only before the first action; after the two
            // compulsory actions, a third is optional.
            let key = match (moment.compensated, moment.done) {
                (true, 0) if tables.double_inside_three() => "arena-turn-compensated-inside",
                (true, 0) => "arena-turn-compensated",
                (true, COMPULSORY..) if left > 0 => "arena-turn-may",
                _ => "arena-turn-left",
            };
            Some(LocalText::new(key).with("left", u32::from(left)))
        }
    }
}

/// Names what would be lost by an action that has to be picked twice: the animal that moves there,
/// or the number of animals that stay in a web.
pub(super) fn warning(tables: &Tables, position: &Position, action: Action) -> Reason {
    let mover = match action {
        Action::Move { from, .. } => position.pawn_at(from),
        _ => None,
    };
    match mover {
        Some(pawn) => Reason::new("arena-pick-again")
            .with("animal", Argument::Key(animal_key(&tables.kind_of(pawn).plan.id))),
        None => {
            let lost = position.endangered(position.turn_state().to_move).count_ones();
            Reason::new("arena-end-again").with("count", Argument::Number(lost.into()))
        }
    }
}

/// An event as a line of the log; `None` for events that are obvious from others.
pub(super) fn log_line(tables: &Tables, event: &Event) -> Option<LogLine> {
    let line = |side: Side, text: LocalText| Some(LogLine { side: Some(side), text });
    let about =
        |key: &'static str, pawn: PawnId| LocalText::new(key).with("animal", animal(tables, pawn));
    let whom =
        |key: &'static str, pawn: PawnId| LocalText::new(key).with("victim", animal(tables, pawn));
    let name = |square: Square| tables.grid.name(square);
    match event {
        // No player drew the lot, so the line names no side.
        Event::Began { side } => Some(LogLine { side: None, text: begins(*side) }),
        Event::Placed { pawn, square, .. } => {
            line(pawn.side(), about("arena-log-placed", *pawn).with("to", name(*square)))
        }
        Event::Moved { pawn, from, to, .. } => {
            let text = about("arena-log-moved", *pawn).with("from", name(*from));
            line(pawn.side(), text.with("to", name(*to)))
        }
        Event::Captured { pawn, .. } => line(other(pawn.side()), whom("arena-log-captured", *pawn)),
        Event::SentHome { pawn, .. } => {
            line(other(pawn.side()), whom("arena-log-sent-home", *pawn))
        }
        Event::ArmorCracked { pawn, .. } => {
            line(other(pawn.side()), whom("arena-log-armor-cracked", *pawn))
        }
        Event::SprangBack { pawn, to, .. } => {
            line(pawn.side(), about("arena-log-sprang-back", *pawn).with("to", name(*to)))
        }
        Event::Endangered { pawn } => line(other(pawn.side()), whom("arena-log-endangered", *pawn)),
        Event::Webbed { pawn, .. } => line(other(pawn.side()), whom("arena-log-webbed", *pawn)),
        Event::Rescued { pawn, jailed, .. } => {
            let key = if *jailed { "arena-log-rescued" } else { "arena-log-rescued-home" };
            line(pawn.side(), about(key, *pawn))
        }
        Event::Freed { pawn } => line(pawn.side(), about("arena-log-freed", *pawn)),
        Event::Hunted { pawn, points, .. } => {
            let text = about("arena-log-hunted", *pawn).with("points", u32::from(*points));
            line(pawn.side(), text)
        }
        Event::ArmorGained { pawn } => line(pawn.side(), about("arena-log-armor-gained", *pawn)),
        Event::Turned { pawn, in_place: true, .. } => {
            line(pawn.side(), about("arena-log-turned", *pawn))
        }
        Event::OutOfDanger { .. } | Event::Turned { .. } | Event::Awaits { .. } => None,
        // The line about the last hunt comes before this event.
        Event::Ended { ending: Ending::Points { .. } } => None,
        Event::Ended { ending } => {
            let text = LocalText::new(ending.outcome(false).reason);
            Some(LogLine { side: None, text })
        }
    }
}

fn other(side: Side) -> Side {
    Side(side.0 ^ 1)
}
