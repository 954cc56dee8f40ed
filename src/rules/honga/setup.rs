//! What is chosen before a match.

use crate::rules::honga::{MIN_SEATS, Position, Tables};
use crate::rules::{MAX_SEATS, Seat};

/// Who begins and keeps the fire (H10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Drawn by lot.
    Lot,
    /// The shaggiest player, as the players decided among themselves.
    Seat(Seat),
}

/// What is chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The number of players: 2 to 5 (H1); anything else is taken as the nearest of these.
    pub seats: u8,
    /// Who begins; a seat nobody sits on is drawn by lot.
    pub first: First,
    /// A set position in place of all that.
    pub position: Option<Box<Position>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: MIN_SEATS, first: First::Lot, position: None }
    }
}

impl Setup {
    /// H1: so many play.
    pub(super) fn seats(&self) -> u8 {
        self.seats.clamp(MIN_SEATS, MAX_SEATS as u8)
    }

    /// The first position of a match.
    pub(super) fn start(&self, tables: &Tables) -> Position {
        match &self.position {
            Some(position) => (**position).clone(),
            None => Position::begin(tables, self),
        }
    }
}
