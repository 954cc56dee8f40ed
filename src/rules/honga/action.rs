//! HONGA's actions: decisions of players, one at a time, and random draws.

use crate::rules::Seat;
use crate::rules::honga::{Area, BarterKind, BonusKind, DiscKind, Place, Resource, Space};

/// The place of a mammoth given in a barter (H44).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The player's tray.
    Tray,
    /// A space of the herd, counted from the entry, which is 0.
    Herd(u8),
}

/// One decision. [`super::actions`] lists the legal ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance chooses the seat that begins (H10).
    Begin(Seat),
    /// Chance draws this disc.
    DrawDisc(DiscKind),
    /// Chance opens this barter card.
    OpenBarter(BarterKind),
    /// Chance draws this bonus card.
    DrawBonus(BonusKind),
    /// Lays the disc in hand on a place, rotated clockwise (H14).
    Place {
        /// The place.
        place: Place,
        /// Clockwise quarter turns, 0 to 3.
        rotation: u8,
    },
    /// Uses a hand to gather a raw material (H23).
    Gather(Area),
    /// Uses a hand to take a bonus card in the forest (H26).
    Explore,
    /// Uses a hand to lure a mammoth (H27).
    Lure,
    /// Uses a hand to climb a step (H35).
    Climb,
    /// Uses a hand to exchange the card on a space (H40).
    Barter(Space),
    /// Converts water into one unit of another raw material (H24).
    Convert(Resource),
    /// Plays a bonus card that needs no further choice.
    Play(BonusKind),
    /// Plays a bonus card that adds a hand to the quarter pointing at this area (H52).
    LuckyHand {
        /// The card.
        card: BonusKind,
        /// The area.
        area: Area,
    },
    /// Plays a bonus card to climb (H57).
    Steps(BonusKind),
    /// Plays a bonus card to chase HONGA (H51).
    Chase(BonusKind),
    /// Chooses a raw material that the mammoth does not cost (H56).
    Spare(Resource),
    /// Gives one unit of this raw material (H55, H58).
    Give(Resource),
    /// Gives the mammoth at this place (H44).
    Send(Source),
    /// Gives nothing more (H58).
    Enough,
    /// Ends the turn.
    EndTurn,
    /// Keeps one of two discs (H53).
    Keep {
        /// The deciding seat.
        seat: Seat,
        /// 0 for the disc drawn first, 1 for the second.
        number: u8,
    },
}
