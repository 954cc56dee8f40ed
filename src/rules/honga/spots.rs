//! The spots a player picks to choose an action.
//!
//! - a disc: the place, then a button for its rotation;
//! - a hand: the area; in the barter area the card;
//! - a bonus card: the card, then, if the card needs it, the area of an added hand, the mountain,
//!   or HONGA's lair to chase him. An added hand in the lair has no effect; it has a button of its
//!   own, so that a player who wants to chase does not add it by accident;
//! - what is paid, spared or given: the marker of the raw material on the player's tray, or a
//!   mammoth;
//! - buttons convert water and end a choice or the turn; one of two discs is picked as a card.
//!
//! Areas are squares, and places are the squares after them. Barter cards are identified by space,
//! discs by the hand they are in. Bonus cards are identified only by their kind (H26), face-down
//! ones by their slot.

use crate::rules::honga::{Action, Area, BonusKind, Place, Resource, Slot, Source, Space, Tables};
use crate::rules::{Seat, Spot, Spots};

/// HONGA himself. A player who acts on him picks his lair.
pub const HONGA: Spot = Spot::Marker(0);
/// The button that ends the turn.
pub const END: Spot = Spot::Button(4);
/// The button that ends a choice that could go on.
pub const ENOUGH: Spot = Spot::Button(5);

/// The button that adds a hand in HONGA's lair.
pub const LAIR_HAND: Spot = Spot::Button(6);

const RESOURCES: u16 = 1;
const TRAY: u16 = 5;
const HERD: u16 = 8;
const JOKERS: u16 = 8;
const BONUS: u16 = 16;
const BACKS: u16 = 48;
const DISCS: u16 = 96;

/// An area.
#[must_use]
pub const fn area(area: Area) -> Spot {
    Spot::Square(area.0)
}

/// A round place.
#[must_use]
pub fn place(tables: &Tables, place: Place) -> Spot {
    Spot::Square((tables.plan().areas.len() as u8).saturating_add(place.0))
}

/// The button that rotates a disc clockwise by `quarters` quarter turns.
#[must_use]
pub const fn rotation(quarters: u8) -> Spot {
    Spot::Button(quarters as u16)
}

/// The open barter card on a space.
#[must_use]
pub const fn open(space: Space) -> Spot {
    Spot::Card(space.0 as u16)
}

/// Any bonus card of this kind in the hand of the deciding seat.
#[must_use]
pub const fn bonus(card: BonusKind) -> Spot {
    Spot::Card(BONUS + card.0 as u16)
}

/// A face-down bonus card.
#[must_use]
pub const fn back(slot: Slot) -> Spot {
    Spot::Card(BACKS + slot.0 as u16)
}

/// A disc in hand: the first, or the second of two.
#[must_use]
pub const fn disc(seat: Seat, number: u8) -> Spot {
    Spot::Card(DISCS + 2 * seat.0 as u16 + number as u16)
}

/// The marker of a raw material on the tray of the deciding seat.
#[must_use]
pub const fn resource(resource: Resource) -> Spot {
    Spot::Marker(RESOURCES + resource as u16)
}

/// Mammoths of the deciding seat: those on its tray, or the one on a space of the herd.
#[must_use]
pub const fn mammoth(source: Source) -> Spot {
    match source {
        Source::Tray => Spot::Marker(TRAY),
        Source::Herd(space) => Spot::Marker(HERD + space as u16),
    }
}

/// The button that converts water into another raw material.
#[must_use]
pub const fn convert(to: Resource) -> Spot {
    Spot::Button(JOKERS + to as u16)
}

/// The meaning of a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// An area.
    Area(Area),
    /// A round place.
    Place(Place),
    /// An open barter card, or an empty space.
    Space(Space),
    /// A bonus card.
    Bonus(BonusKind),
    /// A face-down bonus card.
    Back(Slot),
    /// A disc in hand.
    Disc {
        /// The seat.
        seat: Seat,
        /// 0 for the first, 1 for the second of two.
        number: u8,
    },
    /// HONGA.
    Honga,
    /// A raw material on the player's tray.
    Resource(Resource),
    /// The player's mammoths.
    Mammoth(Source),
    /// Water is converted into this.
    Convert(Resource),
    /// A rotation.
    Rotation(u8),
    /// The end of the turn.
    End,
    /// The end of a choice.
    Enough,
    /// An added hand in HONGA's lair.
    LairHand,
}

