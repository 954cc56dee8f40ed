//! The rule sheet, statement by statement, and a second, naive reading of it.

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
