//! Opens the game.
fn main() {}
