//! What is worked out once from a level: how far every pawn is from a hunt wherever it stands and
//! points, where it can reach, and what it is worth.
//!
//! Distances count movements on an empty board, by the rules' own lines, so water, areas, numbers
//! and ways of any level are in them.

use crate::ai::evaluate::arena::worth;
use crate::rules::Square;
use crate::rules::arena::outlook::{self, Glimpse, Look};
use crate::rules::arena::{
    Heading, Kind, MAX_PACK, MAX_SQUARES, PawnId, Position, Power, SIDES, Tables,
};

/// Farther than any walk.
pub(super) const FAR: u8 = 99;
const PAWNS: usize = 2 * MAX_PACK;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Squares([u64; 4]);

impl Squares {
    #[inline]
    pub(super) fn add(&mut self, square: Square) {
        self.0[square.index() >> 6 & 3] |= 1 << (square.index() & 63);
    }

    #[inline]
    pub(super) fn has(&self, square: Square) -> bool {
        self.0[square.index() >> 6 & 3] >> (square.index() & 63) & 1 != 0
    }
}

/// What the judgement works out once for a level.
#[derive(Clone, Debug)]
pub struct Eye {
    /// Movements to a hunt, by pawn, square and heading.
    near: Vec<[[u8; 8]; MAX_SQUARES]>,
    /// The same with the best heading.
    free: Vec<[u8; MAX_SQUARES]>,
    /// Squares a pawn could reach or hit at with some heading.
    reach: Vec<[Squares; MAX_SQUARES]>,
    /// What a pawn is worth on the board, without its place.
    worth: [i32; PAWNS],
}

impl Eye {
    /// Works everything out.
    #[must_use]
    pub fn new(tables: &Tables) -> Self {
        let mut eye = Self {
            near: vec![[[FAR; 8]; MAX_SQUARES]; PAWNS],
            free: vec![[FAR; MAX_SQUARES]; PAWNS],
            reach: vec![[Squares::default(); MAX_SQUARES]; PAWNS],
            worth: [0; PAWNS],
        };
        for side in SIDES {
            let mut seen: Vec<Kind> = Vec::new();
            for pawn in outlook::pawns(side, tables.whole_pack(side)) {
                let kind = tables.kind_index(pawn);
                match seen.iter().position(|other| *other == kind) {
                    Some(place) => eye.copy(PawnId::new(side, place as u8), pawn),
                    None => eye.measure(tables, pawn),
                }
                seen.push(kind);
            }
        }
        eye
    }

    fn copy(&mut self, from: PawnId, to: PawnId) {
        let (from, to) = (usize::from(from.0), usize::from(to.0));
        (self.near[to], self.free[to]) = (self.near[from], self.free[from]);
        (self.reach[to], self.worth[to]) = (self.reach[from], self.worth[from]);
    }

    fn measure(&mut self, tables: &Tables, pawn: PawnId) {
        let mut looks: Vec<(Square, Look)> = Vec::new();
        let at = usize::from(pawn.0);
        for square in tables.grid.squares().filter(|square| tables.place(*square).is_standable()) {
            if tables.place(square).is_water() && !tables.kind_of(pawn).enters_water() {
                continue;
            }
            let position = outlook::alone(pawn, square);
            outlook::survey(tables, &position, pawn, true, &mut |look| {
                match look.what {
                    Glimpse::Rest => self.reach[at][square.index()].add(look.to),
                    Glimpse::Watch => return self.reach[at][square.index()].add(look.to),
                    _ => {}
                }
                looks.push((square, look));
            });
        }
        if pawn.side().0 == 0 {
            looks.reverse(); // Squares nearer the goal first: fewer rounds.
        }
        self.measure_free(at, &looks);
        self.measure_near(tables, pawn, &looks);
        self.worth[at] = pawn_worth(tables, pawn, &looks);
    }

