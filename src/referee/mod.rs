//! The referee: runs a match, draws what is drawn, writes everything down.
//!
//! Players of every kind (mouse, pad, computer, later the network) hand it actions and get facts
//! and the view of their seat back. It knows what no position can know: repetition, resignation,
//! agreed draws, and the dice. Absent on purpose: clocks (a time-out is an entry somebody else
//! makes), files, and the level's data: it is handed compiled tables.

pub mod dice;
pub mod laws;
pub mod match_;
pub mod record;

#[cfg(test)]
pub(crate) mod tests;

pub use dice::RefereeDice;
pub use match_::{Entry, Match, Passed, Refused, Seen};
pub use record::{Record, RecordFlaw};
