//! Tests of the rule sheet, statement by statement, and a second, naive implementation of it.

mod agreement;
mod drawing;
mod endings;
pub(in crate::rules) mod levels;
mod meetings;
mod naive;
mod outlook;
mod perft;
mod refusals;
mod roads;
mod texts;
