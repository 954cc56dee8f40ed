//! The shipped levels from outside: laws, computer players, taking back, moves asked for as text.

mod arena_laws;
mod arena_opponent;
mod attempts;
mod honga_laws;
mod honga_opponent;
mod jungle_laws;
mod lessons;
pub(crate) mod move_requests;
mod puzzles;
mod taking_back;
mod zoon_glance;
mod zoon_laws;
mod zoon_opponent;
mod zoon_worlds;

use super::files::read;
