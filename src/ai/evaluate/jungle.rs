//! Jungle's judgement: what a pawn can take and be taken by, how near it is to the enemy den, and
//! whether a guard can stop it in time.
//!
//! A pawn's worth depends on the animals it may take and on the remaining enemies that may take it;
//! a pawn that no enemy can take is worth most. Whether its prey is still on the board is
//! deliberately ignored: otherwise giving away one's weak pawns would seem to lower the enemy's
//! worth. Distances are counted in moves on an empty board, separately for swimmers and leapers.
//! Threats and captures are left to the search.

mod eval_params;
mod feats;
mod glance;
mod hint;
mod puzzle;
mod weights;

pub use eval_params::EvalParams;

use crate::ai::ai_game::{Question, Search};
use crate::ai::hint::Foreseen;
use crate::ai::weights::Weights as _;
use crate::ai::{AiGame, AlphaBetaGame, Deepening, Feat, Glance, Skill, Strength, review};
use crate::rules::grid::squares;
use crate::rules::hashing::mix;
use crate::rules::jungle::tables::MAX_SQUARES;
use crate::rules::jungle::{Action, Jungle, Position, SIDES, Tables, outlook};
use crate::rules::{Game, Reason, Seat, Side};

use eval_params::{FAR, Gates, MOST, NO_GATES};

/// With fewer pawns, having to move is too often a disadvantage.
const ENOUGH_TO_PASS: u32 = 4;
/// The lead that is worth half of what is left to win.
const HALF_WON: i32 = 700;
/// The gain of a capture that loses more than it takes: such captures come after quiet moves.
const LOSING: i32 = -(1 << 24);
/// Within this many actions of the quiet limit, memory keys include the count of quiet actions.
const NEARLY_QUIET: u16 = 48;

/// One side's share of the judgement.
struct Force {
    worth: i32,
    /// Moves of the nearest pawn to each square beside the enemy den, and beside its own.
    gates: Gates,
}

fn force(params: &EvalParams, position: &Position, side: Side, enemies: u16) -> Force {
    let s = usize::from(side.0 & 1);
    let mut force = Force { worth: 0, gates: NO_GATES };
    for square in squares(position.pawns(side)) {
        let kind = position.kind_at(square);
        let (k, at) = (kind.index(), square.index() & (MAX_SQUARES - 1));
        let [hunted, free] = params.place[s][k][at];
        let place = if params.is_safe(kind, enemies) { free } else { hunted };
        force.worth += params.pawn_worth(kind, enemies) + i32::from(place);
        for (nearest, moves) in force.gates.iter_mut().zip(params.gates[s][k][at]) {
            *nearest = moves.min(*nearest);
        }
    }
    let guard = params.weights.guard.get(usize::from(least(&force.gates[MOST..])));
    force.worth += guard.copied().unwrap_or_default();
    force
}

