//! The worths of pawns and places, precomputed from a level.

use crate::ai::evaluate::arena::worth;
use crate::rules::Square;
use crate::rules::arena::outlook;
use crate::rules::arena::{MAX_PACK, PawnId, Position, Power, SIDES, Tables};

const PAWNS: usize = 2 * MAX_PACK;

/// What the judgement precomputes for a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    /// What a pawn is worth on the board, without its place.
    worth: [i32; PAWNS],
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        let mut worth = [0; PAWNS];
        for side in SIDES {
            for pawn in outlook::pawns(side, tables.whole_pack(side)) {
                worth[usize::from(pawn.0)] = pawn_worth(tables, pawn);
            }
        }
        Self { worth }
    }

    /// What a pawn is worth, without its place.
    #[inline]
    #[must_use]
    pub fn pawn_worth(&self, pawn: PawnId) -> i32 {
        self.worth[usize::from(pawn.0) % PAWNS]
    }
}

/// What a pawn's place and heading are worth to its side.
#[inline]
pub(super) fn place_worth(tables: &Tables, position: &Position, pawn: PawnId) -> i32 {
    let (stands, roads) = (position.pawn(pawn), tables.roads());
    let moves = roads.moves_to_hunt(pawn, stands.square(), stands.heading());
    let free = roads.moves_if_turned(pawn, stands.square());
    let points = i32::from(tables.kind_of(pawn).plan.points);
    (worth::near(moves) + worth::near(free)) * (1 + points) / 4
}

/// What a place would be worth with the best heading.
#[inline]
pub(super) fn free_place_worth(tables: &Tables, pawn: PawnId, square: Square) -> i32 {
    let points = i32::from(tables.kind_of(pawn).plan.points);
    worth::near(tables.roads().moves_if_turned(pawn, square)) * (1 + points) / 2
}

/// Freedom of movement, and powers.
fn pawn_worth(tables: &Tables, pawn: PawnId) -> i32 {
    let animal = tables.kind_of(pawn);
    let (open, turned) = tables.roads().ways(pawn);
    let ways = i32::from((2 * open + turned) / 3);
    let powers: i32 =
        worth::POWERS.iter().filter(|(power, _)| animal.has(*power)).map(|(_, coins)| *coins).sum();
    let jumps = if animal.plan.jumps.is_empty() { 0 } else { worth::JUMPS };
    let harmless = if animal.has(Power::Harmless) { worth::HARMLESS } else { 0 };
    worth::PAWN + worth::WAY * ways.min(worth::MOST_WAYS) + powers + jumps + harmless
}
