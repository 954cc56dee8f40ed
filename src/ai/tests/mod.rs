//! Tests of the computer players.

mod forced;
mod levels;
mod search;
mod strength;
