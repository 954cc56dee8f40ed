//! The rule sheet, statement by statement, and a second, naive reading of it.

pub(in crate::rules) mod fixture;
mod laws;
