//! The referee: runs a match, draws random actions and records every entry.
//!
//! Players of every kind (mouse, gamepad, computer, later the network) pass it actions and receive
//! events and the view of their seat. It handles what a single position cannot: repetition,
//! resignation, agreed draws and random numbers. Absent on purpose: clocks (a time-out is an entry
//! made by the caller), files, and level data (the caller passes compiled tables).

pub mod dice;
pub mod laws;
pub mod match_;
pub mod record;

#[cfg(test)]
pub(crate) mod tests;

pub use crate::data::Need;
pub use dice::RefereeDice;
pub use match_::{Entry, Match, Passed, Refused, Seen};
pub use record::{Record, RecordFlaw, TablesHashes};
