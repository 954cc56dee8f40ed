//! Barter with the surrounding villages: an open card is exchanged for its price.
//!
//! If there is only one way to pay, the price is paid at once. Choices are made unit by unit: first
//! raw materials that replace each other (H55), then mammoths (H44).

use crate::rules::honga::mountain::score;
use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Awaited, BarterKind, Cause, Event, Field, Honga, Resource, Source, Space, Stock,
    Tables, herd, placement,
};
use crate::rules::{Seat, Turn};

/// The price of a card for the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Raw materials that cannot be replaced.
    pub stock: Stock,
    /// Total units of the two raw materials that replace each other.
    pub either: u8,
    /// Number of mammoths.
    pub mammoths: u8,
}

/// H49: the help of bonus cards is used first, and any excess is lost. H55: two raw materials may
/// replace each other.
#[must_use]
pub fn price(tables: &Tables, field: &Field, kind: BarterKind) -> Price {
    let (card, moment) = (tables.barter_card(kind), field.turn_state());
    let mut stock = card.cost.minus(moment.help);
    let mut either = 0;
    if let Some([one, other]) = tables.swap().filter(|_| moment.swap) {
        let both = |stock: Stock| stock.of(one).saturating_add(stock.of(other));
        either = both(card.cost).saturating_sub(both(moment.help));
        stock = stock.with(one, 0).with(other, 0);
    }
    Price { stock, either, mammoths: card.mammoths }
}

/// Why a hand cannot exchange the card on a space. H42: the price is exact, without change.
pub(super) fn obstacle(tables: &Tables, field: &Field, space: Space) -> Option<Why> {
    if field.hands_at(tables, tables.barter()) == 0 {
        return Some(Why::NoHand);
    }
    // H41: an empty space is refilled only after the turn.
    let Some(kind) = field.open(space) else { return Some(Why::EmptySpace) };
    lack(tables, field, price(tables, field, kind))
}

fn lack(tables: &Tables, field: &Field, price: Price) -> Option<Why> {
    let seat = field.turn_state().turn;
    let tray = field.tray(seat);
    // H25, H43: water is paid with water; water used for something else must be converted before.
    if tray.stock.lacks(price.stock) > 0 || swappable(tables, field) < price.either {
        return Some(Why::CannotPay);
    }
    lacks_mammoths(field, seat, price.mammoths).then_some(Why::TooFewMammoths)
}

/// H44: mammoths from the tray and from the area count.
pub(super) fn lacks_mammoths(field: &Field, seat: Seat, mammoths: u8) -> bool {
    field.tray(seat).mammoths + field.mammoths_on_area(seat) < mammoths
}

/// The units on the tray of the two raw materials that replace each other.
fn swappable(tables: &Tables, field: &Field) -> u8 {
    let stock = field.tray(field.turn_state().turn).stock;
    tables.swap().map_or(0, |[one, other]| stock.of(one).saturating_add(stock.of(other)))
}

/// Why a unit cannot be given in a barter.
pub(super) fn give_obstacle(tables: &Tables, field: &Field, resource: Resource) -> Option<Why> {
    match field.turn_state().awaited {
        Awaited::Payment { either: 1.., .. } => {}
        _ => return Some(Why::NotAsked),
    }
    if tables.swap().is_none_or(|pair| !pair.contains(&resource)) {
        return Some(Why::NotSwapped);
    }
    let stock = field.tray(field.turn_state().turn).stock;
    (stock.of(resource) == 0).then_some(Why::NothingToGive)
}

/// Why a mammoth cannot be given from this place.
pub(super) fn send_obstacle(tables: &Tables, field: &Field, source: Source) -> Option<Why> {
    match field.turn_state().awaited {
        Awaited::Payment { either: 0, mammoths: 1.., .. } => {}
        _ => return Some(Why::NotAsked),
    }
    let seat = field.turn_state().turn;
    let there = match source {
        Source::Tray => field.tray(seat).mammoths > 0,
        Source::Herd(space) => {
            field.herd(tables).get(usize::from(space)).copied().flatten() == Some(seat)
        }
    };
    (!there).then_some(Why::NoMammothThere)
}

