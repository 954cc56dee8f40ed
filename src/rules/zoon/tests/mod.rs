//! The rule sheet, statement by statement, and a second, naive reading of it.

mod combats;
mod deploying;
mod effects;
mod endings;
pub(in crate::rules) mod fixture;
mod gear;
mod laws;
mod moving;
mod reinforcing;
mod shooting;
mod tactics;
mod terrain;
mod tribes;
mod turns;
