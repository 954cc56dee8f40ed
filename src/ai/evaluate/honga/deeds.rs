//! Which decisions of a turn are worth weighing, and which need no thought.
//!
//! Gathering, exploring and climbing cost nothing and come first: while a hand can do one of them,
//! nothing else is tried. Few decisions remain: barter, mammoths, water, cards, the end of the
//! turn.

use crate::rules::honga::{
    Action, AreaKind, Awaited, Effect, Field, Honga, Position, Resource, Space, Stock, Tables,
    outlook,
};
use crate::rules::{Game, Seat};

/// Appends the actions worth trying, at least one where there is any.
pub(super) fn worthwhile(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let from = out.len();
    if let Some(free) = goes_first(tables, position) {
        out.push(free);
        return;
    }
    Honga::actions(tables, position, out);
    match position.field().turn_state().awaited {
        Awaited::Placement => different(tables, position, from, out),
        // Water can be converted just as well after the next disc is placed.
        Awaited::Keep => retain(out, from, |_, action| !matches!(action, Action::Convert(_))),
        Awaited::Deeds => {
            let useful = Useful::new(tables, position);
            retain(out, from, |kept, action| {
                let twice = kept.iter().any(|other| useful.is_same(*other, action));
                useful.holds(action) && !twice
            });
        }
        _ => {}
    }
}

/// The next free use of a hand, which can only help later decisions.
pub(super) fn goes_first(tables: &Tables, position: &Position) -> Option<Action> {
    let field = position.field();
    let moment = field.turn_state();
    if moment.awaited != Awaited::Deeds || field.ending().is_some() {
        return None;
    }
    let tray = field.tray(moment.turn);
    let quarters = tables.place(moment.place).quarters.into_iter().zip(moment.hands);
    let free = |(area, _)| match tables.area_kind(area) {
        AreaKind::Gathering(resource) => {
            (tray.stock.of(resource) < tables.options.track).then_some(Action::Gather(area))
        }
        AreaKind::Forest => {
            Some(Action::Explore).filter(|explore| Honga::accepts(tables, position, *explore))
        }
        // Reaching the top must be weighed, because all other players score too.
        AreaKind::Mountain => (tray.step + 1 < tables.top()).then_some(Action::Climb),
        _ => None,
    };
    quarters.filter(|(_, hands)| *hands > 0).find_map(free)
}

/// Keeps one of several placements with the same result. Water need not be converted before: it can
/// replace what HONGA eats afterwards at the same price.
fn different(tables: &Tables, position: &Position, from: usize, out: &mut Vec<Action>) {
    let seat = position.field().turn_state().turn;
    let Some(kind) = position.disc(seat, 0) else { return };
    let hands = |action: Action| match action {
        Action::Place { place, rotation } => Some((place, tables.turned(kind, rotation))),
        _ => None,
    };
    retain(out, from, |kept, action| {
        let lies = hands(action);
        lies.is_some() && !kept.iter().any(|other| hands(*other) == lies)
    });
}

/// Retains actions from index `from` on; `keeps` gets the actions kept so far and the candidate.
fn retain(out: &mut Vec<Action>, from: usize, mut keeps: impl FnMut(&[Action], Action) -> bool) {
    let mut kept = from;
    for number in from..out.len() {
        let action = out[number];
        if keeps(&out[from..kept], action) {
            out[kept] = action;
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// What can be useful in the rest of a turn.
struct Useful<'a> {
    tables: &'a Tables,
    field: &'a Field,
    seat: Seat,
    barters: bool,
    lures: bool,
    /// The goods that water would have to become.
    made: Stock,
}

impl<'a> Useful<'a> {
    fn new(tables: &'a Tables, position: &'a Position) -> Self {
        let field = position.field();
        let seat = field.turn_state().turn;
        let barters = field.hands_at(tables, tables.barter()) > 0;
        let storage = field.tray(seat).storage > 0;
        let lures = storage && field.hands_at(tables, tables.mammoths()) > 0;
        let mut useful = Self { tables, field, seat, barters, lures, made: Stock::default() };
        useful.made = useful.conversions();
        useful
    }

    /// The goods that water would have to become for a barter or a mammoth.
    fn conversions(&self) -> Stock {
        let (tables, field, seat) = (self.tables, self.field, self.seat);
        let mut made = Stock::default();
        if field.tray(seat).stock.of(Resource::Water) < tables.options.joker.max(1) {
            return made;
        }
        if self.barters {
            for space in (0..tables.options.open).map(Space) {
                let price = outlook::price(tables, field, space);
                let more = price.and_then(|p| outlook::conversions(tables, field, seat, p));
                made = made.plus(more.unwrap_or_default());
            }
        }
        if self.lures {
            let lure = tables.options.lure;
            let lacks = lure.minus(field.tray(seat).stock);
            if lacks.total() == 1 {
                made = made.plus(lacks);
            }
        }
        made
    }

    fn effect(&self, action: Action) -> Option<Effect> {
        action.card().map(|card| self.tables.bonus_card(card).effect)
    }

    fn holds(&self, action: Action) -> bool {
        match action {
            Action::Gather(_) => false,
            Action::Convert(to) => self.made.of(to) > 0,
            Action::LuckyHand { area, .. } => self.is_worth_a_hand(area),
            Action::Play(_) => match self.effect(action) {
                Some(Effect::Barter(_) | Effect::Swap(_)) => self.barters,
                Some(Effect::Docile) => self.lures,
                _ => true,
            },
            _ => true,
        }
    }

    fn is_worth_a_hand(&self, area: crate::rules::honga::Area) -> bool {
        let stock = self.field.tray(self.seat).stock;
        match self.tables.area_kind(area) {
            AreaKind::Honga => false,
            AreaKind::Gathering(resource) => stock.of(resource) < self.tables.options.track,
            AreaKind::Mammoths => stock.lacks(self.tables.options.lure) == 0,
            _ => true,
        }
    }

    /// Whether two actions play different cards to the same effect.
    fn is_same(&self, one: Action, other: Action) -> bool {
        let how = |action| match action {
            Action::Play(_) => Some((0, None)),
            Action::LuckyHand { area, .. } => Some((1, Some(area))),
            Action::Steps(_) => Some((2, None)),
            Action::Chase(_) => Some((3, None)),
            _ => None,
        };
        how(one).is_some() && how(one) == how(other) && self.effect(one) == self.effect(other)
    }
}
