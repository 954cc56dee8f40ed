//! Distances to a hunt and reachable squares of every pawn, on an empty board.
//!
//! Computed on first use by a computer player, with the rules' own lines, so that water, areas,
//! numbers and ways of any level are included. The rules do not use it.

use crate::rules::arena::heading::headings;
use crate::rules::arena::movement::{Glimpse, Look, alone, survey};
use crate::rules::arena::{
    Heading, Kind, MAX_PACK, MAX_SQUARES, PawnId, SIDES, Tables, pawn_id::pawns,
};
use crate::rules::{Side, Square};

/// A distance for unreachable squares.
pub const FAR: u8 = 99;
const PAWNS: usize = 2 * MAX_PACK;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares([u64; 4]);

impl Squares {
    /// Adds a square.
    #[inline]
    pub fn add(&mut self, square: Square) {
        self.0[square.index() >> 6 & 3] |= 1 << (square.index() & 63);
    }

    /// How many squares are in both sets.
    #[inline]
    #[must_use]
    pub fn shared(&self, other: &Self) -> i32 {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as i32).sum()
    }

    /// Whether a square is in the set.
    #[inline]
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.0[square.index() >> 6 & 3] >> (square.index() & 63) & 1 != 0
    }
}

/// Distances and reachable squares of every pawn.
#[derive(Clone, Debug)]
pub struct Roads {
    /// Number of movements to a hunt, by pawn, square and heading.
    near: Vec<[[u8; 8]; MAX_SQUARES]>,
    /// The same with the best heading.
    free: Vec<[u8; MAX_SQUARES]>,
    /// Squares that a pawn could reach or hit with some heading.
    reach: Vec<[Squares; MAX_SQUARES]>,
    /// The average number of movements of a pawn, with its own heading and with any.
    ways: [(u16, u16); PAWNS],
    areas: [Squares; 2],
}

impl Roads {
    /// Computes all tables.
    pub(super) fn new(tables: &Tables) -> Self {
        let mut roads = Self {
            near: vec![[[FAR; 8]; MAX_SQUARES]; PAWNS],
            free: vec![[FAR; MAX_SQUARES]; PAWNS],
            reach: vec![[Squares::default(); MAX_SQUARES]; PAWNS],
            ways: [(0, 0); PAWNS],
            areas: [Squares::default(); 2],
        };
        for (side, square) in
            SIDES.into_iter().flat_map(|s| tables.grid.squares().map(move |q| (s, q)))
        {
            if tables.place(square).is_area(side) {
                roads.areas[usize::from(side.0)].add(square);
            }
        }
        for side in SIDES {
            let mut seen: Vec<Kind> = Vec::new();
            for pawn in pawns(side, tables.whole_pack(side)) {
                let kind = tables.kind_index(pawn);
                match seen.iter().position(|other| *other == kind) {
                    Some(place) => roads.copy(PawnId::new(side, place as u8), pawn),
                    None => roads.measure(tables, pawn),
                }
                seen.push(kind);
            }
        }
        roads
    }

    fn copy(&mut self, from: PawnId, to: PawnId) {
        let (from, to) = (usize::from(from.0), usize::from(to.0));
        (self.near[to], self.free[to]) = (self.near[from], self.free[from]);
        (self.reach[to], self.ways[to]) = (self.reach[from], self.ways[from]);
    }

    fn measure(&mut self, tables: &Tables, pawn: PawnId) {
        let mut looks: Vec<(Square, Look)> = Vec::new();
        let (at, animal) = (usize::from(pawn.0), tables.kind_of(pawn));
        let stands = |square: &Square| {
            let place = tables.place(*square);
            place.is_standable() && (animal.enters_water() || !place.is_water())
        };
        for square in tables.grid.squares().filter(stands) {
            survey(tables, &alone(pawn, square), pawn, true, &mut |look| {
                if matches!(look.what, Glimpse::Rest | Glimpse::Watch) {
                    self.reach[at][square.index()].add(look.to);
                }
                if look.what != Glimpse::Watch {
                    looks.push((square, look));
                }
            });
        }
        if pawn.side() == SIDES[0] {
            looks.reverse(); // Squares nearer the goal first, which needs fewer rounds.
        }
        let squares = tables.grid.squares().filter(stands).count().max(1);
        let forward = Heading::forward(pawn.side());
        let open = looks.iter().filter(|(_, look)| look.fits(animal, forward)).count();
        self.ways[at] = ((open / squares) as u16, (looks.len() / squares) as u16);
        self.measure_free(at, &looks);
        self.measure_near(tables, pawn, &looks);
    }

    /// Number of movements to a hunt, if the heading may be chosen before each.
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

    /// The same, if the first movement uses the given heading.
    fn measure_near(&mut self, tables: &Tables, pawn: PawnId, looks: &[(Square, Look)]) {
        let at = usize::from(pawn.0);
        let (free, plan) = (&self.free[at], &tables.kind_of(pawn).plan);
        let mut first = vec![[[FAR; 8]; 2]; MAX_SQUARES];
        for (from, look) in looks {
            let moves = moves_after(free, look).saturating_add(1).min(FAR);
            let best = &mut first[from.index()][usize::from(look.bent)][usize::from(look.first.0)];
            *best = moves.min(*best);
        }
        for heading in Heading::all() {
            let bent = plan.bend.map_or(0, |bend| bend.ways.seen_from(heading));
            let ways = [plan.ways.seen_from(heading), bent];
            for (near, first) in self.near[at].iter_mut().zip(&first) {
                for (ways, first) in ways.iter().zip(first) {
                    let open = headings(*ways).map(|way| first[usize::from(way.0)]);
                    let best = &mut near[usize::from(heading.0)];
                    *best = open.min().unwrap_or(FAR).min(*best);
                }
            }
        }
    }

    /// The number of movements to an enemy hunting square on an empty board; [`FAR`] for
    /// unreachable.
    #[inline]
    #[must_use]
    pub fn moves_to_hunt(&self, pawn: PawnId, square: Square, heading: Heading) -> u8 {
        self.near[usize::from(pawn.0) % PAWNS][square.index()][usize::from(heading.0 & 7)]
    }

    /// The same, if the pawn may first turn to any heading.
    #[inline]
    #[must_use]
    pub fn moves_if_turned(&self, pawn: PawnId, square: Square) -> u8 {
        self.free[usize::from(pawn.0) % PAWNS][square.index()]
    }

    /// Whether a pawn could move from one square to another, or hit there, with some heading.
    #[inline]
    #[must_use]
    pub fn reaches(&self, pawn: PawnId, from: Square, to: Square) -> bool {
        self.reach[usize::from(pawn.0) % PAWNS][from.index()].has(to)
    }

    /// A side's defence area.
    #[inline]
    #[must_use]
    pub fn area(&self, side: Side) -> &Squares {
        &self.areas[usize::from(side.0 & 1)]
    }

    /// The average number of movements of a pawn: with its own heading, and with any.
    #[must_use]
    pub fn ways(&self, pawn: PawnId) -> (u16, u16) {
        self.ways[usize::from(pawn.0) % PAWNS]
    }
}

fn moves_after(free: &[u8; MAX_SQUARES], look: &Look) -> u8 {
    match look.what {
        Glimpse::Hunt => 0,
        Glimpse::Rest => free[look.to.index()],
        _ => FAR,
    }
}

impl Tables {
    /// The roads of every pawn, computed on first use.
    #[inline]
    #[must_use]
    pub fn roads(&self) -> &Roads {
        self.roads.get_or_init(|| Roads::new(self))
    }
}
