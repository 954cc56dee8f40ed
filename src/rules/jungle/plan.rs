//! A level's content in plain numbers.
//!
//! The data layer reads and checks levels and passes a [`Plan`]; [`super::Tables`] compiles it.
//! Only the plan's hash is computed here, and no code names an animal.

use crate::rules::hashing::Hasher;
use crate::rules::jungle::{Kind, tables};
use crate::rules::kept::Kept;
use crate::rules::{Grid, Side, Square};

/// The most animals a level may have.
pub const MAX_KINDS: usize = 16;
/// The most pawns a level may place.
pub const MAX_PAWNS: usize = 32;
/// The most squares a board may have.
pub const MAX_SQUARES: usize = 64;

/// Directions in which an animal leaps over water (J17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaps {
    /// It does not leap.
    None,
    /// Along files and ranks.
    Both,
    /// Along files only, from den to den.
    Lengthwise,
    /// Along ranks only.
    Across,
}

impl Leaps {
    /// Whether leaps along files (`lengthwise`) or along ranks are possible.
    #[must_use]
    pub fn allows(self, lengthwise: bool) -> bool {
        match self {
            Self::None => false,
            Self::Both => true,
            Self::Lengthwise => lengthwise,
            Self::Across => !lengthwise,
        }
    }
}

/// What a swimming animal in water may capture on land (J13, J16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ashore {
    /// Nothing.
    Nothing,
    /// What it normally captures, except these.
    AllBut(Vec<Kind>),
}

/// One animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindPlan {
    /// Its name in data and text keys.
    pub id: String,
    /// The letter of position texts, upper case.
    pub letter: char,
    /// Its rank, 1 being the weakest.
    pub rank: u8,
    /// Whether it may enter water (J12).
    pub swims: bool,
    /// The directions in which it leaps (J17).
    pub leaps: Leaps,
    /// Animals it captures whatever their rank (J8).
    pub takes: Vec<Kind>,
    /// Animals it never captures unless they are trapped (J9).
    pub spares: Vec<Kind>,
    /// What it captures on land from water.
    pub ashore: Ashore,
}

/// Whose traps weaken a pawn (J10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrapOwners {
    /// Any trap weakens any pawn on it.
    Anybody,
    /// A trap weakens only the enemies of its owner.
    Enemy,
}

/// Captures across the bank (J13, J14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BankCaptures {
    /// As each animal's `ashore` says, and never from land into water.
    AsAnimals,
    /// None at all.
    Never,
    /// As each animal's `ashore` says, and swimmers on land capture in water too.
    IntoWaterToo,
}

/// The options of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whose traps weaken (J10).
    pub traps: TrapOwners,
    /// Whether equal ranks capture each other (J7).
    pub equal_captures: bool,
    /// The directions in which any animal may leap (J17).
    pub leaps: Leaps,
    /// Captures across the bank.
    pub bank_captures: BankCaptures,
    /// Whether a trapped pawn attacks with rank 0 (J11).
    pub trapped_attack_weakly: bool,
    /// How often a position must occur for a draw (J22); `None` for never.
    pub repetitions_to_draw: Option<u8>,
    /// Plies without a capture after which the match is drawn, 0 for never (J23).
    pub quiet_limit: u16,
    /// How many of its strongest animals each side begins without, as a handicap. A custom of the house,
    /// without a rule of its own.
    pub fewer: [u8; 2],
}

/// A level in plain numbers. The data layer ensures its invariants: at most [`MAX_SQUARES`],
/// [`MAX_KINDS`] and [`MAX_PAWNS`]; distinct letters and squares; one den per side; no pawn starts
/// where it may not stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board's size.
    pub grid: Grid,
    /// The water squares, as a bit set.
    pub water: u64,
    /// Each side's den.
    pub dens: [Square; 2],
    /// Each side's traps, as bit sets.
    pub traps: [u64; 2],
    /// The animals.
    pub kinds: Vec<KindPlan>,
    /// The starting place of every pawn.
    pub start: Vec<(Side, Kind, Square)>,
    /// The options.
    pub options: Options,
}

