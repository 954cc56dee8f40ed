//! A level compiled: everything the phases ask, worked out once.
//!
//! A [`Plan`] is what a level says in plain numbers; the data layer checks it. [`Tables::build`]
//! turns it into sets of squares and one table of who takes whom, so that no rule set costs more
//! than another while playing.

use crate::rules::grid::{ORTHOGONAL, squares};
use crate::rules::hashing::{self, Hasher};
use crate::rules::jungle::{Kind, Position, SIDES, end};
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
    /// Not at all.
    None,
    /// Along files and ranks.
    Both,
    /// Along files only, from den towards den.
    Lengthwise,
    /// Along ranks only.
    Across,
}

impl Leaps {
    fn allows(self, lengthwise: bool) -> bool {
        match self {
            Self::None => false,
            Self::Both => true,
            Self::Lengthwise => lengthwise,
            Self::Across => !lengthwise,
        }
    }
}

/// What a swimming animal may take on land while it is in water (J13, J16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ashore {
    /// Nothing.
    Nothing,
    /// What it takes anyway, except these.
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
    /// May it enter water (J12)?
    pub swims: bool,
    /// Does it leap (J17)?
    pub leaps: Leaps,
    /// Animals it takes whatever their rank (J8).
    pub takes: Vec<Kind>,
    /// Animals it never takes unless they are trapped (J9).
    pub spares: Vec<Kind>,
    /// What it takes on land from water.
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
    /// As each animal's `ashore` says, and nothing from land into water.
    AsAnimals,
    /// None at all.
    Never,
    /// As the animals say, and swimmers on land take in water too.
    IntoWaterToo,
}

/// The switches of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whose traps weaken (J10).
    pub traps: TrapOwners,
    /// Do equal ranks take each other (J7)?
    pub equal_captures: bool,
    /// In which directions leapers may leap at most (J17).
    pub leaps: Leaps,
    /// Captures across the bank.
    pub bank_captures: BankCaptures,
    /// Does a trapped pawn attack with rank 0 (J11)?
    pub trapped_attack_weakly: bool,
    /// How often a position must occur for a draw (J22).
    pub repetitions_to_draw: Option<u8>,
    /// Plies without a capture after which the match is drawn, 0 for never (J23).
    pub quiet_limit: u16,
}

/// A level in plain numbers. At most [`MAX_SQUARES`], [`MAX_KINDS`] and [`MAX_PAWNS`], letters and
/// squares distinct, one den a side, nobody starting where it may not stand: the data layer sees
/// to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The board's size.
    pub grid: Grid,
    /// The squares of water.
    pub water: u64,
    /// Each side's den.
    pub dens: [Square; 2],
    /// Each side's traps.
    pub traps: [u64; 2],
    /// The animals.
    pub kinds: Vec<KindPlan>,
    /// Where pawns start.
    pub start: Vec<(Side, Kind, Square)>,
    /// The switches.
    pub options: Options,
}

/// A way over water.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) over: u64,
    pub(super) leapers: u16,
}

/// The circumstances of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Meeting {
    pub(super) from_water: bool,
    pub(super) to_water: bool,
    pub(super) victim_trapped: bool,
    pub(super) attacker_trapped: bool,
}

impl Meeting {
    const fn index(self) -> usize {
        self.from_water as usize
            | (self.to_water as usize) << 1
            | (self.victim_trapped as usize) << 2
            | (self.attacker_trapped as usize) << 3
    }

    const fn from_index(index: usize) -> Self {
        Self {
            from_water: index & 1 != 0,
            to_water: index & 2 != 0,
            victim_trapped: index & 4 != 0,
            attacker_trapped: index & 8 != 0,
        }
    }
}

/// A compiled level.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The board's size.
    pub grid: Grid,
    /// The animals.
    pub kinds: Vec<KindPlan>,
    /// The switches.
    pub options: Options,
    /// The squares of water.
    pub water: u64,
    /// Hash of all that the level says, for records.
    pub hash: u64,
    pub(super) banks: u64,
    dens: [Square; 2],
    traps: [u64; 2],
    weakened: [u64; 2],
    files: [u64; 2],
    steps: Box<[u64; MAX_SQUARES]>,
    haunts: [[u64; MAX_KINDS]; 2],
    leaps: Vec<Leap>,
    prey: [[u16; MAX_KINDS]; 16],
    keys: Box<[[[u64; MAX_SQUARES]; MAX_KINDS]; 2]>,
    to_move_keys: [u64; 3],
    start: Vec<(Side, Kind, Square)>,
}

