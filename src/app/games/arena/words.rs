//! Arena's events and decisions as text keys.

use crate::app::kit::locale::{Arg, LocalText};
use crate::app::table::{LogLine, side_name};
use crate::rules::arena::liberation::FREED_AT_MOST;
use crate::rules::arena::turn_state::COMPULSORY;
use crate::rules::arena::{
    Action, Ending, Event, Heading, PawnId, Pending, Position, Stage, Tables, outlook,
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
pub(super) fn log_line(tables: &Tables, position: &Position, event: &Event) -> Option<LogLine> {
    let of_mover = |key: &'static str, pawn: PawnId| Told::new(tables, pawn.side(), key, pawn);
    let of_victim = |key: &'static str, pawn: PawnId| Told::victim(tables, key, pawn);
    let name = |square: Square| tables.grid.name(square);
    let told = match event {
        // No player drew the lot, so the line names no side.
        Event::Began { side } => return Some(LogLine::new(None, begins(*side))),
        Event::Placed { pawn, square, .. } => {
            // A pawn that starts again does so because of what was done before.
            let again = position.turn_state().stage == Stage::Playing;
            let key = if again { "arena-log-starts" } else { "arena-log-placed" };
            of_mover(key, *pawn).with("to", name(*square))
        }
        Event::Moved { pawn, from, to, .. } => {
            of_mover("arena-log-moved", *pawn).with("from", name(*from)).with("to", name(*to))
        }
        Event::Captured { pawn, .. } => of_victim("arena-log-captured", *pawn),
        Event::SentHome { pawn, .. } => of_victim("arena-log-sent-home", *pawn),
        Event::ArmorCracked { pawn, .. } => of_victim("arena-log-armor-cracked", *pawn),
        Event::SprangBack { pawn, to, .. } => {
            of_mover("arena-log-sprang-back", *pawn).with("to", name(*to)).unpictured()
        }
        Event::Endangered { pawn } => of_victim("arena-log-endangered", *pawn),
        Event::Webbed { pawn, .. } => of_victim("arena-log-webbed", *pawn),
        Event::Rescued { pawn, jailed, .. } => {
            let key = if *jailed { "arena-log-rescued" } else { "arena-log-rescued-home" };
            of_mover(key, *pawn).unpictured()
        }
        Event::Hunted { pawn, points, .. } => {
            of_mover("arena-log-hunted", *pawn).with("points", u32::from(*points)).unpictured()
        }
        Event::ArmorGained { pawn } => of_mover("arena-log-armor-gained", *pawn).unpictured(),
        Event::Turned { pawn, heading, in_place: true } => {
            turned(tables, position.pawn(*pawn).square(), *heading, *pawn)
        }
        // Where a freed animal starts is told next.
        Event::Freed { .. }
        | Event::OutOfDanger { .. }
        | Event::Turned { .. }
        | Event::Awaits { .. } => return None,
        // The line about the last hunt comes before this event.
        Event::Ended { ending: Ending::Points { .. } } => return None,
        Event::Ended { ending } => return Some(LogLine::new(None, ending.outcome(false).reason)),
    };
    Some(told.0)
}

/// That a pawn turned, and to which square: how the board is seen changes nothing of that. At the edge it may look where
/// there is none.
fn turned(tables: &Tables, square: Square, heading: Heading, pawn: PawnId) -> Told {
    let told = |key| Told::new(tables, pawn.side(), key, pawn);
    match tables.grid.step(square, heading.step()) {
        Some(next) => told("arena-log-turned").with("to", tables.grid.name(next)),
        None => told("arena-log-turned-out"),
    }
}

/// A line of the log about a pawn.
struct Told(LogLine);

impl Told {
    /// What `side` did, with `$animal`.
    fn new(tables: &Tables, side: Side, key: &'static str, pawn: PawnId) -> Self {
        let text = LocalText::new(key).with("animal", animal(tables, pawn));
        Self(LogLine::new(Some(side), text).showing("heads", tables.kind_of(pawn).plan.id.clone()))
    }

    /// What the other side did to a pawn, `$victim`.
    fn victim(tables: &Tables, key: &'static str, pawn: PawnId) -> Self {
        let mut told = Self::new(tables, other(pawn.side()), key, pawn);
        told.0.text.args[0].0 = "victim";
        told
    }

    fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.0.text = self.0.text.with(name, arg);
        self
    }

    /// Without the picture, which the line before has shown.
    fn unpictured(mut self) -> Self {
        self.0.pictures.clear();
        self
    }
}

fn other(side: Side) -> Side {
    Side(side.0 ^ 1)
}
