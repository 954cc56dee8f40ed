//! The worths of pawns and places, precomputed from a level.

use crate::ai::evaluate::arena::worth;
use crate::rules::Square;
use crate::rules::arena::outlook;
use crate::rules::arena::{MAX_PACK, PawnId, Position, SIDES, Tables, Weights};

const PAWNS: usize = 2 * MAX_PACK;

/// What the judgement precomputes for a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    /// What a pawn is worth on the board, without its place.
    worth: [i32; PAWNS],
    pub(super) weights: Weights,
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        Self::with(tables, tables.weights)
    }

    /// Precomputes everything for these weights.
    pub(super) fn with(tables: &Tables, weights: Weights) -> Self {
        let mut worth = [0; PAWNS];
        for side in SIDES {
            for pawn in outlook::pawns(side, tables.whole_pack(side)) {
                worth[usize::from(pawn.0)] = pawn_worth(tables, &weights, pawn);
            }
        }
        Self { worth, weights }
    }

    /// What a pawn is worth, without its place.
    #[inline]
    #[must_use]
    pub fn pawn_worth(&self, pawn: PawnId) -> i32 {
        self.worth[usize::from(pawn.0) % PAWNS]
    }

    /// What a pawn's place and heading are worth to its side.
    #[inline]
    pub(super) fn place_worth(&self, tables: &Tables, position: &Position, pawn: PawnId) -> i32 {
        let (stands, roads) = (position.pawn(pawn), tables.roads());
        let moves = roads.moves_to_hunt(pawn, stands.square(), stands.heading());
        let free = roads.moves_if_turned(pawn, stands.square());
        let points = i32::from(tables.kind_of(pawn).plan.points);
        (self.weights.nearness(moves) + self.weights.nearness(free)) * (1 + points) / 4
    }

    /// What a place would be worth with the best heading.
    #[inline]
    pub(super) fn free_place_worth(&self, tables: &Tables, pawn: PawnId, square: Square) -> i32 {
        let points = i32::from(tables.kind_of(pawn).plan.points);
        self.weights.nearness(tables.roads().moves_if_turned(pawn, square)) * (1 + points) / 2
    }
}

/// Freedom of movement, and powers.
fn pawn_worth(tables: &Tables, weights: &Weights, pawn: PawnId) -> i32 {
    let animal = tables.kind_of(pawn);
    let (open, turned) = tables.roads().ways(pawn);
    let ways = i32::from((2 * open + turned) / 3);
    let powers = worth::powers(weights, animal);
    let jumps = if animal.plan.jumps.is_empty() { 0 } else { weights.jumps };
    weights.pawn + weights.way * ways.min(weights.most_ways) + powers + jumps
}
