//! Packs: files that modders lay over the game's own, without changing any of these.
//!
//! A [`Pack`] is a folder or a zip file with a [`Manifest`], `pack.ron`, and files laid out as the
//! game's own in `assets/` and `levels/`. It is bounded and checked before anything is read as text, so
//! that foreign bytes do no harm. A [`Stack`] holds the packs in their order and says which are on, and
//! why others are not. [`Layered`] is a source of data files that lays a stack over the game's files:
//!
//! - a file of a pack with the path of one of the game's changes that one, by id and field by field;
//! - every other file is the pack's own, and its name begins with the pack's id: the level
//!   `jungle/otter:marsh` is the file `levels/jungle/marsh.board.ron` of the pack `otter`;
//! - no list is edited: levels, lessons and pictures that lie in a pack are on the lists.
//!
//! A flaw in what comes of it is told in the file of the pack that wrote it.
//!
//! Deliberately absent: code in packs, links, and anything outside a pack's own folder.

mod content;
mod drawings;
mod folder;
mod fonts;
mod judging;
mod layered;
pub mod laying;
mod left_out;
mod limits;
pub mod manifest;
mod merge;
pub mod naming;
mod needs;
mod pack;
mod paths;
mod pictures;
mod shown;
mod sounds;
mod stack;
#[cfg(test)]
mod tests;
pub(crate) mod tree;
mod zip;

pub use content::{Kind, PackFont, PackText, Picture};
pub use drawings::drawn;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::{list, read};
pub use layered::{Layered, ShownField};
pub use limits::Limits;
pub use manifest::{Manifest, NeedRange};
pub use needs::{Lack, of_level, texts_of_level};
pub use pack::{Pack, Refused};
pub use shown::{ShownBlock, known_ids, shown};
pub use stack::{Off, Stack};
