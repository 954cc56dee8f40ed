//! Tests of the computer players.

mod forced;
mod glance;
mod hint;
mod judgement;
mod levels;
mod puzzle;
mod review;
mod search;
mod strength;
