//! The spots a player picks to choose an action.
//!
//! - a move: the Zoon's square and the square of arrival, then a button for the kind of path if any
//!   face of the level reaches that square in both ways (Z25);
//! - a trump: its card, then the squares of its user and of its target;
//! - a reinforcement: the card in hand and the square;
//! - a deployment: a card of the hand and a square, or two squares to exchange; buttons for
//!   formations and to be ready;
//! - a touch: a button for each corner; for a card rotated in secret only the upper one of each
//!   diagonal, because a touch chooses no more (Z31);
//! - a choice of a ★: the square; a button for "enough".
//!
//! Cards on the field are squares. Cards in a hand are identified by slot, by trump or, during a
//! deployment, which is hidden from the other seat, by face.

use crate::rules::zoon::{Action, Corner, Kind, MAX_SLOTS, MAX_TRUMPS, Slot, Tables, TrumpId, Way};
use crate::rules::{Spot, Spots, Square};

/// The button that ends a choice that could go on.
pub const ENOUGH: Spot = Spot::Button(2);
/// The button that finishes a deployment.
pub const READY: Spot = Spot::Button(3);

/// The buttons of the two lower corners.
const LOWER: u16 = 6;
const FORMATIONS: u16 = 8;
const TRUMPS: u16 = 2 * MAX_SLOTS as u16;
const FACES: u16 = TRUMPS + 2 * MAX_TRUMPS as u16;

/// The button that touches a corner.
#[must_use]
pub const fn corner(corner: Corner) -> Spot {
    match corner {
        Corner::TopLeft | Corner::TopRight => Spot::Button(corner as u16),
        Corner::BottomRight | Corner::BottomLeft => Spot::Button(LOWER - 2 + corner as u16),
    }
}

/// The button for a kind of path.
#[must_use]
pub const fn way(way: Way) -> Spot {
    Spot::Button(4 + way as u16)
}

/// The button of a formation.
#[must_use]
pub const fn formation(number: u8, mirrored: bool) -> Spot {
    Spot::Button(FORMATIONS + 2 * number as u16 + mirrored as u16)
}

/// The formation of a button and whether it is mirrored.
#[must_use]
pub const fn formation_of(spot: Spot) -> Option<(u8, bool)> {
    match spot {
        Spot::Button(number) if number >= FORMATIONS && number < FORMATIONS + 512 => {
            Some((((number - FORMATIONS) / 2) as u8, number % 2 == 1))
        }
        _ => None,
    }
}

/// A card kept in hand.
#[must_use]
pub const fn kept(slot: Slot) -> Spot {
    Spot::Card(slot.0 as u16)
}

/// A trump.
#[must_use]
pub const fn trump(trump: TrumpId) -> Spot {
    Spot::Card(TRUMPS + trump.0 as u16)
}

/// A card in the hand of a deploying seat.
#[must_use]
pub const fn to_deploy(kind: Kind) -> Spot {
    Spot::Card(FACES + kind.0 as u16)
}

/// The card that a spot stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A card kept in hand.
    Kept(Slot),
    /// A trump.
    Trump(TrumpId),
    /// A card to be deployed.
    ToDeploy(Kind),
}

/// The card of a spot.
#[must_use]
pub fn picked(spot: Spot) -> Option<Picked> {
    match spot {
        Spot::Card(number) if number < TRUMPS => Some(Picked::Kept(Slot(number as u8))),
        Spot::Card(number) if number < FACES => {
            Some(Picked::Trump(TrumpId((number - TRUMPS) as u8)))
        }
        Spot::Card(number) => Some(Picked::ToDeploy(Kind(u8::try_from(number - FACES).ok()?))),
        _ => None,
    }
}

const fn square(square: Square) -> Spot {
    Spot::Square(square.0)
}

/// The picking path of an action.
pub(super) fn path(tables: &Tables, action: Action) -> Spots {
    match action {
        Action::Formation { number, mirrored } => Spots::new(&[formation(number, mirrored)]),
        Action::Deploy { kind, square: on } => Spots::new(&[to_deploy(kind), square(on)]),
        Action::Rearrange { from, to } => Spots::new(&[square(from), square(to)]),
        Action::Ready => Spots::new(&[READY]),
        Action::Begin(_) | Action::Pivot(_) => Spots::new(&[]),
        Action::Move { from, to, way: how } => {
            if tables.is_twofold(from, to) {
                Spots::new(&[square(from), square(to), way(how)])
            } else {
                Spots::new(&[square(from), square(to)])
            }
        }
        Action::Shoot { trump: card, shooter, target } => {
            Spots::new(&[trump(card), square(shooter), square(target)])
        }
        Action::Equip { trump: card, bearer } => Spots::new(&[trump(card), square(bearer)]),
        Action::Lay { trump: card, square: on, second: None } => {
            Spots::new(&[trump(card), square(on)])
        }
        Action::Lay { trump: card, square: on, second: Some(second) } => {
            Spots::new(&[trump(card), square(on), square(second)])
        }
        Action::March(card) => Spots::new(&[trump(card)]),
        Action::Lure { trump: card, singer: None, target } => {
            Spots::new(&[trump(card), square(target)])
        }
        Action::Lure { trump: card, singer: Some(singer), target } => {
            Spots::new(&[trump(card), square(singer), square(target)])
        }
        Action::Leap { trump: card, from, to } => {
            Spots::new(&[trump(card), square(from), square(to)])
        }
        Action::Reinforce { slot, square: on } => Spots::new(&[kept(slot), square(on)]),
        Action::Touch(which) => Spots::new(&[corner(which)]),
        Action::Flee(on) | Action::Exchange(on) | Action::Peek(on) => Spots::new(&[square(on)]),
        Action::Enough => Spots::new(&[ENOUGH]),
    }
}
