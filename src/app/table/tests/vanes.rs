//! Vanes: a minimal game with everything a table must show. Weather vanes step and turn.
//!
//! A turn is two actions and an explicit end. After a step the vane may turn; without a turn it
//! keeps its heading, which is a default action. Vanes come onto the board from beside it, take
//! each other, have bars as captives and a rosette from their first step on. A step to the middle
//! square is marked with a skull, to test grave choices.

use crate::rules::hashing::Hasher;
use crate::rules::{
    Actor, Dice, Game, Grid, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, Square,
    TextFlaw, Turn, Viewer,
};

#[derive(Clone, Debug)]
pub(super) struct Vanes;

/// The square and heading of two vanes a side; the second of each waits beside the board.
pub(super) const START: [(Option<u8>, u8); 4] = [(Some(1), 0), (None, 0), (Some(13), 4), (None, 4)];
pub(super) const GRID: Grid = Grid { width: 5, height: 3 };
pub(super) const MIDDLE: u8 = 7;
pub(super) const END_TURN: Spot = Spot::Button(8);
const TURNS: u8 = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Vane {
    pub(super) square: Option<u8>,
    pub(super) captive: bool,
    pub(super) heading: u8,
    pub(super) decorated: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Roof {
    pub(super) vanes: [Vane; 4],
    pub(super) to_move: Side,
    /// Actions of this turn.
    pub(super) done: u8,
    /// The vane that may turn.
    pub(super) due: Option<u8>,
    turns: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Gust {
    Place(u8, u8),
    Step(u8, u8),
    Turn(u8, u8),
    Face(u8),
    EndTurn,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Event {
    Placed { vane: u8, square: u8, heading: u8 },
    Stepped(u8, u8),
    Taken(u8),
    Decorated(u8),
    Turned(u8, u8),
    Awaits(Option<u8>),
    Passed(Side),
    Over,
}

/// What the phases of a step pass on.
#[derive(Clone, Default, Debug)]
pub(super) struct Blow {
    /// The vane that is hit.
    hit: Option<u8>,
    /// The vane that stepped, which may turn now.
    stepped: Option<u8>,
}

pub(super) fn side_of(vane: u8) -> Side {
    Side(vane / 2)
}

impl Roof {
    pub(super) fn on(&self, square: u8) -> Option<u8> {
        (0..4).find(|vane| self.vanes[usize::from(*vane)].square == Some(square))
    }

    fn vane(&mut self, vane: u8) -> &mut Vane {
        &mut self.vanes[usize::from(vane)]
    }

    fn learn(&mut self, event: &Event) {
        match *event {
            Event::Placed { vane, square, heading } => {
                let vane = self.vane(vane);
                (vane.square, vane.heading) = (Some(square), heading);
            }
            Event::Stepped(vane, to) => self.vane(vane).square = Some(to),
            Event::Taken(vane) => {
                let vane = self.vane(vane);
                (vane.square, vane.captive) = (None, true);
            }
            Event::Decorated(vane) => self.vane(vane).decorated = true,
            Event::Turned(vane, heading) => self.vane(vane).heading = heading,
            Event::Awaits(due) => {
                self.due = due;
                self.done += u8::from(due.is_some());
            }
            Event::Passed(side) => (self.to_move, self.done) = (side, 0),
            Event::Over => self.turns = TURNS,
        }
    }
}

fn tell(turn: &mut Turn<'_, Vanes>, event: Event) {
    turn.position.learn(&event);
    turn.tell(|| event);
}

fn step(turn: &mut Turn<'_, Vanes>) {
    match turn.action {
        Gust::Place(vane, square) => {
            let heading = side_of(vane).0 * 4;
            tell(turn, Event::Placed { vane, square, heading });
        }
        Gust::Step(from, to) => {
            let Some(vane) = turn.position.on(from) else { return };
            turn.scratch.hit = turn.position.on(to);
            tell(turn, Event::Stepped(vane, to));
            if !turn.position.vanes[usize::from(vane)].decorated {
                tell(turn, Event::Decorated(vane));
            }
            turn.scratch.stepped = Some(vane);
        }
        _ => {}
    }
}

fn capture(turn: &mut Turn<'_, Vanes>) {
    if let Some(victim) = turn.scratch.hit {
        tell(turn, Event::Taken(victim));
    }
}

fn face(turn: &mut Turn<'_, Vanes>) {
    let (vane, heading) = match turn.action {
        Gust::Turn(square, heading) => (turn.position.on(square), heading),
        Gust::Face(heading) => (turn.position.due, heading),
        _ => return,
    };
    let Some(vane) = vane else { return };
    if turn.position.vanes[usize::from(vane)].heading != heading {
        tell(turn, Event::Turned(vane, heading));
    }
}

fn upkeep(turn: &mut Turn<'_, Vanes>) {
    match turn.action {
        Gust::Step(..) => tell(turn, Event::Awaits(turn.scratch.stepped)),
        Gust::Face(_) => tell(turn, Event::Awaits(None)),
        Gust::Place(..) | Gust::Turn(..) => turn.position.done += 1,
        Gust::EndTurn => {
            turn.position.turns += 1;
            tell(turn, Event::Passed(Side(1 - turn.position.to_move.0)));
            if turn.position.turns >= TURNS {
                tell(turn, Event::Over);
            }
        }
    }
}

impl Game for Vanes {
    const ID: &'static str = "vanes";
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::MOVEMENT, step),
        (Phase::CAPTURE, capture),
        (Phase::named("facing"), face),
        (Phase::UPKEEP, upkeep),
    ];

    type Setup = ();
    type Tables = ();
    type Position = Roof;
    type Action = Gust;
    type Event = Event;
    type View = Roof;
    type Scratch = Blow;

    fn start((): &(), (): &()) -> Roof {
        let vanes = START.map(|(square, heading)| Vane {
            square,
            captive: false,
            heading,
            decorated: false,
        });
        Roof { vanes, to_move: Side(0), done: 0, due: None, turns: 0 }
    }

    fn seats(_: &Roof) -> u8 {
        2
    }

    fn side_of(_: &Roof, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn actor((): &(), roof: &Roof) -> Actor {
        match roof.turns {
            TURNS.. => Actor::Nobody(Outcome::shared(2, "vanes-end-calm")),
            _ => Actor::Seat(Seat(roof.to_move.0)),
        }
    }

    fn actions((): &(), roof: &Roof, out: &mut Vec<Gust>) {
        if roof.turns >= TURNS {
            return;
        }
        if roof.due.is_some() {
            out.extend((0..8).map(Gust::Face));
            return;
        }
        out.push(Gust::EndTurn);
        if roof.done >= 2 {
            return;
        }
        let own = |square: u8| roof.on(square).is_some_and(|vane| side_of(vane) == roof.to_move);
        for (id, vane) in (0..).zip(&roof.vanes).filter(|(id, _)| side_of(*id) == roof.to_move) {
            let Some(from) = vane.square else {
                let home = if id < 2 { 0..5 } else { 10..15 };
                let free = home.filter(|square| !vane.captive && roof.on(*square).is_none());
                out.extend(free.map(|square| Gust::Place(id, square)));
                continue;
            };
            let ways = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let steps = ways.into_iter().filter_map(|way| GRID.step(Square(from), way));
            out.extend(steps.filter(|to| !own(to.0)).map(|to| Gust::Step(from, to.0)));
            let turns = (0..8).filter(|heading| *heading != vane.heading);
            out.extend(turns.map(|heading| Gust::Turn(from, heading)));
        }
    }

    fn accepts((): &(), roof: &Roof, action: Gust) -> bool {
        let mut all = Vec::new();
        Self::actions(&(), roof, &mut all);
        all.contains(&action)
    }

    fn action_space((): &(), roof: &Roof, out: &mut Vec<Gust>) {
        Self::actions(&(), roof, out);
    }

    fn default_action((): &(), roof: &Roof) -> Option<Gust> {
        roof.due.map(|vane| Gust::Face(roof.vanes[usize::from(vane)].heading))
    }

    fn known_to((): &(), roof: &Roof, _: Viewer) -> Roof {
        roof.clone()
    }

    fn learn((): &(), view: &mut Roof, event: &Event) {
        view.learn(event);
    }

    fn determinize((): &(), view: &Roof, _: Viewer, _: &mut dyn Dice) -> Roof {
        view.clone()
    }

    fn told_to(_: &Roof, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn spots((): &(), action: Gust) -> Spots {
        match action {
            Gust::Place(vane, square) => {
                Spots::new(&[Spot::Marker(vane.into()), Spot::Square(square)])
            }
            Gust::Step(from, to) => Spots::new(&[Spot::Square(from), Spot::Square(to)]),
            Gust::Turn(square, heading) => {
                Spots::new(&[Spot::Square(square), Spot::Button(heading.into())])
            }
            Gust::Face(heading) => Spots::new(&[Spot::Button(heading.into())]),
            Gust::EndTurn => Spots::new(&[END_TURN]),
        }
    }

    fn refusal((): &(), _: &Roof, _: &[Spot], spot: Spot) -> Option<Refusal> {
        matches!(spot, Spot::Button(0..8)).then(|| Refusal::new("vanes-why-same-heading"))
    }

    fn hash((): &(), roof: &Roof) -> u64 {
        let mut hasher = Hasher::new(1);
        for vane in roof.vanes {
            let square = vane.square.map_or(0, |square| u64::from(square) + 1);
            hasher.word(square << 8 | u64::from(vane.heading));
        }
        hasher.word(u64::from(roof.turns) << 8 | u64::from(roof.done));
        hasher.finish()
    }

    fn action_text((): &(), action: Gust) -> String {
        format!("{action:?}")
    }

    fn parse_action((): &(), _: &str) -> Result<Gust, TextFlaw> {
        Err(TextFlaw::new(1, "vanes are not written down"))
    }

    fn position_text((): &(), roof: &Roof) -> String {
        format!("{roof:?}")
    }

    fn parse_position((): &(), _: &str) -> Result<Roof, TextFlaw> {
        Err(TextFlaw::new(1, "vanes are not written down"))
    }

    fn setup_text((): &(), (): &()) -> String {
        "standard".into()
    }

    fn parse_setup((): &(), _: &str) -> Result<(), TextFlaw> {
        Ok(())
    }

    fn tables_hash((): &()) -> u64 {
        0
    }

    fn check((): &(), _: &Roof) -> Result<(), String> {
        Ok(())
    }
}
