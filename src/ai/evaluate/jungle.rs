//! Jungle's judgement: what a pawn can take and be taken by, how near it is to the enemy den, and
//! whether a guard can stop it in time.
//!
//! A pawn's worth depends on the animals it may take and on the remaining enemies that may take it;
//! a pawn that no enemy can take is worth most. Whether its prey is still on the board is
//! deliberately ignored: otherwise giving away one's weak pawns would seem to lower the enemy's
//! worth. Distances are counted in moves on an empty board, separately for swimmers and leapers.
//! Threats and captures are left to the search.

mod feats;
mod hint;
mod puzzle;

use crate::ai::hint::Foreseen;
use crate::ai::{AiGame, AlphaBetaGame, Deepening, Feat, review};
use crate::rules::grid::squares;
use crate::rules::hashing::mix;
use crate::rules::jungle::tables::{MAX_KINDS, MAX_SQUARES};
use crate::rules::jungle::{Action, Jungle, Kind, Position, SIDES, Tables, outlook};
use crate::rules::{Game, Reason, Seat, Side, Square};

/// The weights of the judgement.
mod worth {
    pub(super) const PAWN: i32 = 160;
    pub(super) const PREY: i32 = 60;
    pub(super) const HUNTER: i32 = 24;
    pub(super) const UNBEATABLE: i32 = 150;
    pub(super) const MOBILITY: i32 = 60;
    pub(super) const TURN: i32 = 12;
    /// By the number of moves left to the enemy den.
    pub(super) const NEAR_DEN: [i32; 8] = [0, 160, 100, 68, 48, 34, 22, 12];
    /// A pawn that no guard can stop any more; less for each move it still needs.
    pub(super) const RUNNER: i32 = 1_500;
    /// For the nearest guard, by its moves to its own den.
    pub(super) const GUARD: [i32; 6] = [0, 40, 34, 24, 14, 6];
    /// With fewer pawns, having to move is too often a disadvantage.
    pub(super) const ENOUGH_TO_PASS: u32 = 4;
    pub(super) const WEAKENED: i32 = 20;
    /// The lead that is worth half of what is left to win.
    pub(super) const HALF_WON: i32 = 700;
}

/// A distance longer than any walk.
const FAR: u8 = 99;
/// Within this many actions of the quiet limit, memory keys include the count of quiet actions.
const NEARLY_QUIET: u16 = 48;

