//! Barter with the villages around: an open card against what it asks for.
//!
//! The price is paid at once where there is one way to pay it. What leaves a choice is asked for unit
//! by unit: raw materials that replace each other (H55), then mammoths (H44).

use crate::rules::honga::mountain::score;
use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Awaited, BarterKind, Cause, Event, Field, Honga, Resource, Source, Space, Stock,
    Tables, herd, placement,
};
use crate::rules::{Seat, Turn};

/// What a card asks of whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// Raw materials that nothing replaces.
    pub stock: Stock,
    /// Units of the two that replace each other.
    pub either: u8,
    /// Mammoths.
    pub mammoths: u8,
}

/// H49: what bonus cards add counts first, and what exceeds is lost. H55: two raw materials may
/// replace each other.
#[must_use]
pub fn price(tables: &Tables, field: &Field, kind: BarterKind) -> Price {
    let (card, moment) = (tables.barter_card(kind), field.moment());
    let mut stock = card.cost.minus(moment.help);
    let mut either = 0;
    if let Some([one, other]) = tables.swap().filter(|_| moment.swap) {
        let both = |stock: Stock| stock.of(one).saturating_add(stock.of(other));
        either = both(card.cost).saturating_sub(both(moment.help));
        stock = stock.with(one, 0).with(other, 0);
    }
    Price { stock, either, mammoths: card.mammoths }
}

/// What keeps a hand from exchanging the card on a space. H42: the exact price, and no change.
pub(super) fn obstacle(tables: &Tables, field: &Field, space: Space) -> Option<Why> {
    if field.hands_at(tables, tables.barter()) == 0 {
        return Some(Why::NoHand);
    }
    // H41: what was taken is refilled only after the turn.
    let Some(kind) = field.open(space) else { return Some(Why::EmptySpace) };
    lack(tables, field, price(tables, field, kind))
}

fn lack(tables: &Tables, field: &Field, price: Price) -> Option<Why> {
    let seat = field.moment().turn;
    let tray = field.tray(seat);
    // H25, H43: water is paid with water; what it stands for it became before.
    if tray.stock.lacks(price.stock) > 0 || swappable(tables, field) < price.either {
        return Some(Why::CannotPay);
    }
    lacks_mammoths(field, seat, price.mammoths).then_some(Why::TooFewMammoths)
}

/// H44: from the tray and from the area.
pub(super) fn lacks_mammoths(field: &Field, seat: Seat, mammoths: u8) -> bool {
    field.tray(seat).mammoths + field.mammoths_on_area(seat) < mammoths
}

/// Units on the tray of the two raw materials that replace each other.
fn swappable(tables: &Tables, field: &Field) -> u8 {
    let stock = field.tray(field.moment().turn).stock;
    tables.swap().map_or(0, |[one, other]| stock.of(one).saturating_add(stock.of(other)))
}

/// What keeps a unit from being given in a barter.
pub(super) fn give_obstacle(tables: &Tables, field: &Field, resource: Resource) -> Option<Why> {
    match field.moment().awaited {
        Awaited::Payment { either: 1.., .. } => {}
        _ => return Some(Why::NotAsked),
    }
    if tables.swap().is_none_or(|pair| !pair.contains(&resource)) {
        return Some(Why::NotSwapped);
    }
    let stock = field.tray(field.moment().turn).stock;
    (stock.of(resource) == 0).then_some(Why::NothingToGive)
}

/// What keeps a mammoth from being given from there.
pub(super) fn send_obstacle(tables: &Tables, field: &Field, source: Source) -> Option<Why> {
    match field.moment().awaited {
        Awaited::Payment { either: 0, mammoths: 1.., .. } => {}
        _ => return Some(Why::NotAsked),
    }
    let seat = field.moment().turn;
    let there = match source {
        Source::Tray => field.tray(seat).mammoths > 0,
        Source::Herd(space) => {
            field.herd(tables).get(usize::from(space)).copied().flatten() == Some(seat)
        }
    };
    (!there).then_some(Why::NoMammothThere)
}

/// Exchanges a card, or goes on paying for it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    let payment = turn.position.field.moment().awaited;
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

/// H40: a hand, and the price.
fn begin(turn: &mut Turn<'_, Honga>, space: Space) {
    let Some(kind) = turn.position.field.open(space) else { return };
    placement::use_hand(turn, turn.tables.barter());
    let price = price(turn.tables, &turn.position.field, kind);
    herd::pay(turn, price.stock);
    settle(turn, space, price.either, price.mammoths);
}

/// Gives what must be given, asks where there is a choice, and exchanges the card in the end.
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
    // H49: what a bonus card adds is for one barter.
    turn.position.field.moment.help = Stock::default();
    exchange(turn, space);
}

/// The units that replace each other, where there is one way to give so many.
fn forced_units(turn: &Turn<'_, Honga>, either: u8) -> Option<Stock> {
    let [one, other] = turn.tables.swap().filter(|_| either > 0)?;
    let stock = turn.position.field.tray(turn.position.field.moment().turn).stock;
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

/// The next mammoth to be given, where all must be given or all are on the tray.
fn forced_mammoth(turn: &Turn<'_, Honga>, mammoths: u8) -> Option<Source> {
    let field = &turn.position.field;
    let seat = field.moment().turn;
    let (tray, area) = (field.tray(seat).mammoths, field.mammoths_on_area(seat));
    if tray > 0 && (area == 0 || tray + area == mammoths) {
        return Some(Source::Tray);
    }
    let space = field.herd.iter().position(|owner| *owner == Some(seat))?;
    (tray + area == mammoths).then_some(Source::Herd(space as u8))
}

/// H44: back to storage. H45: a gap in the herd lets the tusk be checked anew.
fn send(turn: &mut Turn<'_, Honga>, source: Source) {
    let seat = turn.position.field.moment().turn;
    turn.position.field.send(seat, source);
    turn.tell(|| Event::Sent { seat, source });
    herd::check_tusk(turn);
}

/// H40: points at once. H41: the card goes to the discard.
fn exchange(turn: &mut Turn<'_, Honga>, space: Space) {
    let field = &mut turn.position.field;
    let seat: Seat = field.moment().turn;
    let Some(kind) = field.take_barter(space) else { return };
    turn.tell(|| Event::Bartered { seat, space, kind });
    score(turn, seat, turn.tables.barter_card(kind).points, Cause::Barter);
}

impl Field {
    /// A card leaves its space.
    pub(super) fn take_barter(&mut self, space: Space) -> Option<BarterKind> {
        self.open.get_mut(usize::from(space.0))?.take()
    }
}
