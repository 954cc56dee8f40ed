//! The weights of Jungle's judgement; 100 is about the weakest pawn.

use std::slice::from_mut;

use crate::ai::weights;

/// What counts how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    pub(super) pawn: i32,
    /// For each kind of animal that it takes on land.
    pub(super) prey: i32,
    /// For each kind of enemy left that takes it.
    pub(super) hunter: i32,
    /// No enemy left takes it.
    pub(super) unbeatable: i32,
    pub(super) swims: i32,
    /// For eight leaps on the board.
    pub(super) leaps: i32,
    pub(super) most_leaps: i32,
    pub(super) turn: i32,
    /// On a square where it may be taken by any animal.
    pub(super) weakened: i32,
    pub(super) in_water: i32,
    /// On a square from which it leaps.
    pub(super) leaps_here: i32,
    /// A pawn that no guard can stop any more, and what every move takes off that it still needs.
    pub(super) runner: i32,
    pub(super) runner_move: i32,
    /// Whether runners are counted at each square before a den.
    pub(super) gates: i32,
    /// Whether a capture that loses more than it takes comes after quiet moves.
    pub(super) exchange: i32,
    /// By the moves left to the enemy den.
    pub(super) den: [i32; 16],
    /// The same for each four kinds that it takes more than the four of a middling animal.
    pub(super) strong: [i32; 16],
    /// The same if no enemy left takes it.
    pub(super) free: [i32; 16],
    /// By the moves to a square beside its own den.
    pub(super) home: [i32; 8],
    /// For the nearest guard, by the same.
    pub(super) guard: [i32; 6],
}

impl Weights {
    /// The weights that computer players use.
    pub const TUNED: Self = Self {
        pawn: 160,
        prey: 60,
        hunter: 24,
        unbeatable: 150,
        swims: 60,
        leaps: 60,
        most_leaps: 150,
        turn: 12,
        weakened: 20,
        in_water: 0,
        leaps_here: 0,
        runner: 1_500,
        runner_move: 100,
        gates: 1,
        exchange: 0,
        den: [0, 160, 100, 68, 48, 34, 22, 12, 0, 0, 0, 0, 0, 0, 0, 0],
        strong: [0; 16],
        free: [0; 16],
        home: [0; 8],
        guard: [0, 40, 34, 24, 14, 6],
    };
}

impl weights::Weights for Weights {
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])> {
        vec![
            ("pawn", from_mut(&mut self.pawn)),
            ("prey", from_mut(&mut self.prey)),
            ("hunter", from_mut(&mut self.hunter)),
            ("unbeatable", from_mut(&mut self.unbeatable)),
            ("swims", from_mut(&mut self.swims)),
            ("leaps", from_mut(&mut self.leaps)),
            ("most-leaps", from_mut(&mut self.most_leaps)),
            ("turn", from_mut(&mut self.turn)),
            ("weakened", from_mut(&mut self.weakened)),
            ("in-water", from_mut(&mut self.in_water)),
            ("leaps-here", from_mut(&mut self.leaps_here)),
            ("runner", from_mut(&mut self.runner)),
            ("runner-move", from_mut(&mut self.runner_move)),
            ("gates", from_mut(&mut self.gates)),
            ("exchange", from_mut(&mut self.exchange)),
            ("den", &mut self.den),
            ("strong", &mut self.strong),
            ("free", &mut self.free),
            ("home", &mut self.home),
            ("guard", &mut self.guard),
        ]
    }
}
