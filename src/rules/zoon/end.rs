//! Is the match over?

use crate::rules::zoon::{
    Event, Position, Rank, SEATS, Slot, Stage, Tables, Whereabouts, Zoon, actions, enemy,
};
use crate::rules::{Outcome, Seat, Turn};

/// How a match ended by the rules themselves. Resignation, agreement and time are the referee's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// An Emblème was eliminated (Z45).
    Emblem {
        /// Whose enemy's.
        winner: Seat,
    },
    /// At the start of its turn a seat could do none of the three things (Z12).
    Stuck {
        /// The other seat.
        winner: Seat,
    },
    /// Too many turns without combat, shot, or card placed or played (Z82): a draw.
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

    /// Everybody's rank.
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

/// Z45: whose Emblème has been eliminated loses, by whatever means and in whatever turn.
fn by_emblem(tables: &Tables, position: &Position) -> Option<Ending> {
    let fallen = |seat: &Seat| {
        Slot::of(*seat).any(|slot| {
            position.field().card(slot).whereabouts == Whereabouts::Tomb
                && position.face(slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
        })
    };
    SEATS.into_iter().find(fallen).map(|seat| Ending::Emblem { winner: enemy(seat) })
}

/// Z12: who can neither move, nor play a trump, nor place a reinforcement at the start of his turn
/// loses. Z82: after so many quiet turns nobody wins.
fn at_turn_start(tables: &Tables, position: &Position) -> Option<Ending> {
    let moment = position.field().moment();
    if !actions::any(tables, position) {
        return Some(Ending::Stuck { winner: enemy(moment.turn) });
    }
    let limit = tables.options.draw;
    (limit != 0 && moment.quiet_turns >= limit).then_some(Ending::Quiet)
}

/// How the match ends in this position, as far as it is the rules that end it (Z81).
pub(super) fn verdict(tables: &Tables, position: &Position) -> Option<Ending> {
    let moment = position.field().moment();
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

/// What a match stopped by the clock comes to: a draw, once the running turn is finished.
pub(super) fn if_stopped(position: &Position) -> Option<Outcome> {
    let idle = position.field().moment().pending().is_none();
    idle.then(|| Outcome::shared(2, "zoon-end-time"))
}
