//! The choices made before a match.

use crate::rules::Seat;
use crate::rules::zoon::{Position, Tables, TurnState};

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Drawn at random when both have deployed (Z10).
    Lot,
    /// This seat.
    Seat(Seat),
}

/// How the Zoons are deployed. A set-up is public, so it holds no deployment itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deployment {
    /// The players place their cards freely (Z7), optionally starting from a formation.
    ByHand,
    /// The players only choose one of their tribe's formations.
    Formations,
}

/// When a seat sees its own Zoons (Z13, Z14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Peeking {
    /// All of them, in its own turn except while a combat is about to take place.
    OwnTurn,
    /// At the same times, but one by one: all are displayed face down, and the table turns up the
    /// card the player holds, where [`super::View::may_peek`] allows it.
    OneByOne,
    /// Always, with eliminated cards and every enemy face ever seen: the option "aide-mémoire".
    Always,
}

/// The choices made before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Each seat's tribe, as an index in the level's list. Z6: both may have the same.
    pub tribes: [u8; 2],
    /// The option "Renforts" (Z80): each tribe has one more card.
    pub reserves: bool,
    /// How the Zoons are deployed.
    pub deployment: Deployment,
    /// When a seat sees its own Zoons.
    pub peeking: Peeking,
    /// Who takes the first turn.
    pub first: First,
    /// A given position, which replaces the other choices.
    pub position: Option<Box<Position>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            tribes: [0, 1],
            reserves: false,
            deployment: Deployment::ByHand,
            peeking: Peeking::OwnTurn,
            first: First::Lot,
            position: None,
        }
    }
}

impl Setup {
    /// The first position of a match.
    pub(super) fn start(&self, tables: &Tables) -> Position {
        match &self.position {
            Some(position) => (**position).clone(),
            None => Position::begin(tables, self, TurnState::new(self.first)),
        }
    }
}
