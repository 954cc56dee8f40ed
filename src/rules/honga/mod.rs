//! HONGA: gather, climb, lure and barter, and see to the sabre-toothed tiger.
//!
//! One file a phase, each with its question and its deed; [`actions`] only combines the questions.
//! Board, discs, cards and tracks are data in [`Tables`]; what bonus cards can do is a closed list
//! of effects with parameters.
//!
//! Who knows what: a position is an open [`Field`] and [`Secrets`]. Discs in hand and discs put
//! under a pile are known to one seat, bonus cards to who holds them, and those just drawn in the
//! forest to nobody. Everything else lies open.

pub mod action;
pub mod event;
pub mod moment;
pub mod plan;
pub mod position;
pub mod resource;
pub mod setup;
pub mod tables;

pub use action::{Action, Source};
pub use event::{Cause, Event, Meal, Pile};
pub use moment::{Awaited, Moment};
pub use plan::{
    AreaKind, AreaPlan, BarterPlan, BonusPlan, Colour, DiscPlan, Effect, MAX_AREAS,
    MAX_BARTER_KINDS, MAX_BONUS, MAX_BONUS_KINDS, MAX_DISC_KINDS, MAX_DISCS, MAX_HERD, MAX_OPEN,
    MAX_PLACES, MAX_STEPS, MIN_SEATS, Options, PlacePlan, Plan, SEAT_COUNTS,
};
pub use position::{Back, Buried, Field, Held, Laid, Position, Secrets, Tray};
pub use resource::{Resource, Resources, Stock};
pub use setup::{First, Setup};
pub use tables::Tables;

/// Keeps HONGA's hashes apart from other games'.
const DOMAIN: u64 = 0x484F_4E47;

/// An area of the board, by its place in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Area(pub u8);

/// A round place, by its place in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u8);

/// A space on which a barter card lies open, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// A bonus card of this match: the same from the pile to the discard, and never its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

/// A kind of disc, by its place in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DiscKind(pub u8);

/// A kind of barter card, by its place in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BarterKind(pub u8);

/// A kind of bonus card, by its place in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BonusKind(pub u8);

impl DiscKind {
    /// Unknown, or no disc.
    const NONE: Self = Self(u8::MAX);
}

impl BonusKind {
    /// Unknown, or no card.
    const NONE: Self = Self(u8::MAX);
}

/// How a match ended by the rules themselves. Resignation, agreement and time are the referee's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Somebody has reached the goal, and the round is finished (H63, H64).
    Goal,
    /// So many rounds were played as the level allows.
    Rounds,
}
