//! Arena: two packs of animals, from the placing of the packs to the last hunt.
//!
//! One file a phase, each with its question and its deed; [`actions`] only combines the questions.
//! What animals can do is data in [`Tables`]: nothing here names one. The sheet's statements
//! R1-R99 are cited where they are carried out.

pub mod action;
pub mod actions;
pub mod area;
pub mod armor;
pub mod capture;
pub mod end;
pub mod heading;
pub mod hunt;
pub mod liberation;
pub mod lot;
pub mod moment;
pub mod movement;
pub mod placement;
pub mod plan;
pub mod position;
pub mod refusal;
pub mod seen;
pub mod setup;
pub mod spots;
pub mod tables;
pub mod text;
pub mod upkeep;
pub mod web;

#[cfg(test)]
mod tests;

pub use action::{Action, Event, Path};
pub use end::Ending;
pub use heading::Heading;
pub use moment::{Moment, PawnId, Pending, Stage};
pub use plan::{
    BeforeBlocker, Bend, Class, DoubleAction, Ground, KindPlan, MAX_KINDS, MAX_NUMBER, MAX_PACK,
    MAX_SQUARES, Numbers, Options, Plan, Power, Powers, WebPassing, Ways,
};
pub use position::{Pawn, Position, Whereabouts};
pub use setup::{First, Packs, Setup};
pub use tables::{Animal, Place, Stride, Tables};

use crate::rules::Side;

/// The two sides, red (the bottom of the board) and blue.
pub const SIDES: [Side; 2] = [Side(0), Side(1)];

/// Keeps Arena's hashes apart from other games'.
const DOMAIN: u64 = 0x0041_5245_4E41;

/// An animal, by its place in the level's list; at most [`MAX_KINDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub u8);

/// The game itself; it has no state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arena;
