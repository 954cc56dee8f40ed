//! Zoon: two tribes of face-down cards, from the deployment to the elimination of an Emblème.
//!
//! Rule sheet: Z1 to Z82.
//!
//! One file per phase, with the phase's questions and its `resolve` function; [`actions`] combines
//! the questions. Effects of ★ and kinds of trumps have a file each. The abilities of cards are
//! data in [`Tables`]; no code names a tribe, a Zoon or a trump. Deployments and touches, which are
//! simultaneous on a real table, are consecutive hidden decisions.
//!
//! Hidden information: a position consists of a public [`Field`] and [`Secrets`]. What every viewer
//! can infer about a card (its moves reveal its grid, a shooter has a type) is public, as the set
//! of faces it may have. What a player has seen stays known to its seat; [`View`] also says what
//! lies face up now.
//!
//! Where the rule sheet leaves a choice, the following holds:
//! - a move says whether it goes along a trajectory or directly, and from which square it arrives;
//!   both reveal something of the grid;
//! - the owner names a lured Zoon, because the player of the trump must read its grid; its corners
//!   stay hidden;
//! - a player who could exchange places with a friend of a type and does not has none, which is
//!   public;
//! - "up to" a number means at least one, for moves and for cards that are looked at;
//! - a stunned Zoon cannot be lured, and a face-up one is not pointed at;
//! - a tribe keeps at most one card in hand, so that its slot reveals nothing about its face; a
//!   tribe with fewer cards than squares may keep one as well, where "Renforts" gives it one more;
//! - where players choose only among formations, these are public: a card may have the faces that
//!   its square has in one of them, mirrored or not;
//! - cards that a ★ lets a player look at stay visible to that player until it ends the effect;
//! - a permanently face-up card is touched as it lies: it is not rotated in secret (Z30), and each
//!   of its corners is a separate choice;
//! - deployed cards may be moved only a limited number of times ([`Options::rearrangements`]).

pub mod action;
mod action_space;
pub mod actions;
pub mod comparison;
pub mod deployment;
mod determinize;
pub mod effect;
pub mod elimination;
pub mod end;
pub mod event;
mod key;
mod knowledge;
pub mod lot;
pub mod movement;
pub mod outlook;
pub mod pivot;
pub mod plan;
pub mod position;
pub mod refusal;
pub mod reinforcement;
pub mod retreat;
mod secrecy;
pub mod seen;
pub mod setup;
mod soundness;
pub mod spots;
pub mod tables;
pub mod text;
pub mod touch;
pub mod trump;
pub mod turn_state;
pub mod upkeep;
mod weights;

#[cfg(test)]
mod tests;

pub use action::{Action, Corner, Way};
pub use effect::Star;
pub use end::Ending;
pub use event::{Event, Score, Verdict};
pub use plan::{
    Corners, Effect, FormationPlan, Ground, MAX_FACES, MAX_KINDS, MAX_SLOTS, MAX_SQUARES,
    MAX_TRUMPS, Mark, Offset, Options, Plan, Rank, Ranks, Tactic, TribePlan, TrumpKind, TrumpPlan,
    Waypoint, Zones, ZoonPlan,
};
pub use position::{Card, Field, Position, Secrets, Touch, TrumpState, Whereabouts};
pub use seen::View;
pub use setup::{Deployment, First, Peeking, Setup};
pub use tables::{Face, Step, Tables, Tribe};
pub use turn_state::{Attacker, Combat, Pending, SEATS, Slot, Stage, TrumpId, TurnState, enemy};
pub use weights::Weights;

use std::ops::ControlFlow;

use crate::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Viewer,
};

/// The hash domain of Zoon.
const DOMAIN: u64 = 0x5A4F_4F4E;

/// A callback that receives actions one by one and may stop the enumeration.
type Visit<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

/// A face, by its index in the level's list of all tribes' faces; at most [`MAX_FACES`]. Cards of
/// the same Zoon with the same corners have the same face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// An unknown face, or no card.
    const NONE: Self = Self(u8::MAX);
}

/// The game; the type has no state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zoon;

/// Data that phases leave for later phases.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    /// The combat whose cards were turned up, with the touched corners of the attacker's and the
    /// defender's card.
    combat: Option<(Combat, [u8; 2])>,
    /// The verdict of that combat.
    verdict: Option<Verdict>,
    /// The ★ that takes effect.
    star: Option<Star>,
    /// The shot whose ✖ was touched.
    broken: Option<TrumpId>,
    /// The eliminated Zoon.
    fallen: Option<Slot>,
    /// A deployment was finished in this action.
    finished: bool,
    /// A turn begins after this action.
    turn_begins: bool,
    /// Something irreversible happened.
    stirred: bool,
}

