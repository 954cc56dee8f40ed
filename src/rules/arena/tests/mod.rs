//! The rule sheet, statement by statement, and a second, naive reading of it.

mod agreement;
pub(in crate::rules) mod fixture;
mod laws;
mod naive;
