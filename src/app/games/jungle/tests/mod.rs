//! Jungle on a table without a window: the mirror, and every way of input.

mod bench;
mod hud;
mod mirror;
mod opponent;
