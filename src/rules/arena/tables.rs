//! A compiled level: everything the phases look up.
//!
//! Squares become a few bits and a list of neighbours; numbers become strides, which are sets of
//! distances with the same limits. No code names an animal. The data layer has already checked the
//! level.

use std::sync::OnceLock;

use crate::rules::arena::place::Place;
use crate::rules::arena::plan::{
    Class, DoubleAction, Ground, KindPlan, Numbers, Options, Plan, Power,
};
use crate::rules::arena::roads::Roads;
use crate::rules::arena::{
    Heading, Kind, MAX_KINDS, MAX_PACK, MAX_SQUARES, PawnId, SIDES, Weights,
};
use crate::rules::{Grid, Side, Square};

/// Distances of one animal that have the same limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stride {
    /// The distances.
    pub numbers: Numbers,
    /// Whether they jump over animals (R22).
    pub jumps: bool,
    /// Whether they are flights (R71).
    pub flies: bool,
}

/// One animal, compiled.
#[derive(Clone, Debug)]
pub struct Animal {
    /// The animal as in the level. Its numbers are interpreted in `strides`.
    pub plan: KindPlan,
    /// Its distances from land and from water.
    strides: [Vec<Stride>; 2],
    /// The lengths of its L move from land and from water.
    bends: [Vec<Stride>; 2],
}

impl Animal {
    /// Whether the animal has a power.
    #[inline]
    #[must_use]
    pub const fn has(&self, power: Power) -> bool {
        self.plan.has(power)
    }

    /// R14: its distances, by the start square's ground.
    #[inline]
    #[must_use]
    pub fn strides(&self, from_water: bool) -> &[Stride] {
        &self.strides[usize::from(from_water)]
    }

    /// R23: the lengths of its L move, by the start square's ground, as far as its numbers contain
    /// them.
    #[inline]
    #[must_use]
    pub fn bends(&self, from_water: bool) -> &[Stride] {
        &self.bends[usize::from(from_water)]
    }

    /// All its straight distances, by the start square's ground.
    #[must_use]
    pub fn numbers(&self, from_water: bool) -> Numbers {
        Numbers(self.strides(from_water).iter().fold(0, |set, stride| set | stride.numbers.0))
    }

    /// Its stride for this straight distance.
    #[must_use]
    pub fn stride(&self, from_water: bool, number: u8) -> Option<Stride> {
        self.strides(from_water).iter().copied().find(|stride| stride.numbers.has(number))
    }

    /// R60: whether it enters water.
    #[inline]
    #[must_use]
    pub const fn enters_water(&self) -> bool {
        !self.plan.water.is_empty()
    }

    /// Its class.
    #[must_use]
    pub const fn class(&self) -> Class {
        self.plan.class
    }
}

const NOWHERE: u16 = u16::MAX;

/// A compiled level.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The board's size.
    pub grid: Grid,
    /// The ground of every square, as in the level.
    pub ground: Vec<Ground>,
    /// The options.
    pub options: Options,
    /// A hash of the whole level, for records.
    pub hash: u64,
    /// How computer players value things. No rule reads it, and it is not part of the hash.
    pub weights: Weights,
    /// The same hash without the animals that do not stand in the level.
    pub used_hash: u64,
    animals: Vec<Animal>,
    packs: [Vec<Kind>; 2],
    kinds: [Kind; 2 * MAX_PACK],
    ready: [Vec<(Square, Heading)>; 2],
    places: Box<[Place; MAX_SQUARES]>,
    steps: Box<[[u16; 8]; MAX_SQUARES]>,
    webs: Box<[[u64; 4]; MAX_SQUARES]>,
    dens: [Vec<Square>; 2],
    guards: [u32; 2],
    spinners: [u32; 2],
    web_proof: [u32; 2],
    jailable: [u32; 2],
    /// See [`Tables::roads`].
    pub(super) roads: OnceLock<Roads>,
}

