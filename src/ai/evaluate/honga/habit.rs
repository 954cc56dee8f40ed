//! What a player does who looks at one decision only: the players of playouts, thousands of times a
//! second. A placement is guessed at from what its quarters would bring; anything else is tried.

use super::deeds::worthwhile;
use super::eye::Eye;
use super::judge::{cost, lead};
use super::plan::Planner;
use crate::rules::Seat;
use crate::rules::honga::outlook::{self, Prospect};
use crate::rules::honga::{
    Action, AreaKind, Awaited, DiscKind, Field, Held, Meal, Place, Position, Resource, Space,
    Stock, Tables,
};

/// What HONGA's coming costs beyond his meal, in hundredths of a point.
const VISIT: i32 = -20;
/// Positions looked at for one action's sake.
const GLANCES: u32 = 12;
/// Placements that are thought through.
const PLACES: usize = 3;

/// The next decisions of whose turn it is, up to the end of the turn.
pub(super) fn choose(tables: &Tables, eye: &Eye, position: &Position) -> Vec<Action> {
    let field = position.field();
    let Some(seat) = field.moment().decider() else { return Vec::new() };
    let mut planner = Planner::new((tables, eye, lead), seat, GLANCES);
    match field.moment().awaited {
        Awaited::Placement => {
            let Some(kind) = position.disc(seat, 0) else { return Vec::new() };
            let best = places(tables, eye, field, seat, kind);
            let place = |(_, place, rotation)| Action::Place { place, rotation };
            planner.line(position, best.into_iter().flatten().map(place))
        }
        Awaited::Keep => {
            let promise = |number: &u8| {
                let kind = position.disc(seat, *number)?;
                places(tables, eye, field, seat, kind)[0].map(|(promise, ..)| promise)
            };
            let number = [0, 1].into_iter().max_by_key(promise);
            number.map(|number| Action::Keep { seat, number }).into_iter().collect()
        }
        _ => {
            let mut actions = Vec::with_capacity(32);
            worthwhile(tables, position, &mut actions);
            match actions[..] {
                [only] => vec![only],
                _ => planner.line(position, actions.into_iter()),
            }
        }
    }
}

/// A placement and what it seems to bring.
type Guess = Option<(i32, Place, u8)>;

/// The placements of a disc that seem to bring most, best first.
fn places(
    tables: &Tables,
    eye: &Eye,
    field: &Field,
    seat: Seat,
    kind: DiscKind,
) -> [Guess; PLACES] {
    let mut best: [Guess; PLACES] = [None; PLACES];
    for prospect in outlook::prospects(tables, field, seat, kind) {
        let brings = guess(tables, eye, field, seat, &prospect);
        let mut found = Some((brings, prospect.place, prospect.rotation));
        for place in &mut best {
            if found.map(|found| found.0) > place.map(|place| place.0) {
                std::mem::swap(place, &mut found);
            }
        }
    }
    best
}

/// What a placement seems to bring: every quarter by itself, gathering before barter.
fn guess(tables: &Tables, eye: &Eye, field: &Field, seat: Seat, prospect: &Prospect) -> i32 {
    let tray = field.tray(seat);
    let goods = |stock: Stock| -> i32 {
        Resource::ALL.into_iter().map(|resource| eye.goods(resource, stock.of(resource))).sum()
    };
    let mut stock = tray.stock;
    let mut brought = 0;
    match prospect.meal {
        Some(Meal::Unit(resource)) => {
            stock = stock.minus(Stock::default().with(resource, 1));
            brought += VISIT;
        }
        Some(Meal::Mammoth) => brought += VISIT - eye.mammoth,
        Some(Meal::Nothing) => brought += VISIT,
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
            AreaKind::Forest => brought += explore(eye, field, seat, hands),
            AreaKind::Mountain => brought += climb(tables, eye, field, seat, hands),
            AreaKind::Mammoths => lures = hands.min(tray.storage),
            AreaKind::Barter => barters = hands,
            AreaKind::Honga => {}
        }
    }
    for _ in 0..lures {
        if stock.lacks(tables.options.lure) == 0 {
            brought += eye.mammoth + eye.tusk;
            stock = stock.minus(tables.options.lure);
        }
    }
    if barters > 0 {
        brought += barter(tables, eye, field, seat, &mut stock, barters);
    }
    brought + goods(stock) - goods(tray.stock)
}

/// The more cards are held, the later one more of them is played.
fn explore(eye: &Eye, field: &Field, seat: Seat, hands: u8) -> i32 {
    let mine =
        |held: &Held| matches!(held, Held::Hand(owner) | Held::Fresh(owner) if *owner == seat);
    let has = field.cards().filter(|(_, held)| mine(held)).count() as i32;
    (0..i32::from(hands)).map(|nth| eye.unknown * (6 - has - nth).clamp(0, 5) / 5).sum()
}

fn climb(tables: &Tables, eye: &Eye, field: &Field, seat: Seat, hands: u8) -> i32 {
    let (step, top) = (field.tray(seat).step, tables.top());
    if step.saturating_add(hands) < top {
        return eye.step(step + hands) - eye.step(step);
    }
    let scored = |seat| 100 * i32::from(tables.step_points(field.tray(seat).step));
    let others = field.every_seat().filter(|other| *other != seat);
    let theirs: i32 = others.map(|other| scored(other) - eye.step(field.tray(other).step)).sum();
    let count = i32::from(field.seats()).max(2) - 1;
    100 * i32::from(tables.step_points(top)) - eye.step(step) - theirs / count
}

/// The dearest cards that the stock pays, with water where it helps.
fn barter(
    tables: &Tables,
    eye: &Eye,
    field: &Field,
    seat: Seat,
    stock: &mut Stock,
    hands: u8,
) -> i32 {
    let joker = tables.options.joker;
    let mammoths = field.tray(seat).mammoths + field.mammoths_on_area(seat);
    let (mut brought, mut taken) = (0, 0_u32);
    for _ in 0..hands {
        let gain = |space: u8| {
            let card =
                tables.barter_card(field.open(Space(space)).filter(|_| taken >> space & 1 == 0)?);
            let mut paid = card.cost;
            let lacks = card.cost.minus(*stock).with(Resource::Water, 0);
            if !lacks.is_empty() {
                let water = lacks.total().saturating_mul(joker);
                paid = paid.minus(lacks);
                paid = paid.with(Resource::Water, paid.of(Resource::Water).saturating_add(water));
            }
            let pays = stock.lacks(paid) == 0 && (lacks.is_empty() || joker > 0);
            let price = cost(eye, *stock, paid) + eye.mammoth * i32::from(card.mammoths);
            let gain = 100 * i32::from(card.points) - price;
            (pays && card.mammoths <= mammoths && gain > 0).then_some((gain, space, paid))
        };
        let Some((gain, space, paid)) =
            (0..tables.options.open).filter_map(gain).max_by_key(|g| g.0)
        else {
            break;
        };
        brought += gain;
        taken |= 1 << space;
        *stock = stock.minus(paid);
    }
    brought
}
