//! Tests of the table with a minimal game: vanes that step, turn, and come from beside the board.

pub(in crate::app) mod acorns;
mod bench;
mod clock;
mod controls;
mod enacting;
pub(in crate::app) mod fingers;
pub(in crate::app) mod hands;
mod lessons;
mod looking;
mod many;
mod mirror;
mod pace;
mod picking;
mod seat_clocks;
mod staging;
mod turning;
mod turns;
mod vanes;
