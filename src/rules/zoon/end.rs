//! The end of the match.

use crate::rules::zoon::{
    Event, Position, Rank, SEATS, Slot, Stage, Tables, Whereabouts, Zoon, actions, enemy,
};
use crate::rules::{Outcome, Seat, Turn};

/// How a match ended by the rules. Resignation, agreement and time are handled by the referee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// An Emblème was eliminated (Z45).
    Emblem {
        /// The enemy of its owner.
        winner: Seat,
    },
    /// At the start of its turn a seat could do none of the three things (Z12).
    Stuck {
        /// The other seat.
        winner: Seat,
    },
    /// A draw after too many turns without combat, shot, placed card or played trump (Z82).
    Quiet,
}

impl Ending {
    /// The winner; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Seat> {
        match self {
            Self::Emblem { winner } | Self::Stuck { winner } => Some(winner),
            Self::Quiet => None,
        }
    }

    /// The outcome, with the rank of both seats.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let reason = match self {
            Self::Emblem { .. } => "zoon-end-emblem",
            Self::Stuck { .. } => "zoon-end-stuck",
            Self::Quiet => "zoon-end-quiet",
        };
        match self.winner() {
            Some(winner) => Outcome::won_by(winner, 2, reason),
            None => Outcome::shared(2, reason),
        }
    }
}

/// Z45: the owner of an eliminated Emblème loses, however and in whichever turn it was eliminated.
fn by_emblem(tables: &Tables, position: &Position) -> Option<Ending> {
    let fallen = |seat: &Seat| {
        Slot::of(*seat).any(|slot| {
            position.field().card(slot).whereabouts == Whereabouts::Tomb
                && position.face(slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
        })
    };
    SEATS.into_iter().find(fallen).map(|seat| Ending::Emblem { winner: enemy(seat) })
}

/// Z12: a seat loses that can neither move, nor play a trump, nor place a reinforcement at the
/// start of its turn. Z82: after too many quiet turns the match is a draw.
fn at_turn_start(tables: &Tables, position: &Position) -> Option<Ending> {
    let moment = position.field().turn_state();
    if !actions::any(tables, position) {
        return Some(Ending::Stuck { winner: enemy(moment.turn) });
    }
    let limit = tables.options.draw;
    (limit != 0 && moment.quiet_turns >= limit).then_some(Ending::Quiet)
}

/// The ending of this position by the rules (Z81), if it is over.
pub(super) fn verdict(tables: &Tables, position: &Position) -> Option<Ending> {
    let moment = position.field().turn_state();
    let begins = moment.stage == Stage::Playing && moment.pending().is_none();
    by_emblem(tables, position)
        .or_else(|| begins.then(|| at_turn_start(tables, position)).flatten())
}

/// Z45: the ending, if an Emblème has fallen in this action.
pub(super) fn by_fall(turn: &Turn<'_, Zoon>) -> Option<Ending> {
    turn.scratch.fallen.and_then(|_| by_emblem(turn.tables, turn.position))
}

/// Ends the match when it is over.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let ending = match (by_fall(turn), turn.scratch.turn_begins) {
        (None, true) => at_turn_start(turn.tables, turn.position),
        (emblem, _) => emblem,
    };
    if let Some(ending) = ending {
        turn.position.field.end(ending);
        turn.tell(|| Event::Ended { ending });
    }
}

/// The outcome of a match stopped by the clock: a draw, once the running turn is finished.
pub(super) fn if_stopped(position: &Position) -> Option<Outcome> {
    let idle = position.field().turn_state().pending().is_none();
    idle.then(|| Outcome::shared(2, "zoon-end-time"))
}
