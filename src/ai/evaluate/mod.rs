//! What a position is worth, one file a game.
//!
//! Everything is worked out from a level's tables: no animal is named, so a modder's level is
//! judged by the same rules. Whole numbers only; 100 is about the weakest pawn.

pub mod arena;
pub mod honga;
pub mod jungle;
pub mod zoon;
