//! The contract between a game and the table: the types that both sides use.
//!
//! A game implements [`table_game::TableGame`]; everything else here is the vocabulary of that trait.

pub mod anchors;
pub mod belongings;
pub mod frame;
pub mod known_view;
pub mod log;
pub mod looks;
pub mod mark;
pub mod pawns;
pub mod pieces;
pub mod plate_places;
pub mod player_style;
pub mod risk;
pub mod scene;
pub mod sketch;
pub mod table_game;
