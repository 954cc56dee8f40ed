//! The shipped levels from outside the crate: laws, computer players, taking back, moves asked for as text.

#[path = "../../examples/shared/files.rs"]
mod files;

mod arena_laws;
mod arena_opponent;
mod honga_laws;
mod honga_opponent;
mod jungle_laws;
mod move_requests;
mod taking_back;
mod zoon_laws;
mod zoon_opponent;
mod zoon_worlds;

use files::read;
