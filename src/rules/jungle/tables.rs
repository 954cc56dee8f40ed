//! A compiled level: everything the phases look up.
//!
//! [`Tables::build`] turns a [`Plan`] into sets of squares and one table of captures, so that all
//! rule sets are equally fast during play. The captures are computed in `prey`.

use crate::rules::grid::{ORTHOGONAL, squares};
use crate::rules::hashing;
use crate::rules::jungle::prey::{self, Meeting};
use crate::rules::jungle::{
    Kind, KindPlan, Options, Plan, Position, SIDES, TrapOwners, Weights, end,
};
use crate::rules::{Grid, Side, Square};

pub use crate::rules::jungle::plan::{MAX_KINDS, MAX_PAWNS, MAX_SQUARES};

/// A leap over water.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) over: u64,
    pub(super) leapers: u16,
}

/// A compiled level.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The board's size.
    pub grid: Grid,
    /// The animals.
    pub kinds: Vec<KindPlan>,
    /// The options.
    pub options: Options,
    /// The water squares, as a bit set.
    pub water: u64,
    /// A hash of the whole level, for records.
    pub hash: u64,
    /// How computer players value things. No rule reads it, and it is not part of the hash.
    pub weights: Weights,
    /// The same hash without the animals that do not stand in the level.
    pub used_hash: u64,
    /// The same, with the places that the others have in the whole list; for records of format 5.
    pub(super) used_hash_by_list: u64,
    pub(super) banks: u64,
    dens: [Square; 2],
    traps: [u64; 2],
    weakened: [u64; 2],
    open_land: [u64; 2],
    den_bits: [u64; 2],
    files: [u64; 2],
    steps: Box<[u64; MAX_SQUARES]>,
    haunts: [[u64; MAX_KINDS]; 2],
    leaps: Vec<Leap>,
    leap_starts: [u64; MAX_KINDS],
    prey: [[u16; MAX_KINDS]; 16],
    keys: Box<[[[u64; MAX_SQUARES]; MAX_KINDS]; 2]>,
    to_move_keys: [u64; 3],
    pass_key: u64,
    start: Vec<(Side, Kind, Square)>,
}