impl Plan {
    /// Takes the strongest animals of each side from the start, as many as [`Options::fewer`] says; of
    /// equal ranks the later one in the start's order.
    pub fn take_handicap(&mut self) {
        for side in [Side(0), Side(1)] {
            for _ in 0..self.options.fewer[usize::from(side.0)] {
                let own = (0..self.start.len()).filter(|place| self.start[*place].0 == side);
                let rank = |place: &usize| self.kinds[self.start[*place].1.index()].rank;
                if let Some(strongest) = own.max_by_key(rank) {
                    self.start.remove(strongest);
                }
            }
        }
    }

    /// Whether an animal stands on the board when a match begins.
    #[must_use]
    pub fn stands(&self, kind: usize) -> bool {
        self.start.iter().any(|(_, own, _)| own.index() == kind)
    }

    /// Leaves out the animals that are not kept.
    pub fn keep(&mut self, kept: &Kept) {
        let moved = |kind: Kind| kept.place(kind.index()).map(Kind);
        let all = |kinds: &[Kind]| kinds.iter().filter_map(|kind| moved(*kind)).collect();
        let mut kinds = kept.list(&self.kinds);
        for kind in &mut kinds {
            (kind.takes, kind.spares) = (all(&kind.takes), all(&kind.spares));
            if let Ashore::AllBut(but) = &mut kind.ashore {
                *but = all(but);
            }
        }
        let own = self.start.iter();
        let start = own.filter_map(|(side, kind, at)| Some((*side, moved(*kind)?, *at)));
        (self.start, self.kinds) = (start.collect(), kinds);
    }

    /// The hash of the level without the animals that do not stand in it.
    #[must_use]
    pub fn used_hash(&self) -> u64 {
        let mut used = self.clone();
        used.keep(&Kept::of((0..self.kinds.len()).map(|kind| self.stands(kind))));
        used.hash()
    }

    /// The same for records of format 5, whose hashes of positions go by the places of animals in the whole list: where
    /// one that does not stand in the level is listed before one that does, these places count too.
    pub(super) fn used_hash_by_list(&self) -> u64 {
        let standing: Vec<usize> =
            (0..self.kinds.len()).filter(|kind| self.stands(*kind)).collect();
        let hash = self.used_hash();
        if standing.iter().copied().eq(0..standing.len()) {
            return hash;
        }
        let mut hasher = Hasher::new(tables::DOMAIN);
        hasher.word(hash);
        standing.into_iter().for_each(|place| hasher.word(place as u64));
        hasher.finish()
    }

    /// A hash of the whole level. The fields are listed explicitly, so that the hash does not
    /// depend on the compiler.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Hasher::new(tables::DOMAIN);
        let mut words = vec![u64::from(self.grid.width), u64::from(self.grid.height), self.water];
        words.extend(self.dens.map(|den| u64::from(den.0)));
        words.extend(self.traps);
        words.push(self.start.len() as u64);
        for (side, kind, square) in &self.start {
            words.extend([side.0, kind.0, square.0].map(u64::from));
        }
        words.extend(self.options.words());
        words.into_iter().for_each(|word| hasher.word(word));
        self.kinds.iter().for_each(|kind| kind.hash_into(&mut hasher));
        hasher.finish()
    }
}

impl Options {
    /// The handicap is not among them: the start tells it.
    fn words(&self) -> [u64; 7] {
        [
            self.traps as u64,
            u64::from(self.equal_captures),
            self.leaps as u64,
            self.bank_captures as u64,
            u64::from(self.trapped_attack_weakly),
            self.repetitions_to_draw.map_or(0, |times| u64::from(times) + 1),
            u64::from(self.quiet_limit),
        ]
    }
}

impl KindPlan {
    fn hash_into(&self, hasher: &mut Hasher) {
        hasher.bytes(self.id.as_bytes());
        let (rank, swims) = (u64::from(self.rank), u64::from(self.swims));
        for word in [self.letter as u64, rank, swims, self.leaps as u64] {
            hasher.word(word);
        }
        let ashore = match &self.ashore {
            Ashore::Nothing => None,
            Ashore::AllBut(spared) => Some(spared),
        };
        hasher.word(u64::from(ashore.is_some()));
        for kinds in [Some(&self.takes), Some(&self.spares), ashore].into_iter().flatten() {
            let bytes: Vec<u8> = kinds.iter().map(|kind| kind.0).collect();
            hasher.bytes(&bytes);
        }
    }
}
