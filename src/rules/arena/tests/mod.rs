//! Tests of the rule sheet, statement by statement, and a second, naive implementation of it.

mod agreement;
mod areas;
mod armor;
mod board;
mod capturing;
mod endings;
pub(in crate::rules) mod fixture;
mod flying;
mod homing;
mod hunting;
mod laws;
mod moving;
mod naive;
mod outlook;
mod perft;
mod placing;
mod prison;
mod refusals;
mod runners;
mod sweeping;
mod teams;
mod texts;
mod turns;
mod unsound;
mod water;
mod webs;
