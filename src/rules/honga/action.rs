//! What a player decides, one decision at a time, and what chance draws.

use crate::rules::Seat;
use crate::rules::honga::{Area, BarterKind, BonusKind, DiscKind, Place, Resource, Space};

/// Where a mammoth is taken from that is given in a barter (H44).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The own tray.
    Tray,
    /// A space of the herd, counted from the entry, which is 0.
    Herd(u8),
}

/// One decision. See [`super::actions`] for which are legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The lot falls on this seat: it begins (H10).
    Begin(Seat),
    /// Chance draws this disc.
    DrawDisc(DiscKind),
    /// Chance opens this barter card.
    OpenBarter(BarterKind),
    /// Chance draws this bonus card.
    DrawBonus(BonusKind),
    /// The disc in hand is put on a place, turned clockwise by so many quarters (H14).
    Place {
        /// Where.
        place: Place,
        /// 0 to 3.
        rotation: u8,
    },
    /// A hand gathers a raw material (H23).
    Gather(Area),
    /// A hand takes a bonus card in the forest (H26).
    Explore,
    /// A hand lures a mammoth (H27).
    Lure,
    /// A hand climbs a step (H35).
    Climb,
    /// A hand exchanges the card on a space (H40).
    Barter(Space),
    /// Water becomes one of another raw material (H24).
    Convert(Resource),
    /// Plays a bonus card that asks for nothing more.
    Play(BonusKind),
    /// Plays a bonus card for one more hand in the quarter that points at this area (H52).
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
    /// This raw material is not paid for the mammoth (H56).
    Spare(Resource),
    /// One unit of this raw material is given (H55, H58).
    Give(Resource),
    /// A mammoth is given from there (H44).
    Send(Source),
    /// Nothing more is given (H58).
    Enough,
    /// The turn is over.
    EndTurn,
    /// One of two discs is kept (H53).
    Keep {
        /// By whom.
        seat: Seat,
        /// 0 for the first that was drawn, 1 for the second.
        number: u8,
    },
}
