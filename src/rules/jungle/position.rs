//! A Jungle position: 64 bytes, cheap enough to copy instead of undoing moves.
//!
//! A bit set per side holds the occupied squares, and four bits per square hold the animal, so at
//! most sixteen animals fit. The hash is updated incrementally. Legality is decided elsewhere.

use crate::rules::grid::squares;
use crate::rules::jungle::{Ending, Event, SIDES, Tables, tables};
use crate::rules::{Side, Square};

/// An animal, by its index in the level's list; at most sixteen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub u8);

impl Kind {
    /// The animal's index in an array.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// The value of `to_move` before the first side is drawn.
const LOT: u8 = 2;

/// All pawns, the side to move, and the ending once there is one.
///
/// Copied as one block of memory. The type is not `Copy`, so that copies are explicit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position(Facts);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Facts {
    pawns: [u64; 2],
    kinds: [u64; 4],
    key: u64,
    quiet: u16,
    to_move: u8,
    ending: Option<Ending>,
}

impl Position {
    /// An empty board before the first side is drawn.
    #[must_use]
    pub(super) fn empty(tables: &Tables) -> Self {
        let key = tables.to_move_key(LOT);
        Self(Facts { pawns: [0; 2], kinds: [0; 4], key, quiet: 0, to_move: LOT, ending: None })
    }

    /// The squares of a side's pawns, as a bit set.
    #[inline]
    #[must_use]
    pub fn pawns(&self, side: Side) -> u64 {
        self.0.pawns[usize::from(side.0 & 1)]
    }

