//! The end of the match.

use crate::rules::honga::{Action, Event, Field, Honga, Tables};
use crate::rules::{MAX_SEATS, Outcome, Seat, Turn};

/// How a match ended by the rules. Resignation, agreement and time are handled by the referee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A seat reached the goal, and the round is finished (H63, H64).
    Goal,
    /// The level's maximum number of rounds was played.
    Rounds,
}

impl Ending {
    /// Text key of the reason.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Goal => "honga-end-goal",
            Self::Rounds => "honga-end-rounds",
        }
    }
}

/// The ending with the turn that ends now. H64: all seats have had the same number of turns.
pub(super) fn ending(tables: &Tables, field: &Field) -> Option<Ending> {
    let moment = field.turn_state();
    if field.after(moment.turn) != moment.first {
        return None;
    }
    // H63: any seat's points reach or pass the goal, in any seat's turn.
    let goal = u16::from(tables.goal(field.seats()));
    if field.every_seat().any(|seat| field.tray(seat).points >= goal) {
        return Some(Ending::Goal);
    }
    let most = u32::from(tables.options.rounds) * u32::from(field.seats());
    (most > 0 && u32::from(moment.turns) >= most).then_some(Ending::Rounds)
}

pub(super) fn is_over(tables: &Tables, field: &Field) -> bool {
    ending(tables, field).is_some()
}

/// Ends the match when it is over.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    if turn.action != Action::EndTurn {
        return;
    }
    if let Some(ending) = ending(turn.tables, &turn.position.field) {
        turn.position.field.ending = Some(ending);
        turn.tell(|| Event::Ended { ending });
    }
}

/// The final value of a seat. H66: points, then raw materials; mammoths do not count. H65: unplayed
/// cards and unscored steps do not count.
#[must_use]
pub fn standing(field: &Field, seat: Seat) -> (u16, u8) {
    let tray = field.tray(seat);
    (tray.points, tray.stock.total())
}

/// H66: the highest value wins; equal seats share the victory.
pub(super) fn outcome(field: &Field, reason: &'static str) -> Outcome {
    ranked(field, reason, |seat| standing(field, seat))
}

/// The quitter comes last; the others are ranked by their current values (H66). The round is not
/// finished first (H64).
pub(super) fn if_given_up(field: &Field, quitter: Seat) -> Outcome {
    let worth = |seat| (seat != quitter).then(|| standing(field, seat));
    ranked(field, "referee-end-resigned", worth)
}

/// Ranks every seat by the number of seats with a higher value.
fn ranked<Worth: Ord>(
    field: &Field,
    reason: &'static str,
    worth: impl Fn(Seat) -> Worth,
) -> Outcome {
    let mut ranks = [0; MAX_SEATS];
    for seat in field.every_seat() {
        let mine = worth(seat);
        let better = field.every_seat().filter(|other| worth(*other) > mine);
        ranks[usize::from(seat.0)] = better.count() as u8;
    }
    Outcome::ranked(&ranks[..usize::from(field.seats()).min(MAX_SEATS)], reason)
}

/// The outcome of a match stopped by the clock: as at the goal (H64), the running round is finished
/// first.
pub(super) fn if_stopped(field: &Field) -> Option<Outcome> {
    let moment = field.turn_state();
    let dealing = moment.turns == 0;
    let round_begins =
        moment.awaited == crate::rules::honga::Awaited::Placement && moment.turn == moment.first;
    (dealing || round_begins).then(|| outcome(field, "honga-end-time"))
}
