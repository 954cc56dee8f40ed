//! What Jungle's judgement precomputes for a level: worths and distances.

use crate::rules::grid::squares;
use crate::rules::jungle::tables::{MAX_KINDS, MAX_SQUARES};
use crate::rules::jungle::{Kind, Position, SIDES, Tables, Weights};
use crate::rules::{Side, Square};

/// A distance longer than any walk.
pub(super) const FAR: u8 = 99;
/// Distances up to this are kept as sets of squares.
const NEAREST: usize = 8;

/// The kinds of animals that one of middling strength takes.
const MIDDLING: i32 = 4;
/// The most squares beside a den.
pub(super) const MOST: usize = 4;
/// Moves to each square beside the enemy den, in square order, then to each beside the own den.
pub(super) type Gates = [u8; 2 * MOST];
pub(super) const NO_GATES: Gates = [FAR; 2 * MOST];

/// What the judgement precomputes for a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    /// Moves to the enemy den, by side, animal and square.
    pub(super) to_enemy: Box<[[[u8; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// Moves to a square beside the own den.
    pub(super) to_own: Box<[[[u8; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// What standing on a square is worth while enemies are left that take it, and while none are.
    pub(super) place: Box<[[[[i16; 2]; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// Moves to each square beside the dens, by side, animal and square.
    pub(super) gates: Box<[[[Gates; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// The squares from which some animal reaches the enemy den in at most so many moves.
    near: [[u64; NEAREST]; 2],
    /// The animals that take it on land, as a set.
    hunters: [u16; MAX_KINDS],
    /// Its worth regardless of which enemies are left.
    own_worth: [i32; MAX_KINDS],
    pub(super) weights: Weights,
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        Self::with(tables, tables.weights)
    }

    /// Precomputes everything for these weights.
    #[must_use]
    pub fn with(tables: &Tables, weights: Weights) -> Self {
        let mut params = Self {
            to_enemy: Box::new([[[FAR; MAX_SQUARES]; MAX_KINDS]; 2]),
            to_own: Box::new([[[FAR; MAX_SQUARES]; MAX_KINDS]; 2]),
            place: Box::new([[[[0; 2]; MAX_SQUARES]; MAX_KINDS]; 2]),
            gates: Box::new([[[NO_GATES; MAX_SQUARES]; MAX_KINDS]; 2]),
            near: [[0; NEAREST]; 2],
            hunters: [0; MAX_KINDS],
            own_worth: [0; MAX_KINDS],
            weights,
        };
        for kind in kinds(tables) {
            for other in kinds(tables).filter(|other| takes(tables, *other, kind)) {
                params.hunters[kind.index()] |= 1 << other.index();
            }
            let prey = weights.prey * tables.prey_on_land(kind).count_ones() as i32;
            params.own_worth[kind.index()] = weights.pawn + prey + mobility(tables, kind, &weights);
            for side in SIDES {
                params.measure(tables, side, kind);
            }
        }
        params
    }

    fn measure(&mut self, tables: &Tables, side: Side, kind: Kind) {
        let (s, k) = (usize::from(side.0), kind.index());
        self.to_enemy[s][k] = distances(tables, side, kind, tables.enemy_den(side));
        let gates = tables.steps(tables.den(side));
        self.to_own[s][k] = distances(tables, side, kind, gates);
        for square in squares(tables.haunt(side, kind)) {
            let at = square.index();
            self.place[s][k][at] = self.place_worth(tables, side, kind, square);
            let moves = usize::from(self.to_enemy[s][k][at]);
            for (within, near) in self.near[s].iter_mut().enumerate() {
                *near |= if moves <= within { square.bit() } else { 0 };
            }
        }
        for (whose, first) in [(Side(side.0 ^ 1), 0), (side, MOST)] {
            for (place, gate) in squares(tables.steps(tables.den(whose))).enumerate() {
                let moves = distances(tables, side, kind, gate.bit());
                for (gates, moves) in self.gates[s][k].iter_mut().zip(moves) {
                    gates[first + place] = moves;
                }
            }
        }
    }

    /// What a square is worth to an animal that enemies left take, and to one that none takes.
    fn place_worth(&self, tables: &Tables, side: Side, kind: Kind, square: Square) -> [i16; 2] {
        let (s, k, at) = (usize::from(side.0), kind.index(), square.index());
        let weights = &self.weights;
        let by = |list: &[i32], moves: u8| list.get(usize::from(moves)).copied().unwrap_or(0);
        let (way, home) = (self.to_enemy[s][k][at], self.to_own[s][k][at]);
        let strength = tables.prey_on_land(kind).count_ones() as i32 - MIDDLING;
        let leaps = tables.ways(side, kind, square) & !tables.steps(square) != 0;
        let within = |set: u64, weight: i32| if set & square.bit() != 0 { weight } else { 0 };
        let worth = by(&weights.den, way)
            + by(&weights.strong, way) * strength / MIDDLING
            + by(&weights.home, home)
            - within(tables.weakened(side), weights.weakened)
            + within(tables.water, weights.in_water)
            + if leaps { weights.leaps_here } else { 0 };
        let most = i32::from(i16::MAX);
        [worth, worth + by(&weights.free, way)].map(|worth| worth.clamp(-most, most) as i16)
    }

    /// Moves a pawn needs to the enemy den on an empty board; 99 for never.
    #[must_use]
    pub fn moves_to_den(&self, side: Side, kind: Kind, square: Square) -> u8 {
        self.to_enemy[usize::from(side.0 & 1)][kind.index()][square.index() & 63]
    }

    /// Moves a pawn needs to a square beside its own den; 99 for never.
    #[must_use]
    pub fn moves_to_gate(&self, side: Side, kind: Kind, square: Square) -> u8 {
        self.to_own[usize::from(side.0 & 1)][kind.index()][square.index() & 63]
    }

    /// What a pawn is worth while these enemies are left.
    #[inline]
    #[must_use]
    pub fn pawn_worth(&self, kind: Kind, enemies: u16) -> i32 {
        let k = kind.index();
        let hunters = self.hunters[k] & enemies;
        let safe = if hunters == 0 { self.weights.unbeatable } else { 0 };
        self.own_worth[k] - self.weights.hunter * hunters.count_ones() as i32 + safe
    }

    /// Whether none of these enemies takes it.
    #[inline]
    pub(super) fn is_safe(&self, kind: Kind, enemies: u16) -> bool {
        self.hunters[kind.index()] & enemies == 0
    }

    /// The squares from which some animal of a side reaches the enemy den within so many moves.
    #[inline]
    pub(super) fn near(&self, side: Side, moves: i32) -> u64 {
        self.near[usize::from(side.0 & 1)][(moves.max(0) as usize).min(NEAREST - 1)]
    }

    /// What a pawn is worth at most.
    #[inline]
    pub(super) fn most_worth(&self, kind: Kind) -> i32 {
        self.own_worth[kind.index()] + self.weights.unbeatable + self.weights.den[1]
    }

    /// The animals a side has left, as a set of their numbers.
    #[inline]
    #[must_use]
    pub fn left(&self, position: &Position, side: Side) -> u16 {
        let pawns = squares(position.pawns(side));
        pawns.fold(0, |set, square| set | 1 << position.kind_at(square).index())
    }
}

fn kinds(tables: &Tables) -> impl Iterator<Item = Kind> {
    (0..tables.kinds.len().min(MAX_KINDS) as u8).map(Kind)
}

fn takes(tables: &Tables, by: Kind, of: Kind) -> bool {
    tables.prey_on_land(by) & 1 << of.index() != 0
}

/// The worth of the squares and ways that an animal has beyond those of a plain walker.
fn mobility(tables: &Tables, kind: Kind, weights: &Weights) -> i32 {
    let swims = squares(tables.water & tables.haunt(Side(0), kind)).count();
    let leaps: u32 = squares(tables.haunt(Side(0), kind) & !tables.water)
        .map(|from| (tables.ways(Side(0), kind, from) & !tables.steps(from)).count_ones())
        .sum();
    let swims = if swims > 0 { weights.swims } else { 0 };
    swims + (leaps as i32 * weights.leaps / 8).min(weights.most_leaps)
}

/// Moves from every square to the nearest of `goals`, on an empty board.
fn distances(tables: &Tables, side: Side, kind: Kind, goals: u64) -> [u8; MAX_SQUARES] {
    let mut distances = [FAR; MAX_SQUARES];
    let (mut reached, mut moves) = (goals, 0);
    squares(goals).for_each(|square| distances[square.index()] = 0);
    loop {
        let rest = squares(tables.haunt(side, kind) & !reached);
        let next: u64 = rest
            .filter(|from| tables.ways(side, kind, *from) & reached != 0)
            .fold(0, |set, from| set | from.bit());
        if next == 0 {
            return distances;
        }
        moves += 1;
        squares(next).for_each(|square| distances[square.index()] = moves);
        reached |= next;
    }
}
