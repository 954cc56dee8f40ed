//! A level's content in plain numbers.
//!
//! The data layer reads and checks levels and passes a [`Plan`]; [`super::Tables`] compiles it. No
//! code names an animal: an animal is any combination of numbers, ways and [`Power`]s.

use crate::rules::arena::{Kind, heading::Heading};
use crate::rules::hashing::Hasher;
use crate::rules::kept::Kept;
use crate::rules::{Grid, Side, Square};

/// The most animals a level may have.
pub const MAX_KINDS: usize = 40;
/// The most pawns of one pack.
pub const MAX_PACK: usize = 20;
/// The most squares a board may have.
pub const MAX_SQUARES: usize = 256;
/// The longest movement in squares.
pub const MAX_NUMBER: u8 = 8;
/// The most points that a match may require (R98).
pub const MAX_TARGET: u8 = 99;

/// A set of exact distances (R15): bit n stands for n squares, 1 to [`MAX_NUMBER`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Numbers(pub u16);

impl Numbers {
    /// Every distance.
    pub const ALL: Self = Self(0b1_1111_1110);

    /// The set of these distances; those beyond [`MAX_NUMBER`] are dropped.
    #[must_use]
    pub fn of(distances: &[u8]) -> Self {
        let bit = |n: &u8| 1_u16.checked_shl(u32::from(*n)).unwrap_or_default();
        Self(distances.iter().fold(0, |set, n| set | bit(n))).and(Self::ALL)
    }

    /// Whether the set contains `distance`.
    #[inline]
    #[must_use]
    pub const fn has(self, distance: u8) -> bool {
        self.0 >> (distance & 15) & 1 != 0
    }

    /// The longest distance; 0 for none.
    #[inline]
    #[must_use]
    pub const fn longest(self) -> u8 {
        15_u8.saturating_sub((self.0 | 1).leading_zeros() as u8)
    }

    /// The distances in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The distances, shortest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=MAX_NUMBER).filter(move |n| self.has(*n))
    }
}

/// Directions relative to a pawn's heading (R16): bit 0 is forward, bit 1 diagonal right, and so
/// on clockwise to bit 7, diagonal left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ways(pub u8);

impl Ways {
    /// In the direction of the heading.
    pub const FORWARD: Self = Self(1);
    /// Half right of forward.
    pub const DIAGONAL_RIGHT: Self = Self(1 << 1);
    /// Against the direction of the heading.
    pub const BACKWARD: Self = Self(1 << 4);
    /// Half left of forward.
    pub const DIAGONAL_LEFT: Self = Self(1 << 7);
    /// Forward, backward, right and left.
    pub const STRAIGHT: Self = Self(0b0101_0101);
    /// All eight; "complete" in the manuals.
    pub const COMPLETE: Self = Self(0xFF);

    /// The ways in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The absolute directions for a pawn with this heading, as bits of [`Heading`]s.
    #[inline]
    #[must_use]
    pub const fn seen_from(self, heading: Heading) -> u8 {
        self.0.rotate_left(heading.0 as u32)
    }
}

/// The class of an animal. It is displayed only and has no effect on the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Lion, tiger, wolf, cheetah.
    Predator,
    /// Rhinoceros, elephant, gorilla.
    Destroyer,
    /// Gazelle, giraffe, zebra, kangaroo.
    Runner,
    /// Turtle, spider, vulture.
    Special,
    /// Crocodile, hippopotamus, anaconda.
    Aquatic,
}

/// An ability of an animal beyond its numbers and ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Gains armor on a hunting square (R89).
    Armor,
    /// Takes several enemies in one movement (R40).
    Sweep,
    /// Neither moves back nor points back (R45).
    NeverBack,
    /// Cannot be taken from the front (R46) nor from behind (R47).
    Shy,
    /// Takes shy animals from the front too (R46).
    HeadOn,
    /// Does not turn after a hit (R49).
    Rigid,
    /// Cannot hit (R51).
    Harmless,
    /// Goes home instead of becoming a captive (R52, R53).
    Unjailable,
    /// Cannot be hit in its own defence area and den (R54).
    SafeAtHome,
    /// Webs have no effect on it (R55).
    WebProof,
    /// Spins a web around itself (R58).
    Web,
    /// Water does not stop it when it starts from land (R69).
    Amphibious,
    /// May stop in its own defence area (R76).
    Guard,
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Powers(u32);

