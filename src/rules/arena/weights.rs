//! How computer players value things in Arena.
//!
//! No rule reads these numbers and no hash counts them. They lie in the tables so that whatever has a level has them.

/// What powers are worth.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PowerWeights {
    /// Armor.
    pub armor: i32,
    /// Sweeping.
    pub sweep: i32,
    /// Shyness.
    pub shy: i32,
    /// Webs.
    pub web: i32,
    /// Hitting from the front.
    pub head_on: i32,
    /// Taking no animal.
    pub harmless: i32,
}

/// What counts how much. One unit is a hundredth of about the weakest animal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weights {
    /// Any animal.
    pub pawn: i32,
    /// For every movement that it has on average.
    pub way: i32,
    /// The most movements that count.
    pub most_ways: i32,
    /// Its powers.
    pub powers: PowerWeights,
    /// It jumps over animals.
    pub jumps: i32,
    /// Wearing armor now.
    pub armored: i32,
    /// Breaking armor without taking the animal.
    pub crack: i32,
    /// Sending home an animal that cannot be taken.
    pub sent_home: i32,
    /// The 64ths of its worth that a captive keeps, because its pack may free it.
    pub hope: i32,
    /// What it costs a side to have only 0, 1, 2, 3 or 4 animals left that can be taken.
    pub few: [i32; 5],
    /// What an animal that a web endangers costs: it has to spend an action, or is lost.
    pub endangered: i32,
    /// For every square of its own area at which a side can hit.
    pub watched: i32,
    /// Having the next action.
    pub action: i32,
    /// A win with the next action.
    pub wins_next: i32,
    /// A win that the other side has a turn to prevent.
    pub wins_later: i32,
    /// By the movements left to a hunt, from 0 to 7.
    pub near: [i32; 8],
    /// A point.
    pub point: i32,
    /// What all points of the target are worth beyond that; near the target a point counts more.
    pub target: i32,
    /// The 64ths that count of what the side that acts next can gain.
    pub gains: i32,
    /// Of what the other side could gain then.
    pub answers: i32,
    /// Of what it could gain with animals that cannot be hit first.
    pub threats: i32,
    /// Of the hunts of these once more.
    pub hunts: i32,
}
