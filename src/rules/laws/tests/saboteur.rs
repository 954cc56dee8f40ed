//! A race to six by ones and twos between two players, one of whom knows the side of a tossed coin;
//! each [`Sabotage`] breaks the game in one place.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Turn,
    Viewer,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sabotage {
    None,
    Endless,
    Unsound,
    Stranger,
    Nobody,
    ActsAfterEnd,
    Idle,
    NoDraw,
    Weightless,
    NobodyFirst,
    RankedTooLow,
    AlliesApart,
    WrongHash,
    Twice,
    AcceptsMore,
    AcceptsLess,
    Inconceivable,
    SameSpots,
    NoSpots,
    Refuses,
    Listens,
    SetupText,
    PositionText,
    ActionText,
    Untold,
    WrongDream,
    UnsoundDream,
    SecretChoice,
    SecretTurn,
    Shows,
    Returns,
    Restless,
    Moody { every: u32 },
}

#[derive(Clone, Debug)]
pub(super) struct Race;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    coin: u8,
    sum: u8,
    sabotage: Sabotage,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Action {
    Flip(u8),
    Add(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Event {
    Flipped(Option<u8>),
    Added(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct View {
    coin: Option<u8>,
    flipped: bool,
    sum: u8,
    sabotage: Sabotage,
}

const GOAL: u8 = 6;
static PLAYED: AtomicU32 = AtomicU32::new(0);

/// Resets the count of how often the moody game is played.
pub(super) fn calm_down() {
    PLAYED.store(0, Ordering::Relaxed);
}

fn act(turn: &mut Turn<'_, Race>) {
    let position = &mut *turn.position;
    match turn.action {
        Action::Flip(coin) => position.coin = coin,
        Action::Add(number) => position.sum += number,
    }
    match *turn.tables {
        Sabotage::Endless if position.sum >= GOAL => position.sum = 0,
        Sabotage::Unsound => position.sum = 100,
        Sabotage::Moody { every } => {
            let moody = PLAYED.fetch_add(1, Ordering::Relaxed) % every == every - 1;
            position.sum += u8::from(moody) * 100;
        }
        _ => {}
    }
    let mut heard = false;
    let action = turn.action;
    turn.tell(|| {
        heard = true;
        match action {
            Action::Flip(coin) => Event::Flipped(Some(coin)),
            Action::Add(number) => Event::Added(number),
        }
    });
    if heard && *turn.tables == Sabotage::Listens {
        turn.position.sum += 1;
    }
}

fn mover(position: &Position) -> Seat {
    match position.sabotage {
        Sabotage::Stranger => Seat(2),
        Sabotage::SecretTurn => Seat(position.coin & 1),
        _ => Seat(position.sum & 1),
    }
}

fn key(tables: &Sabotage, position: &Position) -> u64 {
    match tables {
        Sabotage::Returns => 7,
        _ => u64::from(position.sum) << 8 | u64::from(position.coin),
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[(Phase::named("act"), act)];
    const LONGEST_MATCH: u32 = 40;

    type Setup = ();
    type Tables = Sabotage;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Scratch = ();

    fn start(tables: &Sabotage, (): &()) -> Position {
        Position { coin: 0, sum: 0, sabotage: *tables }
    }

    fn seats(position: &Position) -> u8 {
        if position.sabotage == Sabotage::Nobody { 0 } else { 2 }
    }

    fn side_of(position: &Position, seat: Seat) -> Side {
        if position.sabotage == Sabotage::AlliesApart { Side(0) } else { Side(seat.0) }
    }

    fn actor(tables: &Sabotage, position: &Position) -> Actor {
        match (tables, position.coin, position.sum) {
            (Sabotage::NobodyFirst, _, GOAL..) => Actor::Nobody(Outcome::ranked(&[1, 1], "race")),
            (Sabotage::RankedTooLow, _, GOAL..) => Actor::Nobody(Outcome::ranked(&[0, 2], "race")),
            (_, _, GOAL..) => Actor::Nobody(Outcome::won_by(Seat(0), 2, "race")),
            (_, 0, _) => Actor::Chance,
            _ => Actor::Seat(mover(position)),
        }
    }

    fn actions(tables: &Sabotage, position: &Position, out: &mut Vec<Action>) {
        let (coin, sum) = (position.coin, position.sum);
        match (tables, coin) {
            (Sabotage::NoDraw, 0) => {}
            (_, 0) => out.extend([1, 2].map(Action::Flip)),
            (Sabotage::Idle, _) => {}
            (Sabotage::ActsAfterEnd, _) => out.extend([1, 2].map(Action::Add)),
            _ if sum >= GOAL => {}
            (Sabotage::Twice, _) => out.extend([1, 2, 1].map(Action::Add)),
            (Sabotage::SecretChoice, 2) => out.push(Action::Add(1)),
            _ => out.extend([1, 2].map(Action::Add)),
        }
    }

    fn accepts(tables: &Sabotage, position: &Position, action: Action) -> bool {
        let mut actions = Vec::new();
        Self::actions(tables, position, &mut actions);
        match (tables, action) {
            (Sabotage::AcceptsMore, Action::Add(3)) => true,
            (Sabotage::AcceptsLess, Action::Flip(2)) => false,
            _ => actions.contains(&action),
        }
    }

    fn action_space(tables: &Sabotage, _: &Position, out: &mut Vec<Action>) {
        out.extend([1, 2].map(Action::Flip));
        let least = if *tables == Sabotage::Inconceivable { 2 } else { 1 };
        out.extend((least..4).map(Action::Add));
    }

    fn weight(tables: &Sabotage, _: &Position, action: Action) -> u32 {
        if *tables == Sabotage::Weightless { 0 } else { u32::from(action == Action::Flip(1)) + 1 }
    }

    fn known_to(tables: &Sabotage, position: &Position, viewer: Viewer) -> View {
        let knows = viewer == Viewer::Seat(Seat(0)) && position.coin != 0;
        View {
            coin: knows.then_some(position.coin),
            flipped: position.coin != 0,
            sum: position.sum,
            sabotage: *tables,
        }
    }

    fn learn(_: &Sabotage, view: &mut View, event: &Event) {
        match event {
            Event::Flipped(coin) => (view.coin, view.flipped) = (*coin, true),
            Event::Added(number) => {
                let over = view.sabotage == Sabotage::Endless && view.sum + number >= GOAL;
                view.sum = if over { 0 } else { view.sum + number };
            }
        }
    }

    fn shown_to(view: &View) -> View {
        let shows = view.sabotage == Sabotage::Shows;
        View { sum: view.sum.wrapping_add(u8::from(shows)), ..view.clone() }
    }

    fn determinize(tables: &Sabotage, view: &View, _: Viewer, dice: &mut dyn Dice) -> Position {
        let drawn = 1 + dice.below(2) as u8;
        let coin = if view.flipped { view.coin.unwrap_or(drawn) } else { 0 };
        let sum = match tables {
            Sabotage::WrongDream => view.sum + 1,
            Sabotage::UnsoundDream => 100,
            _ => view.sum,
        };
        Position { coin, sum, sabotage: *tables }
    }

    fn told_to(position: &Position, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Flipped(_) if viewer != Viewer::Seat(Seat(0)) => Some(Event::Flipped(None)),
            Event::Added(_) if position.sabotage == Sabotage::Untold => None,
            _ => Some(event.clone()),
        }
    }

    fn spots(tables: &Sabotage, action: Action) -> Spots {
        match (tables, action) {
            (_, Action::Flip(_)) | (Sabotage::NoSpots, _) => Spots::new(&[]),
            (Sabotage::SameSpots, _) => Spots::new(&[Spot::Button(0)]),
            (_, Action::Add(number)) => Spots::new(&[Spot::Button(number.into())]),
        }
    }

    fn refusal(tables: &Sabotage, _: &View, _: &[Spot], _: Spot) -> Option<Refusal> {
        (*tables == Sabotage::Refuses).then(|| Refusal::new("race-why"))
    }

    fn hash(tables: &Sabotage, position: &Position) -> u64 {
        let wrong = u64::from(*tables == Sabotage::WrongHash);
        key(tables, position) + wrong
    }

    fn hash_from_scratch(tables: &Sabotage, position: &Position) -> Option<u64> {
        Some(key(tables, position))
    }

    fn plies_since_irreversible(position: &Position) -> u16 {
        if position.sabotage == Sabotage::Restless { u16::from(position.sum) * 9 } else { 0 }
    }

    fn action_text(_: &Sabotage, action: Action) -> String {
        match action {
            Action::Flip(coin) => format!("flip{coin}"),
            Action::Add(number) => format!("add{number}"),
        }
    }

    fn parse_action(tables: &Sabotage, text: &str) -> Result<Action, TextFlaw> {
        let wrong = |_| TextFlaw::new(1, "no action");
        let wanted = if *tables == Sabotage::ActionText { "plus" } else { "add" };
        match (text.strip_prefix("flip"), text.strip_prefix(wanted)) {
            (Some(coin), _) => coin.parse().map(Action::Flip).map_err(wrong),
            (_, Some(number)) => number.parse().map(Action::Add).map_err(wrong),
            _ => Err(TextFlaw::new(1, "no action")),
        }
    }

    fn position_text(_: &Sabotage, position: &Position) -> String {
        format!("{} {}", position.coin, position.sum)
    }

    fn parse_position(tables: &Sabotage, text: &str) -> Result<Position, TextFlaw> {
        let wrong = || TextFlaw::new(1, "no position");
        let (coin, sum) = text.split_once(' ').ok_or_else(wrong)?;
        let number = |text: &str| text.parse().map_err(|_| wrong());
        let lost = if *tables == Sabotage::PositionText { 1 } else { 0 };
        Ok(Position { coin: number(coin)?, sum: number(sum)? + lost, sabotage: *tables })
    }

    fn setup_text(_: &Sabotage, (): &()) -> String {
        "standard".into()
    }

    fn parse_setup(tables: &Sabotage, text: &str) -> Result<(), TextFlaw> {
        let read = text == "standard" && *tables != Sabotage::SetupText;
        if read { Ok(()) } else { Err(TextFlaw::new(1, "no set-up")) }
    }

    fn tables_hash(_: &Sabotage) -> u64 {
        0
    }

    fn check(_: &Sabotage, position: &Position) -> Result<(), String> {
        if position.sum < 90 { Ok(()) } else { Err("too much".into()) }
    }
}
