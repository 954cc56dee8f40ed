//! What computer players, the table's badges and hints ask beyond the contract: what a placement
//! would give, and what a barter still lacks.
//!
//! Everything is answered from the phases' own questions, so it cannot disagree with the rules, and
//! from what lies open and the disc asked about. No judgement of what is good stands here.

use crate::rules::Seat;
use crate::rules::honga::vigil::{Vigil, vigil};
use crate::rules::honga::{
    Area, DiscKind, Field, Meal, Place, Price, Resource, Space, Stock, Tables, barter, feeding,
    placement,
};

/// What one placement of a disc would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Where.
    pub place: Place,
    /// Turned clockwise by so many quarters.
    pub rotation: u8,
    /// The areas of the four quarters, clockwise from the top left, and the hands that point at each.
    pub quarters: [(Area, u8); 4],
    /// What HONGA does about it.
    pub vigil: Vigil,
    /// What he would eat, if he came.
    pub meal: Option<Meal>,
}

/// What a placement of this disc would bring a seat.
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

/// What HONGA would eat of a seat now.
#[must_use]
pub fn next_meal(field: &Field, seat: Seat) -> Meal {
    feeding::meal(field.tray(seat))
}

/// What an open card asks of whose turn it is, with the bonus cards that it has played.
#[must_use]
pub fn price(tables: &Tables, field: &Field, space: Space) -> Option<Price> {
    field.open(space).map(|kind| barter::price(tables, field, kind))
}

/// The raw materials that water would have to become for a price to be paid (H43); nothing where it
/// can be paid as it is, `None` where water does not help. Of two that replace each other the first
/// one is made.
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
