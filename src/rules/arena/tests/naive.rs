//! A second implementation of the rule sheet, independent of the first: pawns are searched by
//! square, ways are walked step by step, there are no tables. It is slow on purpose;
//! [`super::agreement`] compares the two.

mod deeds;
mod moves;
mod state;

pub(super) use deeds::after;
pub(super) use state::now;

use crate::rules::arena::{
    Action, DoubleAction, Ground, Heading, KindPlan, PawnId, Pending, Position, Power, SIDES,
    Stage, Tables, Whereabouts,
};
use crate::rules::{Side, Square};

/// File and rank, both from 0.
pub(super) type Place = (i8, i8);

/// The most captives one rescue frees (R83).
const FREED_AT_MOST: u8 = 5;

/// Every legal action, sorted.
pub(super) fn actions(tables: &Tables, position: &Position) -> Vec<Action> {
    if position.ending().is_some() {
        return Vec::new();
    }
    let table = Table { tables, position };
    let mut list = match (position.turn_state().pending(), position.turn_state().stage) {
        (Some(pending), _) => table.answers(pending),
        (None, Stage::Lot) => vec![Action::Begin(Side(0)), Action::Begin(Side(1))],
        (None, Stage::Placing) => table.placing(),
        (None, Stage::Playing) => table.playing(),
    };
    list.sort_unstable();
    list.dedup();
    list
}

/// The state of the table.
#[derive(Clone, Copy)]
struct Table<'a> {
    tables: &'a Tables,
    position: &'a Position,
}

impl<'a> Table<'a> {
    fn ground(&self, (x, y): Place) -> Ground {
        let (width, height) = (self.tables.grid.width as i8, self.tables.grid.height as i8);
        if x < 0 || y < 0 || x >= width || y >= height {
            return Ground::Void;
        }
        self.tables.ground[self.square((x, y)).index()]
    }

    fn square(&self, (x, y): Place) -> Square {
        Square((i16::from(y) * i16::from(self.tables.grid.width) + i16::from(x)) as u8)
    }

    fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for y in 0..self.tables.grid.height as i8 {
            for x in 0..self.tables.grid.width as i8 {
                places.push((x, y));
            }
        }
        places
    }

    fn plan(&self, id: PawnId) -> &'a KindPlan {
        &self.tables.kind_of(id).plan
    }

    /// A side's pawns in this place.
    fn pack(&self, side: Side, whereabouts: Whereabouts) -> Vec<PawnId> {
        let mut pawns = Vec::new();
        for index in 0..self.tables.pack(side).len() as u8 {
            let id = PawnId::new(side, index);
            if self.position.pawn(id).whereabouts() == whereabouts {
                pawns.push(id);
            }
        }
        pawns
    }

    fn place_of(&self, id: PawnId) -> Place {
        let width = self.tables.grid.width;
        let number = self.position.pawn(id).square().0;
        ((number % width) as i8, (number / width) as i8)
    }

    fn at(&self, place: Place) -> Option<PawnId> {
        for side in SIDES {
            for id in self.pack(side, Whereabouts::Board) {
                if self.place_of(id) == place {
                    return Some(id);
                }
            }
        }
        None
    }

    /// R58, R60, R65: land squares around an enemy that spins webs, if pawns can stand there.
    fn enemy_web(&self, side: Side, place: Place) -> bool {
        let stands =
            matches!(self.ground(place), Ground::Land | Ground::LandDen(_) | Ground::Area(_));
        let mut webbed = false;
        for id in self.pack(other(side), Whereabouts::Board) {
            let spinner = self.place_of(id);
            let (dx, dy) = ((spinner.0 - place.0).abs(), (spinner.1 - place.1).abs());
            webbed |= self.plan(id).has(Power::Web) && dx.max(dy) == 1;
        }
        stands && webbed
    }

    /// Whether another special animal of this side is in its own area (R76, R78).
    fn other_guard_inside(&self, id: PawnId) -> bool {
        let side = id.side();
        self.pack(side, Whereabouts::Board).into_iter().any(|other| {
            other != id
                && self.plan(other).has(Power::Guard)
                && self.ground(self.place_of(other)) == Ground::Area(side)
        })
    }

    fn answers(&self, pending: Pending) -> Vec<Action> {
        match pending {
            Pending::Nothing => Vec::new(),
            Pending::Face(id) => self.headings(id).into_iter().map(Action::Face).collect(),
            Pending::Place(pawn) => {
                let squares = self.restarts(pawn, self.is_being_freed(pawn), true);
                squares.into_iter().map(|square| Action::Place { pawn, square }).collect()
            }
            Pending::Free { rescuer, left } => self.freeing(rescuer, left),
        }
    }

    /// R85: the choice of a captive to free is directly below.
    fn is_being_freed(&self, pawn: PawnId) -> bool {
        let stack = self.position.turn_state().stack();
        stack.len() > 1
            && matches!(
                stack[stack.len() - 2],
                Pending::Free { rescuer, .. } if rescuer != pawn
            )
    }

    /// R83-R85.
    fn freeing(&self, rescuer: PawnId, left: u8) -> Vec<Action> {
        let mut list = Vec::new();
        for id in self.pack(rescuer.side(), Whereabouts::Captive) {
            if id != rescuer && !self.restarts(id, true, true).is_empty() {
                list.push(Action::Free(id));
            }
        }
        if left < FREED_AT_MOST {
            list.push(Action::Enough);
        }
        list
    }

    /// R35, R53, R85, R6: the den squares that a pawn may enter.
    fn restarts(&self, id: PawnId, rows: bool, webs: bool) -> Vec<Square> {
        let side = id.side();
        let mut squares = Vec::new();
        for place in self.places() {
            let ground = self.ground(place);
            let wet = ground == Ground::WaterDen(side);
            if !wet && ground != Ground::LandDen(side) || self.at(place).is_some() {
                continue;
            }
            // R8, R35, R55 and R65.
            let webs = webs && !self.plan(id).has(Power::WebProof);
            if wet && self.plan(id).water.is_empty() || webs && self.enemy_web(side, place) {
                continue;
            }
            // R6: the second row only behind an occupied square of the first.
            let front = (place.0, place.1 + forward(side));
            let second =
                [Ground::LandDen(side), Ground::WaterDen(side)].contains(&self.ground(front));
            if rows && second && self.at(front).is_none() {
                continue;
            }
            squares.push(self.square(place));
        }
        squares
    }

    /// R5.
    fn placing(&self) -> Vec<Action> {
        let moment = self.position.turn_state();
        let aside = self.pack(moment.to_move, Whereabouts::Aside);
        if aside.is_empty() || moment.done >= self.tables.options.placed_at_once {
            return vec![Action::EndTurn];
        }
        let mut list = Vec::new();
        for pawn in aside {
            for square in self.restarts(pawn, true, false) {
                list.push(Action::Place { pawn, square });
            }
        }
        list
    }

    /// R9, R12, R17, R45.
    fn headings(&self, id: PawnId) -> Vec<Heading> {
        let mut list = Vec::new();
        for number in 0..8 {
            let diagonal = number % 2 == 1;
            let back = step(number).1 == -forward(id.side());
            if diagonal && self.tables.options.facings == 4
                || back && self.plan(id).has(Power::NeverBack)
            {
                continue;
            }
            list.push(Heading(number));
        }
        list
    }

    /// R10, R11.
    fn playing(&self) -> Vec<Action> {
        let moment = self.position.turn_state();
        let inside_three = self.tables.options.double_action == DoubleAction::InsideThree;
        // R86: a compensation has three actions, or two of the same animal.
        let actions = match (moment.compensated, moment.doubled && !inside_three) {
            (true, false) => 3,
            _ => 2,
        };
        let mut list = Vec::new();
        if moment.done < actions {
            for id in self.pack(moment.to_move, Whereabouts::Board) {
                let Some(again) = self.may_act(id) else { continue };
                list.extend(moves::moves(*self, id, again));
                let now = self.position.pawn(id).heading();
                // R18: a change of direction must change it.
                for heading in self.headings(id).into_iter().filter(|heading| *heading != now) {
                    list.push(Action::Turn { square: self.square(self.place_of(id)), heading });
                }
            }
        }
        // R10: two actions are compulsory. R86: a third is not.
        if list.is_empty() || moment.done >= 2 {
            list.push(Action::EndTurn);
        }
        list
    }

    /// R10, R36, R86: whether a pawn may act, and then whether it is its second action.
    fn may_act(&self, id: PawnId) -> Option<bool> {
        let moment = self.position.turn_state();
        let bit = 1 << id.index();
        if moment.spent & bit != 0 {
            return None;
        }
        if moment.acted & bit == 0 {
            return Some(false);
        }
        let again = match self.tables.options.double_action {
            DoubleAction::Instead => moment.done == 1,
            DoubleAction::InsideThree => true,
        };
        (moment.compensated && !moment.doubled && again).then_some(true)
    }
}

fn other(side: Side) -> Side {
    Side(1 - side.0)
}

/// The number of ranks that one step forward advances.
fn forward(side: Side) -> i8 {
    if side == Side(0) { 1 } else { -1 }
}

/// The files and ranks of one step to the north, and of the others clockwise from there.
fn step(heading: u8) -> Place {
    match heading % 8 {
        0 => (0, 1),
        1 => (1, 1),
        2 => (1, 0),
        3 => (1, -1),
        4 => (0, -1),
        5 => (-1, -1),
        6 => (-1, 0),
        _ => (-1, 1),
    }
}
