//! Tests of the computer players.

mod forced;
mod hint;
mod levels;
mod search;
mod strength;
