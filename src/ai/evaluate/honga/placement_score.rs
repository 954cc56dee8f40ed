//! Estimates the yield of a placement without playing it, from the open cards and what the seat
//! holds, each quarter by itself. Called for sixteen placements at a time, so it must be fast.

use super::eval_params::{EvalParams, POINT};
use super::judge::{cost, share, turns_left};
use crate::rules::Seat;
use crate::rules::honga::outlook::{self, Prospect};
use crate::rules::honga::{
    AreaKind, DiscKind, Effect, Field, Held, Meal, Place, Position, Resource, Space, Stock, Tables,
    Vigil,
};

/// The number of placements examined in playouts.
const PLACES: usize = 5;

/// A placement and its estimated yield.
#[derive(Clone, Copy)]
pub(super) struct Estimate {
    /// The estimated yield, in hundredths of a point.
    pub(super) score: i32,
    pub(super) place: Place,
    pub(super) rotation: u8,
}

/// The placements of a disc with the highest estimates, best first.
pub(super) fn places(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    seat: Seat,
    kind: DiscKind,
) -> [Option<Estimate>; PLACES] {
    let score = PlacementScore::new(tables, params, position, seat);
    let mut best: [Option<Estimate>; PLACES] = [None; PLACES];
    for prospect in outlook::prospects(tables, position.field(), seat, kind) {
        // Some discs look the same in two rotations.
        let hands = tables.turned(kind, prospect.rotation);
        if (0..prospect.rotation).any(|less| tables.turned(kind, less) == hands) {
            continue;
        }
        let mut found = Some(Estimate {
            score: score.brings(&prospect),
            place: prospect.place,
            rotation: prospect.rotation,
        });
        for kept in &mut best {
            if found.map(|found| found.score) > kept.map(|kept| kept.score) {
                std::mem::swap(kept, &mut found);
            }
        }
    }
    best
}

/// The data shared by all placements.
#[derive(Clone, Copy)]
pub(super) struct PlacementScore<'a> {
    tables: &'a Tables,
    params: &'a EvalParams,
    field: &'a Field,
    seat: Seat,
    /// What bonus cards in hand add to a barter, and the steps that others climb.
    help: Stock,
    steps: u8,
    /// How many more bonus cards can still be played.
    room: i32,
    /// The turns left after this one.
    turns: i32,
}

impl<'a> PlacementScore<'a> {
    pub(super) fn new(
        tables: &'a Tables,
        params: &'a EvalParams,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        let field = position.field();
        // The current turn is over when its yield is judged.
        let turns = turns_left(tables, params, field, seat) - 1;
        let mut score =
            Self { tables, params, field, seat, help: Stock::default(), steps: 0, room: 0, turns };
        let mut has = 0;
        for (slot, held) in field.cards() {
            let Held::Hand(owner) = held else { continue };
            if owner != seat {
                continue;
            }
            has += 1;
            match position.bonus(slot).map(|kind| tables.bonus_card(kind).effect) {
                Some(Effect::Barter(stock)) => score.help = score.help.plus(stock),
                Some(Effect::StepsOrChase(steps)) => score.steps += steps,
                _ => {}
            }
        }
        let a_turn = i32::from(tables.options.bonus_a_turn);
        // Cards that cannot be played this turn take up room in later turns.
        score.room = a_turn * turns - (has - a_turn).max(0);
        score
    }

