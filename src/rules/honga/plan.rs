//! A level's content in plain numbers.
//!
//! The data layer reads and checks the files and passes a [`Plan`]; [`super::Tables`] compiles it.
//! Board, discs, cards and tracks are data; bonus cards have a closed list of effects with
//! parameters; the amount of material (H2) follows from the counts. Each field documents its
//! invariants: the data layer ensures them, and the rules do not check them again. Absent on
//! purpose: displayed names, pictures and screen coordinates.

mod hash;

use crate::rules::MAX_SEATS;
use crate::rules::honga::{Area, Resource, Resources, Stock};

/// The most areas of a board.
pub const MAX_AREAS: usize = 16;
/// The most round places of a board.
pub const MAX_PLACES: usize = 8;
/// The most different discs of a level.
pub const MAX_DISC_KINDS: usize = 32;
/// The most discs of a level in total.
pub const MAX_DISCS: usize = 64;
/// The most different barter cards of a level.
pub const MAX_BARTER_KINDS: usize = 48;
/// The most open barter cards.
pub const MAX_OPEN: usize = 6;
/// The most different bonus cards of a level.
pub const MAX_BONUS_KINDS: usize = 32;
/// The most bonus cards of a level in total.
pub const MAX_BONUS: usize = 40;
/// The most steps of a mountain, including its foot and its top.
pub const MAX_STEPS: usize = 16;
/// The most spaces of a herd.
pub const MAX_HERD: usize = 8;
/// The fewest seats of a match (H1).
pub const MIN_SEATS: u8 = 2;
/// The number of permitted numbers of seats (H1).
pub const SEAT_COUNTS: usize = MAX_SEATS + 1 - MIN_SEATS as usize;

/// What a hand that points at an area can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AreaKind {
    /// Gather one of this raw material (H23): spring, lake, berries, mushrooms.
    Gathering(Resource),
    /// Take a bonus card (H26).
    Forest,
    /// Climb a step (H35).
    Mountain,
    /// Lure a mammoth (H27).
    Mammoths,
    /// Exchange a barter card (H40).
    Barter,
    /// Look after HONGA (H15).
    Honga,
}

/// An area of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaPlan {
    /// Its name in data, text forms and text keys: lower-case letters, digits and hyphens.
    pub id: String,
    /// What a hand can do there.
    pub kind: AreaKind,
}

/// A round place, on which discs are laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacePlan {
    /// Its name in data, text forms and text keys.
    pub id: String,
    /// The areas at which its quarters point, clockwise from the top left: NW, NE, SE, SW. They are
    /// four different areas, one of which is HONGA's.
    pub quarters: [Area; 4],
}

/// The back of a disc: the pile it belongs to (H3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Colour {
    /// Drawn by all seats.
    #[default]
    Grey,
    /// Drawn by the holder of the tusk (H60).
    Red,
}

impl Colour {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Grey, Self::Red];

    /// The name in data and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["grey", "red"][self as usize]
    }
}

/// A kind of disc.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscPlan {
    /// Its name in data and text forms.
    pub id: String,
    /// Its pile. There are more than [`MAX_SEATS`] grey discs in total, so that every seat can
    /// always draw one.
    pub colour: Colour,
    /// The hands in its quarters, clockwise from the top left.
    pub hands: [u8; 4],
    /// The number of these discs; at least one.
    pub count: u8,
}

/// A kind of barter card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarterPlan {
    /// Its name in data and text forms.
    pub id: String,
    /// The raw materials it costs; of none more than the track holds.
    pub cost: Stock,
    /// The mammoths it costs; at most [`Options::mammoths`].
    pub mammoths: u8,
    /// The points it brings.
    pub points: u8,
    /// The number of these cards; at least one.
    pub count: u8,
}

