//! Is the match over?

use crate::rules::jungle::{Action, Event, Jungle, Position, Tables, actions, den, won_by};
use crate::rules::{Outcome, Side, Turn};

/// How a match ended by the rules themselves. Repetition, resignation and agreement are the
/// referee's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A pawn entered the enemy den (J19).
    Den {
        /// Whose pawn.
        winner: Side,
    },
    /// Every enemy pawn was taken (J20).
    AllTaken {
        /// Who took them.
        winner: Side,
    },
    /// The other side, to move, cannot (J21).
    Blocked {
        /// The side that can.
        winner: Side,
    },
    /// Too many plies without a capture (J23).
    Quiet,
}

impl Ending {
    /// Everybody's rank.
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

/// How a position ends that no move led to, once the side to move is known: a set one, whether
/// its text says who begins or the lot does.
pub(super) fn judge(tables: &Tables, position: &Position) -> Option<Ending> {
    position.to_move()?;
    let conqueror = den::conqueror(tables, position).map(|winner| Ending::Den { winner });
    conqueror.or_else(|| verdict(tables, position))
}

/// How the match ends when nobody stands in a den.
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
    // J23: nothing happens.
    let limit = tables.options.quiet_limit;
    (limit != 0 && position.quiet() >= limit).then_some(Ending::Quiet)
}

/// The side to move has nothing to move with (J20), or cannot move what it has (J21).
#[cold]
fn stranded(position: &Position, winner: Side) -> Ending {
    match position.pawns(Side(winner.0 ^ 1)) {
        0 => Ending::AllTaken { winner },
        _ => Ending::Blocked { winner },
    }
}

/// J20, J21 and J23: ends the match when it is over. J19 has been settled in the den.
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