    /// Estimates the yield of a placement: each quarter by itself, gathering before barter.
    pub(super) fn brings(&self, prospect: &Prospect) -> i32 {
        let Self { tables, params, field, seat, .. } = *self;
        let weights = &params.weights;
        // H46 as a condition: a player who neglects HONGA plays no card.
        let unplayed = tables.options.watched_bonus && prospect.vigil != Vigil::SeenTo;
        let (help, steps) = if unplayed { Default::default() } else { (self.help, self.steps) };
        let with_cards = Self { help, steps, ..*self };
        let tray = field.tray(seat);
        let mut stock = tray.stock;
        let (mut things, mut points) = (0, 0);
        match prospect.meal {
            Some(Meal::Unit(resource)) => {
                stock = stock.minus(Stock::default().with(resource, 1));
                things += weights.visit;
            }
            Some(Meal::Mammoth) => things += weights.visit - params.mammoth,
            Some(Meal::Nothing) => things += weights.visit,
            None => {}
        }
        let (mut barters, mut lures) = (0, 0);
        for (area, hands) in prospect.quarters {
            match tables.area_kind(area) {
                _ if hands == 0 => {}
                AreaKind::Gathering(resource) => {
                    let now = stock.of(resource).saturating_add(hands).min(tables.options.track);
                    stock = stock.with(resource, now);
                }
                AreaKind::Forest => {
                    things += params.unknown * i32::from(hands).min(self.room.max(0));
                }
                AreaKind::Mountain => {
                    let (scored, step) = with_cards.climb(hands);
                    points += scored;
                    things += step;
                }
                AreaKind::Mammoths => lures = hands.min(tray.storage),
                AreaKind::Barter => barters = hands,
                AreaKind::Honga => {}
            }
        }
        let mut lured = 0;
        while lured < lures && stock.lacks(tables.options.lure) == 0 {
            things += params.mammoth;
            stock = stock.minus(tables.options.lure);
            lured += 1;
        }
        if lured > 0 && wins_tusk(field, seat, lured) {
            things += params.tusk * self.turns.min(weights.tenure).max(0);
        }
        if barters > 0 {
            let (scored, mammoths) = with_cards.barter(&mut stock, barters);
            points += scored;
            things -= params.mammoth * mammoths;
        }
        let goods = params.stock(stock) - params.stock(tray.stock);
        points + share(params, things + goods, self.turns)
    }

    /// The points and the worth of steps that `hands` hands on the mountain bring.
    fn climb(&self, hands: u8) -> (i32, i32) {
        let Self { tables, params, field, seat, .. } = *self;
        let (step, top) = (field.tray(seat).step, tables.top());
        if step.saturating_add(hands).saturating_add(self.steps) < top {
            return (0, params.step(step + hands) - params.step(step));
        }
        let points = |step| POINT * i32::from(tables.step_points(step));
        let steps = field.every_seat().filter(|other| *other != seat);
        let steps = steps.map(|other| field.tray(other).step);
        let (scored, lost) = steps
            .fold((0, 0), |(scored, lost), step| (scored + points(step), lost + params.step(step)));
        let count = i32::from(field.seats()).max(2) - 1;
        // H38: hands beyond the top climb again from the foot.
        let again = params.step(hands.saturating_sub(top - step));
        (points(top) - scored / count, lost / count - params.step(step) + again)
    }

    /// The points of the most valuable cards that the stock can pay for, using water where it
    /// helps, and the mammoths given for them.
    fn barter(&self, stock: &mut Stock, hands: u8) -> (i32, i32) {
        let Self { tables, params, field, seat, mut help, .. } = *self;
        let joker = tables.options.joker;
        let mut mammoths = field.tray(seat).mammoths + field.mammoths_on_area(seat);
        let (mut scored, mut given, mut taken) = (0, 0, 0_u32);
        for _ in 0..hands {
            let gain = |space: u8| {
                let free = |_: &_| taken >> space & 1 == 0;
                let card = tables.barter_card(field.open(Space(space)).filter(free)?);
                let asked = card.cost.minus(help);
                let lacks = asked.minus(*stock).with(Resource::Water, 0);
                let mut paid = asked.minus(lacks);
                if !lacks.is_empty() {
                    let water = lacks.total().saturating_mul(joker);
                    let water = paid.of(Resource::Water).saturating_add(water);
                    paid = paid.with(Resource::Water, water);
                }
                let pays = stock.lacks(paid) == 0 && (lacks.is_empty() || joker > 0);
                let price = cost(params, *stock, paid) + params.mammoth * i32::from(card.mammoths);
                let gain = POINT * i32::from(card.points) - share(params, price, self.turns);
                (pays && card.mammoths <= mammoths && gain > 0).then_some((gain, space, paid, card))
            };
            let best = (0..tables.options.open).filter_map(gain).max_by_key(|gain| gain.0);
            let Some((_, space, paid, card)) = best else { break };
            scored += POINT * i32::from(card.points);
            given += i32::from(card.mammoths);
            mammoths -= card.mammoths;
            taken |= 1 << space;
            *stock = stock.minus(paid);
            help = Stock::default();
        }
        (scored, given)
    }
}

/// Whether `lured` more mammoths make a seat the new holder of the tusk, if none is pushed out.
fn wins_tusk(field: &Field, seat: Seat, lured: u8) -> bool {
    let others = field.every_seat().filter(|other| *other != seat);
    let most = others.map(|other| field.mammoths_on_area(other)).max().unwrap_or_default();
    field.tusk() != Some(seat) && field.mammoths_on_area(seat) + lured >= most
}
