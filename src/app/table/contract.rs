//! The contract between a game and the table: the types that both sides use.
//!
//! A game implements [`dress::Dress`]; everything else here is the vocabulary of that trait.

pub mod anchors;
pub mod belongings;
pub mod dress;
pub mod frame;
pub mod livery;
pub mod log;
pub mod looks;
pub mod mark;
pub mod pawns;
pub mod pieces;
pub mod scene;
pub mod sketch;
pub mod told;
