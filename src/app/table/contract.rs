//! What a game tells the table, and what it may do there: the words that both sides of the contract use.
//!
//! A game implements [`dress::Dress`]; everything else here is what it says with it. Deliberately absent: what the table makes of it.

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
