//! What a level says, in plain numbers.
//!
//! The data layer reads and checks the files and hands over a [`Plan`]; [`super::Tables`] works out
//! the rest. Board, discs, cards and tracks are data; what a bonus card can do is a closed list of
//! effects with parameters, and how much material there is (H2) are its counts. Each field says what a sound plan holds: the data layer sees to it, and
//! nothing here checks it again. Absent on purpose: names, pictures and where things lie on screen.

mod hash;

use crate::rules::MAX_SEATS;
use crate::rules::honga::{Area, Resource, Resources, Stock};

/// The most areas of a board.
pub const MAX_AREAS: usize = 16;
/// The most round places of a board.
pub const MAX_PLACES: usize = 8;
/// The most different discs of a level.
pub const MAX_DISC_KINDS: usize = 32;
/// The most discs of a level, all together.
pub const MAX_DISCS: usize = 64;
/// The most different barter cards of a level.
pub const MAX_BARTER_KINDS: usize = 48;
/// The most barter cards that lie open.
pub const MAX_OPEN: usize = 6;
/// The most different bonus cards of a level.
pub const MAX_BONUS_KINDS: usize = 32;
/// The most bonus cards of a level, all together.
pub const MAX_BONUS: usize = 40;
/// The most steps of a mountain, its foot and its top included.
pub const MAX_STEPS: usize = 16;
/// The most spaces of a herd.
pub const MAX_HERD: usize = 8;
/// The fewest seats of a match (H1).
pub const MIN_SEATS: u8 = 2;
/// How many numbers of seats there are (H1).
pub const SEAT_COUNTS: usize = MAX_SEATS + 1 - MIN_SEATS as usize;

/// What a hand that points at an area lets a player do.
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
    /// See to HONGA (H15).
    Honga,
}

/// An area of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaPlan {
    /// Its name in data, text forms and text keys: a word of small letters, digits and hyphens.
    pub id: String,
    /// What can be done there.
    pub kind: AreaKind,
}

/// A round place, on which discs are put.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacePlan {
    /// Its name in data, text forms and text keys.
    pub id: String,
    /// The areas that its quarters point at, clockwise from the top left: NW, NE, SE, SW. Four
    /// different ones; HONGA's is among them.
    pub quarters: [Area; 4],
}

/// The back of a disc: the pile it belongs to (H3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Colour {
    /// For everybody.
    #[default]
    Grey,
    /// For who holds the tusk (H60).
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
    /// Its pile. All grey discs together are more than [`MAX_SEATS`], so that everybody can always
    /// draw one.
    pub colour: Colour,
    /// The hands in its quarters, clockwise from the top left.
    pub hands: [u8; 4],
    /// How many discs are like this; at least one.
    pub count: u8,
}

/// A kind of barter card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarterPlan {
    /// Its name in data and text forms.
    pub id: String,
    /// What it asks for; of no raw material more than the track holds.
    pub cost: Stock,
    /// The mammoths it asks for; at most [`Options::mammoths`].
    pub mammoths: u8,
    /// The points it brings.
    pub points: u8,
    /// How many cards are like this; at least one.
    pub count: u8,
}

/// What a bonus card does: the closed list of what the rules can carry out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Adds raw materials to the own ones in the next barter of this turn (H49).
    Barter(Stock),
    /// Brings points (H50).
    Points(u8),
    /// Chases HONGA from the own tray (H51).
    Chase,
    /// One more hand in any quarter (H52).
    LuckyHand,
    /// Draws one disc more at the end of the turn, of which one is kept (H53).
    ExtraDisc,
    /// [`Self::LuckyHand`] or [`Self::Chase`] (H54).
    LuckyHandOrChase,
    /// These two may replace each other in barters of this turn (H55). All cards of a level that
    /// swap name the same two.
    Swap([Resource; 2]),
    /// Every mammoth placed in this turn costs one unit less (H56).
    Docile,
    /// So many steps up, or [`Self::Chase`] (H57).
    StepsOrChase(u8),
    /// One to `most` of these raw materials for as many points (H58).
    BoughtPoints {
        /// Which may be given.
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
    /// What it does.
    pub effect: Effect,
    /// How many cards are like this; at least one.
    pub count: u8,
}

/// The numbers of a level that are no lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The fewest and the most seats of a match: within [`MIN_SEATS`] and [`MAX_SEATS`] (H1).
    pub seats: [u8; 2],
    /// The end of every resource track; at least 1 (H23).
    pub track: u8,
    /// What everybody begins with (H6); nothing above the track.
    pub start: Stock,
    /// What the first, second, ... to play begins with besides, for 2, 3, 4 and 5 seats; together
    /// with `start` nothing above the track.
    pub ahead: [[Stock; MAX_SEATS]; SEAT_COUNTS],
    /// `ahead` holds; without it all begin alike, as the documents have it.
    pub even_start: bool,
    /// What it costs to lure a mammoth (H27); of no raw material more than the track holds.
    pub lure: Stock,
    /// How much water stands for one of another raw material (H24); 0 where it never does.
    pub joker: u8,
    /// Mammoths of every colour (H8).
    pub mammoths: u8,
    /// Spaces of the herd for 2, 3, 4 and 5 seats (H29); 1 to [`MAX_HERD`].
    pub herd: [u8; SEAT_COUNTS],
    /// Points that end the match for 2, 3, 4 and 5 seats (H63); at least 1.
    pub goals: [u8; SEAT_COUNTS],
    /// Bonus cards that may be played in a turn (H47).
    pub bonus_a_turn: u8,
    /// Bonus cards can be played only in a turn whose disc sees to HONGA (H46 as a condition).
    pub watched_bonus: bool,
    /// Barter cards that lie open (H4); 1 to [`MAX_OPEN`].
    pub open: u8,
    /// Rounds after which the match ends even if nobody has reached the goal; 0 for never.
    pub rounds: u16,
    /// Discs in hand are shown to everybody (H11).
    pub open_discs: bool,
}

/// A level, checked: ids are unique in their list, lists neither empty nor beyond their limits.
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
    /// The points printed on the mountain's steps from the foot to the top, where the last one
    /// stands for the top (H36); two to [`MAX_STEPS`].
    pub mountain: Vec<u8>,
    /// The numbers.
    pub options: Options,
}
