//! Tests of the computer players.

mod forced;
mod hint;
mod judgement;
mod levels;
mod search;
mod strength;
