//! Where every pawn stands: 64 bytes, copied rather than undone.
//!
//! A set of squares per side says where pawns are; four bits per square say which animal, so up
//! to sixteen animals fit. The hash is carried along. Nothing here decides what is legal.

use crate::rules::grid::squares;
use crate::rules::jungle::{Ending, Event, SIDES, Tables};
use crate::rules::{Side, Square};

/// An animal, by its place in the level's list; at most sixteen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub u8);

impl Kind {
    /// The animal's place in an array.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// The side to move while the lot has not fallen yet.
const LOT: u8 = 2;

/// Where everything stands, whose move it is, and the ending once there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pawns: [u64; 2],
    kinds: [u64; 4],
    key: u64,
    quiet: u16,
    to_move: u8,
    ending: Option<Ending>,
}

impl Position {
    /// An empty board before the lot falls.
    #[must_use]
    pub(super) fn empty(tables: &Tables) -> Self {
        let key = tables.to_move_key(LOT);
        Self { pawns: [0; 2], kinds: [0; 4], key, quiet: 0, to_move: LOT, ending: None }
    }

    /// The squares on which a side's pawns stand.
    #[inline]
    #[must_use]
    pub fn pawns(&self, side: Side) -> u64 {
        self.pawns[usize::from(side.0 & 1)]
    }

    /// The squares on which any pawn stands.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> u64 {
        self.pawns[0] | self.pawns[1]
    }

    /// The animal on an occupied square; meaningless for an empty one.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, square: Square) -> Kind {
        let word = self.kinds[usize::from(square.0 >> 4 & 3)];
        Kind((word >> (u32::from(square.0 & 15) * 4)) as u8 & 15)
    }

    /// Whose pawn stands on a square, if any.
    #[must_use]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        SIDES.into_iter().find(|side| self.pawns(*side) & square.bit() != 0)
    }

    /// Every pawn: square, side and animal, red first, in the order of the squares.
    pub fn all_pawns(&self) -> impl Iterator<Item = (Square, Side, Kind)> + '_ {
        SIDES.into_iter().flat_map(move |side| {
            squares(self.pawns(side)).map(move |square| (square, side, self.kind_at(square)))
        })
    }

    /// The side to move; `None` while the lot has not fallen.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        (self.to_move != LOT).then_some(Side(self.to_move))
    }

    /// The side to move, taking red while the lot has not fallen. For the rules' inner loops.
    #[inline]
    pub(super) fn mover(&self) -> Side {
        Side(self.to_move & 1)
    }

    /// How the match ended, once it has.
    #[inline]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Plies since the last capture.
    #[inline]
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The hash carried along; it leaves out [`Position::quiet`].
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The hash counted from nothing.
    #[must_use]
    pub fn key_from_scratch(&self, tables: &Tables) -> u64 {
        self.all_pawns().fold(tables.to_move_key(self.to_move), |key, (square, side, kind)| {
            key ^ tables.pawn_key(side, kind, square)
        })
    }

    /// Puts a pawn on a square, over whatever the square remembers.
    #[inline]
    pub(super) fn put(&mut self, tables: &Tables, side: Side, kind: Kind, square: Square) {
        let word = &mut self.kinds[usize::from(square.0 >> 4 & 3)];
        let shift = u32::from(square.0 & 15) * 4;
        *word = *word & !(15 << shift) | u64::from(kind.0 & 15) << shift;
        self.pawns[usize::from(side.0 & 1)] |= square.bit();
        self.key ^= tables.pawn_key(side, kind, square);
    }

    /// Takes a pawn of this animal off a square.
    #[inline]
    pub(super) fn lift(&mut self, tables: &Tables, side: Side, kind: Kind, square: Square) {
        self.pawns[usize::from(side.0 & 1)] &= !square.bit();
        self.key ^= tables.pawn_key(side, kind, square);
        if self.occupied() & square.bit() == 0 {
            // Empty squares remember no animal, so that equal positions are equal bytes.
            let shift = u32::from(square.0 & 15) * 4;
            self.kinds[usize::from(square.0 >> 4 & 3)] &= !(15 << shift);
        }
    }

    /// Gives the turn to a side.
    #[inline]
    pub(super) fn pass_to(&mut self, tables: &Tables, side: Side) {
        self.key ^= tables.to_move_key(self.to_move) ^ tables.to_move_key(side.0);
        self.to_move = side.0;
    }

    /// The same pawns with this side to move, as if the turn were its own: what it threatens.
    #[must_use]
    pub fn if_moved_by(&self, tables: &Tables, side: Side) -> Self {
        let mut position = self.clone();
        position.pass_to(tables, side);
        position
    }

    /// One more ply without a capture.
    #[inline]
    pub(super) fn grow_quiet(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
    }

    /// Sets the plies since the last capture.
    #[inline]
    pub(super) fn set_quiet(&mut self, plies: u16) {
        self.quiet = plies;
    }

    /// Ends the match.
    #[inline]
    pub(super) fn end(&mut self, ending: Option<Ending>) {
        self.ending = ending;
    }

    /// Takes in a fact, as a viewer does who sees the pawns move.
    pub(super) fn learn(&mut self, tables: &Tables, event: &Event) {
        match *event {
            Event::Began { side } | Event::TurnPassed { to: side } => self.pass_to(tables, side),
            Event::Moved { side, kind, from, to, .. } => {
                self.lift(tables, side, kind, from);
                self.put(tables, side, kind, to);
                self.grow_quiet();
            }
            Event::Captured { side, kind, square, .. } => {
                self.lift(tables, side, kind, square);
                self.set_quiet(0);
            }
            Event::DenEntered { .. } => {}
            Event::Ended { ending } => self.end(Some(ending)),
        }
    }

    /// What must hold in every position.
    pub(super) fn check(&self, tables: &Tables) -> Result<(), String> {
        if self.pawns[0] & self.pawns[1] != 0 {
            return Err("two pawns stand on one square".into());
        }
        if self.occupied() & !tables.all_squares() != 0 {
            return Err("a pawn stands beside the board".into());
        }
        let animal = |kind: Kind| tables.kinds.get(kind.index()).map_or("nobody", |plan| &plan.id);
        for (square, side, kind) in self.all_pawns() {
            if kind.index() >= tables.kinds.len() || tables.haunt(side, kind) & square.bit() == 0 {
                let (name, animal) = (tables.grid.name(square), animal(kind));
                return Err(format!("{name} is no place for a pawn of side {side:?}, {animal}"));
            }
        }
        for side in SIDES {
            let most = tables.start_counts(side);
            for kind in (0..tables.kinds.len() as u8).map(Kind) {
                let pawns = squares(self.pawns(side));
                let here = pawns.filter(|square| self.kind_at(*square) == kind).count();
                let most = most[kind.index()];
                if here > most {
                    let animal = animal(kind);
                    return Err(format!("{side:?} has {here} of {animal}, {most} at the start"));
                }
            }
        }
        self.check_empty_squares()
    }

    /// Empty squares remember no animal, so that equal positions are equal bytes.
    fn check_empty_squares(&self) -> Result<(), String> {
        let empty = squares(!self.occupied());
        match { empty }.find(|square| self.kind_at(*square) != Kind(0)) {
            None => Ok(()),
            Some(square) => Err(format!("square {} remembers an animal", square.0)),
        }
    }
}
