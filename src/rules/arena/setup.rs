//! The choices made before a match.

use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::{Position, SIDES, Stage, Tables, area};
use crate::rules::{Seat, Side};

/// Which side begins: it places the first animals, or takes the first turn with predefined packs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Drawn at random, as the first action of the match.
    Lot,
    /// The side of this seat.
    Seat(Seat),
}

/// How the packs are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packs {
    /// The players place them (R5).
    ByHand,
    /// They stand where the level says.
    Ready,
}

/// The choices made before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which side begins.
    pub first: First,
    /// How the packs are placed.
    pub packs: Packs,
    /// Whether four players play, two per side (R99).
    pub teams: bool,
    /// The points needed to win, if different from the level's (R98).
    pub target: Option<u8>,
    /// A given position, which replaces the other choices.
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
        position.set_score(tables.options.ahead.map(|points| points.min(target - 1)), None, target);
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

/// R5, R7: a side begins: it takes the first turn with predefined packs, or places first.
pub(super) fn begin(position: &mut Position, side: Side, ready: bool) {
    let moment = position.turn_state_mut();
    moment.to_move = side;
    (moment.stage, moment.second) =
        if ready { (Stage::Playing, SIDES[0]) } else { (Stage::Placing, area::enemy(side)) };
}
