//! The rule sheet, statement by statement, and a second, naive reading of it.

mod bartering;
mod cards;
mod drawing;
mod endings;
pub(in crate::rules) mod fixture;
mod gathering;
mod herding;
mod laws;
mod placing;
mod starting;
mod tiger;
