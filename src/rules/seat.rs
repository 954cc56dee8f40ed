//! Seats, sides, viewers and outcomes.
//!
//! A seat is a player's place; seats that win together share a side. Names, colours and whether a
//! person or a computer plays a seat belong to the referee and the table.

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// A team: seats of one side win and lose together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(pub u8);

/// Who looks at a match: a seat sees its own secrets, a spectator only what is public.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Any other viewer.
    Spectator,
}

/// Whose decision is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A player must decide.
    Seat(Seat),
    /// Chance draws an action, weighted by [`crate::rules::Game::weight`].
    Chance,
    /// The match is over.
    Nobody(Outcome),
}

/// How a match ended: the rank of every seat, 0 being best, and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    ranks: [u8; MAX_SEATS],
    seats: u8,
    /// Text key of the reason, such as `jungle-end-den`.
    pub reason: &'static str,
}

impl Outcome {
    /// An outcome from the rank of every seat, at most [`MAX_SEATS`] of them.
    #[must_use]
    pub fn ranked(ranks: &[u8], reason: &'static str) -> Self {
        let mut all = [0; MAX_SEATS];
        let seats = ranks.len().min(MAX_SEATS);
        all[..seats].copy_from_slice(&ranks[..seats]);
        Self { ranks: all, seats: seats as u8, reason }
    }

    /// All `seats` share the first rank.
    #[must_use]
    pub fn shared(seats: u8, reason: &'static str) -> Self {
        Self { ranks: [0; MAX_SEATS], seats, reason }
    }

    /// `winner` is first and all others share the second rank.
    #[must_use]
    pub fn won_by(winner: Seat, seats: u8, reason: &'static str) -> Self {
        let mut ranks = [1; MAX_SEATS];
        ranks[usize::from(winner.0)] = 0;
        Self { ranks, seats, reason }
    }

    /// The rank of `seat`, 0 being best.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[usize::from(seat.0)]
    }

    /// The number of seats ranked.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The seats that share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).map(Seat).filter(|seat| self.rank(*seat) == 0)
    }

    /// True when every seat shares the first rank.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.winners().count() == usize::from(self.seats)
    }

    /// Whether a seat has won, which nobody has in a draw.
    #[must_use]
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.rank(seat) == 0 && !self.is_draw()
    }
}