/// What the judgement precomputes for a level.
#[derive(Clone, Debug)]
pub struct EvalParams {
    /// Moves to the enemy den, by side, animal and square.
    to_enemy: Box<[[[u8; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// Moves to a square beside the own den.
    to_own: Box<[[[u8; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// What standing on a square is worth.
    place: Box<[[[i16; MAX_SQUARES]; MAX_KINDS]; 2]>,
    /// The animals that take it on land, as a set.
    hunters: [u16; MAX_KINDS],
    /// Its worth regardless of which enemies are left.
    own_worth: [i32; MAX_KINDS],
}

impl EvalParams {
    /// Precomputes everything.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        let mut params = Self {
            to_enemy: Box::new([[[FAR; MAX_SQUARES]; MAX_KINDS]; 2]),
            to_own: Box::new([[[FAR; MAX_SQUARES]; MAX_KINDS]; 2]),
            place: Box::new([[[0; MAX_SQUARES]; MAX_KINDS]; 2]),
            hunters: [0; MAX_KINDS],
            own_worth: [0; MAX_KINDS],
        };
        for kind in kinds(tables) {
            for other in kinds(tables).filter(|other| takes(tables, *other, kind)) {
                params.hunters[kind.index()] |= 1 << other.index();
            }
            let prey = worth::PREY * tables.prey_on_land(kind).count_ones() as i32;
            params.own_worth[kind.index()] = worth::PAWN + prey + mobility(tables, kind);
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
            let moves = usize::from(self.to_enemy[s][k][square.index()]);
            let near = worth::NEAR_DEN.get(moves).copied().unwrap_or_default();
            let weak = tables.weakened(side) & square.bit() != 0;
            self.place[s][k][square.index()] =
                (near - if weak { worth::WEAKENED } else { 0 }) as i16;
        }
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
        let safe = if hunters == 0 { worth::UNBEATABLE } else { 0 };
        self.own_worth[k] - worth::HUNTER * hunters.count_ones() as i32 + safe
    }

    /// The animals a side has left, as a set of their numbers.
    #[inline]
    #[must_use]
    pub fn left(&self, position: &Position, side: Side) -> u16 {
        let pawns = squares(position.pawns(side));
        pawns.fold(0, |set, square| set | 1 << position.kind_at(square).index())
    }
}

/// One side's share of the judgement.
struct Force {
    worth: i32,
    /// Moves of the nearest attacker to the enemy den, and of the nearest guard to its own.
    attack: u8,
    guard: u8,
}

fn force(params: &EvalParams, position: &Position, side: Side, enemies: u16) -> Force {
    let s = usize::from(side.0 & 1);
    let mut force = Force { worth: 0, attack: FAR, guard: FAR };
    for square in squares(position.pawns(side)) {
        let kind = position.kind_at(square);
        let (k, at) = (kind.index(), square.index() & (MAX_SQUARES - 1));
        force.worth += params.pawn_worth(kind, enemies) + i32::from(params.place[s][k][at]);
        force.attack = force.attack.min(params.to_enemy[s][k][at]);
        force.guard = force.guard.min(params.to_own[s][k][at]);
    }
    force.worth += worth::GUARD.get(usize::from(force.guard)).copied().unwrap_or_default();
    force
}

/// The worth of a pawn that no guard can stop: all guards need more moves to their den than it
/// does.
fn runner(attack: u8, guard: u8, to_move: bool) -> i32 {
    let lead = i32::from(guard) + i32::from(to_move) - i32::from(attack);
    if attack == FAR || lead <= 0 { 0 } else { (worth::RUNNER - 100 * i32::from(attack)).max(0) }
}

impl AiGame for Jungle {
    type EvalParams = EvalParams;
    type Search = Deepening<Self>;

    fn eval_params(tables: &Tables) -> EvalParams {
        EvalParams::new(tables)
    }

    fn appeal(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        Self::gain(tables, params, position, action).max(0)
    }

    fn prospects(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        seat: Seat,
    ) -> Option<i32> {
        let lead = Self::evaluate(tables, params, position);
        let mover = position.to_move().unwrap_or(Side(0));
        let own = if Side(seat.0) == mover { lead } else { -lead };
        Some(review::chance(own, worth::HALF_WON))
    }

    fn feats(tables: &Tables, before: &Position, events: &[Self::Event]) -> Vec<Feat> {
        feats::of(tables, before, events)
    }

    fn reason(tables: &Tables, foreseen: &Foreseen<'_, Self>) -> Reason {
        hint::reason(tables, foreseen)
    }
}

impl AlphaBetaGame for Jungle {
    const SLOTS: usize = MAX_SQUARES * MAX_SQUARES;

    #[inline]
    fn evaluate(_: &Tables, params: &EvalParams, position: &Position) -> i32 {
        let mover = position.to_move().unwrap_or(Side(0));
        let other = Side(mover.0 ^ 1);
        let own = force(params, position, mover, params.left(position, other));
        let theirs = force(params, position, other, params.left(position, mover));
        let run = runner(own.attack, theirs.guard, true) - runner(theirs.attack, own.guard, false);
        own.worth - theirs.worth + run + worth::TURN
    }

    #[inline]
    fn gain(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        let mover = position.to_move().unwrap_or(Side(0));
        if tables.enemy_den(mover) & to.bit() != 0 {
            return 10_000;
        }
        if position.occupied() & to.bit() == 0 {
            return 0;
        }
        let victim = params.pawn_worth(position.kind_at(to), u16::MAX);
        let risk = params.pawn_worth(position.kind_at(from), u16::MAX);
        (victim * 8 - risk).max(1)
    }

    #[inline]
    fn noisy_actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        outlook::noisy_actions(tables, position, out);
    }

    #[inline]
    fn slot(_: &Tables, action: Action) -> usize {
        match action {
            Action::Begin(_) => 0,
            Action::Move { from, to } => (from.index() & 63) << 6 | to.index() & 63,
        }
    }

    #[inline]
    fn memory_key(tables: &Tables, position: &Position) -> u64 {
        let (quiet, limit) = (Self::plies_since_irreversible(position), tables.options.quiet_limit);
        if limit != 0 && quiet + NEARLY_QUIET >= limit {
            position.key() ^ mix(u64::from(quiet))
        } else {
            position.key()
        }
    }

    fn null_move(tables: &Tables, position: &Position) -> Option<Position> {
        let own = position.pawns(position.to_move()?);
        (own.count_ones() >= worth::ENOUGH_TO_PASS).then(|| outlook::null_move(tables, position))
    }
}

fn kinds(tables: &Tables) -> impl Iterator<Item = Kind> {
    (0..tables.kinds.len().min(MAX_KINDS) as u8).map(Kind)
}

fn takes(tables: &Tables, by: Kind, of: Kind) -> bool {
    tables.prey_on_land(by) & 1 << of.index() != 0
}

/// The worth of the squares and ways that an animal has beyond those of a plain walker.
fn mobility(tables: &Tables, kind: Kind) -> i32 {
    let swims = squares(tables.water & tables.haunt(Side(0), kind)).count();
    let leaps: u32 = squares(tables.haunt(Side(0), kind) & !tables.water)
        .map(|from| (tables.ways(Side(0), kind, from) & !tables.steps(from)).count_ones())
        .sum();
    worth::MOBILITY * i32::from(swims > 0) + (leaps as i32 * worth::MOBILITY / 8).min(150)
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