    /// Movements to a hunt, when the heading may be chosen before every one of them.
    fn measure_free(&mut self, at: usize, looks: &[(Square, Look)]) {
        let free = &mut self.free[at];
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (from, look) in looks {
                let moves = moves_after(free, look).saturating_add(1);
                if moves < free[from.index()] {
                    free[from.index()] = moves;
                    changed = true;
                }
            }
        }
    }

    /// The same, when the first movement goes by the heading.
    fn measure_near(&mut self, tables: &Tables, pawn: PawnId, looks: &[(Square, Look)]) {
        let at = usize::from(pawn.0);
        let (free, animal) = (&self.free[at], tables.kind_of(pawn));
        let mut first = vec![[[FAR; 8]; 2]; MAX_SQUARES];
        for (from, look) in looks {
            let moves = moves_after(free, look).saturating_add(1).min(FAR);
            let best = &mut first[from.index()][usize::from(look.bent)][usize::from(look.first.0)];
            *best = moves.min(*best);
        }
        let bend = animal.plan.bend.map_or(0, |bend| bend.ways.0);
        for (near, first) in self.near[at].iter_mut().zip(&first) {
            for heading in Heading::all() {
                let turned = |ways: u8| ways.rotate_left(u32::from(heading.0));
                for (ways, first) in [turned(animal.plan.ways.0), turned(bend)].iter().zip(first) {
                    let open = outlook::headings(*ways).map(|way| first[usize::from(way.0)]);
                    let best = &mut near[usize::from(heading.0)];
                    *best = open.min().unwrap_or(FAR).min(*best);
                }
            }
        }
    }

    /// Movements a pawn needs to an enemy hunting square if nobody is in its way; 99 for never.
    #[inline]
    #[must_use]
    pub fn moves_to_hunt(&self, pawn: PawnId, square: Square, heading: Heading) -> u8 {
        self.near[usize::from(pawn.0) % PAWNS][square.index()][usize::from(heading.0 & 7)]
    }

    /// The same, if it first turned as it likes.
    #[inline]
    #[must_use]
    pub fn moves_if_turned(&self, pawn: PawnId, square: Square) -> u8 {
        self.free[usize::from(pawn.0) % PAWNS][square.index()]
    }

    /// Whether a pawn could come from one square to another, or hit there, with some heading.
    #[inline]
    pub(super) fn reaches(&self, pawn: PawnId, from: Square, to: Square) -> bool {
        self.reach[usize::from(pawn.0) % PAWNS][from.index()].has(to)
    }

    /// What a pawn is worth, without its place.
    #[inline]
    #[must_use]
    pub fn pawn_worth(&self, pawn: PawnId) -> i32 {
        self.worth[usize::from(pawn.0) % PAWNS]
    }

    /// What a pawn's place is worth to its side.
    #[inline]
    pub(super) fn place_worth(&self, tables: &Tables, position: &Position, pawn: PawnId) -> i32 {
        let stands = position.pawn(pawn);
        let moves = self.moves_to_hunt(pawn, stands.square(), stands.heading());
        let free = self.moves_if_turned(pawn, stands.square());
        let points = i32::from(tables.kind_of(pawn).plan.points);
        (worth::near(moves) + worth::near(free)) * (1 + points) / 4
    }

    /// What a place would be worth with the best heading.
    #[inline]
    pub(super) fn free_place_worth(&self, tables: &Tables, pawn: PawnId, square: Square) -> i32 {
        let points = i32::from(tables.kind_of(pawn).plan.points);
        worth::near(self.moves_if_turned(pawn, square)) * (1 + points) / 2
    }
}

fn moves_after(free: &[u8; MAX_SQUARES], look: &Look) -> u8 {
    match look.what {
        Glimpse::Hunt => 0,
        Glimpse::Rest => free[look.to.index()],
        _ => FAR,
    }
}

/// Freedom of movement, and powers.
fn pawn_worth(tables: &Tables, pawn: PawnId, looks: &[(Square, Look)]) -> i32 {
    let animal = tables.kind_of(pawn);
    let squares = tables.grid.squares().filter(|square| tables.place(*square).is_standable());
    let forward = Heading::forward(pawn.side());
    let open = looks.iter().filter(|(_, look)| look.fits(animal, forward)).count() as i32;
    let turned = looks.len() as i32;
    let ways = (2 * open + turned) / (3 * squares.count().max(1) as i32);
    let powers: i32 =
        worth::POWERS.iter().filter(|(power, _)| animal.has(*power)).map(|(_, coins)| *coins).sum();
    let jumps = if animal.plan.jumps.is_empty() { 0 } else { worth::JUMPS };
    let harmless = if animal.has(Power::Harmless) { worth::HARMLESS } else { 0 };
    worth::PAWN + worth::WAY * ways.min(worth::MOST_WAYS) + powers + jumps + harmless
}
