//! The result of an action, in the naive implementation.

use super::state::{Figure, State, now};
use super::{Place, Table, moves, other};
use crate::rules::arena::{
    Action, Ending, Ground, Heading, Path, PawnId, Pending, Position, Power, SIDES, Stage, Tables,
    Whereabouts,
};
use crate::rules::{Side, Square};

/// The result of a legal action, without the endings of R95 and R96.
pub(in super::super) fn after(tables: &Tables, position: &Position, action: Action) -> State {
    let table = Table { tables, position };
    let mut deed = Deed { table, state: now(tables, position) };
    match action {
        Action::Begin(side) => deed.begin(side),
        Action::Place { pawn, square } => deed.place(pawn, square),
        Action::Move { from, path, distance, spared } => {
            let id = position.pawn_at(from).unwrap();
            deed.go(id, (path, distance, spared));
        }
        Action::Turn { square, heading } => {
            let id = position.pawn_at(square).unwrap();
            deed.point(id, heading);
            deed.count(id, 1);
        }
        Action::Face(heading) => {
            if let Some(Pending::Face(id)) = deed.state.pending.pop() {
                deed.point(id, heading);
            }
        }
        Action::Free(pawn) => deed.free(pawn),
        Action::Enough => {
            deed.state.pending.pop();
        }
        Action::EndTurn => deed.end_turn(),
    }
    deed.wait();
    deed.calm();
    deed.judge();
    deed.state
}

struct Deed<'a> {
    table: Table<'a>,
    state: State,
}

