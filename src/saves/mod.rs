//! Saves: matches that outlive the program.
//!
//! A save is one readable text: a seal with a checksum, a line for the list of saves, and the
//! match's record. A [`Shelf`] keeps two generations of each, so that no damage takes more than the
//! last action, tells any damage with place, cause and remedy, and lets no two programs write one save. Where the texts lie is a
//! [`Storage`]: a folder on the desktop, the browser's own storage, or memory.
//!
//! Absent on purpose: clocks and threads. The app says when it is and decides when and where a save
//! is written. Absent too: games. Whoever opens a save brings the tables its record names and
//! replays it ([`Record::replay`](crate::referee::Record::replay)).

#[cfg(not(target_arch = "wasm32"))]
pub mod folder;
pub mod local;
pub mod save;
mod seal;
pub mod shelf;
pub mod storage;
pub mod trouble;

#[cfg(not(target_arch = "wasm32"))]
pub use folder::Folder;
pub use local::{Entries, Local};
pub use save::{Head, MAX_BYTES, Save};
pub use shelf::{Found, Generation, Listed, SaveName, Shelf};
pub use storage::{Memory, Storage};
pub use trouble::{Cause, Trouble};
