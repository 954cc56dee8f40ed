//! What is chosen before a match.

use crate::rules::Seat;
use crate::rules::zoon::{Position, Tables, TurnState};

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Drawn by lot when both have deployed (Z10).
    Lot,
    /// This seat, as agreed.
    Seat(Seat),
}

/// How the Zoons come onto the field. Nothing of a deployment stands in a set-up, which is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deployment {
    /// The players place their cards as they like (Z7); a ready-made formation may be the start.
    ByHand,
    /// The players only choose one of the ready-made formations of their tribe.
    Formations,
}

/// When a seat sees its own Zoons (Z13, Z14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Peeking {
    /// In its own turn, and not while a combat is about to take place, all of them.
    OwnTurn,
    /// At those times too, but one by one: what is shown has all of them face down, and the table
    /// turns up the card that is held, where [`super::View::may_peek`] allows it.
    OneByOne,
    /// Always, with the dead and every enemy face that was ever seen: the option "aide-mémoire".
    Always,
}

/// What is chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Each seat's tribe, by its place in the level's list. Z6: both may take the same.
    pub tribes: [u8; 2],
    /// The option "Renforts" (Z80): each tribe has its one more card.
    pub reserves: bool,
    /// How the Zoons come onto the field.
    pub deployment: Deployment,
    /// When a seat sees its own Zoons.
    pub peeking: Peeking,
    /// Who takes the first turn.
    pub first: First,
    /// A set position in place of all that.
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
