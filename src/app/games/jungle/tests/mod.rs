//! Jungle on a table without a window: the mirror, and every way of input.

mod again;
mod bench;
mod clocks;
mod hands;
mod hud;
mod inputs;
mod mirror;
mod modded;
mod opponent;
mod pages;
mod reviewing;
mod risks;
mod starting;
mod watching;
