//! What a position is worth: pawns, places, points, and what either side can do next.
//!
//! Hits and hunts are not played out below the horizon; they are estimated from the board. The side
//! that acts next is credited with what it can take with its actions, the other with a part of what
//! it threatens.

use crate::ai::evaluate::arena::eval_params::EvalParams;
use crate::ai::evaluate::arena::field::{self, Field, Outlook};
use crate::rules::Side;
use crate::rules::arena::outlook::{self, enemy};
use crate::rules::arena::{PawnId, Position, SIDES, Tables};

/// The position's worth for the side that decides.
pub(super) fn evaluate(tables: &Tables, params: &EvalParams, position: &Position) -> i32 {
    let [red, blue] = SIDES.map(|side| standing(tables, params, position, side));
    let field = Field::of(tables, position);
    let next = Next::of(tables, position);
    let prospects = prospects(tables, params, position, &field, &next);
    let red_next = if next.side == SIDES[0] { prospects } else { -prospects };
    let value = (red - blue + red_next).clamp(-19_000, 19_000);
    if position.turn_state().decider() == SIDES[0] { value } else { -value }
}

/// By how much a side has more than the other, whichever acts next.
pub(super) fn lead(tables: &Tables, params: &EvalParams, position: &Position, side: Side) -> i32 {
    let has = |side| standing(tables, params, position, side);
    has(side) - has(enemy(side))
}

/// What a side has: its pawns, their places, its points.
fn standing(tables: &Tables, params: &EvalParams, position: &Position, side: Side) -> i32 {
    let mut sum = params.weights.score(position.score(side), position.target());
    for pawn in outlook::pawns(side, position.on_board(side)) {
        let armor = if position.pawn(pawn).armored() { params.weights.armored } else { 0 };
        sum += params.pawn_worth(pawn) + params.place_worth(tables, position, pawn) + armor;
    }
    for pawn in outlook::pawns(side, position.captives(side)) {
        sum += params.pawn_worth(pawn) * params.weights.hope / 64;
    }
    for pawn in outlook::pawns(side, position.aside(tables, side)) {
        sum += params.pawn_worth(pawn);
    }
    let free = (tables.jailable(side) & !position.captives(side)).count_ones();
    sum - params.weights.few.get(free as usize).copied().unwrap_or_default()
}

/// The side that acts next, and how often before the other side does.
struct Next {
    side: Side,
    actions: usize,
    able: u32,
}

impl Next {
    fn of(tables: &Tables, position: &Position) -> Self {
        let moment = position.turn_state();
        let left = moment.actions_in_turn(false).saturating_sub(moment.done);
        let able = outlook::able(tables, position);
        if left == 0 || able == 0 && moment.pending().is_none() {
            let actions = if moment.owed { 3 } else { 2 };
            return Self { side: enemy(moment.to_move), actions, able: u32::MAX };
        }
        let able = if moment.pending().is_some() { !moment.acted } else { able };
        Self { side: moment.to_move, actions: usize::from(left), able }
    }
}

/// One thing a side can gain with one action.
#[derive(Clone, Copy)]
struct Gain {
    coins: i32,
    by: PawnId,
    victim: Option<PawnId>,
}

/// The gains a side has in reach, best first, each by a different pawn from a different victim.
struct Gains {
    best: [i32; 3],
    /// The best hunts alone.
    hunts: [i32; 2],
    wins: bool,
}

impl Gains {
    fn of(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        field: &Field,
        side: Side,
        able: u32,
    ) -> Self {
        let (own, other) = (field.side(side), field.side(enemy(side)));
        let mut found: [Option<Gain>; 3] = [None; 3];
        let (mut wins, mut hunts) = (false, [0; 2]);
        let score = position.score(side);
        for by in outlook::pawns(side, own.hunters & able) {
            let after = score.saturating_add(tables.kind_of(by).plan.points);
            wins |= after >= position.target();
            let coins = params.weights.score(after, position.target())
                - params.weights.score(score, position.target())
                - params.place_worth(tables, position, by);
            insert(&mut found, Gain { coins, by, victim: None });
            hunts = [hunts[0].max(coins), hunts[0].min(coins).max(hunts[1])];
        }
        for raid in own.raids().iter().filter(|raid| able & raid.by.bit() != 0) {
            let coins = field::raid_worth(tables, params, position, *raid, &other.covered);
            if coins > 0 {
                insert(&mut found, Gain { coins, by: raid.by, victim: Some(raid.victim) });
            }
        }
        Self { best: found.map(|gain| gain.map_or(0, |gain| gain.coins)), hunts, wins }
    }
}

/// Keeps the three best gains of different pawns; one that shares its pawn or victim with a better
/// one is dropped, and drops a worse one.
fn insert(found: &mut [Option<Gain>; 3], gain: Gain) {
    let clashes =
        |other: &Gain| other.by == gain.by || gain.victim.is_some() && other.victim == gain.victim;
    if found.iter().flatten().any(|other| clashes(other) && other.coins >= gain.coins) {
        return;
    }
    for place in found.iter_mut() {
        if place.as_ref().is_some_and(clashes) {
            *place = None;
        }
    }
    let mut gain = Some(gain);
    for place in found.iter_mut() {
        let coins = |gain: &Option<Gain>| gain.map_or(i32::MIN, |gain| gain.coins);
        if coins(&gain) > coins(place) {
            std::mem::swap(place, &mut gain);
        }
    }
}

/// What the coming actions promise the side that acts next.
fn prospects(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    field: &Field,
    next: &Next,
) -> i32 {
    let other = enemy(next.side);
    let (own, theirs) = (field.side(next.side), field.side(other));
    let mine = Gains::of(tables, params, position, field, next.side, next.able);
    // A pawn that can be hit first threatens little.
    let free = !own.prey;
    let answer = Gains::of(tables, params, position, field, other, u32::MAX);
    let safe = Gains::of(tables, params, position, field, other, free);
    let mut sum = params.weights.action * next.actions as i32;
    let weights = &params.weights;
    sum += mine.best.iter().take(next.actions).sum::<i32>() * weights.gains / 64;
    sum -= (answer.best[0] + answer.best[1]) * weights.answers / 64;
    sum -= (safe.best[0] + safe.best[1]) * weights.threats / 64;
    sum -= (safe.hunts[0] + safe.hunts[1]) * weights.hunts / 64;
    sum +=
        params.weights.watched * (watched(tables, own, next.side) - watched(tables, theirs, other));
    sum += if mine.wins { params.weights.wins_next } else { 0 };
    sum -= if safe.wins { params.weights.wins_later } else { 0 };
    sum += webs(params, position, other, 2) - webs(params, position, next.side, next.actions);
    sum
}

/// The number of squares of its own area at which a side can hit.
fn watched(tables: &Tables, own: &Outlook, side: Side) -> i32 {
    tables.roads().area(side).shared(&own.covered)
}

/// What webs cost a side that has `actions` actions to leave them.
fn webs(params: &EvalParams, position: &Position, side: Side, actions: usize) -> i32 {
    let endangered = position.endangered(side);
    if endangered == 0 {
        return 0;
    }
    let count = endangered.count_ones() as i32;
    let lost = outlook::pawns(side, endangered).skip(actions);
    count * params.weights.endangered + lost.map(|pawn| params.pawn_worth(pawn)).sum::<i32>()
}
