//! An Arena position, copied instead of undone.
//!
//! Every pawn has two bytes during the whole match, and every square one byte that identifies its
//! pawn. The hash of the pawns is updated incrementally; the rest of the turn is small and hashed
//! on demand. Legality is decided elsewhere.

use crate::rules::arena::pawn_id::{self, PawnId};
use crate::rules::arena::turn_state::TurnState;
use crate::rules::arena::{DOMAIN, Ending, Heading, MAX_PACK, MAX_SQUARES, SIDES, Stage, Tables};
use crate::rules::hashing::{self, Hasher};
use crate::rules::{Side, Square};

/// The place of a pawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Whereabouts {
    /// Off the board: not placed yet, or waiting for a den square.
    Aside,
    /// On the board.
    Board,
    /// In the enemy's prison.
    Captive,
}

/// One pawn: its square and, in one byte, heading, whereabouts, armor and danger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pawn {
    square: Square,
    state: u8,
}

const ON_BOARD: u8 = 1 << 3;
const CAPTIVE: u8 = 1 << 4;
/// R3: armor is a property of the animal, not a separate token.
const ARMORED: u8 = 1 << 5;
const ENDANGERED: u8 = 1 << 6;

impl Pawn {
    const ASIDE: Self = Self { square: Square(0), state: 0 };

    /// Its square; meaningless off the board.
    #[inline]
    #[must_use]
    pub const fn square(self) -> Square {
        self.square
    }

    /// Its heading.
    #[inline]
    #[must_use]
    pub const fn heading(self) -> Heading {
        Heading(self.state & 7)
    }

    /// Its place.
    #[inline]
    #[must_use]
    pub const fn whereabouts(self) -> Whereabouts {
        match self.state & (ON_BOARD | CAPTIVE) {
            ON_BOARD => Whereabouts::Board,
            CAPTIVE => Whereabouts::Captive,
            _ => Whereabouts::Aside,
        }
    }

    /// Whether it wears armor (R89).
    #[inline]
    #[must_use]
    pub const fn armored(self) -> bool {
        self.state & ARMORED != 0
    }

    /// Whether a web will capture it unless it leaves (R61).
    #[inline]
    #[must_use]
    pub const fn endangered(self) -> bool {
        self.state & ENDANGERED != 0
    }
}

/// All pawns, whose decision is pending, and the ending once there is one.
#[derive(PartialEq, Eq, Debug)]
pub struct Position {
    board: [u8; MAX_SQUARES],
    pawns: [Pawn; 2 * MAX_PACK],
    on_board: [u32; 2],
    captives: [u32; 2],
    endangered: [u32; 2],
    key: u64,
    moment: TurnState,
    score: [u8; 2],
    last_hunter: Option<Side>,
    target: u8,
    quiet: u16,
    quiet_turns: u16,
    ending: Option<Ending>,
}

/// Copies the value as one block. A field-by-field copy with a move afterwards would dominate the
/// cost of a search. The type is not `Copy`, so that copies are explicit.
impl Clone for Position {
    #[inline]
    fn clone(&self) -> Self {
        Self { ..*self }
    }

    #[inline]
    fn clone_from(&mut self, other: &Self) {
        *self = Self { ..*other };
    }
}

impl Position {
    /// An empty board before the first draw; a side wins with `target` points.
    #[must_use]
    pub(super) fn empty(teams: bool, target: u8) -> Self {
        Self {
            board: [0; MAX_SQUARES],
            pawns: [Pawn::ASIDE; 2 * MAX_PACK],
            on_board: [0; 2],
            captives: [0; 2],
            endangered: [0; 2],
            key: 0,
            moment: TurnState::new(teams),
            score: [0; 2],
            last_hunter: None,
            target,
            quiet: 0,
            quiet_turns: 0,
            ending: None,
        }
    }

    /// A pawn.
    #[inline]
    #[must_use]
    pub fn pawn(&self, pawn: PawnId) -> Pawn {
        self.pawns.get(usize::from(pawn.0)).copied().unwrap_or(Pawn::ASIDE)
    }

    /// The pawn on a square.
    #[inline]
    #[must_use]
    pub fn pawn_at(&self, square: Square) -> Option<PawnId> {
        self.board[square.index()].checked_sub(1).map(PawnId)
    }

