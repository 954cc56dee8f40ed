//! How computer players value things in Jungle.
//!
//! No rule reads these numbers and no hash counts them. They lie in the tables so that whatever has a level has them.

/// What counts how much. One unit is a hundredth of about the weakest animal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weights {
    /// Any animal.
    pub pawn: i32,
    /// For each kind of animal that it takes on land.
    pub prey: i32,
    /// What each kind of enemy left takes off that takes it.
    pub hunter: i32,
    /// No enemy left takes it.
    pub unbeatable: i32,
    /// It swims.
    pub swims: i32,
    /// For eight leaps on the board.
    pub leaps: i32,
    /// The most that leaps are worth.
    pub most_leaps: i32,
    /// Having the next move.
    pub turn: i32,
    /// What standing where any animal may take it takes off.
    pub weakened: i32,
    /// Standing in water.
    pub in_water: i32,
    /// Standing on a square from which it leaps.
    pub leaps_here: i32,
    /// A pawn on its way to the den that no guard can stop any more.
    pub runner: i32,
    /// What every move takes off that it still needs.
    pub runner_move: i32,
    /// Whether guards are counted at each square before a den: 1 for yes, 0 for no.
    pub gates: i32,
    /// Whether a capture that loses more than it takes is tried after quiet moves: 1 for yes, 0 for no.
    pub exchange: i32,
    /// By the moves left to the enemy den, from 0 to 15.
    pub den: [i32; 16],
    /// The same once more for every four kinds that it takes more than the four of a middling animal.
    pub strong: [i32; 16],
    /// The same once more if no enemy left takes it.
    pub free: [i32; 16],
    /// By the moves to a square beside its own den, from 0 to 7.
    pub home: [i32; 8],
    /// For the nearest guard of the den, by the same from 0 to 5.
    pub guard: [i32; 6],
}
