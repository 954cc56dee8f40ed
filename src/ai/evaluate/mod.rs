//! What a position is worth: one module for each game.
//!
//! Everything is computed from a level's tables: no animal is named, so modders' levels are judged
//! alike. Whole numbers only; 100 is about the weakest pawn.

pub mod arena;
pub mod honga;
pub mod jungle;
pub mod zoon;
