//! Computer players: they see what their seat may know and hand back an action.
//!
//! A [`Thinking`] is resumable and has no clock: whoever owns it calls [`Thinking::step`] with a
//! number of nodes, in a worker thread or in slices between two frames, and the answer depends on
//! the [`Sight`], the strength and the seed alone, never on the slices. Games bring their judgement
//! through [`Duel`]; the search knows no game. Absent on purpose: threads, time, files, floating
//! point numbers, learning, and any look at what a seat may not know.

pub mod alpha_beta;
pub mod duel;
pub mod errand;
pub mod evaluate;
mod frame;
pub mod hint;
pub mod memory;
pub mod monte_carlo;
pub mod ordering;
mod search;
pub mod sight;
pub mod strength;
pub mod thinking;
pub mod tournament;
pub mod turn_tree;

#[cfg(test)]
mod tests;

pub use duel::{Duel, OpenDuel};
pub use errand::{ChosenLevel, Errand};
pub use hint::{Hint, explain, hint};
pub use monte_carlo::{HiddenDuel, MonteCarlo};
pub use search::Deepening;
pub use sight::Sight;
pub use strength::{ComputerPlayer, Skill, Strength};
pub use thinking::{Progress, Thinking};
pub use turn_tree::{TurnDuel, TurnTree};
