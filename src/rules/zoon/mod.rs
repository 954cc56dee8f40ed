//! Zoon: two tribes of face-down cards, from the deployment to the fall of an Emblème.
//!
//! One file a phase, each with its question and its deed; [`actions`] only combines the questions.
//! What cards can do is data in [`Tables`]: nothing here names one.

pub mod action;
pub mod end;
pub mod event;
pub mod moment;
pub mod plan;
pub mod position;
pub mod seen;
pub mod setup;
pub mod tables;

pub use action::{Action, Diagonal, Way};
pub use end::Ending;
pub use event::{Event, Score, Verdict};
pub use moment::{Attacker, Combat, Moment, Pending, SEATS, Slot, Stage, TrumpId, enemy};
pub use plan::{
    Corners, Effect, FormationPlan, Ground, MAX_FACES, MAX_KINDS, MAX_SLOTS, MAX_SQUARES,
    MAX_TRUMPS, Mark, Offset, Options, Plan, Rank, Ranks, Tactic, TribePlan, TrumpKind, TrumpPlan,
    Waypoint, Zones, ZoonPlan,
};
pub use position::{Card, Field, Position, Secrets, Touch, TrumpState, Whereabouts};
pub use seen::View;
pub use setup::{Deployment, Faces, First, Setup};
pub use tables::{Face, Step, Tables, Tribe};

/// Keeps Zoon's hashes apart from other games'.
const DOMAIN: u64 = 0x5A4F_4F4E;

/// A face, by its place in the level's list of all tribes' faces; at most [`MAX_FACES`]. Cards of
/// the same Zoon with the same corners bear the same face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// Unknown, or no card.
    const NONE: Self = Self(u8::MAX);
}