/// Exchanges a card, or continues to pay for it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let payment = turn.position.field.turn_state().awaited;
    match (turn.action, payment) {
        (Action::Barter(space), _) => begin(turn, space),
        (Action::Give(resource), Awaited::Payment { space, either, mammoths }) => {
            herd::pay(turn, Stock::default().with(resource, 1));
            settle(turn, space, either.saturating_sub(1), mammoths);
        }
        (Action::Send(source), Awaited::Payment { space, mammoths, .. }) => {
            send(turn, source);
            settle(turn, space, 0, mammoths.saturating_sub(1));
        }
        _ => {}
    }
}

/// H40: uses a hand and pays the price.
fn begin(turn: &mut Turn<'_, Honga>, space: Space) {
    let Some(kind) = turn.position.field.open(space) else { return };
    placement::use_hand(turn, turn.tables.barter());
    let price = price(turn.tables, &turn.position.field, kind);
    herd::pay(turn, price.stock);
    settle(turn, space, price.either, price.mammoths);
}

/// Pays what is forced, asks where there is a choice, and finally exchanges the card.
fn settle(turn: &mut Turn<'_, Honga>, space: Space, mut either: u8, mut mammoths: u8) {
    if let Some(forced) = forced_units(turn, either) {
        herd::pay(turn, forced);
        either = 0;
    }
    while either == 0 && mammoths > 0 {
        let Some(source) = forced_mammoth(turn, mammoths) else { break };
        send(turn, source);
        mammoths -= 1;
    }
    if either > 0 || mammoths > 0 {
        turn.position.field.moment.awaited = Awaited::Payment { space, either, mammoths };
        return;
    }
    turn.position.field.moment.awaited = Awaited::Deeds;
    // H49: the help of a bonus card applies to one barter.
    turn.position.field.moment.help = Stock::default();
    exchange(turn, space);
}

/// The units of the two replaceable raw materials, if there is only one way to give this many.
fn forced_units(turn: &Turn<'_, Honga>, either: u8) -> Option<Stock> {
    let [one, other] = turn.tables.swap().filter(|_| either > 0)?;
    let stock = turn.position.field.tray(turn.position.field.turn_state().turn).stock;
    let all = Stock::default().with(one, stock.of(one)).with(other, stock.of(other));
    if all.total() == either {
        return Some(all);
    }
    match (stock.of(one), stock.of(other)) {
        (_, 0) => Some(Stock::default().with(one, either)),
        (0, _) => Some(Stock::default().with(other, either)),
        _ => None,
    }
}

/// The next mammoth to give, if all must be given or all are on the tray.
fn forced_mammoth(turn: &Turn<'_, Honga>, mammoths: u8) -> Option<Source> {
    let field = &turn.position.field;
    let seat = field.turn_state().turn;
    let (tray, area) = (field.tray(seat).mammoths, field.mammoths_on_area(seat));
    if tray > 0 && (area == 0 || tray + area == mammoths) {
        return Some(Source::Tray);
    }
    let space = field.herd.iter().position(|owner| *owner == Some(seat))?;
    (tray + area == mammoths).then_some(Source::Herd(space as u8))
}

/// H44: returns a mammoth to storage. H45: a gap in the herd requires a new check of the tusk.
fn send(turn: &mut Turn<'_, Honga>, source: Source) {
    let seat = turn.position.field.turn_state().turn;
    turn.position.field.send(seat, source);
    turn.tell(|| Event::Sent { seat, source });
    herd::check_tusk(turn);
}

/// H40: scores points at once. H41: the card goes to the discard.
fn exchange(turn: &mut Turn<'_, Honga>, space: Space) {
    let field = &mut turn.position.field;
    let seat: Seat = field.turn_state().turn;
    let Some(kind) = field.take_barter(space) else { return };
    turn.tell(|| Event::Bartered { seat, space, kind });
    score(turn, seat, turn.tables.barter_card(kind).points, Cause::Barter);
}

impl Field {
    /// Removes the card from its space.
    pub(super) fn take_barter(&mut self, space: Space) -> Option<BarterKind> {
        self.open.get_mut(usize::from(space.0))?.take()
    }
}
