//! Is the match over?

use crate::rules::jungle::{Event, Jungle, Position, SIDES, Tables, actions, won_by};
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

/// How the match ends in this position, once the side to move is known.
#[inline]
pub(super) fn verdict(tables: &Tables, position: &Position) -> Option<Ending> {
    let mover = position.to_move()?;
    let other = Side(mover.0 ^ 1);
    // J19, asked of the board so that a set position is judged like a played one.
    for side in SIDES {
        if position.pawns(side) & tables.enemy_den(side) != 0 {
            return Some(Ending::Den { winner: side });
        }
    }
    // J20: one side has nothing left.
    if position.pawns(mover) == 0 {
        return Some(Ending::AllTaken { winner: other });
    }
    if position.pawns(other) == 0 {
        return Some(Ending::AllTaken { winner: mover });
    }
    // J21: nothing can move.
    if !actions::any(tables, position) {
        return Some(Ending::Blocked { winner: other });
    }
    // J23: nothing happens.
    let limit = tables.options.quiet_limit;
    (limit != 0 && position.quiet() >= limit).then_some(Ending::Quiet)
}

/// J19-J21 and J23: ends the match when it is over.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    if let Some(ending) = verdict(turn.tables, turn.position) {
        turn.position.end(Some(ending));
        turn.tell(|| Event::Ended { ending });
    }
}
