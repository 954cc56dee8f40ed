//! Zoon with one leak: everything is as in Zoon, except for the one channel that a [`Leak`] opens.

use super::smuggled::Smuggled;
use menagerie::rules::laws::secrecy::Secretive;
use menagerie::rules::zoon::{self, SEATS, Slot, Zoon, enemy};
use menagerie::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Turn,
    Viewer, play,
};

/// A channel through which something hidden gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leak {
    None,
    Ids,
    KnownFace,
    ShownFace,
    RefusedReason,
    ImaginedFromTheTruth,
    PositionText,
    WhoDecides,
    WhyItEnded,
    WhyItWouldEnd,
    HowTheyWouldStand,
    QuietCount,
    PositionHash,
    ChanceWeight,
    OrderOfActions,
    LitTargets,
    LitSpots,
    ActionText,
    DefaultAction,
    TouchTold,
    TouchToldToSpectators,
    DeploymentTold,
    OrderOfFacts,
    LengthOfAnimation,
    StageOfAFact,
    LogKey,
    LogArgument,
    NarrowedByTheTruth,
    ToldByTheLot,
    RecordOfTouches,
    SetUpRead,
    HintInputs,
    ObservationKeys,
}

#[derive(Clone, Debug)]
pub(super) struct Leaky;

#[derive(Debug)]
pub(super) struct Tables {
    pub(super) zoon: zoon::Tables,
    pub(super) leak: Leak,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) zoon: zoon::Position,
    leak: Leak,
    smuggled: Smuggled,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct View {
    zoon: zoon::View,
    ids: Vec<u8>,
    leak: Leak,
    smuggled: Smuggled,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Action(zoon::Action, Smuggled);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Event {
    zoon: zoon::Event,
    log: String,
}

/// The log's word for a fact that reveals too much.
const TOO_MUCH: &str = "too-much";

/// A bit, 0 or 1, that depends only on how the cards lie.
pub(super) fn secret(position: &zoon::Position) -> u8 {
    let cards = SEATS.into_iter().flat_map(Slot::of);
    cards.fold(0, |sum, slot| {
        let kind = position.face(slot).map_or(0, |kind| kind.0);
        sum ^ (kind.wrapping_mul(slot.index() + 1) & 1)
    })
}

impl Position {
    fn of(zoon: zoon::Position, leak: Leak) -> Self {
        Self { zoon, leak, smuggled: Smuggled(0) }
    }

    /// Whether a leak is open and the secret bit is set here.
    fn tells(&self, leak: Leak) -> bool {
        self.leak == leak && secret(&self.zoon) == 1
    }
}

fn act(turn: &mut Turn<'_, Leaky>) {
    let Ok((next, events)) = play::<Zoon>(&turn.tables.zoon, &turn.position.zoon, turn.action.0)
    else {
        return;
    };
    let before = turn.position.clone();
    turn.position.zoon = next;
    let mut events: Vec<Event> =
        events.into_iter().map(|event| logged(turn.tables, &before, event)).collect();
    let attacks = |event: &Event| matches!(event.zoon, zoon::Event::Attacked { .. });
    let walks = matches!(turn.action.0, zoon::Action::Move { .. }) && !events.iter().any(attacks);
    if before.tells(Leak::OrderOfFacts) && walks {
        events.reverse();
    }
    if let (Leak::NarrowedByTheTruth, zoon::Action::Move { from, .. }) =
        (before.leak, turn.action.0)
        && let Some(slot) = before.zoon.field().slot_at(from)
        && let Some(kind) = before.zoon.face(slot)
    {
        let tribe = turn.tables.zoon.tribe(before.zoon.field().tribe(slot.seat()));
        let zoon = zoon::Event::Narrowed { slot, may_be: tribe.bit(kind) };
        events.push(Event { zoon, log: TOO_MUCH.to_owned() });
    }
    if before.tells(Leak::LengthOfAnimation) {
        events.extend(events.last().cloned());
    }
    let late = if before.tells(Leak::StageOfAFact) { events.len().min(1) } else { 0 };
    turn.scratch.extend(events.split_off(events.len() - late));
    events.into_iter().for_each(|event| turn.tell(|| event));
}

fn act_late(turn: &mut Turn<'_, Leaky>) {
    let late = std::mem::take(turn.scratch);
    late.into_iter().for_each(|event| turn.tell(|| event));
}

/// A fact with its line in the log, as a key and arguments.
fn logged(tables: &Tables, before: &Position, zoon: zoon::Event) -> Event {
    let mut log = "fact".to_owned();
    if let zoon::Event::Moved { slot, .. } | zoon::Event::Attacked { slot, .. } = zoon
        && let Some(kind) = before.zoon.face(slot)
    {
        let face = tables.zoon.face(kind);
        match tables.leak {
            Leak::LogKey => log = format!("moved-{}", face.rank.id()),
            Leak::LogArgument => log = format!("moved(zoon: {})", face.id),
            _ => {}
        }
    }
    if matches!(zoon, zoon::Event::Began { .. }) && before.tells(Leak::ToldByTheLot) {
        log.push_str("-with-luck");
    }
    Event { zoon, log }
}

impl Secretive for Leaky {
    fn reveals(tables: &Tables, position: &Position, action: Action) -> bool {
        Zoon::reveals(&tables.zoon, &position.zoon, action.0)
    }

    fn looks_alike(tables: &Tables, one: &Position, other: &Position, action: Action) -> bool {
        Zoon::looks_alike(&tables.zoon, &one.zoon, &other.zoon, action.0)
    }
}

impl Game for Leaky {
    const ID: &'static str = "leaky";
    const HAS_SECRETS: bool = true;
    const TURN: &'static [(Phase, PhaseFn<Self>)] =
        &[(Phase::named("act"), act), (Phase::named("late"), act_late)];

    type Setup = zoon::Setup;
    type Tables = Tables;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Scratch = Vec<Event>;

    fn start(tables: &Tables, setup: &zoon::Setup) -> Position {
        Position::of(Zoon::start(&tables.zoon, setup), tables.leak)
    }

    fn seats(_: &Position) -> u8 {
        2
    }

    fn side_of(_: &Position, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn actor(tables: &Tables, position: &Position) -> Actor {
        match Zoon::actor(&tables.zoon, &position.zoon) {
            Actor::Seat(seat) if position.tells(Leak::WhoDecides) => Actor::Seat(enemy(seat)),
            Actor::Nobody(_) if position.tells(Leak::WhyItEnded) => {
                Actor::Nobody(Outcome::shared(2, "leaky-end"))
            }
            actor => actor,
        }
    }

    fn actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        let mut actions = Vec::new();
        Zoon::actions(&tables.zoon, &position.zoon, &mut actions);
        if position.tells(Leak::OrderOfActions) {
            actions.reverse();
        }
        if position.tells(Leak::LitTargets) && actions.len() > 1 {
            actions.pop();
        }
        let tag = match position.leak {
            Leak::LitSpots | Leak::ActionText => Smuggled(secret(&position.zoon)),
            _ => Smuggled(0),
        };
        out.extend(actions.into_iter().map(|action| Action(action, tag)));
    }

    fn action_space(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        let mut actions = Vec::new();
        Zoon::action_space(&tables.zoon, &position.zoon, &mut actions);
        out.extend(actions.into_iter().map(|action| Action(action, Smuggled(0))));
    }

    fn default_action(tables: &Tables, position: &Position) -> Option<Action> {
        let mut actions = Vec::new();
        Self::actions(tables, position, &mut actions);
        actions.first().copied().filter(|_| position.tells(Leak::DefaultAction))
    }

    fn if_stopped(tables: &Tables, position: &Position) -> Option<Outcome> {
        match position.tells(Leak::WhyItWouldEnd) {
            true => Some(Outcome::shared(2, "leaky-end")),
            false => Zoon::if_stopped(&tables.zoon, &position.zoon),
        }
    }

    fn if_given_up(tables: &Tables, position: &Position, seat: Seat) -> Outcome {
        match position.tells(Leak::HowTheyWouldStand) {
            true => Outcome::shared(2, "leaky-end"),
            false => Zoon::if_given_up(&tables.zoon, &position.zoon, seat),
        }
    }

    fn weight(tables: &Tables, position: &Position, action: Action) -> u32 {
        let weight = Zoon::weight(&tables.zoon, &position.zoon, action.0);
        weight + u32::from(position.tells(Leak::ChanceWeight))
    }

    fn known_to(tables: &Tables, position: &Position, viewer: Viewer) -> View {
        let mut view = Zoon::known_to(&tables.zoon, &position.zoon, viewer);
        let on_field = || SEATS.into_iter().flat_map(|seat| position.zoon.field().standing(seat));
        if tables.leak == Leak::KnownFace
            && let Some((slot, _)) = on_field().find(|(slot, _)| view.face(*slot).is_none())
        {
            let peeked = zoon::Event::Peeked { slot, kind: position.zoon.face(slot) };
            Zoon::learn(&tables.zoon, &mut view, &peeked);
        }
        let mut ids: Vec<(u8, u8)> = on_field()
            .map(|(slot, _)| match tables.leak {
                Leak::Ids => (position.zoon.face(slot).map_or(0, |kind| kind.0), slot.0),
                _ => (0, slot.0),
            })
            .collect();
        ids.sort_unstable();
        let smuggled = Smuggled(secret(&position.zoon));
        let ids = ids.into_iter().map(|(_, id)| id).collect();
        View { zoon: view, ids, leak: tables.leak, smuggled }
    }

    fn learn(tables: &Tables, view: &mut View, event: &Event) {
        // A view cannot learn what the position does not contain.
        if event.log != TOO_MUCH {
            Zoon::learn(&tables.zoon, &mut view.zoon, &event.zoon);
        }
    }

    fn shown_to(view: &View) -> View {
        let mut shown = View { zoon: Zoon::shown_to(&view.zoon), ..view.clone() };
        if view.leak == Leak::ShownFace {
            shown.ids.push(view.smuggled.0);
        }
        shown
    }

    fn determinize(tables: &Tables, view: &View, viewer: Viewer, dice: &mut dyn Dice) -> Position {
        if view.leak == Leak::ImaginedFromTheTruth && view.smuggled.0 == 1 {
            dice.below(2);
        }
        let zoon = Zoon::determinize(&tables.zoon, &view.zoon, viewer, dice);
        Position { smuggled: view.smuggled, ..Position::of(zoon, view.leak) }
    }

    fn told_to(position: &Position, event: &Event, viewer: Viewer) -> Option<Event> {
        let whole = match (&event.zoon, position.leak) {
            (zoon::Event::Touched { .. }, Leak::TouchTold)
            | (zoon::Event::Arranged { .. }, Leak::DeploymentTold) => true,
            (zoon::Event::Touched { .. }, Leak::TouchToldToSpectators) => {
                viewer == Viewer::Spectator
            }
            _ => false,
        };
        if whole {
            return Some(event.clone());
        }
        let zoon = Zoon::told_to(&position.zoon, &event.zoon, viewer)?;
        Some(Event { zoon, ..event.clone() })
    }

    fn may_read(tables: &Tables, position: &Position, action: Action, viewer: Viewer) -> bool {
        tables.leak == Leak::RecordOfTouches
            || Zoon::may_read(&tables.zoon, &position.zoon, action.0, viewer)
    }

    fn may_read_setup(tables: &Tables, setup: &zoon::Setup) -> bool {
        tables.leak == Leak::SetUpRead || Zoon::may_read_setup(&tables.zoon, setup)
    }

    fn spots(tables: &Tables, action: Action) -> Spots {
        let path = Zoon::spots(&tables.zoon, action.0);
        if tables.leak == Leak::LitSpots && action.1.0 == 1 {
            let more = [path.as_slice(), &[Spot::Button(99)]].concat();
            return Spots::new(&more);
        }
        path
    }

    fn refusal(tables: &Tables, view: &View, picked: &[Spot], spot: Spot) -> Option<Refusal> {
        if view.leak == Leak::RefusedReason && view.smuggled.0 == 1 {
            return Some(Refusal::new("leaky-why"));
        }
        Zoon::refusal(&tables.zoon, &view.zoon, picked, spot)
    }

    fn hash(tables: &Tables, position: &Position) -> u64 {
        Zoon::hash(&tables.zoon, &position.zoon)
    }

    /// Players get hashes only where repetitions end a match.
    fn repetitions_to_draw(tables: &Tables) -> Option<u8> {
        (tables.leak == Leak::PositionHash).then_some(3)
    }

    fn plies_since_irreversible(position: &Position) -> u16 {
        Zoon::plies_since_irreversible(&position.zoon) + u16::from(position.tells(Leak::QuietCount))
    }

    fn action_text(tables: &Tables, action: Action) -> String {
        let text = Zoon::action_text(&tables.zoon, action.0);
        let marked = tables.leak == Leak::ActionText && action.1.0 == 1;
        if marked { text + "!" } else { text }
    }

    fn parse_action(tables: &Tables, text: &str) -> Result<Action, TextFlaw> {
        Zoon::parse_action(&tables.zoon, text).map(|action| Action(action, Smuggled(0)))
    }

    fn position_text(tables: &Tables, position: &Position) -> String {
        let text = Zoon::position_text(&tables.zoon, &position.zoon);
        let marked = tables.leak == Leak::PositionText && position.smuggled.0 == 1;
        if marked { text + " " } else { text }
    }

    fn parse_position(tables: &Tables, text: &str) -> Result<Position, TextFlaw> {
        Zoon::parse_position(&tables.zoon, text).map(|zoon| Position::of(zoon, tables.leak))
    }

    fn setup_text(tables: &Tables, setup: &zoon::Setup) -> String {
        Zoon::setup_text(&tables.zoon, setup)
    }

    fn parse_setup(tables: &Tables, text: &str) -> Result<zoon::Setup, TextFlaw> {
        Zoon::parse_setup(&tables.zoon, text)
    }

    fn tables_hash(tables: &Tables) -> u64 {
        Zoon::tables_hash(&tables.zoon)
    }

    fn check(tables: &Tables, position: &Position) -> Result<(), String> {
        Zoon::check(&tables.zoon, &position.zoon)
    }
}