impl Powers {
    /// The set of these powers.
    #[must_use]
    pub fn of(powers: &[Power]) -> Self {
        Self(powers.iter().fold(0, |set, power| set | 1 << *power as u32))
    }

    /// Whether the set contains `power`.
    #[inline]
    #[must_use]
    pub const fn has(self, power: Power) -> bool {
        self.0 >> power as u32 & 1 != 0
    }
}

/// The L move (R23): straight, with the last square to the left or right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bend {
    /// Its lengths, counted along the path. Only those count that the land or water numbers contain
    /// too.
    pub lengths: Numbers,
    /// The ways in which it begins, a subset of [`Ways::STRAIGHT`].
    pub ways: Ways,
}

/// One animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindPlan {
    /// Its name in data and text keys.
    pub id: String,
    /// Its class.
    pub class: Class,
    /// Distances when it starts on land (R14).
    pub land: Numbers,
    /// Distances when it starts in water; if empty it does not enter water (R60).
    pub water: Numbers,
    /// Directions.
    pub ways: Ways,
    /// The L move, if the animal has it.
    pub bend: Option<Bend>,
    /// The distances with which it jumps over animals (R22).
    pub jumps: Numbers,
    /// The distances that are flights, with the limits of R71.
    pub flies: Numbers,
    /// Points of a hunt (R34, R57).
    pub points: u8,
    /// Its powers.
    pub powers: Powers,
}

impl KindPlan {
    /// Whether the animal has a power.
    #[inline]
    #[must_use]
    pub const fn has(&self, power: Power) -> bool {
        self.powers.has(power)
    }
}

/// The kind of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// Not part of the board (R24).
    #[default]
    Void,
    /// Ordinary land.
    Land,
    /// Ordinary water.
    Water,
    /// Land in a side's den.
    LandDen(Side),
    /// Water in a side's den.
    WaterDen(Side),
    /// A side's defence area.
    Area(Side),
    /// A side's hunting square.
    Hunt(Side),
    /// A side's prison square.
    Prison(Side),
}

/// What passing over a web square does (R62).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebPassing {
    /// Nothing; only ending there is deadly.
    Free,
    /// The first web square on the way ends the movement and is deadly.
    Deadly,
}

/// What a compensation offers besides three actions (R86).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DoubleAction {
    /// Two actions with one animal instead of three with three.
    Instead,
    /// Three actions, two of which may be with the same animal.
    InsideThree,
}

/// Where an animal may stop before another one that blocks it (R20).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeforeBlocker {
    /// Only at its exact distances.
    Exact,
    /// Also on the square directly before it.
    Cut,
}

/// The options of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// 8 headings, or only the 4 along files and ranks (R17).
    pub facings: u8,
    /// Whether shy animals may be taken from behind (R47).
    pub rear_attack: bool,
    /// What passing over web squares does (R62).
    pub web_passing: WebPassing,
    /// Whether flyers jump with their short numbers (R22).
    pub short_flyers_jump: bool,
    /// The double action (R86).
    pub double_action: DoubleAction,
    /// Whether numbers are exact, or mean "up to n" (R15).
    pub exact_numbers: bool,
    /// Where animals stop before a blocker (R20).
    pub stop_before_blocker: BeforeBlocker,
    /// Points that win (R93).
    pub target: u8,
    /// The number of turns without hit or hunt after which the match is judged as in R95; 0 for
    /// never (R96).
    pub quiet_turns: u16,
    /// Animals placed per round during set-up (R5).
    pub placed_at_once: u8,
    /// The points that each side begins with, as a handicap; at most one less than win. A custom of the
    /// house, without a rule of its own.
    pub ahead: [u8; 2],
}

