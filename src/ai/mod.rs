//! Computer players: they see what their seat may know and hand back an action.
//!
//! A [`Thinking`] is resumable and has no clock: whoever owns it calls [`Thinking::step`] with a
//! number of nodes, in a worker thread or in slices between two frames, and the answer depends on
//! the [`Observation`], the strength and the seed alone, never on the slices. Games bring their judgement
//! through [`AiGame`]; the search knows no game. Absent on purpose: threads, time, files, floating
//! point numbers, learning, and any look at what a seat may not know.

pub mod ai_game;
pub mod alpha_beta;
pub mod evaluate;
mod frame;
pub mod glance;
pub mod hint;
pub mod memory;
pub mod monte_carlo;
pub mod move_request;
pub mod observation;
pub mod ordering;
pub mod puzzle;
pub mod review;
mod search;
pub mod shortcuts;
pub mod strength;
pub mod thinking;
pub mod tournament;
pub mod turn_tree;
pub mod weights;

#[cfg(test)]
mod tests;

pub use ai_game::{AiGame, AlphaBetaGame, Feat};
pub use glance::Glance;
pub use hint::{Hint, explain, hint};
pub use monte_carlo::{MonteCarlo, MonteCarloGame};
pub use move_request::{ChosenLevel, MoveRequest};
pub use observation::Observation;
pub use search::Deepening;
pub use shortcuts::Shortcuts;
pub use strength::{ComputerPlayer, Skill, Strength};
pub use thinking::{Progress, Thinking};
pub use turn_tree::{TurnTree, TurnTreeGame};