impl Deed<'_> {
    fn figure(&mut self, id: PawnId) -> &mut Figure {
        self.state.figures.iter_mut().find(|figure| figure.id == id).unwrap()
    }

    fn has(&self, id: PawnId, power: Power) -> bool {
        self.table.plan(id).has(power)
    }

    fn point(&mut self, id: PawnId, heading: Heading) {
        let figure = self.figure(id);
        figure.square = figure.square.map(|(square, _)| (square, heading));
    }

    fn leave(&mut self, id: PawnId, whereabouts: Whereabouts) {
        let figure = self.figure(id);
        (figure.whereabouts, figure.square, figure.endangered) = (whereabouts, None, false);
        if whereabouts == Whereabouts::Captive {
            figure.armored = false;
        }
    }

    /// R25, R53: makes it a captive, or sends it home.
    fn take(&mut self, id: PawnId) {
        if self.has(id, Power::Unjailable) {
            self.go_home(id);
        } else {
            self.leave(id, Whereabouts::Captive);
        }
    }

    /// R35, R38, R53: it restarts in the den.
    fn go_home(&mut self, id: PawnId) {
        self.leave(id, Whereabouts::Aside);
        self.state.pending.push(Pending::Place(id));
    }

    /// Counts an action of a pawn; R82 counts as two.
    fn count(&mut self, id: PawnId, actions: u8) {
        let bit = 1 << id.index();
        self.state.doubled |= self.state.acted & bit != 0;
        self.state.acted |= bit;
        self.state.done += actions;
    }

    fn begin(&mut self, side: Side) {
        self.state.to_move = side;
        self.state.stage = match self.state.figures[0].whereabouts {
            Whereabouts::Board => Stage::Playing,
            _ => Stage::Placing,
        };
        self.state.second = Some(other(side)).filter(|_| self.state.stage == Stage::Placing);
    }

    /// R5, R35, R53, R85.
    fn place(&mut self, id: PawnId, square: Square) {
        if self.state.pending.is_empty() {
            self.state.done += 1;
        } else {
            self.state.pending.pop();
        }
        let figure = self.figure(id);
        figure.whereabouts = Whereabouts::Board;
        figure.square = Some((square, Heading::forward(id.side())));
        self.state.pending.push(Pending::Face(id));
        self.threaten(id);
    }

    fn free(&mut self, id: PawnId) {
        self.leave(id, Whereabouts::Aside);
        let Some(Pending::Free { rescuer, left }) = self.state.pending.pop() else { return };
        self.state.pending.push(Pending::Free { rescuer, left: left - 1 });
        self.state.pending.push(Pending::Place(id));
        self.state.acted |= 1 << id.index();
    }

    fn go(&mut self, id: PawnId, line: (Path, u8, u8)) {
        let again = self.state.acted & 1 << id.index() != 0;
        let (taken, hit, place) = moves::met(self.table, id, line, again);
        let square = self.table.square(place);
        let ground = self.table.ground(place);
        let below = self.state.pending.len();
        let swept = !taken.is_empty();
        taken.into_iter().for_each(|enemy| self.take(enemy));
        if let Ground::Hunt(_) = ground {
            // R34, R35, R89.
            let points = self.table.plan(id).points;
            self.state.score[usize::from(id.side().0)] += points;
            self.state.hunter = Some(id.side());
            let armor = self.has(id, Power::Armor);
            self.figure(id).armored |= armor;
            self.count(id, 1);
            return self.go_home(id);
        }
        if let Ground::Prison(_) = ground {
            self.count(id, 2);
            self.state.owed = true;
            return self.rescue(id);
        }
        self.count(id, 1);
        if hit.is_none_or(|enemy| self.strike(id, enemy, ground)) {
            let figure = self.figure(id);
            figure.square = figure.square.map(|(_, heading)| (square, heading));
        }
        // R62-R64: a web captures the pawn in it.
        if self.caught(id) {
            return self.take(id);
        }
        self.threaten(id);
        // R12, R49.
        if hit.is_none() && !swept || !self.has(id, Power::Rigid) {
            // The pawns it sent home come first.
            self.state.pending.insert(below, Pending::Face(id));
        }
    }

    /// R25, R30, R31, R77, R90: a hit, and whether the attacker stays on the square of the hit.
    fn strike(&mut self, id: PawnId, enemy: PawnId, ground: Ground) -> bool {
        let armored = self.figure(enemy).armored;
        if armored {
            self.figure(enemy).armored = false;
        } else {
            self.take(enemy);
        }
        !armored && (ground != Ground::Area(id.side()) || self.has(id, Power::Guard))
    }

    /// R83, R84, R56.
    fn rescue(&mut self, id: PawnId) {
        if self.has(id, Power::Unjailable) {
            self.go_home(id);
        } else {
            self.leave(id, Whereabouts::Captive);
        }
        self.state.pending.push(Pending::Free { rescuer: id, left: super::FREED_AT_MOST });
    }

    /// R55, R58: whether the pawn is in a web that works on it.
    fn caught(&self, id: PawnId) -> bool {
        let figure = self.state.figures.iter().find(|figure| figure.id == id);
        let place =
            figure.and_then(|figure| figure.square).map(|(square, _)| self.place_of(square));
        place.is_some_and(|place| self.spun(id.side(), place)) && !self.has(id, Power::WebProof)
    }

    fn place_of(&self, Square(number): Square) -> Place {
        let width = self.table.tables.grid.width;
        ((number % width) as i8, (number / width) as i8)
    }

    /// R61: a spinner's movement endangers enemies.
    fn threaten(&mut self, id: PawnId) {
        if !self.has(id, Power::Web) {
            return;
        }
        let spinner = self.figure(id).square.map(|(square, _)| self.place_of(square));
        for index in 0..self.state.figures.len() {
            let Figure { id: enemy, square, .. } = self.state.figures[index];
            let places = spinner.zip(square.map(|(square, _)| self.place_of(square)));
            let near = places
                .is_some_and(|(from, to)| (from.0 - to.0).abs().max((from.1 - to.1).abs()) == 1);
            // On land within one step it must be this spinner's web.
            if enemy.side() != id.side() && near && self.caught(enemy) {
                self.state.figures[index].endangered = true;
            }
        }
    }

    /// R38, R83: a decision without an answer is dropped; a pawn without a free den square waits
    /// off the board.
    fn wait(&mut self) {
        while let Some(decision) = self.state.pending.last().copied() {
            let open = match decision {
                Pending::Place(id) => self.has_home(id),
                Pending::Free { rescuer, left } => left > 0 && self.has_candidate(rescuer),
                _ => true,
            };
            if open {
                break;
            }
            self.state.pending.pop();
        }
    }

    fn has_candidate(&self, rescuer: PawnId) -> bool {
        self.state.figures.iter().any(|figure| {
            figure.id != rescuer
                && figure.id.side() == rescuer.side()
                && figure.whereabouts == Whereabouts::Captive
                && self.has_home(figure.id)
        })
    }

    /// R35, R55, R65: a free den square on which a pawn may restart.
    fn has_home(&self, id: PawnId) -> bool {
        self.table.places().into_iter().any(|place| {
            let square = self.table.square(place);
            let ground = self.table.ground(place);
            let wet = ground == Ground::WaterDen(id.side());
            let mut standing = self.state.figures.iter().filter_map(|figure| figure.square);
            (ground == Ground::LandDen(id.side()) || wet && !self.table.plan(id).water.is_empty())
                && standing.all(|(other, _)| other != square)
                && (!self.spun(id.side(), place) || self.has(id, Power::WebProof))
        })
    }

    /// R58, R60: whether it is in the web of an enemy that is still on the board.
    fn spun(&self, side: Side, place: Place) -> bool {
        let land =
            matches!(self.table.ground(place), Ground::Land | Ground::LandDen(_) | Ground::Area(_));
        let near = |figure: &Figure| {
            let Some((square, _)) = figure.square else { return false };
            let from = self.place_of(square);
            (from.0 - place.0).abs().max((from.1 - place.1).abs()) == 1
        };
        let mut enemies = self.state.figures.iter().filter(|figure| figure.id.side() != side);
        land && enemies.any(|figure| self.has(figure.id, Power::Web) && near(figure))
    }

    /// R61: a pawn outside webs is out of danger.
    fn calm(&mut self) {
        for index in 0..self.state.figures.len() {
            let id = self.state.figures[index].id;
            self.state.figures[index].endangered &= self.caught(id);
        }
    }

    /// R7, R10, R61, R86.
    fn end_turn(&mut self) {
        let state = &mut self.state;
        (state.done, state.acted, state.doubled) = (0, 0, false);
        if state.stage == Stage::Placing {
            let aside = |side: Side| {
                let mut figures = state.figures.iter();
                figures.any(|f| f.id.side() == side && f.whereabouts == Whereabouts::Aside)
            };
            if aside(Side(0)) || aside(Side(1)) {
                state.to_move = other(state.to_move);
                return;
            }
            // R7.
            state.stage = Stage::Playing;
            state.to_move = state.second.take().unwrap();
            return;
        }
        let side = state.to_move;
        state.to_move = other(side);
        (state.compensated, state.owed) = (state.owed, false);
        for index in 0..self.state.figures.len() {
            let figure = self.state.figures[index];
            if figure.endangered && figure.id.side() == side {
                // On the sheet every pawn that can be endangered can be jailed. Another one would
                // wait as in R38.
                let jailed = !self.has(figure.id, Power::Unjailable);
                let to = if jailed { Whereabouts::Captive } else { Whereabouts::Aside };
                self.leave(figure.id, to);
            }
        }
        // R38: a waiting pawn enters as soon as there is a square.
        for index in 0..self.state.figures.len() {
            let Figure { id, whereabouts, .. } = self.state.figures[index];
            let waits = id.side() != side && whereabouts == Whereabouts::Aside;
            if waits {
                self.state.pending.push(Pending::Place(id));
            }
        }
    }

    /// R93, R94.
    fn judge(&mut self) {
        let freeing = |pending: &Pending| matches!(pending, Pending::Free { .. });
        let target = self.table.position.target();
        for side in SIDES {
            let mut jailable = self
                .state
                .figures
                .iter()
                .filter(|f| f.id.side() == other(side) && !self.has(f.id, Power::Unjailable));
            if self.state.score[usize::from(side.0)] >= target {
                self.state.ending = Some(Ending::Points { winner: side });
            } else if self.state.stage == Stage::Playing
                && !self.state.pending.iter().any(freeing)
                && jailable.all(|f| f.whereabouts == Whereabouts::Captive)
            {
                self.state.ending = Some(Ending::Imprisoned { winner: side });
            }
        }
    }
}
