//! Tests of the rule sheet, statement by statement, and a second, naive implementation of it.

mod agreement;
mod bartering;
mod cards;
mod drawing;
mod endings;
mod equality;
pub(in crate::rules) mod fixture;
mod gathering;
mod herding;
mod laws;
mod naive;
mod perft;
mod placing;
mod refusals;
mod secrets;
mod starting;
mod texts;
mod tiger;
