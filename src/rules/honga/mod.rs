//! HONGA: gather, climb, lure and barter, and look after the sabre-toothed tiger.
//!
//! Rule sheet: H1 to H66.
//!
//! One file per phase, with the phase's questions and its `resolve` function; [`actions`] combines
//! the questions. Board, discs, cards and tracks are data in [`Tables`]; the abilities of bonus
//! cards are a closed list of effects with parameters.
//!
//! Hidden information: a position consists of a public [`Field`] and [`Secrets`]. A disc in hand or
//! put under a pile is known to one seat, a bonus card to its holder, and a card just drawn in the
//! forest to no player. Of a hand of cards only the number is public: a card is played by its kind,
//! and since a hand is ordered by kind, its last slot becomes empty. Everything else is public. If
//! a seat draws a disc that another seat had put under the pile, the other seat knows it, until one
//! of two such discs is kept.
//!
//! Where the rule sheet leaves a choice, the following holds:
//! - payments without a choice are made at once, others unit by unit; points are scored when
//!   everything is paid;
//! - water is converted on the tray before it pays, at any moment of the player's own turn except
//!   in the middle of a payment;
//! - unused help of a bonus card is lost at the end of the turn; two such cards add up; help is
//!   used before the player's own raw materials;
//! - every card that makes mammoths docile spares one more unit; a second card for an extra disc
//!   has no effect;
//! - on the mountain only the steps of one climb beyond the top are lost (H36): unused hands may
//!   climb again after all cavemen came down;
//! - that a player looks after HONGA before playing bonus cards (H46) describes an order; a level
//!   may make it a condition;
//! - a hand added in HONGA's own quarter is legal and has no effect;
//! - if all bonus cards are in hands, the forest cannot be explored; a gathering hand may be used
//!   on a full track, without effect;
//! - barter cards are filled up before the disc is drawn; after the turn that ends the match
//!   nothing is drawn any more;
//! - of two discs in hand, one of which came from under a pile, only the holder knows afterwards
//!   which one was kept;
//! - a match stopped by the clock is ranked as at the goal, once its round is finished.
//!
//! Definitions: H2 (test h2_the_shipped_discs_and_cards_are_46_32_and_25), H46 (test
//! h46_cards_are_played_after_the_vigil_whatever_came_of_it)

pub mod action;
mod action_space;
pub mod actions;
pub mod barter;
pub mod bonus;
mod determinize;
pub mod draw;
pub mod end;
mod equality;
pub mod event;
pub mod feeding;
pub mod gathering;
pub mod herd;
pub mod joker;
mod key;
pub mod lot;
pub mod mountain;
pub mod outlook;
pub mod placement;
pub mod plan;
pub mod position;
pub mod refusal;
pub mod resource;
mod secrecy;
pub mod seen;
pub mod setup;
mod soundness;
pub mod spots;
pub mod tables;
pub mod text;
pub mod turn_state;
pub mod upkeep;
pub mod vigil;
mod weights;

#[cfg(test)]
mod tests;

pub use action::{Action, Source};
pub use barter::Price;
pub use end::Ending;
pub use event::{Cause, Event, Meal, Pile};
pub use plan::{
    AreaKind, AreaPlan, BarterPlan, BonusPlan, Colour, DiscPlan, Effect, MAX_AREAS,
    MAX_BARTER_KINDS, MAX_BONUS, MAX_BONUS_KINDS, MAX_DISC_KINDS, MAX_DISCS, MAX_HERD, MAX_OPEN,
    MAX_PLACES, MAX_STEPS, MIN_SEATS, Options, PlacePlan, Plan, SEAT_COUNTS,
};
pub use position::{Back, Buried, Field, Held, Laid, Position, Secrets, Tray};
pub use refusal::Why;
pub use resource::{Resource, Resources, Stock};
pub use seen::View;
pub use setup::{First, Setup};
pub use tables::Tables;
pub use turn_state::{Awaited, TurnState};
pub use vigil::Vigil;
pub use weights::Weights;

use crate::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Viewer,
};

/// The hash domain of HONGA.
const DOMAIN: u64 = 0x484F_4E47;

/// An area of the board, by its index in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Area(pub u8);

/// A round place, by its index in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u8);

/// A space for an open barter card, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// A slot for a bonus card in front of its owner. Cards in hand are ordered by kind, not by the
/// order of drawing, so that a slot reveals nothing about its card (H26).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u8);

/// A kind of disc, by its index in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DiscKind(pub u8);

/// A kind of barter card, by its index in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BarterKind(pub u8);

/// A kind of bonus card, by its index in the level's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BonusKind(pub u8);

impl DiscKind {
    /// An unknown kind, or no disc.
    const NONE: Self = Self(u8::MAX);
}

impl BonusKind {
    /// An unknown kind, or no card.
    const NONE: Self = Self(u8::MAX);
}

/// The game; the type has no state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Honga;

/// Data that phases leave for later phases.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    /// The seat that feeds HONGA.
    guest: Option<Seat>,
    /// The number of steps to climb.
    steps: u8,
}

impl Game for Honga {
    const ID: &'static str = "honga";
    const HAS_SECRETS: bool = true;
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::LOT, lot::resolve),
        (Phase::DRAW, draw::resolve),
        (Phase::PLACEMENT, placement::resolve),
        (Phase::VIGIL, vigil::resolve),
        (Phase::BONUS, bonus::resolve),
        (Phase::GATHERING, gathering::resolve),
        (Phase::JOKER, joker::resolve),
        (Phase::HERD, herd::resolve),
        (Phase::MOUNTAIN, mountain::resolve),
        (Phase::BARTER, barter::resolve),
        (Phase::UPKEEP, upkeep::resolve),
        (Phase::FEEDING, feeding::resolve),
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

    #[inline]
    fn seats(position: &Position) -> u8 {
        position.field().seats()
    }

    fn side_of(_: &Position, seat: Seat) -> Side {
        Side(seat.0)
    }

    #[inline]
    fn actor(_: &Tables, position: &Position) -> Actor {
        let field = position.field();
        match (field.ending(), field.turn_state().decider()) {
            (Some(ending), _) => Actor::Nobody(end::outcome(field, ending.reason())),
            (None, Some(seat)) => Actor::Seat(seat),
            (None, None) => Actor::Chance,
        }
    }

    fn actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        actions::list(tables, position, out);
    }

    fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
        actions::accepts(tables, position, action)
    }

    fn action_space(tables: &Tables, _: &Position, out: &mut Vec<Action>) {
        action_space::list(tables, out);
    }

    fn if_stopped(_: &Tables, position: &Position) -> Option<Outcome> {
        end::if_stopped(position.field())
    }

    fn if_given_up(_: &Tables, position: &Position, seat: Seat) -> Outcome {
        end::if_given_up(position.field(), seat)
    }

    fn weight(_: &Tables, position: &Position, action: Action) -> u32 {
        draw::weight(position, action)
    }

    fn known_to(_: &Tables, position: &Position, viewer: Viewer) -> View {
        seen::known_to(position, viewer)
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

    fn told_to(position: &Position, event: &Event, viewer: Viewer) -> Option<Event> {
        event::told_to(position, event, viewer)
    }

    fn uncovers(event: &Event) -> bool {
        event::uncovers(event)
    }

    fn may_read(tables: &Tables, position: &Position, action: Action, viewer: Viewer) -> bool {
        seen::may_read(tables, position, action, viewer)
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
