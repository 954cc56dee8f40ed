//! Computer players: they get what their seat may know and return an action.
//!
//! A [`Thinking`] is resumable and has no clock: its owner calls [`Thinking::step`] with a number
//! of nodes, in a worker thread or in slices between two frames. The answer depends only on the
//! [`Sight`], the level and the seed, never on the slices. Games supply their judgement through
//! [`Duel`]; the search depends on no game. Deliberately absent: threads, time, files,
//! floating-point numbers, learning, and any use of what a seat may not know.

pub mod alpha_beta;
pub mod duel;
pub mod errand;
pub mod evaluate;
mod frame;
pub mod hint;
pub mod level;
pub mod memory;
pub mod monte_carlo;
pub mod ordering;
mod search;
pub mod sight;
pub mod thinking;
pub mod tournament;
pub mod turn_tree;

#[cfg(test)]
mod tests;

pub use duel::{Duel, OpenDuel};
pub use errand::Errand;
pub use hint::{Hint, explain, hint};
pub use level::{Level, Skill};
pub use monte_carlo::{HiddenDuel, MonteCarlo};
pub use search::Deepening;
pub use sight::Sight;
pub use thinking::{Progress, Thinking};
pub use turn_tree::{TurnDuel, TurnTree};
