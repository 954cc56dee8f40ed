//! The numbers of places that only the table knows: where pieces stand that nobody picks there.
//!
//! What can be picked is a spot of the rules ([`crate::rules::honga::spots`]); everything else is a marker with a number beyond
//! those.

use crate::rules::honga::{Resource, Source, spots};
use crate::rules::{Seat, Spot};

/// HONGA's square.
pub(super) const HOME: Spot = Spot::Marker(1000);
/// Where the tusk lies while nobody has it.
pub(super) const TUSK: Spot = Spot::Marker(1001);
/// The pile of bonus cards.
pub(super) const BONUS_PILE: Spot = Spot::Marker(1002);
/// The pile of barter cards.
pub(super) const BARTER_PILE: Spot = Spot::Marker(1003);
/// Where the fire burns before somebody keeps it.
pub(super) const FIRE: Spot = Spot::Marker(1004);

/// A tray holds at most so many mammoths side by side; more stand on the last place.
pub(super) const TRAY_MAMMOTHS: u8 = 8;

/// A tray shows at most so many bonus cards; more lie on the last one.
pub(super) const HAND: u8 = 8;
/// So many of them lie side by side.
const SIDE_BY_SIDE: u8 = 3;

const STEPS: u16 = 1100;
const TRAYS: u16 = 1300;
/// Numbers of one tray.
const TRAY: u16 = 40;

const fn of_tray(seat: Seat, place: u16) -> Spot {
    Spot::Marker(TRAYS + seat.0 as u16 * TRAY + place)
}

/// A step of the mountain; cavemen stand side by side on it.
pub(super) const fn step(step: u8, seat: Seat) -> Spot {
    Spot::Marker(STEPS + step as u16 * 8 + seat.0 as u16)
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

/// A bonus card of a hand, which lie closer together in a crowded one.
pub(super) fn hand(seat: Seat, number: u8, crowded: bool) -> Spot {
    let first = if crowded { 24 } else { 16 };
    of_tray(seat, first + u16::from(number.min(HAND - 1)))
}

/// The bonus card of a hand of so many.
pub(super) fn in_hand(seat: Seat, number: u8, cards: u8) -> Spot {
    hand(seat, number, cards > SIDE_BY_SIDE)
}

/// A space of the herd.
pub(super) const fn herd(space: u8) -> Spot {
    spots::mammoth(Source::Herd(space))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_places_have_one_number() {
        let mut all = vec![HOME, TUSK, BONUS_PILE, BARTER_PILE, FIRE];
        for seat in (0..5).map(Seat) {
            all.extend([guest(seat), tusk(seat), fire(seat), storage(seat)]);
            all.extend(Resource::ALL.map(|one| resource(seat, one)));
            all.extend((0..TRAY_MAMMOTHS).map(|number| mammoth(seat, number)));
            all.extend((0..16).map(|number| step(number, seat)));
            all.extend(
                (0..HAND).flat_map(|card| [hand(seat, card, false), hand(seat, card, true)]),
            );
        }
        all.extend((0..8).map(herd));
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
