//! The numbers of places that exist only on the table: where pieces stand that cannot be picked.
//!
//! What can be picked is a spot of the rules ([`crate::rules::honga::spots`]); everything else is a
//! marker with a number beyond those.

use crate::rules::honga::{Colour, MAX_BONUS, Resource, Source, spots};
use crate::rules::{Seat, Spot};

/// Where HONGA stands at home.
pub(super) const HOME: Spot = Spot::Marker(1000);
/// Where the tusk lies while no seat has it.
pub(super) const TUSK: Spot = Spot::Marker(1001);
/// The pile of bonus cards.
pub(super) const BONUS_PILE: Spot = Spot::Marker(1002);
/// The pile of barter cards.
pub(super) const BARTER_PILE: Spot = Spot::Marker(1003);
/// Where the fire burns before a seat keeps it.
pub(super) const FIRE: Spot = Spot::Marker(1004);

/// The pile of discs of a colour.
pub(in crate::app::games) const fn disc_pile(colour: Colour) -> Spot {
    Spot::Marker(1005 + colour as u16)
}

/// The number of places for mammoths on a tray; more mammoths stand on the last place.
pub(super) const TRAY_MAMMOTHS: u8 = 8;

/// How the bonus cards of a hand lie on its tray, in squares.
#[derive(Clone, Copy)]
pub(super) struct HandRow {
    /// The most cards that lie like this.
    pub(super) most: u8,
    /// The distance of the first card from the tray's left edge.
    pub(super) first: f32,
    /// The distance from one card to the next.
    pub(super) pitch: f32,
}

/// Larger hands lie closer together; no deck has more cards than the last row.
pub(super) const HANDS: [HandRow; 4] = [
    HandRow { most: 3, first: 2.21, pitch: 0.34 },
    HandRow { most: 8, first: 1.66, pitch: 0.175 },
    HandRow { most: 15, first: 1.5, pitch: 0.099 },
    HandRow { most: MAX_BONUS as u8, first: 1.5, pitch: 0.036 },
];

const STEPS: u16 = 1100;
const POINTS: u16 = 1390;
const TRAYS: u16 = 1400;
/// The numbers of one step: n places for each number n of cavemen that can stand there.
const STEP: u16 = 15;
/// The numbers of one tray.
const TRAY: u16 = 96;

const fn of_tray(seat: Seat, place: u16) -> Spot {
    Spot::Marker(TRAYS + seat.0 as u16 * TRAY + place)
}

/// A place on a step of the mountain, counted from 0, among so many cavemen side by side.
pub(super) const fn step(step: u8, number: u8, cavemen: u8) -> Spot {
    let before = cavemen as u16 * (cavemen as u16 - 1) / 2;
    Spot::Marker(STEPS + step as u16 * STEP + before + number as u16)
}

/// Where HONGA stands on a tray.
pub(super) const fn guest(seat: Seat) -> Spot {
    of_tray(seat, 0)
}

/// Where the tusk lies on a tray.
pub(super) const fn tusk(seat: Seat) -> Spot {
    of_tray(seat, 1)
}

/// Where the fire burns on a tray.
pub(super) const fn fire(seat: Seat) -> Spot {
    of_tray(seat, 2)
}

/// Where a seat's points are written on its tray.
pub(super) const fn points(seat: Seat) -> Spot {
    Spot::Marker(POINTS + seat.0 as u16)
}

/// A raw material on a tray.
pub(super) const fn resource(seat: Seat, resource: Resource) -> Spot {
    of_tray(seat, 3 + resource as u16)
}

/// A seat's mammoths in storage.
pub(super) const fn storage(seat: Seat) -> Spot {
    of_tray(seat, 7)
}

/// A mammoth on a tray, counted from 0.
pub(super) fn mammoth(seat: Seat, number: u8) -> Spot {
    of_tray(seat, 8 + u16::from(number.min(TRAY_MAMMOTHS - 1)))
}

/// A bonus card in the row of [`HANDS`] with the number `way`.
pub(super) fn hand(seat: Seat, number: u8, way: usize) -> Spot {
    let before: u16 = HANDS.iter().take(way).map(|row| u16::from(row.most)).sum();
    let last = HANDS.get(way).map_or(1, |row| row.most) - 1;
    of_tray(seat, 16 + before + u16::from(number.min(last)))
}

/// A bonus card, counted from 0, of a hand with so many cards.
pub(super) fn in_hand(seat: Seat, number: u8, cards: u8) -> Spot {
    let way = HANDS.iter().position(|row| cards <= row.most).unwrap_or(HANDS.len() - 1);
    hand(seat, number, way)
}

/// A space of the herd.
pub(super) const fn herd(space: u8) -> Spot {
    spots::mammoth(Source::Herd(space))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_large_hand_has_a_place_of_its_own() {
        for cards in 1..=MAX_BONUS as u8 {
            let mut places: Vec<Spot> =
                (0..cards).map(|number| in_hand(Seat(1), number, cards)).collect();
            places.dedup();
            assert_eq!(places.len(), usize::from(cards));
        }
    }

    #[test]
    fn no_two_places_have_one_number() {
        let mut all = vec![HOME, TUSK, BONUS_PILE, BARTER_PILE, FIRE];
        for seat in (0..5).map(Seat) {
            all.extend([guest(seat), tusk(seat), fire(seat), storage(seat), points(seat)]);
            all.extend(Resource::ALL.map(|one| resource(seat, one)));
            all.extend((0..TRAY_MAMMOTHS).map(|number| mammoth(seat, number)));
            for (way, row) in HANDS.iter().enumerate() {
                all.extend((0..row.most).map(|card| hand(seat, card, way)));
            }
        }
        let stands = (1..=5).flat_map(|cavemen| (0..cavemen).map(move |at| (at, cavemen)));
        for number in 0..16 {
            all.extend(stands.clone().map(|(at, cavemen)| step(number, at, cavemen)));
        }
        all.extend(Colour::ALL.map(disc_pile));
        all.extend((0..8).map(herd));
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
