//! Saves: matches that are kept between runs of the program.
//!
//! A save is one readable text: a seal with a checksum, a line for the list of saves, and the
//! match's record. A [`Shelf`] keeps two generations of each, so that damage costs at most the last
//! action; it reports damage with place, cause and remedy, and prevents two programs from writing
//! the same save. The texts are in a [`Storage`]: a folder on the desktop, the browser's own
//! storage, or memory.
//!
//! Absent on purpose: clocks and threads. The app supplies the date and decides when and where a
//! save is written. Games are absent too: the caller that opens a save supplies the tables named in
//! its record and replays it ([`Record::replay`](crate::referee::Record::replay)).

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
