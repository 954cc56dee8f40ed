//! The end of the match.

use crate::rules::jungle::{Action, Event, Jungle, Position, Tables, actions, den, won_by};
use crate::rules::{Outcome, Side, Turn};

/// How a match ended by the rules. Repetition, resignation and agreement are handled by the
/// referee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A pawn entered the enemy den (J19).
    Den {
        /// The pawn's side.
        winner: Side,
    },
    /// Every enemy pawn was captured (J20).
    AllTaken {
        /// The capturing side.
        winner: Side,
    },
    /// The other side is to move and cannot (J21).
    Blocked {
        /// The side that is not to move.
        winner: Side,
    },
    /// Too many plies without a capture (J23).
    Quiet,
}

impl Ending {
    /// The outcome, with the rank of both seats.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Den { winner } => won_by(winner, "jungle-end-den"),
            Self::AllTaken { winner } => won_by(winner, "jungle-end-all-taken"),
            Self::Blocked { winner } => won_by(winner, "jungle-end-blocked"),
            Self::Quiet => Outcome::shared(2, "jungle-end-quiet"),
        }
    }

    /// The winning side; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Den { winner } | Self::AllTaken { winner } | Self::Blocked { winner } => {
                Some(winner)
            }
            Self::Quiet => None,
        }
    }
}

/// The ending of a position that was not reached by a move, once the side to move is known. Used
/// for given starting positions, whether their text or a random draw says who begins.
pub(super) fn judge(tables: &Tables, position: &Position) -> Option<Ending> {
    position.to_move()?;
    let conqueror = den::conqueror(tables, position).map(|winner| Ending::Den { winner });
    conqueror.or_else(|| verdict(tables, position))
}

/// The ending when no pawn is in an enemy den.
#[inline]
fn verdict(tables: &Tables, position: &Position) -> Option<Ending> {
    let mover = position.mover();
    let other = Side(mover.0 ^ 1);
    if position.pawns(other) == 0 {
        return Some(Ending::AllTaken { winner: mover }); // J20
    }
    if !actions::any(tables, position) {
        return Some(stranded(position, other));
    }
    // J23: too many plies without a capture.
    let limit = tables.options.quiet_limit;
    (limit != 0 && position.quiet() >= limit).then_some(Ending::Quiet)
}

/// The side to move has no pawns (J20), or none that can move (J21).
#[cold]
fn stranded(position: &Position, winner: Side) -> Ending {
    match position.pawns(Side(winner.0 ^ 1)) {
        0 => Ending::AllTaken { winner },
        _ => Ending::Blocked { winner },
    }
}

/// J20, J21 and J23: ends the match when it is over. J19 is handled by the den phase.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let ending = turn.position.ending().or_else(|| match turn.action {
        Action::Begin(_) => judge(turn.tables, turn.position),
        Action::Move { .. } => verdict(turn.tables, turn.position),
    });
    if let Some(ending) = ending {
        turn.position.end(Some(ending));
        turn.tell(|| Event::Ended { ending });
    }
}