impl Tables {
    /// Compiles a level. `plan` must satisfy the limits documented at [`Plan`].
    #[must_use]
    pub fn build(plan: &Plan) -> Self {
        let mut tables = Self {
            grid: plan.grid,
            ground: plan.ground.clone(),
            options: plan.options.clone(),
            hash: plan.hash(),
            weights: Weights::default(),
            used_hash: plan.used_hash(),
            animals: plan.kinds.iter().map(|kind| animal(kind, &plan.options)).collect(),
            packs: plan.packs.clone(),
            kinds: [Kind(0); 2 * MAX_PACK],
            ready: plan.ready.clone(),
            places: Box::new([Place::default(); MAX_SQUARES]),
            steps: Box::new([[NOWHERE; 8]; MAX_SQUARES]),
            webs: Box::new([[0; 4]; MAX_SQUARES]),
            dens: [Vec::new(), Vec::new()],
            guards: [0; 2],
            spinners: [0; 2],
            web_proof: [0; 2],
            jailable: [0; 2],
            roads: OnceLock::new(),
        };
        for side in SIDES {
            for (index, kind) in plan.packs[usize::from(side.0)].iter().take(MAX_PACK).enumerate() {
                tables.kinds[usize::from(PawnId::new(side, index as u8).0)] = *kind;
            }
        }
        for (square, ground) in plan.grid.squares().zip(&plan.ground) {
            tables.places[square.index()] = Place::of(*ground);
        }
        tables.fill_neighbours();
        tables.fill_dens();
        tables.guards = SIDES.map(|side| tables.pawns_with(side, Power::Guard));
        tables.spinners = SIDES.map(|side| tables.pawns_with(side, Power::Web));
        tables.web_proof = SIDES.map(|side| tables.pawns_with(side, Power::WebProof));
        tables.jailable =
            SIDES.map(|side| tables.whole_pack(side) & !tables.pawns_with(side, Power::Unjailable));
        tables
    }

    /// A side's pawns with a power, as a bit set of indices in its pack.
    fn pawns_with(&self, side: Side, power: Power) -> u32 {
        super::pawn_id::pawns(side, self.whole_pack(side))
            .filter(|pawn| self.kind_of(*pawn).has(power))
            .fold(0, |set, pawn| set | pawn.bit())
    }

    /// A side's pawns that may stop in its defence area (R76), as a bit set.
    #[inline]
    #[must_use]
    pub fn guards(&self, side: Side) -> u32 {
        self.guards[usize::from(side.0 & 1)]
    }

    /// A side's pawns that spin webs (R58), as a bit set.
    #[inline]
    #[must_use]
    pub fn spinners(&self, side: Side) -> u32 {
        self.spinners[usize::from(side.0 & 1)]
    }

    /// A side's pawns on which webs have no effect (R55), as a bit set.
    #[inline]
    #[must_use]
    pub fn web_proof(&self, side: Side) -> u32 {
        self.web_proof[usize::from(side.0 & 1)]
    }

    /// A side's pawns that can be captives (R52), as a bit set.
    #[inline]
    #[must_use]
    pub fn jailable(&self, side: Side) -> u32 {
        self.jailable[usize::from(side.0 & 1)]
    }

    /// R24: a void square is not a neighbour of any other.
    fn fill_neighbours(&mut self) {
        for square in self.grid.squares() {
            if self.place(square) == Place::default() {
                continue;
            }
            for heading in Heading::all() {
                let Some(next) = self.grid.step(square, heading.step()) else { continue };
                if self.place(next) == Place::default() {
                    continue;
                }
                self.steps[square.index()][usize::from(heading.0)] = u16::from(next.0);
                // R58, R60, R65: webs cover land squares on which pawns can stand.
                if self.place(next).is_standable() && !self.place(next).is_water() {
                    self.webs[square.index()][next.index() / 64] |= 1 << (next.index() % 64);
                }
            }
        }
    }

    fn fill_dens(&mut self) {
        for side in SIDES {
            let own = |square: &Square| self.place(*square).is_den(side);
            let dens: Vec<Square> = self.grid.squares().filter(own).collect();
            for den in &dens {
                let front = self.in_front(side, *den);
                if front.is_some_and(|front| self.place(front).is_den(side)) {
                    self.places[den.index()].mark_second_row(side);
                }
            }
            self.dens[usize::from(side.0)] = dens;
        }
    }

    /// R86: whether one animal may act twice within three actions.
    #[inline]
    #[must_use]
    pub fn double_inside_three(&self) -> bool {
        self.options.double_action == DoubleAction::InsideThree
    }

    /// A square's properties.
    #[inline]
    #[must_use]
    pub fn place(&self, square: Square) -> Place {
        self.places[square.index()]
    }

    /// The square one step away, if pawns can move there.
    #[inline]
    #[must_use]
    pub fn step(&self, square: Square, heading: Heading) -> Option<Square> {
        let next = self.steps[square.index()][usize::from(heading.0 & 7)];
        (next != NOWHERE).then_some(Square(next as u8))
    }

