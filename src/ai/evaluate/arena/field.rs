//! What each side could do next: both sides' pawns are examined as if it were their turn.

use crate::ai::evaluate::arena::eval_params::EvalParams;
use crate::rules::arena::outlook::{self, Glimpse, Squares};
use crate::rules::arena::{PawnId, Position, Power, SIDES, Tables};
use crate::rules::{Side, Square};

/// The most hits recorded for one side.
const MOST: usize = 40;

/// A possible hit of one pawn on another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Raid {
    pub(super) by: PawnId,
    pub(super) victim: PawnId,
}

/// What one side could do with its next actions.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// Squares it reaches, or guards so that a pawn hitting there can be hit back.
    pub(super) covered: Squares,
    /// Pawns that could score, as a set.
    pub(super) hunters: u32,
    /// Enemies that could be hit, as a set of their pack.
    pub(super) prey: u32,
    raids: [Raid; MOST],
    count: usize,
}

impl Outlook {
    fn new() -> Self {
        let none = Raid { by: PawnId(0), victim: PawnId(0) };
        Self { covered: Squares::default(), hunters: 0, prey: 0, raids: [none; MOST], count: 0 }
    }

    /// Examines a side's pawns in `set`.
    pub(super) fn of(tables: &Tables, position: &Position, side: Side, set: u32) -> Self {
        let mut outlook = Self::new();
        for pawn in outlook::pawns(side, set & position.on_board(side)) {
            outlook::survey(tables, position, pawn, false, &mut |look| match look.what {
                Glimpse::Rest | Glimpse::Watch => outlook.covered.add(look.to),
                Glimpse::Hit(victim) => outlook.note(Raid { by: pawn, victim }),
                Glimpse::Hunt => outlook.hunters |= pawn.bit(),
                Glimpse::Rescue => {}
            });
        }
        outlook
    }

    fn note(&mut self, raid: Raid) {
        self.prey |= raid.victim.bit();
        if let Some(place) = self.raids.get_mut(self.count) {
            *place = raid;
            self.count += 1;
        }
    }

    pub(super) fn raids(&self) -> &[Raid] {
        &self.raids[..self.count]
    }
}

/// Both sides' outlooks.
#[derive(Clone, Debug)]
pub(super) struct Field(pub(super) [Outlook; 2]);

impl Field {
    /// Examines the whole board.
    pub(super) fn of(tables: &Tables, position: &Position) -> Self {
        Self(SIDES.map(|side| Outlook::of(tables, position, side, u32::MAX)))
    }

    pub(super) fn side(&self, side: Side) -> &Outlook {
        &self.0[usize::from(side.0 & 1)]
    }
}

/// What a hit is worth to the attacker; `covered` are the squares the victim's side holds.
#[inline]
pub(super) fn raid_worth(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    raid: Raid,
    covered: &Squares,
) -> i32 {
    let stands = position.pawn(raid.victim);
    let square = stands.square();
    let place = params.place_worth(tables, position, raid.victim);
    let gain = if stands.armored() {
        return params.weights.crack; // The attacker springs back.
    } else if tables.kind_of(raid.victim).has(Power::Unjailable) {
        place + params.weights.sent_home
    } else {
        params.pawn_worth(raid.victim) + place
    };
    let springs =
        tables.place(square).is_area(raid.by.side()) && !tables.kind_of(raid.by).has(Power::Guard);
    if springs {
        return gain;
    }
    gain - risk(tables, params, position, raid.by, square, covered)
}

/// What a pawn risks on a square that its enemies hold, or in a web.
#[inline]
pub(super) fn risk(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    pawn: PawnId,
    square: Square,
    covered: &Squares,
) -> i32 {
    if outlook::is_webbed(tables, position, pawn, square) {
        return params.pawn_worth(pawn);
    }
    let safe = !covered.has(square)
        || position.pawn(pawn).armored()
        || tables.kind_of(pawn).has(Power::Unjailable);
    if safe { 0 } else { params.pawn_worth(pawn) * 3 / 4 }
}
