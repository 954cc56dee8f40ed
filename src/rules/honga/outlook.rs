//! Questions of computer players, the table's badges and hints beyond the [`crate::rules::Game`]
//! trait: what a placement would give, what a barter still lacks, and what could be paid once the
//! hands have gathered.
//!
//! All answers come from the phases' own functions, so they cannot contradict the rules, and depend
//! only on public information and the given disc. Judging whether a move is good belongs to the
//! players.

use crate::rules::honga::vigil::{Vigil, vigil};
use crate::rules::honga::{
    Action, Area, AreaKind, Awaited, BonusKind, Colour, DiscKind, Effect, Field, Honga, Meal,
    Place, Position, Price, Resource, Space, Stock, Tables, barter, feeding, gathering, herd,
    joker, placement,
};
use crate::rules::{Seat, after};

/// The results of one placement of a disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The place.
    pub place: Place,
    /// Clockwise quarter turns.
    pub rotation: u8,
    /// The areas of the four quarters, clockwise from the top left, each with the number of hands
    /// that point at it.
    pub quarters: [(Area, u8); 4],
    /// The result of the vigil.
    pub vigil: Vigil,
    /// What HONGA would eat, if he came.
    pub meal: Option<Meal>,
}

/// The result of placing this disc for a seat.
#[must_use]
pub fn prospect(
    tables: &Tables,
    field: &Field,
    seat: Seat,
    kind: DiscKind,
    (place, rotation): (Place, u8),
) -> Prospect {
    let hands = tables.turned(kind, rotation);
    let areas = tables.place(place).quarters;
    let vigil = vigil(tables, field, seat, place, hands);
    let meal = (vigil == Vigil::Comes).then(|| feeding::meal(field.tray(seat)));
    let quarters = std::array::from_fn(|quarter| (areas[quarter], hands[quarter]));
    Prospect { place, rotation, quarters, vigil, meal }
}

/// All placements of a disc: sixteen on a board of four places.
pub fn prospects<'a>(
    tables: &'a Tables,
    field: &'a Field,
    seat: Seat,
    kind: DiscKind,
) -> impl Iterator<Item = Prospect> + 'a {
    let turns = |place| (0..placement::ROTATIONS).map(move |rotation| (place, rotation));
    let ways = tables.places().flat_map(turns);
    ways.map(move |way| prospect(tables, field, seat, kind, way))
}

/// What HONGA would eat from a seat now.
#[must_use]
pub fn next_meal(field: &Field, seat: Seat) -> Meal {
    feeding::meal(field.tray(seat))
}

/// The price of an open card for the seat whose turn it is, with the bonus cards it has played.
#[must_use]
pub fn price(tables: &Tables, field: &Field, space: Space) -> Option<Price> {
    field.open(space).map(|kind| barter::price(tables, field, kind))
}

/// The raw materials into which water must be converted to pay a price (H43). Empty if it can be
/// paid without; `None` if water does not suffice. Of two raw materials that replace each other the
/// first one is made.
#[must_use]
pub fn conversions(tables: &Tables, field: &Field, seat: Seat, price: Price) -> Option<Stock> {
    let (stock, joker) = (field.tray(seat).stock, tables.options.joker);
    let mut made = price.stock.minus(stock);
    if made.of(Resource::Water) > 0 {
        return None;
    }
    if let Some([one, other]) = tables.swap().filter(|_| price.either > 0) {
        let have = stock.of(one).saturating_add(stock.of(other));
        made = made.with(one, price.either.saturating_sub(have));
    }
    let spare = stock.of(Resource::Water).saturating_sub(price.stock.of(Resource::Water));
    let needed = u16::from(made.total()) * u16::from(joker);
    (made.is_empty() || joker > 0 && needed <= spare.into()).then_some(made)
}

/// Every use of a hand that gathers something for which there is room.
#[must_use]
pub fn gathering(tables: &Tables, position: &Position) -> Vec<Action> {
    let (field, moment) = (position.field(), position.field().turn_state());
    if moment.awaited != Awaited::Deeds {
        return Vec::new();
    }
    let mut stock = field.tray(moment.turn).stock;
    let mut actions = Vec::new();
    for (area, hands) in tables.place(moment.place).quarters.into_iter().zip(moment.hands) {
        let AreaKind::Gathering(resource) = tables.area_kind(area) else { continue };
        for _ in 0..hands {
            let had = stock.of(resource);
            // H23: without room it would be lost.
            if had < tables.options.track {
                stock = stock.with(resource, had + 1);
                actions.push(Action::Gather(area));
            }
        }
    }
    actions
}

/// Whether an unused hand could still have an effect now: gather with room on the track, explore,
/// climb, lure, or exchange a card that can be paid, converting water if necessary.
#[must_use]
pub fn has_useful_hand(tables: &Tables, position: &Position) -> bool {
    let (field, moment) = (position.field(), position.field().turn_state());
    if moment.awaited != Awaited::Deeds {
        return false;
    }
    let is_payable = |space| {
        let price = price(tables, field, space);
        price.is_some_and(|price| affordable(tables, field, price).is_some())
    };
    let mut quarters = tables.place(moment.place).quarters.into_iter().zip(moment.hands);
    quarters.any(|(area, hands)| {
        let is_useful = || match tables.area_kind(area) {
            AreaKind::Gathering(_) => !is_full(tables, field, area),
            AreaKind::Forest => gathering::forest_obstacle(tables, field).is_none(),
            AreaKind::Mountain => field.tray(moment.turn).step < tables.top(),
            AreaKind::Mammoths => mammoths_paid(tables, position) > 0,
            AreaKind::Barter => (0..tables.options.open).map(Space).any(is_payable),
            AreaKind::Honga => false,
        };
        hands > 0 && is_useful()
    })
}

