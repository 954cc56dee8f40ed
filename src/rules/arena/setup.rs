//! What is chosen before a match. Absent: chance; the lot falls as the first action.

use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::{Position, SIDES, Stage, Tables, area};
use crate::rules::{Seat, Side};

/// Who does the first thing: places the first animals, or with ready-made packs takes the first
/// turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Drawn by lot, as the first action of the match.
    Lot,
    /// The side of this seat.
    Seat(Seat),
}

/// How the packs come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packs {
    /// The players place them (R5).
    ByHand,
    /// They stand where the level puts them.
    Ready,
}

/// What is chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who does the first thing.
    pub first: First,
    /// How the packs come onto the board.
    pub packs: Packs,
    /// Four players, two a side (R99).
    pub teams: bool,
    /// Points that win, when not the level's (R98).
    pub target: Option<u8>,
    /// A set position in place of all that.
    pub position: Option<Box<Position>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { first: First::Lot, packs: Packs::Ready, teams: false, target: None, position: None }
    }
}

impl Setup {
    /// The first position of a match.
    pub(super) fn start(&self, tables: &Tables) -> Position {
        if let Some(position) = &self.position {
            return (**position).clone();
        }
        let target = self.target.unwrap_or(tables.options.target);
        let mut position = Position::empty(self.teams, target);
        let ready = self.packs == Packs::Ready && tables.has_ready();
        if ready {
            for side in SIDES {
                let places = tables.ready(side).iter();
                for (pawn, (square, heading)) in pawns(side, tables.whole_pack(side)).zip(places) {
                    position.put(pawn, *square, *heading);
                }
            }
        }
        if let First::Seat(seat) = self.first {
            begin(&mut position, Side(seat.0 & 1), ready);
        }
        position
    }
}

/// R5, R7: a side does the first thing: it takes the first turn, or places first.
pub(super) fn begin(position: &mut Position, side: Side, ready: bool) {
    let moment = position.moment_mut();
    moment.to_move = side;
    (moment.stage, moment.second) =
        if ready { (Stage::Playing, SIDES[0]) } else { (Stage::Placing, area::enemy(side)) };
}
