//! What a seat's position is worth: its points, and what everything else is expected to bring
//! before the match ends.
//!
//! The viewer's cards count by their kind, all other seats' cards only by their number, so that no
//! judgement depends on what the viewer may not know.

use super::eval_params::{EvalParams, POINT};
use crate::rules::honga::{Awaited, Field, Held, Position, Space, Stock, Tables};
use crate::rules::{MAX_SEATS, Seat};

/// How a position is judged for a seat.
pub(super) type Judge = fn(&Tables, &EvalParams, &Position, Seat) -> i32;

/// How a seat stands against the others: half against the best of them, half against their mean.
pub(super) fn lead(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    let field = position.field();
    let (cards, turns) = (cards(params, position, seat), all_turns_left(tables, params, field));
    let stands = |seat: Seat| {
        let at = usize::from(seat.0) % MAX_SEATS;
        worth(tables, params, field, seat, turns[at], cards[at])
    };
    let (mut best, mut sum, mut count) = (i32::MIN / 2, 0, 0);
    for other in field.every_seat().filter(|other| *other != seat) {
        let theirs = stands(other);
        best = best.max(theirs);
        sum += theirs;
        count += 1;
    }
    stands(seat) - (best + sum / count.max(1)) / 2
}

/// What a seat has by itself, regardless of other players, open cards and the end of the match. The
/// yardsticks use only this.
pub(super) fn purse(_: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    let field = position.field();
    let tray = field.tray(seat);
    let goods = params.stock(tray.stock);
    let mammoths = i32::from(tray.mammoths + field.mammoths_on_area(seat));
    let cards = cards(params, position, seat)[usize::from(seat.0) % MAX_SEATS].worth;
    let tusk = if field.tusk() == Some(seat) { params.tusk * params.weights.tenure } else { 0 };
    let things = goods + params.step(tray.step) + params.mammoth * mammoths + cards + tusk;
    POINT * i32::from(tray.points) + things
}

/// The worth of everything a seat has. `turns` is the number of turns it may still begin, `count`
/// and `cards` the number and worth of its bonus cards.
fn worth(
    tables: &Tables,
    params: &EvalParams,
    field: &Field,
    seat: Seat,
    turns: i32,
    cards: Cards,
) -> i32 {
    let (tray, weights) = (field.tray(seat), &params.weights);
    let points = POINT * i32::from(tray.points);
    if turns == 0 {
        return points + weights.tie * i32::from(tray.stock.total());
    }
    let goods = params.stock(tray.stock);
    let mammoths = i32::from(tray.mammoths + field.mammoths_on_area(seat));
    let full = weights.full_mammoths;
    let mut rest = goods + params.step(tray.step) + fit(tables, params, field, seat);
    rest += params.mammoth * mammoths.min(full)
        + params.mammoth / 2 * (mammoths - full).min(full).max(0);
    let played = i32::from(tables.options.bonus_a_turn) * turns;
    // Counts only as many cards as can still be played.
    rest += if cards.count > played { cards.worth * played / cards.count } else { cards.worth };
    if field.tusk() == Some(seat) {
        rest += params.tusk * turns.min(weights.tenure);
    }
    if field.honga() == Some(seat) {
        rest += weights.guest;
    }
    points + share(params, rest, turns)
}

/// The part of `things` that is expected to become points.
pub(super) fn share(params: &EvalParams, things: i32, turns: i32) -> i32 {
    things * params.weights.share[turns.clamp(0, 4) as usize] / 100
}

/// A seat's bonus cards: how many, and what they are worth as far as another seat knows them.
#[derive(Clone, Copy, Default)]
struct Cards {
    count: i32,
    worth: i32,
}

/// Everybody's bonus cards, as a seat knows them.
fn cards(params: &EvalParams, position: &Position, viewer: Seat) -> [Cards; MAX_SEATS] {
    let mut all = [Cards::default(); MAX_SEATS];
    for (slot, held) in position.field().cards() {
        let (owner, known) = match held {
            Held::Hand(owner) if owner == viewer => (owner, position.bonus(slot)),
            Held::Hand(owner) | Held::Fresh(owner) => (owner, None),
            _ => continue,
        };
        let cards = &mut all[usize::from(owner.0) % MAX_SEATS];
        cards.count += 1;
        cards.worth += known.map_or(params.unknown, |kind| params.bonus(kind));
    }
    all
}

/// The expected profit of the open cards beyond the price of their goods.
fn fit(tables: &Tables, params: &EvalParams, field: &Field, seat: Seat) -> i32 {
    let tray = field.tray(seat);
    let mammoths = tray.mammoths + field.mammoths_on_area(seat);
    // A missing mammoth has to be lured first.
    let lure = tables.options.lure.total();
    let mut sum = 0;
    for space in (0..tables.options.open).map(Space) {
        let Some(kind) = field.open(space) else { continue };
        let card = tables.barter_card(kind);
        let lured = lure.saturating_mul(card.mammoths.saturating_sub(mammoths));
        let lacks = tray.stock.lacks(card.cost).saturating_add(lured);
        let Some(share) = params.weights.fit.get(usize::from(lacks)).copied() else { continue };
        let price = cost(params, tray.stock, card.cost) + params.mammoth * i32::from(card.mammoths);
        sum += (POINT * i32::from(card.points) - price).max(0) * share / 100;
    }
    sum
}

/// The worth that a seat gives up by a payment from its stock.
pub(super) fn cost(params: &EvalParams, stock: Stock, paid: Stock) -> i32 {
    params.stock(stock) - params.stock(stock.minus(paid))
}

/// The turns that a seat may still begin, by how far the leader is from the goal.
pub(super) fn turns_left(tables: &Tables, params: &EvalParams, field: &Field, seat: Seat) -> i32 {
    all_turns_left(tables, params, field)[usize::from(seat.0) % MAX_SEATS]
}

/// The same for every seat.
fn all_turns_left(tables: &Tables, params: &EvalParams, field: &Field) -> [i32; MAX_SEATS] {
    let mut all = [0; MAX_SEATS];
    if field.ending().is_some() {
        return all;
    }
    let (moment, seats) = (field.turn_state(), field.seats().max(1));
    let after_fire = |seat: Seat| (seat.0 + seats - moment.first.0 % seats) % seats;
    let begins = |seat: Seat| {
        let waits = after_fire(seat) > after_fire(moment.turn);
        waits || seat == moment.turn && moment.awaited == Awaited::Placement
    };
    let goal = POINT * i32::from(tables.goal(seats));
    let begun = moment.turns.div_ceil(seats.into());
    let last = match tables.options.rounds {
        0 => i32::MAX,
        rounds => i32::from(rounds.saturating_sub(begun)),
    };
    let points = |seat: Seat| POINT * i32::from(field.tray(seat).points);
    // A seat that is still to play in this round may reach the goal in it.
    let foreseen =
        |seat: Seat| points(seat) + if begins(seat) { params.weights.foresight } else { 0 };
    for seat in field.every_seat() {
        let others = field.every_seat().filter(|other| *other != seat);
        let most = others.map(foreseen).fold(points(seat), i32::max);
        let rounds = if goal <= most { 0 } else { 1 + (goal - most - 1) / params.weights.pace };
        all[usize::from(seat.0) % MAX_SEATS] = rounds.min(last) + i32::from(begins(seat));
    }
    all
}
