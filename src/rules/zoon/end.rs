//! Is the match over?

use crate::rules::{Outcome, Seat};

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
    /// Too many turns without combat, shot or card placed (Z82): a draw.
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