/// Whether an enemy beside the square that an animal goes to could take it there.
fn guarded(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> bool {
    let Action::Move { from, to } = action else { return false };
    let mover = position.to_move().unwrap_or(Side(0));
    let enemy = Side(mover.0 ^ 1);
    let weak = tables.weakened(mover) & to.bit() != 0;
    let kind = position.kind_at(from);
    squares(position.pawns(enemy) & tables.steps(to))
        .any(|guard| weak || !params.is_safe(kind, 1 << position.kind_at(guard).index()))
}

fn least(moves: &[u8]) -> u8 {
    moves.iter().copied().fold(FAR, u8::min)
}

/// The worth of a pawn that no guard can stop. Where gates are counted, it must find a square beside
/// the den that no guard reaches in time; else all guards must need more moves to the den.
fn runner(params: &EvalParams, own: &Gates, theirs: &Gates, to_move: bool) -> i32 {
    let first = u8::from(to_move);
    let (ways, guards) = (&own[..MOST], &theirs[MOST..]);
    let attack = if params.weights.gates == 0 {
        let (way, guard) = (least(ways), least(guards));
        if way < FAR && guard + first > way + 1 { way + 1 } else { FAR }
    } else {
        let free = ways.iter().zip(guards).filter(|(way, guard)| **guard + first > **way + 1);
        free.map(|(way, _)| *way + 1).min().unwrap_or(FAR)
    };
    if attack >= FAR {
        0
    } else {
        (params.weights.runner - params.weights.runner_move * i32::from(attack)).max(0)
    }
}

impl AiGame for Jungle {
    type EvalParams = EvalParams;
    type Search = Deepening<Self>;

    fn eval_params(tables: &Tables) -> EvalParams {
        EvalParams::new(tables)
    }

    fn search_on(search: &mut Self::Search, tables: &Tables, nodes: u64) {
        search.step(tables, nodes);
    }

    fn weights(tables: &Tables) -> Vec<(String, i32)> {
        tables.weights.all()
    }

    fn eval_params_with(tables: &Tables, changes: &[(String, i32)]) -> Result<EvalParams, String> {
        Ok(EvalParams::with(tables, tables.weights.changed(changes)?))
    }

    fn appeal(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        Self::gain(tables, params, position, action).max(0)
    }

    fn skill(strength: Strength) -> Option<Skill> {
        let skill = strength.skill()?;
        let hasty = Skill { slips: 1_000, ..skill };
        // Plays on where both could repeat an even position; against an equal that costs nothing (docs/measurements.md).
        let hard = Skill { contempt: 40, ..Strength::Hard.skill()? };
        // The first two only look at what is before them. The next three think, and what mostly parts them is how
        // often they do not: players that think to different depths stand further apart.
        let thinks = Skill { nodes: 500_000, misses: 200, dares: 350, whim: 250, ..hard };
        Some(match strength {
            Strength::First => {
                Skill { misses: 990, dares: 950, wanders: 250, whim: 20_000, ..hasty }
            }
            Strength::Second => Skill { misses: 500, dares: 650, whim: 2_500, ..hasty },
            Strength::Third => Skill { slips: 960, ..thinks },
            Strength::Fourth => Skill { slips: 610, ..thinks },
            Strength::Fifth => Skill { nodes: 1_000_000, slips: 200, ..thinks },
            Strength::Hard => hard,
            _ => skill,
        })
    }

    fn glances(question: &Question<'_, Self>, params: &EvalParams) -> Vec<Glance> {
        glance::of_all(question, params)
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
        Some(review::chance(own, HALF_WON))
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
        let run = runner(params, &own.gates, &theirs.gates, true)
            - runner(params, &theirs.gates, &own.gates, false);
        (own.worth - theirs.worth + run + params.weights.turn).clamp(-19_000, 19_000)
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
        if params.weights.exchange > 0 && risk > victim && guarded(tables, params, position, action)
        {
            return LOSING + victim - risk;
        }
        (victim * 8 - risk).max(1)
    }

    fn prize(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        let Action::Move { to, .. } = action else { return 0 };
        let mover = position.to_move().unwrap_or(Side(0));
        if tables.enemy_den(mover) & to.bit() != 0 {
            return i32::MAX;
        }
        if position.occupied() & to.bit() == 0 {
            return 0;
        }
        if Self::gain(tables, params, position, action) < 0 {
            return i32::MIN;
        }
        params.most_worth(position.kind_at(to))
    }

    /// No pawn is within `depth` moves of the den it attacks.
    fn is_calm(_: &Tables, params: &EvalParams, position: &Position, depth: i32) -> bool {
        let near = |side| position.pawns(side) & params.near(side, depth);
        SIDES.into_iter().all(|side| near(side) == 0)
    }

    fn is_alarmed(_: &Tables, params: &EvalParams, position: &Position) -> bool {
        let mover = position.to_move().unwrap_or(Side(0));
        let enemy = Side(mover.0 ^ 1);
        position.pawns(enemy) & params.near(enemy, 1) != 0
            && position.pawns(mover) & params.near(mover, 1) == 0
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
        (own.count_ones() >= ENOUGH_TO_PASS).then(|| outlook::null_move(tables, position))
    }
}