    /// Whether a pawn of this side stands on a square.
    #[inline]
    #[must_use]
    pub fn is_held_by(&self, side: Side, square: Square) -> bool {
        self.pawn_at(square).is_some_and(|pawn| pawn.side() == side)
    }

    /// A side's pawns on the board, as a bit set of indices in its pack.
    #[inline]
    #[must_use]
    pub fn on_board(&self, side: Side) -> u32 {
        self.on_board[usize::from(side.0 & 1)]
    }

    /// A side's pawns in the enemy's prison, as a bit set.
    #[inline]
    #[must_use]
    pub fn captives(&self, side: Side) -> u32 {
        self.captives[usize::from(side.0 & 1)]
    }

    /// A side's pawns endangered by webs, as a bit set.
    #[inline]
    #[must_use]
    pub fn endangered(&self, side: Side) -> u32 {
        self.endangered[usize::from(side.0 & 1)]
    }

    /// A side's pawns off the board that are not captives, as a bit set.
    #[inline]
    #[must_use]
    pub fn aside(&self, tables: &Tables, side: Side) -> u32 {
        tables.whole_pack(side) & !self.on_board(side) & !self.captives(side)
    }

    /// Every pawn on the board, red's first, in pack order.
    pub fn standing(&self) -> impl Iterator<Item = (PawnId, Pawn)> + '_ {
        SIDES.into_iter().flat_map(move |side| {
            pawn_id::pawns(side, self.on_board(side)).map(move |id| (id, self.pawn(id)))
        })
    }

    /// Whose decision is pending, and the rest of the turn.
    #[inline]
    #[must_use]
    pub fn turn_state(&self) -> &TurnState {
        &self.moment
    }

    /// The same pawns as if a turn of `side` began now. Used to find what that side threatens.
    #[must_use]
    pub fn as_if_begun_by(&self, side: Side) -> Self {
        let mut moment = TurnState::new(self.moment.teams);
        (moment.stage, moment.to_move) = (Stage::Playing, side);
        Self { moment, ending: None, ..self.clone() }
    }

    #[inline]
    pub(super) fn turn_state_mut(&mut self) -> &mut TurnState {
        &mut self.moment
    }

    /// A side's points.
    #[inline]
    #[must_use]
    pub fn score(&self, side: Side) -> u8 {
        self.score[usize::from(side.0 & 1)]
    }

    /// The side that hunted last (R95).
    #[must_use]
    pub fn last_hunter(&self) -> Option<Side> {
        self.last_hunter
    }

    /// The points with which a side wins (R93, R98).
    #[must_use]
    pub fn target(&self) -> u8 {
        self.target
    }

    /// Decisions since a pawn last scored or was placed in set-up; earlier positions cannot occur
    /// again.
    #[inline]
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Turns since the last hit or hunt (R96).
    #[must_use]
    pub fn quiet_turns(&self) -> u16 {
        self.quiet_turns
    }

    /// The ending of a finished match.
    #[inline]
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The hash; it leaves out the quiet counters.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.key_with(self.key)
    }

    /// The same hash, recomputed from the whole position.
    #[must_use]
    pub fn key_from_scratch(&self) -> u64 {
        let ids = (0..2 * MAX_PACK as u8).map(PawnId);
        self.key_with(ids.fold(0, |key, id| key ^ pawn_key(id, self.pawn(id))))
    }

    fn key_with(&self, pawns: u64) -> u64 {
        let hunter = self.last_hunter.map_or(2, |side| side.0);
        let score = [self.score[0], self.score[1], self.target, hunter];
        let mut hasher = Hasher::new(pawns);
        hasher.word(u64::from(u32::from_le_bytes(score)));
        self.moment.words().for_each(|word| hasher.word(word));
        hasher.finish()
    }

    /// Changes the square or heading of a pawn on the board, without updating the sets of pawns.
    #[inline]
    fn relocate(&mut self, id: PawnId, now: Pawn) {
        if let Some(pawn) = self.pawns.get_mut(usize::from(id.0)) {
            self.key ^= fact_key(id, *pawn) ^ fact_key(id, now);
            *pawn = now;
        }
    }

    /// Changes a pawn's two bytes and everything derived from them except the board.
    #[inline]
    fn rewrite(&mut self, id: PawnId, now: Pawn) {
        if let Some(pawn) = self.pawns.get_mut(usize::from(id.0)) {
            self.key ^= pawn_key(id, *pawn) ^ pawn_key(id, now);
            *pawn = now;
        }
        let side = usize::from(id.side().0);
        let write = |set: &mut u32, member: bool| {
            *set = *set & !id.bit() | if member { id.bit() } else { 0 };
        };
        write(&mut self.on_board[side], now.state & ON_BOARD != 0);
        write(&mut self.captives[side], now.state & CAPTIVE != 0);
        write(&mut self.endangered[side], now.state & ENDANGERED != 0);
    }

    /// Puts a pawn on a square; it keeps its armor.
    pub(super) fn put(&mut self, id: PawnId, square: Square, heading: Heading) {
        let armor = self.pawn(id).state & ARMORED;
        self.rewrite(id, Pawn { square, state: ON_BOARD | armor | heading.0 & 7 });
        self.board[square.index()] = id.0 + 1;
    }

    /// Moves a pawn. The target square's byte is overwritten, even if another pawn is there.
    #[inline]
    pub(super) fn shift(&mut self, id: PawnId, to: Square) {
        let pawn = self.pawn(id);
        if self.pawn_at(pawn.square) == Some(id) {
            self.board[pawn.square.index()] = 0;
        }
        self.relocate(id, Pawn { square: to, ..pawn });
        self.board[to.index()] = id.0 + 1;
    }

    /// Writes a pawn back to its square, after an attacker sprang away from it.
    pub(super) fn restore(&mut self, id: PawnId) {
        self.board[self.pawn(id).square.index()] = id.0 + 1;
    }

    /// Takes a pawn off the board. R85: a captive loses its armor.
    pub(super) fn lift(&mut self, id: PawnId, to: Whereabouts) {
        let pawn = self.pawn(id);
        if pawn.whereabouts() == Whereabouts::Board && self.pawn_at(pawn.square) == Some(id) {
            self.board[pawn.square.index()] = 0;
        }
        let state = match to {
            Whereabouts::Captive => CAPTIVE,
            Whereabouts::Aside | Whereabouts::Board => pawn.state & ARMORED,
        };
        self.rewrite(id, Pawn { square: Square(0), state });
    }

    /// Sets a pawn's heading.
    #[inline]
    pub(super) fn point(&mut self, id: PawnId, heading: Heading) {
        let pawn = self.pawn(id);
        self.relocate(id, Pawn { state: pawn.state & !7 | heading.0 & 7, ..pawn });
    }

    /// Puts armor on a pawn or removes it.
    pub(super) fn armor(&mut self, id: PawnId, armored: bool) {
        self.mark(id, ARMORED, armored);
    }

    /// Sets or clears the danger mark of a pawn.
    pub(super) fn endanger(&mut self, id: PawnId, endangered: bool) {
        self.mark(id, ENDANGERED, endangered);
    }

    fn mark(&mut self, id: PawnId, bit: u8, on: bool) {
        let pawn = self.pawn(id);
        let state = pawn.state & !bit | if on { bit } else { 0 };
        self.rewrite(id, Pawn { state, ..pawn });
    }

    /// Adds points for a hunt.
    pub(super) fn add_score(&mut self, side: Side, points: u8) {
        let score = &mut self.score[usize::from(side.0 & 1)];
        *score = score.saturating_add(points);
        self.last_hunter = Some(side);
        self.quiet = 0;
    }

    /// Sets the score, as read from a text.
    pub(super) fn set_score(&mut self, score: [u8; 2], last_hunter: Option<Side>, target: u8) {
        (self.score, self.last_hunter, self.target) = (score, last_hunter, target);
    }

    pub(super) fn set_quiet(&mut self, decisions: u16) {
        self.quiet = decisions;
    }

    pub(super) fn set_quiet_turns(&mut self, turns: u16) {
        self.quiet_turns = turns;
    }

    /// Ends the match.
    #[inline]
    pub(super) fn end(&mut self, ending: Option<Ending>) {
        self.ending = ending;
    }
}

/// A pawn off the board has key 0, so that the key of an empty board is 0.
#[inline]
fn pawn_key(id: PawnId, pawn: Pawn) -> u64 {
    if pawn == Pawn::ASIDE {
        return 0;
    }
    fact_key(id, pawn)
}

/// The key of a pawn in its current state.
#[inline]
fn fact_key(id: PawnId, pawn: Pawn) -> u64 {
    let fact = u64::from(id.0) << 16 | u64::from(pawn.square.0) << 8 | u64::from(pawn.state);
    hashing::key(DOMAIN, fact)
}