/// The meaning of a spot; `None` for an unused spot.
#[must_use]
pub fn picked(tables: &Tables, spot: Spot) -> Option<Picked> {
    let (areas, places) = (tables.plan().areas.len() as u8, tables.plan().places.len() as u8);
    let of = |number: u16| Resource::ALL.get(usize::from(number)).copied();
    match spot {
        Spot::Square(number) if number < areas => Some(Picked::Area(Area(number))),
        Spot::Square(number) if number - areas < places => {
            Some(Picked::Place(Place(number - areas)))
        }
        Spot::Square(_) => None,
        Spot::Card(number) if number < BONUS => Some(Picked::Space(Space(number as u8))),
        Spot::Card(number) if number < BACKS => {
            let kind = BonusKind((number - BONUS) as u8);
            (usize::from(kind.0) < tables.plan().bonus.len()).then_some(Picked::Bonus(kind))
        }
        Spot::Card(number) if number < DISCS => Some(Picked::Back(Slot((number - BACKS) as u8))),
        Spot::Card(number) => {
            let (seat, number) = ((number - DISCS) / 2, (number % 2) as u8);
            Some(Picked::Disc { seat: Seat(u8::try_from(seat).ok()?), number })
        }
        HONGA => Some(Picked::Honga),
        Spot::Marker(TRAY) => Some(Picked::Mammoth(Source::Tray)),
        Spot::Marker(number) if number < TRAY => of(number - RESOURCES).map(Picked::Resource),
        Spot::Marker(number) => {
            let space = u8::try_from(number.checked_sub(HERD)?).ok()?;
            Some(Picked::Mammoth(Source::Herd(space)))
        }
        END => Some(Picked::End),
        ENOUGH => Some(Picked::Enough),
        LAIR_HAND => Some(Picked::LairHand),
        Spot::Button(number) if number < 4 => Some(Picked::Rotation(number as u8)),
        Spot::Button(number) => of(number.checked_sub(JOKERS)?).map(Picked::Convert),
    }
}

/// The picking path of an action.
pub(super) fn path(tables: &Tables, action: Action) -> Spots {
    match action {
        Action::Begin(_) | Action::DrawDisc(_) | Action::OpenBarter(_) | Action::DrawBonus(_) => {
            Spots::new(&[])
        }
        Action::Place { place: on, rotation: quarters } => {
            Spots::new(&[place(tables, on), rotation(quarters)])
        }
        Action::Gather(at) => Spots::new(&[area(at)]),
        Action::Explore => Spots::new(&[area(tables.forest())]),
        Action::Lure => Spots::new(&[area(tables.mammoths())]),
        Action::Climb => Spots::new(&[area(tables.mountain())]),
        Action::Barter(space) => Spots::new(&[open(space)]),
        Action::Convert(to) => Spots::new(&[convert(to)]),
        Action::Play(card) => Spots::new(&[bonus(card)]),
        Action::LuckyHand { card, area: at } if at == tables.honga() => {
            Spots::new(&[bonus(card), LAIR_HAND])
        }
        Action::LuckyHand { card, area: at } => Spots::new(&[bonus(card), area(at)]),
        Action::Steps(card) => Spots::new(&[bonus(card), area(tables.mountain())]),
        Action::Chase(card) => Spots::new(&[bonus(card), area(tables.honga())]),
        Action::Spare(one) | Action::Give(one) => Spots::new(&[resource(one)]),
        Action::Send(source) => Spots::new(&[mammoth(source)]),
        Action::Enough => Spots::new(&[ENOUGH]),
        Action::EndTurn => Spots::new(&[END]),
        Action::Keep { seat, number } => Spots::new(&[disc(seat, number)]),
    }
}