impl Tables {
    /// Works everything out. `plan` keeps the bounds that [`Plan`] names.
    #[must_use]
    pub fn build(plan: &Plan) -> Self {
        let grid = plan.grid;
        let mut tables = Self {
            grid,
            kinds: plan.kinds.clone(),
            options: plan.options.clone(),
            water: plan.water,
            hash: hash(plan),
            banks: 0,
            dens: plan.dens,
            traps: plan.traps,
            weakened: weakened(plan),
            files: [file(grid, 0), file(grid, grid.width.saturating_sub(1))],
            steps: Box::new([0; MAX_SQUARES]),
            haunts: [[0; MAX_KINDS]; 2],
            leaps: leaps(plan),
            prey: prey(plan),
            keys: Box::new([[[0; MAX_SQUARES]; MAX_KINDS]; 2]),
            to_move_keys: [0, 1, 2].map(|mover| hashing::key(DOMAIN, mover)),
            start: plan.start.clone(),
        };
        for number in 0..grid.len() as u8 {
            let square = Square(number);
            let beside = ORTHOGONAL.iter().filter_map(|way| grid.step(square, *way));
            tables.steps[square.index()] = beside.fold(0, |set, next| set | next.bit());
        }
        tables.banks = tables.leaps.iter().fold(0, |set, leap| set | leap.from.bit());
        tables.fill_haunts();
        tables.fill_keys();
        tables
    }

    /// J6 and J12: where each animal may stand.
    fn fill_haunts(&mut self) {
        for side in SIDES {
            for (index, kind) in self.kinds.iter().enumerate() {
                let water = if kind.swims { 0 } else { self.water };
                let den = self.dens[usize::from(side.0)].bit();
                self.haunts[usize::from(side.0)][index] = all(self.grid) & !water & !den;
            }
        }
    }

    fn fill_keys(&mut self) {
        let keys = self.keys.as_flattened_mut().as_flattened_mut();
        for (fact, key) in (16..).zip(keys) {
            *key = hashing::key(DOMAIN, fact);
        }
    }

    /// Every square of the board.
    #[must_use]
    pub fn all_squares(&self) -> u64 {
        all(self.grid)
    }

    /// A side's den.
    #[must_use]
    pub fn den(&self, side: Side) -> Square {
        self.dens[usize::from(side.0 & 1)]
    }

    /// A side's traps.
    #[must_use]
    pub fn traps(&self, side: Side) -> u64 {
        self.traps[usize::from(side.0 & 1)]
    }

    /// The den a side wants to enter.
    #[inline]
    #[must_use]
    pub fn enemy_den(&self, side: Side) -> u64 {
        self.dens[usize::from(side.0 & 1 ^ 1)].bit()
    }

    /// J10: the squares on which a side's pawns have rank 0 against capture.
    #[inline]
    #[must_use]
    pub fn weakened(&self, side: Side) -> u64 {
        self.weakened[usize::from(side.0 & 1)]
    }

    /// J6 and J12: where an animal of a side may stand.
    #[inline]
    #[must_use]
    pub fn haunt(&self, side: Side, kind: Kind) -> u64 {
        self.haunts[usize::from(side.0 & 1)][kind.index()]
    }

    /// J4: the squares one step away.
    #[inline]
    #[must_use]
    pub fn steps(&self, from: Square) -> u64 {
        self.steps[from.index() & (MAX_SQUARES - 1)]
    }

    /// The squares beside a set of squares.
    #[inline]
    #[must_use]
    pub(super) fn beside(&self, set: u64) -> u64 {
        let width = u32::from(self.grid.width);
        (set & !self.files[0]) >> 1
            | (set & !self.files[1]) << 1
            | set.checked_shl(width).unwrap_or(0)
            | set.checked_shr(width).unwrap_or(0)
    }

    /// The land on which every pawn of a side may stand.
    #[inline]
    #[must_use]
    pub(super) fn open_land(&self, side: Side) -> u64 {
        !self.water & !self.dens[usize::from(side.0 & 1)].bit() & self.all_squares()
    }

    /// J17: the ways over water from a bank.
    pub(super) fn leaps_from(&self, from: Square) -> impl Iterator<Item = &Leap> {
        self.leaps.iter().filter(move |leap| leap.from == from)
    }

    /// The animals that `attacker` takes in these circumstances, as a set.
    #[inline]
    #[must_use]
    pub(super) fn prey(&self, meeting: Meeting, attacker: Kind) -> u16 {
        self.prey[meeting.index()][attacker.index()]
    }

    /// The animal whose letter this is, upper case.
    #[must_use]
    pub fn kind_of_letter(&self, letter: char) -> Option<Kind> {
        let index = self.kinds.iter().position(|kind| kind.letter == letter)?;
        Some(Kind(index as u8))
    }

    #[inline]
    pub(super) fn pawn_key(&self, side: Side, kind: Kind, square: Square) -> u64 {
        let square = square.index() & (MAX_SQUARES - 1);
        self.keys[usize::from(side.0 & 1)][kind.index()][square]
    }

    #[inline]
    pub(super) fn to_move_key(&self, mover: u8) -> u64 {
        self.to_move_keys[usize::from(mover).min(2)]
    }

    /// How many of each animal a side starts with.
    pub(super) fn start_counts(&self, side: Side) -> [usize; MAX_KINDS] {
        let mut counts = [0; MAX_KINDS];
        let own = self.start.iter().filter(|(owner, ..)| *owner == side);
        own.for_each(|(_, kind, _)| counts[kind.index()] += 1);
        counts
    }