/// A level in plain numbers. The data layer ensures its invariants: the limits above, a den square
/// for every pawn, at least one hunting and prison square, and no predefined pawn where it may not
/// stand. Red's home is the lower edge of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board's size.
    pub grid: Grid,
    /// The ground of every square, in square order.
    pub ground: Vec<Ground>,
    /// The animals.
    pub kinds: Vec<KindPlan>,
    /// Each side's pack.
    pub packs: [Vec<Kind>; 2],
    /// The predefined packs: square and heading of every pawn, in pack order. Empty if there are
    /// none.
    pub ready: [Vec<(Square, Heading)>; 2],
    /// The options.
    pub options: Options,
}

impl Plan {
    /// Whether an animal stands in either side's pack.
    #[must_use]
    pub fn stands(&self, kind: usize) -> bool {
        self.packs.iter().flatten().any(|own| own.index() == kind)
    }

    /// Leaves out the animals that are not kept.
    pub fn keep(&mut self, kept: &Kept) {
        self.kinds = kept.list(&self.kinds);
        for pack in &mut self.packs {
            *pack = pack.iter().filter_map(|kind| kept.place(kind.index()).map(Kind)).collect();
        }
    }

    /// The hash of the level without the animals that do not stand in it.
    #[must_use]
    pub fn used_hash(&self) -> u64 {
        let mut used = self.clone();
        used.keep(&Kept::of((0..self.kinds.len()).map(|kind| self.stands(kind))));
        used.hash()
    }

    /// A hash of the whole level. The fields are listed explicitly, so that the hash does not
    /// depend on the compiler.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Hasher::new(super::DOMAIN);
        hasher.word(u64::from(self.grid.width) << 8 | u64::from(self.grid.height));
        hasher.bytes(&self.ground.iter().map(|ground| ground.code()).collect::<Vec<u8>>());
        self.kinds.iter().for_each(|kind| kind.hash_into(&mut hasher));
        for (pack, ready) in self.packs.iter().zip(&self.ready) {
            hasher.bytes(&pack.iter().map(|kind| kind.0).collect::<Vec<u8>>());
            let places = ready.iter().flat_map(|(square, heading)| [square.0, heading.0]);
            hasher.bytes(&places.collect::<Vec<u8>>());
        }
        self.options.words().for_each(|word| hasher.word(word));
        hasher.finish()
    }
}

impl Ground {
    /// A distinct number for every ground.
    fn code(self) -> u8 {
        match self {
            Self::Void => 0,
            Self::Land => 1,
            Self::Water => 2,
            Self::LandDen(side) => 4 + side.0,
            Self::WaterDen(side) => 6 + side.0,
            Self::Area(side) => 8 + side.0,
            Self::Hunt(side) => 10 + side.0,
            Self::Prison(side) => 12 + side.0,
        }
    }
}

impl Options {
    fn words(&self) -> impl Iterator<Item = u64> {
        let usual = [
            u64::from(self.facings),
            u64::from(self.rear_attack),
            self.web_passing as u64,
            u64::from(self.short_flyers_jump),
            self.double_action as u64,
            u64::from(self.exact_numbers),
            self.stop_before_blocker as u64,
            u64::from(self.target),
            u64::from(self.quiet_turns),
            u64::from(self.placed_at_once),
        ];
        // Levels without a handicap keep their hashes.
        let ahead = self.ahead.map(u64::from);
        usual.into_iter().chain(ahead.into_iter().filter(move |_| ahead != [0; 2]))
    }
}

impl KindPlan {
    fn hash_into(&self, hasher: &mut Hasher) {
        hasher.bytes(self.id.as_bytes());
        let (lengths, ways) = self.bend.map_or((0, 0), |bend| (bend.lengths.0, bend.ways.0));
        let numbers = [self.land, self.water, self.jumps, self.flies].map(|set| u64::from(set.0));
        let rest = [self.class as u64, self.ways.0.into(), lengths.into(), ways.into()];
        let last = [u64::from(self.points), u64::from(self.powers.0)];
        numbers.into_iter().chain(rest).chain(last).for_each(|word| hasher.word(word));
    }
}
