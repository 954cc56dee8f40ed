//! The choices made before a match.

use crate::rules::Seat;
use crate::rules::honga::{MIN_SEATS, Position, Tables};

/// The seat that begins and keeps the fire (H10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Drawn at random.
    Lot,
    /// The shaggiest player, as agreed by the players.
    Seat(Seat),
}

/// The choices made before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The number of players: 2 to 5 (H1), within the level's limits. Other values are clamped; the
    /// text form of a set-up with another value is rejected.
    pub seats: u8,
    /// Who begins. A seat that is not in the match means a random draw.
    pub first: First,
    /// A given position, which replaces the other choices.
    pub position: Option<Box<Position>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: MIN_SEATS, first: First::Lot, position: None }
    }
}

impl Setup {
    /// H1: the number of players.
    pub(super) fn seats(&self, tables: &Tables) -> u8 {
        let [least, most] = tables.options.seats;
        self.seats.min(most).max(least)
    }

    /// The first position of a match.
    pub(super) fn start(&self, tables: &Tables) -> Position {
        match &self.position {
            Some(position) => (**position).clone(),
            None => Position::begin(tables, self),
        }
    }
}
