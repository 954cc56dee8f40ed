//! What is chosen before a match.

use crate::rules::Seat;
use crate::rules::honga::{MIN_SEATS, Position, Tables};

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
    /// The number of players: 2 to 5 (H1), or what the level takes of them; anything else is taken as
    /// the nearest of these, and no text of a set-up is read with it.
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
