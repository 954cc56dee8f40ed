//! The rules of every game. Positions are plain values, and an action is carried out by one list of
//! phases per game.
//!
//! The table on screen, the referee, the computer players, the tests and the fuzzers all run the
//! same [`Game::TURN`] through a [`Resolution`]. Absent on purpose: the engine, files, clocks,
//! random generators (chance is an action like any other, drawn with a [`Dice`] that the caller
//! supplies), floating point numbers and hash maps. Without them the same entries give the same
//! match on every machine.

pub mod arena;
pub mod dice;
pub mod game;
pub mod games;
pub mod grid;
pub mod hashing;
pub mod honga;
pub mod jungle;
pub mod kept;
pub mod laws;
pub mod perft;
pub mod phase;
pub mod refusal;
pub mod seat;
pub mod spot;
pub mod stack;
pub mod text;
#[cfg(test)]
mod text_mutation;
pub mod turn;
pub mod view;
pub mod zoon;

pub use dice::Dice;
pub use game::Game;
pub use games::GAMES;
pub use grid::{Grid, Square};
pub use phase::{Phase, PhaseFn};
pub use refusal::why_not;
pub use seat::{Actor, MAX_SEATS, Outcome, Seat, Side, Viewer};
pub use spot::{Spot, Spots};
pub use stack::Stack;
pub use text::{Argument, Reason, Refusal, TextFlaw};
pub use turn::{Illegal, Resolution, Turn, after, after_into, play};
pub use view::{Blanked, Open};