/// Whether a unit gathered there would be lost, because the track of the seat whose turn it is is
/// full (H23).
#[must_use]
pub fn is_full(tables: &Tables, field: &Field, area: Area) -> bool {
    let AreaKind::Gathering(resource) = tables.area_kind(area) else { return false };
    field.tray(field.turn_state().turn).stock.of(resource) >= tables.options.track
}

/// The position after the disc in hand is placed there, HONGA has come if he does, and the hands
/// have gathered everything for which there is room.
#[must_use]
pub fn gathered(tables: &Tables, position: &Position, (place, rotation): (Place, u8)) -> Position {
    let laid = after::<Honga>(tables, position, Action::Place { place, rotation });
    let gather = |now, action| after::<Honga>(tables, &now, action);
    gathering(tables, &laid).into_iter().fold(laid, gather)
}

/// Whether the seat whose turn it is has enough water to convert into this raw material (H24).
#[must_use]
pub fn may_convert(tables: &Tables, field: &Field, to: Resource) -> bool {
    joker::obstacle(tables, field, to).is_none()
}

/// The number of discs of a colour left in their pile, including those put under it (H53).
#[must_use]
pub fn discs_left(tables: &Tables, field: &Field, colour: Colour) -> u8 {
    let laid = field.laid().filter(|laid| tables.disc(laid.kind).colour == colour);
    let backs = field.every_seat().flat_map(|seat| [0, 1].map(|number| field.back(seat, number)));
    let in_hand = backs.flatten().filter(|back| back.colour == colour);
    let gone = laid.count() + in_hand.count();
    tables.discs_of(colour).saturating_sub(gone as u8)
}

/// Whether a card without a choice would currently have no effect: help (H49) or an exchange (H55)
/// without a hand for barter, cheaper mammoths (H56) without a hand for them, a second disc (H53)
/// when two are drawn already.
#[must_use]
pub fn in_vain(tables: &Tables, field: &Field, card: BonusKind) -> bool {
    let moment = field.turn_state();
    match tables.bonus_card(card).effect {
        Effect::Barter(_) => field.hands_at(tables, tables.barter()) == 0,
        Effect::Swap(_) => moment.swap || field.hands_at(tables, tables.barter()) == 0,
        Effect::Docile => field.hands_at(tables, tables.mammoths()) == 0,
        Effect::ExtraDisc => moment.extra,
        _ => false,
    }
}

/// Whether this many hands take a seat's caveman to the top (H36).
#[must_use]
pub fn reaches_top(tables: &Tables, field: &Field, seat: Seat, hands: u8) -> bool {
    field.tray(seat).step.saturating_add(hands) >= tables.top()
}

/// The number of mammoths that the unused hands there can lure now, converting water if necessary.
#[must_use]
pub fn mammoths_paid(tables: &Tables, position: &Position) -> u8 {
    let (mut now, mut count) = (position.clone(), 0);
    while now.field().turn_state().awaited == Awaited::Deeds {
        let field = now.field();
        let lacking = tables.options.lure.minus(field.tray(field.turn_state().turn).stock);
        let made = Resource::ALL.into_iter().find(|one| lacking.of(*one) > 0);
        let action = match (herd::obstacle(tables, field), made) {
            (None, _) => Action::Lure,
            (Some(_), Some(to)) if field.hands_at(tables, tables.mammoths()) > 0 => {
                if joker::obstacle(tables, field, to).is_some() {
                    break;
                }
                Action::Convert(to)
            }
            _ => break,
        };
        count += u8::from(action == Action::Lure);
        now = after::<Honga>(tables, &now, action);
    }
    count
}

/// The most points of open cards that the unused hands for barter can exchange now, converting
/// water if necessary; `None` if no card can be paid. Bonus cards in hand are not considered.
#[must_use]
pub fn barter_points(tables: &Tables, field: &Field) -> Option<u32> {
    let hands = u32::from(field.hands_at(tables, tables.barter()));
    let open: Vec<_> = (0..tables.options.open).filter_map(|n| field.open(Space(n))).collect();
    let worth = |chosen: u32| {
        let mut price = Price { stock: Stock::default(), either: 0, mammoths: 0 };
        let mut points = 0;
        for (number, kind) in open.iter().enumerate() {
            if chosen >> number & 1 == 1 {
                let card = tables.barter_card(*kind);
                price.stock = price.stock.plus(card.cost);
                price.mammoths = price.mammoths.saturating_add(card.mammoths);
                points += u32::from(card.points);
            }
        }
        affordable(tables, field, price).map(|_| points)
    };
    let sets = (1..1_u32 << open.len()).filter(|chosen| chosen.count_ones() <= hands);
    sets.filter_map(worth).max()
}

/// The raw materials to make from water so that the seat whose turn it is can pay a price, mammoths
/// included.
fn affordable(tables: &Tables, field: &Field, price: Price) -> Option<Stock> {
    let seat = field.turn_state().turn;
    let made = conversions(tables, field, seat, price)?;
    (!barter::lacks_mammoths(field, seat, price.mammoths)).then_some(made)
}

/// Whether the seat whose turn it is can exchange an open card now, with what lies on its tray.
#[must_use]
pub fn pays(tables: &Tables, field: &Field, space: Space) -> bool {
    field.turn_state().is_acting() && barter::obstacle(tables, field, space).is_none()
}

/// The raw material that the seat whose turn it is must make first to pay for an open card; `None`
/// if that does not help or is not needed.
#[must_use]
pub fn joker_pays(tables: &Tables, field: &Field, space: Space) -> Option<Resource> {
    let made = affordable(tables, field, price(tables, field, space)?)?;
    Resource::ALL.into_iter().find(|one| made.of(*one) > 0)
}