    /// R58: whether the web of a spider on square `spider` covers `square`.
    #[inline]
    #[must_use]
    pub fn webs(&self, spider: Square, square: Square) -> bool {
        self.webs[spider.index()][square.index() / 64] >> (square.index() % 64) & 1 != 0
    }

    /// The square straight in front of a den square, towards the enemy (R6).
    #[must_use]
    pub fn in_front(&self, side: Side, square: Square) -> Option<Square> {
        self.step(square, Heading::forward(side))
    }

    /// A side's den squares, lowest number first.
    #[must_use]
    pub fn dens(&self, side: Side) -> &[Square] {
        &self.dens[usize::from(side.0 & 1)]
    }

    /// The animals of the level.
    #[must_use]
    pub fn animals(&self) -> &[Animal] {
        &self.animals
    }

    /// A side's pack.
    #[must_use]
    pub fn pack(&self, side: Side) -> &[Kind] {
        &self.packs[usize::from(side.0 & 1)]
    }

    /// A side's pawns, as a bit set.
    #[inline]
    #[must_use]
    pub fn whole_pack(&self, side: Side) -> u32 {
        (1_u32 << self.packs[usize::from(side.0 & 1)].len().min(MAX_PACK)) - 1
    }

    /// A pawn's animal, as an index in the level's list.
    #[inline]
    #[must_use]
    pub fn kind_index(&self, pawn: PawnId) -> Kind {
        self.kinds.get(usize::from(pawn.0)).copied().unwrap_or_default()
    }

    /// A pawn's animal.
    #[inline]
    #[must_use]
    pub fn kind_of(&self, pawn: PawnId) -> &Animal {
        &self.animals[self.kind_index(pawn).index()]
    }

    /// The places of a side's predefined pack, in pack order.
    #[must_use]
    pub fn ready(&self, side: Side) -> &[(Square, Heading)] {
        &self.ready[usize::from(side.0 & 1)]
    }

    /// Whether the level has predefined packs.
    #[must_use]
    pub fn has_ready(&self) -> bool {
        SIDES.iter().all(|side| self.ready(*side).len() == self.pack(*side).len())
    }
}

impl Kind {
    /// The animal's index in an array.
    #[must_use]
    pub const fn index(self) -> usize {
        if self.0 as usize >= MAX_KINDS { 0 } else { self.0 as usize }
    }
}

fn animal(plan: &KindPlan, options: &Options) -> Animal {
    let mut plan = plan.clone();
    if !options.short_flyers_jump && !plan.flies.is_empty() {
        plan.jumps = Numbers(0);
    }
    let strides = [plan.land, plan.water].map(|given| strides(&plan, given, options));
    let bends = strides.each_ref().map(|strides| bends(&plan, strides));
    Animal { plan, strides, bends }
}

/// The distances from land or from water, in groups with the same limits. With the other reading of
/// R15, "up to n", a shorter distance is a movement of the next longer number that stops early, so
/// it has that number's limits. Only the numbers of the start's ground count (R14): a flight or
/// jump on land says nothing about water.
fn strides(plan: &KindPlan, given: Numbers, options: &Options) -> Vec<Stride> {
    let mut strides: Vec<Stride> = Vec::new();
    for distance in 1..=given.longest() {
        let Some(number) = given.iter().find(|number| *number >= distance) else { continue };
        if number != distance && options.exact_numbers {
            continue;
        }
        let flies = plan.flies.has(number);
        // R71: flights do not jump. R72: the other numbers have none of their limits.
        let jumps = plan.jumps.has(number) && !flies;
        add(&mut strides, distance, jumps, flies);
    }
    strides
}

/// R23: the lengths of an L, with those of flights separate (R71). An L does not jump.
fn bends(plan: &KindPlan, strides: &[Stride]) -> Vec<Stride> {
    let mut bends = Vec::new();
    let lengths = plan.bend.map_or(Numbers(0), |bend| bend.lengths);
    for stride in strides {
        for length in stride.numbers.and(lengths).iter() {
            add(&mut bends, length, false, stride.flies);
        }
    }
    bends
}

fn add(strides: &mut Vec<Stride>, distance: u8, jumps: bool, flies: bool) {
    let bit = Numbers::of(&[distance]);
    match strides.iter_mut().find(|stride| (stride.jumps, stride.flies) == (jumps, flies)) {
        Some(stride) => stride.numbers.0 |= bit.0,
        None => strides.push(Stride { numbers: bit, jumps, flies }),
    }
}