    /// The level's start, before the lot falls.
    pub(super) fn start_by_lot(&self) -> Position {
        let mut position = Position::empty(self);
        for (side, kind, square) in &self.start {
            position.put(self, *side, *kind, *square);
        }
        position
    }

    /// The level's start with a side to move.
    #[must_use]
    pub fn start_with(&self, first: Side) -> Position {
        let mut position = self.start_by_lot();
        position.pass_to(self, first);
        position.end(end::verdict(self, &position));
        position
    }
}

const DOMAIN: u64 = 0x4A55_4E47_4C45;

fn all(grid: Grid) -> u64 {
    match grid.len() {
        len @ 0..64 => (1 << len) - 1,
        _ => u64::MAX,
    }
}

fn file(grid: Grid, x: u8) -> u64 {
    let squares = (0..grid.len() as u8).map(Square).filter(|square| square.0 % grid.width == x);
    squares.fold(0, |set, square| set | square.bit())
}

/// J10: on any trap, or on the enemy's.
fn weakened(plan: &Plan) -> [u64; 2] {
    let [red, blue] = plan.traps;
    match plan.options.traps {
        TrapOwners::Anybody => [red | blue; 2],
        TrapOwners::Enemy => [blue, red],
    }
}

/// J17: from every bank square straight over water to the bank opposite.
fn leaps(plan: &Plan) -> Vec<Leap> {
    let mut leaps = Vec::new();
    for from in squares(all(plan.grid) & !plan.water) {
        for way in ORTHOGONAL {
            let (mut over, mut next) = (0, plan.grid.step(from, way));
            while let Some(square) = next.filter(|square| plan.water & square.bit() != 0) {
                over |= square.bit();
                next = plan.grid.step(square, way);
            }
            let leapers = leapers(plan, way.0 == 0);
            if let Some(to) = next.filter(|_| over != 0 && leapers != 0) {
                leaps.push(Leap { from, to, over, leapers });
            }
        }
    }
    leaps
}

fn leapers(plan: &Plan, lengthwise: bool) -> u16 {
    let leaps =
        |kind: &KindPlan| kind.leaps.allows(lengthwise) && plan.options.leaps.allows(lengthwise);
    let kinds = plan.kinds.iter().enumerate().filter(|(_, kind)| leaps(kind));
    kinds.fold(0, |set, (index, _)| set | 1 << index)
}

/// Who takes whom, in each of the sixteen circumstances.
fn prey(plan: &Plan) -> [[u16; MAX_KINDS]; 16] {
    let mut prey = [[0; MAX_KINDS]; 16];
    for (index, row) in prey.iter_mut().enumerate() {
        let meeting = Meeting::from_index(index);
        for (attacker, set) in row.iter_mut().enumerate().take(plan.kinds.len()) {
            for victim in 0..plan.kinds.len() {
                let (attacker, victim) = (Kind(attacker as u8), Kind(victim as u8));
                let taken = outranks(plan, meeting, attacker, victim)
                    && reaches_over_bank(plan, meeting, attacker, victim);
                *set |= u16::from(taken) << victim.index();
            }
        }
    }
    prey
}

/// J7-J11: rank against rank, the exceptions, and traps.
fn outranks(plan: &Plan, meeting: Meeting, attacker: Kind, victim: Kind) -> bool {
    let (by, of) = (&plan.kinds[attacker.index()], &plan.kinds[victim.index()]);
    if meeting.victim_trapped {
        return true; // J10
    }
    if meeting.attacker_trapped && plan.options.trapped_attack_weakly {
        return false; // J11: rank 0 takes nothing that has its own rank
    }
    let stronger = by.rank > of.rank || by.rank == of.rank && plan.options.equal_captures; // J7
    by.takes.contains(&victim) || stronger && !by.spares.contains(&victim) // J8, J9
}

/// J13-J16: what may be taken from land and from water.
fn reaches_over_bank(plan: &Plan, meeting: Meeting, attacker: Kind, victim: Kind) -> bool {
    let by = &plan.kinds[attacker.index()];
    let bank = plan.options.bank_captures;
    match (meeting.from_water, meeting.to_water) {
        (false, false) | (true, true) => true, // J15: by rank
        (false, true) => bank == BankCaptures::IntoWaterToo && by.swims, // J14
        (true, false) => match &by.ashore {
            _ if bank == BankCaptures::Never => false,
            Ashore::Nothing => false,                            // J16
            Ashore::AllBut(spared) => !spared.contains(&victim), // J13
        },
    }
}

/// Everything a level says, as one number.
fn hash(plan: &Plan) -> u64 {
    let mut hasher = Hasher::new(DOMAIN);
    // The debug form of plain data holds every field, in order, and is the same everywhere.
    hasher.bytes(format!("{plan:?}").as_bytes());
    hasher.finish()
}
