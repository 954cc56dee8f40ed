//! Levels being edited: a level's file as a [`Draft`], edits as values, undo and redo, and writing it into a pack.
//!
//! A draft is the text of the file. An edit changes only the words that say what was edited, so that comments and
//! everything that the editor does not know stay as they are. What the text means is read by the game's own readers,
//! which also tell its flaws ([`flaws`]). What can be edited is said by each game ([`Means`]).
//!
//! Deliberately absent: files of animals, tribes and decks, pictures, and anything on a screen.
//!
//! [`Means`]: crate::data::editing::Means

mod amend;
mod areas;
mod between;
mod draft;
mod edit;
mod flaws;
mod options;
mod resize;
#[cfg(test)]
mod tests;
mod writing;

pub use areas::most_sides;
pub use draft::{Board, Draft, Piece};
pub use edit::{Edit, FORWARD};
pub use flaws::{DraftFlaw, EDITED, Edited, flaws};
pub use options::Choices;
#[cfg(not(target_arch = "wasm32"))]
pub use writing::write;
pub use writing::{About, Packed, Place, Unwritten, files_of, is_of_game, packed};