/// The effect of a bonus card: a closed list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Adds raw materials to the player's own in the next barter of this turn (H49).
    Barter(Stock),
    /// Scores points (H50).
    Points(u8),
    /// Chases HONGA from the player's own tray (H51).
    Chase,
    /// Adds a hand in any quarter (H52).
    LuckyHand,
    /// Draws a second disc at the end of the turn, of which one is kept (H53).
    ExtraDisc,
    /// [`Self::LuckyHand`] or [`Self::Chase`] (H54).
    LuckyHandOrChase,
    /// These two may replace each other in barters of this turn (H55). All such cards of a level
    /// name the same two.
    Swap([Resource; 2]),
    /// Every mammoth placed in this turn costs one unit less (H56).
    Docile,
    /// Climbs this many steps, or [`Self::Chase`] (H57).
    StepsOrChase(u8),
    /// Buys points with one to `most` of these raw materials, one point each (H58).
    BoughtPoints {
        /// The raw materials that may be given.
        resources: Resources,
        /// The most points; at least one.
        most: u8,
    },
}

/// A kind of bonus card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BonusPlan {
    /// Its name in data, text forms and text keys.
    pub id: String,
    /// Its effect.
    pub effect: Effect,
    /// The number of these cards; at least one.
    pub count: u8,
}

/// The numbers and options of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The fewest and the most seats of a match, within [`MIN_SEATS`] and [`MAX_SEATS`] (H1).
    pub seats: [u8; 2],
    /// The largest number on every resource track; at least 1 (H23).
    pub track: u8,
    /// The raw materials with which every seat begins (H6); none above the track.
    pub start: Stock,
    /// What the first, second, ... seat in turn order has in addition, for 2, 3, 4 and 5 seats.
    /// Together with `start` none is above the track.
    pub ahead: [[Stock; MAX_SEATS]; SEAT_COUNTS],
    /// Whether `ahead` applies. Without it all begin alike, as in the rule documents.
    pub even_start: bool,
    /// The cost of luring a mammoth (H27); of no raw material more than the track holds.
    pub lure: Stock,
    /// How much water is converted into one unit of another raw material (H24); 0 for never.
    pub joker: u8,
    /// The number of mammoths of every colour (H8).
    pub mammoths: u8,
    /// Spaces of the herd for 2, 3, 4 and 5 seats (H29); 1 to [`MAX_HERD`].
    pub herd: [u8; SEAT_COUNTS],
    /// Points that end the match for 2, 3, 4 and 5 seats (H63); at least 1.
    pub goals: [u8; SEAT_COUNTS],
    /// Bonus cards that may be played in a turn (H47).
    pub bonus_a_turn: u8,
    /// Whether bonus cards can be played only in a turn whose disc looks after HONGA (H46 as a
    /// condition).
    pub watched_bonus: bool,
    /// The number of open barter cards (H4); 1 to [`MAX_OPEN`].
    pub open: u8,
    /// The number of rounds after which the match ends even if no seat has reached the goal; 0 for
    /// never.
    pub rounds: u16,
    /// Whether discs in hand are public (H11).
    pub open_discs: bool,
}

/// A level. The data layer ensures that ids are unique in their list, and that lists are neither
/// empty nor beyond their limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The areas: exactly one forest, one mountain, one for mammoths, one for barter and one of
    /// HONGA; at most [`MAX_AREAS`].
    pub areas: Vec<AreaPlan>,
    /// The round places; at most [`MAX_PLACES`].
    pub places: Vec<PlacePlan>,
    /// The discs; at most [`MAX_DISC_KINDS`] kinds and [`MAX_DISCS`] discs.
    pub discs: Vec<DiscPlan>,
    /// The barter cards; at most [`MAX_BARTER_KINDS`] kinds.
    pub barter: Vec<BarterPlan>,
    /// The bonus cards; at most [`MAX_BONUS_KINDS`] kinds and [`MAX_BONUS`] cards.
    pub bonus: Vec<BonusPlan>,
    /// The points of the mountain's steps from the foot to the top, where the last entry is the top
    /// (H36); two to [`MAX_STEPS`].
    pub mountain: Vec<u8>,
    /// The numbers and options.
    pub options: Options,
}
