//! The end of the match. When time is up (R97) is the referee's decision; the outcome is computed
//! here.

use crate::rules::arena::{Arena, Event, Pending, Position, SIDES, Stage, Tables, area, movement};
use crate::rules::{Outcome, Side, Turn};

/// How a match ended by the rules. Resignation, agreement and time are handled by the referee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A pack scored enough points (R93).
    Points {
        /// The pack's side.
        winner: Side,
    },
    /// All enemies that can be captives are captives (R94).
    Imprisoned {
        /// The captors' side.
        winner: Side,
    },
    /// No pack can move (R95). The side that is ahead wins.
    Blocked {
        /// The side with more points, or else the last hunt; `None` if no pawn ever hunted.
        winner: Option<Side>,
    },
    /// Too many turns without hit or hunt (R96), judged in the same way.
    Quiet {
        /// As in `Blocked`.
        winner: Option<Side>,
    },
}

impl Ending {
    /// The winning side; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Points { winner } | Self::Imprisoned { winner } => Some(winner),
            Self::Blocked { winner } | Self::Quiet { winner } => winner,
        }
    }

    /// The outcome, with the rank of every seat.
    #[must_use]
    pub fn outcome(self, teams: bool) -> Outcome {
        let reason = match self {
            Self::Points { .. } => "arena-end-points",
            Self::Imprisoned { .. } => "arena-end-imprisoned",
            Self::Blocked { .. } => "arena-end-blocked",
            Self::Quiet { .. } => "arena-end-quiet",
        };
        outcome(self.winner(), teams, reason)
    }
}

/// An outcome in which the seats of one side share a rank (R99).
fn outcome(winner: Option<Side>, teams: bool, reason: &'static str) -> Outcome {
    let seats = if teams { 4 } else { 2 };
    match winner {
        None => Outcome::shared(seats, reason),
        Some(side) => {
            let rank = |seat: u8| u8::from(seat % 2 != side.0);
            Outcome::ranked(&[0, 1, 2, 3].map(rank)[..usize::from(seats)], reason)
        }
    }
}

/// R95: the side with more points, or else the last hunt; `None` if no pawn ever hunted.
#[must_use]
pub fn ahead(position: &Position) -> Option<Side> {
    let [red, blue] = SIDES.map(|side| position.score(side));
    match red.cmp(&blue) {
        std::cmp::Ordering::Greater => Some(SIDES[0]),
        std::cmp::Ordering::Less => Some(SIDES[1]),
        std::cmp::Ordering::Equal => position.last_hunter(),
    }
}

/// R97: the outcome when the time is up, once the running turn is finished.
pub(super) fn if_stopped(position: &Position) -> Option<Outcome> {
    let moment = position.turn_state();
    let over = between_turns(position) || moment.stage != Stage::Playing;
    over.then(|| outcome(ahead(position), moment.teams, "arena-end-time"))
}

/// Whether a turn is about to begin and no pawn that waited for a den square (R38) must still
/// enter.
fn between_turns(position: &Position) -> bool {
    position.turn_state().done == 0 && position.turn_state().pending().is_none()
}

/// The ending of this position, if the match is over.
#[inline]
pub(super) fn verdict(tables: &Tables, position: &Position) -> Option<Ending> {
    if position.turn_state().stage != Stage::Playing {
        return None;
    }
    for side in SIDES {
        if position.score(side) >= position.target() {
            return Some(Ending::Points { winner: side }); // R93, R98
        }
        let freeing = |pending: &Pending| matches!(pending, Pending::Free { rescuer, .. } if rescuer.side() == side);
        let jailable = tables.jailable(side);
        if position.captives(side) & jailable == jailable
            && !position.turn_state().stack().iter().any(freeing)
        {
            return Some(Ending::Imprisoned { winner: area::enemy(side) }); // R94
        }
    }
    if !between_turns(position) {
        return None;
    }
    let limit = tables.options.quiet_turns;
    if limit != 0 && position.quiet_turns() >= limit {
        return Some(Ending::Quiet { winner: ahead(position) }); // R96
    }
    // R95: a change of direction is not a movement, but the movements it would allow count.
    let stuck = !SIDES.into_iter().any(|side| movement::any(tables, position, side));
    stuck.then(|| Ending::Blocked { winner: ahead(position) })
}

/// R93-R96: ends the match when it is over.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    // The match can end only after one of these events or between turns; most actions are neither.
    let scratch = &*turn.scratch;
    let counts = scratch.hit || scratch.hunted || scratch.rescued || scratch.caught;
    if !counts && turn.position.turn_state().done != 0 {
        return;
    }
    let ending = verdict(turn.tables, turn.position);
    turn.position.end(ending);
    if let Some(ending) = ending {
        turn.tell(|| Event::Ended { ending });
    }
}