impl Game for Zoon {
    const ID: &'static str = "zoon";
    const HAS_SECRETS: bool = true;
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::DEPLOYMENT, deployment::resolve),
        (Phase::LOT, lot::resolve),
        (Phase::MOVEMENT, movement::resolve),
        (Phase::TRUMP, trump::resolve),
        (Phase::REINFORCEMENT, reinforcement::resolve),
        (Phase::TOUCH, touch::resolve),
        (Phase::PIVOT, pivot::resolve),
        (Phase::COMPARISON, comparison::resolve),
        (Phase::ELIMINATION, elimination::resolve),
        (Phase::RETREAT, retreat::resolve),
        (Phase::EFFECT, effect::resolve),
        (Phase::UPKEEP, upkeep::resolve),
        (Phase::END, end::resolve),
    ];

    type Setup = Setup;
    type Tables = Tables;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Scratch = Scratch;

    fn start(tables: &Tables, setup: &Setup) -> Position {
        setup.start(tables)
    }

    /// Z1: two players.
    fn seats(_: &Position) -> u8 {
        2
    }

    fn side_of(_: &Position, seat: Seat) -> Side {
        Side(seat.0)
    }

    #[inline]
    fn actor(_: &Tables, position: &Position) -> Actor {
        match (position.field().ending(), position.field().turn_state().decider()) {
            (Some(ending), _) => Actor::Nobody(ending.outcome()),
            (None, Some(seat)) => Actor::Seat(seat),
            (None, None) => Actor::Chance,
        }
    }

    fn actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        let _ = actions::each(tables, position, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
        actions::accepts(tables, position, action)
    }

    fn action_space(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        action_space::list(tables, position, out);
    }

    fn if_stopped(_: &Tables, position: &Position) -> Option<Outcome> {
        end::if_stopped(position)
    }

    fn known_to(tables: &Tables, position: &Position, viewer: Viewer) -> View {
        seen::known_to(tables, position, viewer)
    }

    fn learn(tables: &Tables, view: &mut View, event: &Event) {
        seen::learn(tables, view, event);
    }

    fn shown_to(view: &View) -> View {
        seen::shown_to(view)
    }

    fn determinize(tables: &Tables, view: &View, _: Viewer, dice: &mut dyn Dice) -> Position {
        determinize::determinize(tables, view, dice)
    }

    fn told_to(_: &Position, event: &Event, viewer: Viewer) -> Option<Event> {
        event::told_to(event, viewer)
    }

    fn uncovers(event: &Event) -> bool {
        event::uncovers(event)
    }

    fn may_read(_: &Tables, position: &Position, action: Action, viewer: Viewer) -> bool {
        seen::may_read(position, action, viewer)
    }

    fn may_read_setup(_: &Tables, setup: &Setup) -> bool {
        setup.position.is_none()
    }

    fn spots(tables: &Tables, action: Action) -> Spots {
        spots::path(tables, action)
    }

    fn refusal(tables: &Tables, view: &View, picked: &[Spot], spot: Spot) -> Option<Refusal> {
        refusal::why_not(tables, view, picked, spot)
    }

    fn hash(_: &Tables, position: &Position) -> u64 {
        key::of(position)
    }

    fn plies_since_irreversible(position: &Position) -> u16 {
        position.field().turn_state().quiet
    }

    fn action_text(tables: &Tables, action: Action) -> String {
        text::action(tables, action)
    }

    fn parse_action(tables: &Tables, text: &str) -> Result<Action, TextFlaw> {
        text::parse_action(tables, text)
    }

    fn position_text(tables: &Tables, position: &Position) -> String {
        text::position(tables, position)
    }

    fn parse_position(tables: &Tables, text: &str) -> Result<Position, TextFlaw> {
        text::parse_position(tables, text)
    }

    fn setup_text(tables: &Tables, setup: &Setup) -> String {
        text::setup(tables, setup)
    }

    fn parse_setup(tables: &Tables, text: &str) -> Result<Setup, TextFlaw> {
        text::parse_setup(tables, text)
    }

    fn tables_hash(tables: &Tables) -> u64 {
        tables.hash
    }

    fn check(tables: &Tables, position: &Position) -> Result<(), String> {
        soundness::check(tables, position)
    }
}
