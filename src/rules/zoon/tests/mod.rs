//! Tests of the rule sheet, statement by statement, and a second, naive implementation of it.

mod agreement;
mod combats;
mod deploying;
mod effects;
mod endings;
pub(in crate::rules) mod fixture;
mod gear;
mod laws;
mod moving;
mod naive;
mod perft;
mod refusals;
mod reinforcing;
mod secrets;
mod shooting;
mod tactics;
mod terrain;
mod texts;
mod tribes;
mod turns;
