//! Is the match over?

use crate::rules::honga::{Action, Event, Field, Honga, Tables};
use crate::rules::{MAX_SEATS, Outcome, Seat, Turn};

/// How a match ended by the rules themselves. Resignation, agreement and time are the referee's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Somebody has reached the goal, and the round is finished (H63, H64).
    Goal,
    /// So many rounds were played as the level allows.
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

/// How the match ends with the turn that ends now. H64: everybody has had the same number of turns.
pub(super) fn ending(tables: &Tables, field: &Field) -> Option<Ending> {
    let moment = field.moment();
    if field.after(moment.turn) != moment.first {
        return None;
    }
    // H63: reached or passed, in anybody's turn.
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

/// What counts in the end: H66: points, then raw materials; mammoths are none. H65: cards not played
/// and steps not scored count nothing.
#[must_use]
pub fn standing(field: &Field, seat: Seat) -> (u16, u8) {
    let tray = field.tray(seat);
    (tray.points, tray.stock.total())
}

/// H66: who has most wins; still tied, the victory is shared.
pub(super) fn outcome(field: &Field, reason: &'static str) -> Outcome {
    ranked(field, reason, |seat| standing(field, seat))
}

/// Who gives up comes last; the others stand as they would in the end (H66), but at once: the round is not finished first (H64).
pub(super) fn if_given_up(field: &Field, quitter: Seat) -> Outcome {
    let worth = |seat| (seat != quitter).then(|| standing(field, seat));
    ranked(field, "referee-end-resigned", worth)
}

/// Everybody ranked by how many are worth more.
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

/// What a match stopped by the clock comes to: as at the goal (H64), the running round is finished.
pub(super) fn if_stopped(field: &Field) -> Option<Outcome> {
    let moment = field.moment();
    let dealing = moment.turns == 0;
    let round_begins =
        moment.awaited == crate::rules::honga::Awaited::Placement && moment.turn == moment.first;
    (dealing || round_begins).then(|| outcome(field, "honga-end-time"))
}