    /// The squares of all pawns, as a bit set.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> u64 {
        self.0.pawns[0] | self.0.pawns[1]
    }

    /// The animal on an occupied square; meaningless for an empty square.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, square: Square) -> Kind {
        let word = self.0.kinds[usize::from(square.0 >> 4 & 3)];
        Kind(word.wrapping_shr(u32::from(square.0) * 4) as u8 & 15)
    }

    /// The side of the pawn on a square, if any.
    #[must_use]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        SIDES.into_iter().find(|side| self.pawns(*side) & square.bit() != 0)
    }

    /// Every pawn as square, side and animal: red first, in square order.
    pub fn all_pawns(&self) -> impl Iterator<Item = (Square, Side, Kind)> + '_ {
        SIDES.into_iter().flat_map(move |side| {
            squares(self.pawns(side)).map(move |square| (square, side, self.kind_at(square)))
        })
    }

    /// The side to move; `None` before the first side is drawn.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        (self.0.to_move != LOT).then_some(Side(self.0.to_move))
    }

    /// The side to move, or red before the first side is drawn. For the rules' inner loops.
    #[inline]
    pub(super) fn mover(&self) -> Side {
        Side(self.0.to_move & 1)
    }

    /// The ending of a finished match.
    #[inline]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending
    }

    /// Plies since the last capture.
    #[inline]
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.0.quiet
    }

    /// The incrementally updated hash; it leaves out [`Position::quiet`].
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.0.key
    }

    /// The same hash, recomputed from the whole position.
    #[must_use]
    pub fn key_from_scratch(&self, tables: &Tables) -> u64 {
        self.key_with(tables, |side, kind, square| tables.pawn_key(side, kind, square))
    }

    /// The hash that records up to format 5 hold.
    #[must_use]
    pub(super) fn key_by_list(&self, tables: &Tables) -> u64 {
        self.key_with(tables, |side, kind, square| tables::key_of_pawn(side, kind.0, square))
    }

    fn key_with(&self, tables: &Tables, of_pawn: impl Fn(Side, Kind, Square) -> u64) -> u64 {
        self.all_pawns().fold(tables.to_move_key(self.0.to_move), |key, (square, side, kind)| {
            key ^ of_pawn(side, kind, square)
        })
    }

    /// Puts a pawn on an empty square.
    pub(super) fn put(&mut self, tables: &Tables, side: Side, kind: Kind, square: Square) {
        self.remember(square, kind.0 & 15);
        self.0.pawns[usize::from(side.0 & 1)] |= square.bit();
        self.0.key ^= tables.pawn_key(side, kind, square);
    }

    /// Removes a pawn from a square that its captor already occupies.
    #[inline]
    pub(super) fn remove(&mut self, tables: &Tables, side: Side, kind: Kind, square: Square) {
        self.0.pawns[usize::from(side.0 & 1)] &= !square.bit();
        self.0.key ^= tables.pawn_key(side, kind, square);
    }

    /// Moves a pawn to a square without an own pawn, and returns the enemy animal there.
    #[inline]
    pub(super) fn shift(
        &mut self,
        tables: &Tables,
        side: Side,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Option<Kind> {
        let held = self.pawns(Side(side.0 ^ 1)) & to.bit() != 0;
        let met = held.then(|| self.kind_at(to));
        // The four bits of an empty square are 0, so xor both sets and clears them.
        self.remember(from, kind.0);
        self.remember(to, kind.0 ^ met.map_or(0, |met| met.0));
        self.0.pawns[usize::from(side.0 & 1)] ^= from.bit() | to.bit();
        self.0.key ^= tables.pawn_key(side, kind, from) ^ tables.pawn_key(side, kind, to);
        met
    }

    #[inline]
    fn remember(&mut self, square: Square, change: u8) {
        let word = &mut self.0.kinds[usize::from(square.0 >> 4 & 3)];
        *word ^= u64::from(change).wrapping_shl(u32::from(square.0) * 4);
    }

    /// Passes the turn to the other side.
    #[inline]
    pub(super) fn pass(&mut self, tables: &Tables) {
        self.0.key ^= tables.pass_key();
        self.0.to_move ^= 1;
    }

    /// Passes the turn to a side.
    #[inline]
    pub(super) fn pass_to(&mut self, tables: &Tables, side: Side) {
        self.0.key ^= tables.to_move_key(self.0.to_move) ^ tables.to_move_key(side.0);
        self.0.to_move = side.0;
    }

    /// The same pawns with `side` to move. Used to find what that side threatens.
    #[must_use]
    pub fn if_moved_by(&self, tables: &Tables, side: Side) -> Self {
        let mut position = self.clone();
        position.pass_to(tables, side);
        position
    }

    /// Counts one more ply without a capture.
    #[inline]
    pub(super) fn grow_quiet(&mut self) {
        self.0.quiet = self.0.quiet.saturating_add(1);
    }

    /// Sets the plies since the last capture.
    #[inline]
    pub(super) fn set_quiet(&mut self, plies: u16) {
        self.0.quiet = plies;
    }

    /// Ends the match.
    #[inline]
    pub(super) fn end(&mut self, ending: Option<Ending>) {
        self.0.ending = ending;
    }

    /// Updates the position with an event, for viewers.
    pub(super) fn learn(&mut self, tables: &Tables, event: &Event) {
        match *event {
            Event::Began { side } | Event::TurnPassed { to: side } => self.pass_to(tables, side),
            Event::Moved { side, kind, from, to, .. } => {
                self.shift(tables, side, kind, from, to);
                self.grow_quiet();
            }
            Event::Captured { side, kind, square, .. } => {
                self.remove(tables, side, kind, square);
                self.set_quiet(0);
            }
            Event::DenEntered { .. } => {}
            Event::Ended { ending } => self.end(Some(ending)),
        }
    }

    /// Checks the invariants of a position.
    ///
    /// # Errors
    /// A description of the broken invariant, with the square of the pawn that breaks it.
    pub(super) fn check(&self, tables: &Tables) -> Result<(), (Option<Square>, String)> {
        if self.0.pawns[0] & self.0.pawns[1] != 0 {
            return Err((None, "two pawns stand on one square".into()));
        }
        if self.occupied() & !tables.all_squares() != 0 {
            return Err((None, "a pawn stands beside the board".into()));
        }
        for (square, side, kind) in self.all_pawns() {
            if kind.index() >= tables.kinds.len() || tables.haunt(side, kind) & square.bit() == 0 {
                let (name, colour) = (tables.grid.name(square), colour(side));
                let animal = animal(tables, kind);
                return Err((Some(square), format!("{name} is no place for {colour}'s {animal}")));
            }
        }
        for side in SIDES {
            let most = tables.start_counts(side);
            for kind in (0..tables.kinds.len() as u8).map(Kind) {
                let pawns = squares(self.pawns(side));
                let here: Vec<Square> =
                    pawns.filter(|square| self.kind_at(*square) == kind).collect();
                let most = most[kind.index()];
                if here.len() > most {
                    let (colour, count) = (colour(side), here.len());
                    let animal = animal(tables, kind);
                    let cause = format!("{colour} has {count} of {animal}, {most} at the start");
                    return Err((here.first().copied(), cause));
                }
            }
        }
        self.check_empty_squares().map_err(|cause| (None, cause))
    }

    /// The four bits of an empty square are 0, so that equal positions have equal bytes.
    fn check_empty_squares(&self) -> Result<(), String> {
        let empty = squares(!self.occupied());
        match { empty }.find(|square| self.kind_at(*square) != Kind(0)) {
            None => Ok(()),
            Some(square) => Err(format!("square {} remembers an animal", square.0)),
        }
    }
}

/// A side's name for messages.
fn colour(side: Side) -> &'static str {
    ["red", "blue"][usize::from(side.0 & 1)]
}

/// An animal's name for messages.
fn animal(tables: &Tables, kind: Kind) -> &str {
    tables.kinds.get(kind.index()).map_or("animal", |plan| &plan.id)
}