impl Tables {
    /// Compiles a level. `plan` must satisfy the limits documented at [`Plan`].
    #[must_use]
    pub fn build(plan: &Plan) -> Self {
        let grid = plan.grid;
        let mut tables = Self {
            grid,
            kinds: plan.kinds.clone(),
            options: plan.options.clone(),
            water: plan.water,
            hash: plan.hash(),
            weights: Weights::default(),
            used_hash: plan.used_hash(),
            used_hash_by_list: plan.used_hash_by_list(),
            banks: 0,
            dens: plan.dens,
            traps: plan.traps,
            weakened: weakened(plan),
            open_land: plan.dens.map(|den| all(grid) & !plan.water & !den.bit()),
            den_bits: plan.dens.map(Square::bit),
            files: [file(grid, 0), file(grid, grid.width.saturating_sub(1))],
            steps: Box::new([0; MAX_SQUARES]),
            haunts: [[0; MAX_KINDS]; 2],
            leaps: leaps(plan),
            leap_starts: [0; MAX_KINDS],
            prey: prey::table(plan),
            keys: Box::new([[[0; MAX_SQUARES]; MAX_KINDS]; 2]),
            to_move_keys: [0, 1, 2].map(|mover| hashing::key(DOMAIN, mover)),
            pass_key: hashing::key(DOMAIN, 0) ^ hashing::key(DOMAIN, 1),
            start: plan.start.clone(),
        };
        for square in grid.squares() {
            let beside = ORTHOGONAL.iter().filter_map(|way| grid.step(square, *way));
            tables.steps[square.index()] = beside.fold(0, |set, next| set | next.bit());
        }
        tables.banks = tables.leaps.iter().fold(0, |set, leap| set | leap.from.bit());
        for leap in &tables.leaps {
            let leapers = (0..MAX_KINDS).filter(|kind| leap.leapers & 1 << kind != 0);
            leapers.for_each(|kind| tables.leap_starts[kind] |= leap.from.bit());
        }
        tables.fill_haunts();
        tables.fill_keys(plan);
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

    /// Animals that stand in the level count by their places among each other, and so the same whatever else is listed.
    fn fill_keys(&mut self, plan: &Plan) {
        let (standing, others): (Vec<usize>, _) =
            (0..MAX_KINDS).partition(|kind| plan.stands(*kind));
        for (place, kind) in (0..).zip(standing.into_iter().chain(others)) {
            for side in SIDES {
                let keys = &mut self.keys[usize::from(side.0)][kind];
                let squares = (0..).map(Square);
                keys.iter_mut()
                    .zip(squares)
                    .for_each(|(key, at)| *key = key_of_pawn(side, place, at));
            }
        }
    }

    /// Every square of the board, as a bit set.
    #[must_use]
    pub fn all_squares(&self) -> u64 {
        all(self.grid)
    }

    /// A side's den.
    #[must_use]
    pub fn den(&self, side: Side) -> Square {
        self.dens[usize::from(side.0 & 1)]
    }

    /// A side's traps, as a bit set.
    #[must_use]
    pub fn traps(&self, side: Side) -> u64 {
        self.traps[usize::from(side.0 & 1)]
    }

    /// The den that a side attacks, as a bit set.
    #[inline]
    #[must_use]
    pub fn enemy_den(&self, side: Side) -> u64 {
        self.den_bits[usize::from(side.0 & 1 ^ 1)]
    }

    /// J10: the squares on which a side's pawns have rank 0 against capture.
    #[inline]
    #[must_use]
    pub fn weakened(&self, side: Side) -> u64 {
        self.weakened[usize::from(side.0 & 1)]
    }

    /// J6 and J12: the squares where an animal of a side may stand.
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

    /// The squares orthogonally beside a set of squares.
    #[inline]
    #[must_use]
    pub(super) fn beside(&self, set: u64) -> u64 {
        (set & !self.files[0]) >> 1 | (set & !self.files[1]) << 1 | self.above_and_below(set)
    }

    /// The squares above and below a set of squares. On a board of 64 files and one rank this is
    /// the set itself.
    #[inline]
    #[must_use]
    pub(super) fn above_and_below(&self, set: u64) -> u64 {
        let width = u32::from(self.grid.width);
        set.wrapping_shl(width) | set.wrapping_shr(width)
    }

    /// The land on which every pawn of a side may stand.
    #[inline]
    #[must_use]
    pub(super) fn open_land(&self, side: Side) -> u64 {
        self.open_land[usize::from(side.0 & 1)]
    }

    /// J17: the bank squares from which an animal leaps.
    #[inline]
    #[must_use]
    pub(super) fn leaps(&self, kind: Kind) -> u64 {
        self.leap_starts[kind.index()]
    }

    /// J17: the leaps from a bank square.
    pub(super) fn leaps_from(&self, from: Square) -> impl Iterator<Item = &Leap> {
        let first = self.leaps.partition_point(|leap| leap.from < from);
        self.leaps[first..].iter().take_while(move |leap| leap.from == from)
    }

    /// The animals that `attacker` captures in these circumstances, as a bit set.
    #[inline]
    #[must_use]
    pub(super) fn prey(&self, meeting: Meeting, attacker: Kind) -> u16 {
        self.prey[meeting.index()][attacker.index()]
    }

    /// The animal with this upper-case letter.
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

    /// The change of the hash when the turn passes from one side to the other.
    #[inline]
    pub(super) fn pass_key(&self) -> u64 {
        self.pass_key
    }

    pub(super) fn to_move_key(&self, mover: u8) -> u64 {
        self.to_move_keys[usize::from(mover).min(2)]
    }

    /// How many of each animal a side has at the start.
    pub(super) fn start_counts(&self, side: Side) -> [usize; MAX_KINDS] {
        let mut counts = [0; MAX_KINDS];
        let own = self.start.iter().filter(|(owner, ..)| *owner == side);
        own.for_each(|(_, kind, _)| counts[kind.index()] += 1);
        counts
    }

    /// The level's starting position before the first side is drawn.
    pub(super) fn start_by_lot(&self) -> Position {
        let mut position = Position::empty(self);
        for (side, kind, square) in &self.start {
            position.put(self, *side, *kind, *square);
        }
        position
    }

    /// The level's starting position with a side to move.
    #[must_use]
    pub fn start_with(&self, first: Side) -> Position {
        let mut position = self.start_by_lot();
        position.pass_to(self, first);
        position.end(end::judge(self, &position));
        position
    }
}

/// The hash domain of Jungle.
pub(super) const DOMAIN: u64 = 0x4A55_4E47_4C45;

/// The key of a pawn whose animal has this place.
pub(super) fn key_of_pawn(side: Side, place: u8, square: Square) -> u64 {
    let animal = usize::from(side.0 & 1) * MAX_KINDS + usize::from(place);
    // Facts 0 to 15 are reserved for the side to move.
    hashing::key(DOMAIN, (16 + animal * MAX_SQUARES + square.index()) as u64)
}

fn all(grid: Grid) -> u64 {
    match grid.len() {
        len @ 0..64 => (1 << len) - 1,
        _ => u64::MAX,
    }
}

fn file(grid: Grid, x: u8) -> u64 {
    let squares = grid.squares().filter(|square| square.0 % grid.width == x);
    squares.fold(0, |set, square| set | square.bit())
}

/// J10: pawns on any trap, or only on the enemy's, as the level says.
fn weakened(plan: &Plan) -> [u64; 2] {
    let [red, blue] = plan.traps;
    match plan.options.traps {
        TrapOwners::Anybody => [red | blue; 2],
        TrapOwners::Enemy => [blue, red],
    }
}

/// J17: from every bank square straight over water to the opposite bank.
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
