//! What comes of a decision, read from the sheet a second time.

use super::{Table, moves, other};
use crate::rules::arena::{
    Action, Ending, Ground, Heading, Path, PawnId, Pending, Position, Power, SIDES, Stage, Tables,
    Whereabouts,
};
use crate::rules::{Side, Square};

/// A pawn as anybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Figure {
    id: PawnId,
    whereabouts: Whereabouts,
    /// Where it stands, if it stands.
    square: Option<(Square, Heading)>,
    armored: bool,
    endangered: bool,
}

/// What lies on the table and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct State {
    figures: Vec<Figure>,
    score: [u8; 2],
    hunter: Option<Side>,
    stage: Stage,
    to_move: Side,
    done: u8,
    compensated: bool,
    doubled: bool,
    owed: bool,
    acted: u32,
    /// In their order, the topmost last.
    pending: Vec<Pending>,
    /// Points or captives (R93, R94); how matches end that go nowhere is not read here.
    ending: Option<Ending>,
}

/// A position as it lies there.
pub(in super::super) fn now(tables: &Tables, position: &Position) -> State {
    let mut figures = Vec::new();
    for side in SIDES {
        for index in 0..tables.pack(side).len() as u8 {
            let id = PawnId::new(side, index);
            let pawn = position.pawn(id);
            let stands = pawn.whereabouts() == Whereabouts::Board;
            figures.push(Figure {
                id,
                whereabouts: pawn.whereabouts(),
                square: stands.then(|| (pawn.square(), pawn.heading())),
                armored: pawn.armored(),
                endangered: pawn.endangered(),
            });
        }
    }
    let moment = position.moment();
    State {
        figures,
        score: SIDES.map(|side| position.score(side)),
        hunter: position.last_hunter(),
        stage: moment.stage,
        to_move: moment.to_move,
        done: moment.done,
        compensated: moment.compensated,
        doubled: moment.doubled,
        owed: moment.owed,
        acted: moment.acted,
        pending: moment.stack().to_vec(),
        ending: position
            .ending()
            .filter(|ending| matches!(ending, Ending::Points { .. } | Ending::Imprisoned { .. })),
    }
}

/// What comes of a legal decision, but for the endings of R95 and R96.
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

    /// R25, R53: a captive, or at home.
    fn take(&mut self, id: PawnId) {
        if self.has(id, Power::Unjailable) {
            self.go_home(id);
        } else {
            self.leave(id, Whereabouts::Captive);
        }
    }

    /// R35, R38, R53: starts again in the den.
    fn go_home(&mut self, id: PawnId) {
        self.leave(id, Whereabouts::Aside);
        self.state.pending.push(Pending::Place(id));
    }

    /// An action of a pawn, R82's being two.
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
        // R62-R64: a web takes whom it catches.
        if self.caught(id) {
            return self.take(id);
        }
        self.threaten(id);
        // R12, R49.
        if hit.is_none() && !swept || !self.has(id, Power::Rigid) {
            self.state.pending.push(Pending::Face(id));
        }
    }

    /// R25, R30, R31, R77, R90: a hit, and whether the attacker stays where it hit.
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

    /// R58: in the web of an enemy that is still there.
    fn caught(&self, id: PawnId) -> bool {
        self.state.figures.iter().any(|figure| {
            figure.id.side() != id.side()
                && self.has(figure.id, Power::Web)
                && self.webbed_by(figure, id)
        })
    }

    fn webbed_by(&self, spinner: &Figure, id: PawnId) -> bool {
        let width = self.table.tables.grid.width;
        let place = |square: Square| ((square.0 % width) as i8, (square.0 / width) as i8);
        let victim = self.state.figures.iter().find(|figure| figure.id == id).unwrap();
        let (Some((from, _)), Some((to, _))) = (spinner.square, victim.square) else {
            return false;
        };
        let (from, to) = (place(from), place(to));
        let land =
            matches!(self.table.ground(to), Ground::Land | Ground::LandDen(_) | Ground::Area(_));
        let near = (from.0 - to.0).abs().max((from.1 - to.1).abs()) == 1;
        land && near && !self.has(id, Power::WebProof)
    }

    /// R61: a spinner's movement puts enemies in danger.
    fn threaten(&mut self, id: PawnId) {
        if !self.has(id, Power::Web) {
            return;
        }
        let spinner = *self.figure(id);
        for index in 0..self.state.figures.len() {
            let enemy = self.state.figures[index].id;
            if enemy.side() != id.side() && self.webbed_by(&spinner, enemy) {
                self.state.figures[index].endangered = true;
            }
        }
    }

    /// R61: out of the web, out of danger.
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
            match aside(other(state.to_move)) {
                true => state.to_move = other(state.to_move),
                false => state.stage = Stage::Playing,
            }
            return;
        }
        let side = state.to_move;
        state.to_move = other(side);
        (state.compensated, state.owed) = (state.owed, false);
        for index in 0..self.state.figures.len() {
            let figure = self.state.figures[index];
            if figure.endangered && figure.id.side() == side {
                // Nobody on the sheet can be endangered but not jailed; it waits as in R38.
                let jailed = !self.has(figure.id, Power::Unjailable);
                let to = if jailed { Whereabouts::Captive } else { Whereabouts::Aside };
                self.leave(figure.id, to);
            }
        }
        // R38: who waited comes as soon as there is a square.
        for index in 0..self.state.figures.len() {
            let Figure { id, whereabouts, .. } = self.state.figures[index];
            let waits = id.side() != side && whereabouts == Whereabouts::Aside;
            if waits && !self.table.restarts(id, false, true).is_empty() {
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

/// What differs, in words.
impl State {
    /// Everything but the pawns; in which order decisions are asked for the sheet leaves open.
    fn rest(&self) -> State {
        let mut rest = self.clone();
        // Whether anybody is left to be freed is told by what is legal then.
        rest.pending.retain(|pending| !matches!(pending, Pending::Free { .. }));
        rest.pending.sort_by_key(|pending| format!("{pending:?}"));
        rest.figures.clear();
        rest
    }

    pub(in super::super) fn differences(&self, rules: &State) -> Vec<String> {
        let mut list = Vec::new();
        for (mine, theirs) in self.figures.iter().zip(&rules.figures) {
            if mine != theirs {
                list.push(format!("naive {mine:?}, rules {theirs:?}"));
            }
        }
        let (mine, theirs) = (self.rest(), rules.rest());
        if mine != theirs {
            list.push(format!("naive {mine:?}\nrules {theirs:?}"));
        }
        list
    }
}
