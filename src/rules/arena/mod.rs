//! Arena: two packs of animals, from the placement of the packs to the last hunt.
//!
//! Rule sheet: R1 to R99.
//!
//! One file per phase, with the phase's questions and its `resolve` function; [`actions`] combines
//! the questions. The abilities of animals are data in [`Tables`]; no code names an animal. The
//! sheet's statements R1-R99 are cited where they are implemented; some are data or follow from
//! others:
//!
//! Definitions: R1 (test r1_two_packs_of_fifteen_share_thirteen_animals), R3 (test
//! r3_nobody_begins_with_armor), R8 (test r8_any_animal_may_start_on_land_or_water), R13 (test
//! r13_a_movement_advances_imprisons_hits_frees_or_scores), R50 (test
//! r50_the_kangaroo_jumps_and_the_others_do_not), R70 (tests
//! r70_an_aquatic_animal_does_not_move_one_square_in_water,
//! r70_the_crocodile_cannot_hit_at_one_square_in_water).

pub mod action;
mod action_space;
pub mod actions;
pub mod area;
pub mod armor;
pub mod capture;
pub mod end;
pub mod heading;
pub mod hunt;
pub mod liberation;
pub mod lot;
pub mod movement;
pub mod outlook;
pub mod pawn_id;
pub mod place;
pub mod placement;
pub mod plan;
pub mod position;
pub mod refusal;
pub mod roads;
pub mod seen;
pub mod setup;
mod soundness;
pub mod spots;
pub mod tables;
pub mod text;
pub mod turn_state;
pub mod upkeep;
pub mod web;
mod weights;

#[cfg(test)]
mod tests;

pub use action::{Action, Event, Path};
pub use end::Ending;
pub use heading::Heading;
pub use pawn_id::PawnId;
pub use place::Place;
pub use plan::{
    BeforeBlocker, Bend, Class, DoubleAction, Ground, KindPlan, MAX_KINDS, MAX_NUMBER, MAX_PACK,
    MAX_SQUARES, MAX_TARGET, Numbers, Options, Plan, Power, Powers, Ways, WebPassing,
};
pub use position::{Pawn, Position, Whereabouts};
pub use seen::View;
pub use setup::{First, Packs, Setup};
pub use tables::{Animal, Stride, Tables};
pub use turn_state::{Pending, Stage, TurnState};
pub use weights::{PowerWeights, Weights};

use crate::rules::laws::secrecy::Secretive;
use crate::rules::{
    Actor, Dice, Game, Open, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, Square,
    TextFlaw, Viewer,
};

/// The two sides, red (the bottom of the board) and blue.
pub const SIDES: [Side; 2] = [Side(0), Side(1)];

/// The hash domain of Arena.
const DOMAIN: u64 = 0x0041_5245_4E41;

/// An animal, by its index in the level's list; at most [`MAX_KINDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub u8);

/// The game; the type has no state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arena;

/// Data that phases leave for later phases.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    /// The pawn that moved.
    mover: Option<PawnId>,
    /// The pawn on the square of arrival before the movement.
    met: Option<PawnId>,
    /// The square of arrival.
    to: Square,
    /// Whether that is a hunting or prison square.
    targeted: bool,
    /// Whether the movement hit a pawn.
    hit: bool,
    /// Whether it scored.
    hunted: bool,
    /// Whether it freed captives.
    rescued: bool,
    /// Whether a web captured a pawn.
    caught: bool,
    /// The enemies it sent home, as a set.
    sent_home: u32,
}

/// It hides nothing.
impl Secretive for Arena {}

impl Game for Arena {
    const ID: &'static str = "arena";
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::LOT, lot::resolve),
        (Phase::PLACEMENT, placement::resolve),
        (Phase::HEADING, heading::resolve),
        (Phase::MOVEMENT, movement::resolve),
        (Phase::CAPTURE, capture::resolve),
        (Phase::HUNT, hunt::resolve),
        (Phase::ARMOR, armor::resolve),
        (Phase::LIBERATION, liberation::resolve),
        (Phase::WEB, web::resolve),
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

    fn seats(position: &Position) -> u8 {
        if position.turn_state().teams { 4 } else { 2 }
    }

    /// R99: seats of one side sit opposite each other.
    fn side_of(_: &Position, seat: Seat) -> Side {
        Side(seat.0 & 1)
    }

    #[inline]
    fn actor(_: &Tables, position: &Position) -> Actor {
        let moment = position.turn_state();
        match (position.ending(), moment.stage) {
            (Some(ending), _) => Actor::Nobody(ending.outcome(moment.teams)),
            (None, Stage::Lot) => Actor::Chance,
            (None, _) => Actor::Seat(position.seat()),
        }
    }

    #[inline]
    fn actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        actions::list(tables, position, out);
    }

    fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
        actions::accepts(tables, position, action)
    }

    fn action_space(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        action_space::list(tables, position, out);
    }

    /// R12: keeping the heading.
    fn default_action(_: &Tables, position: &Position) -> Option<Action> {
        match position.turn_state().pending() {
            Some(Pending::Face(pawn)) if position.ending().is_none() => {
                Some(Action::Face(position.pawn(pawn).heading()))
            }
            _ => None,
        }
    }

    fn if_stopped(_: &Tables, position: &Position) -> Option<Outcome> {
        end::if_stopped(position)
    }

    fn known_to(_: &Tables, position: &Position, _: Viewer) -> View {
        Open(position.clone())
    }

    fn learn(_: &Tables, view: &mut View, event: &Event) {
        seen::learn(&mut view.0, event);
    }

    fn determinize(_: &Tables, view: &View, _: Viewer, _: &mut dyn Dice) -> Position {
        view.0.clone()
    }

    fn told_to(_: &Position, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn spots(tables: &Tables, action: Action) -> Spots {
        spots::path(tables, action)
    }

    fn refusal(tables: &Tables, view: &View, picked: &[Spot], spot: Spot) -> Option<Refusal> {
        refusal::why_not(tables, view.position(), picked, spot)
    }

    #[inline]
    fn hash(_: &Tables, position: &Position) -> u64 {
        position.key()
    }

    fn hash_from_scratch(_: &Tables, position: &Position) -> Option<u64> {
        Some(position.key_from_scratch())
    }

    #[inline]
    fn plies_since_irreversible(position: &Position) -> u16 {
        position.quiet()
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

    fn used_hash(tables: &Tables) -> u64 {
        tables.used_hash
    }

    fn check(tables: &Tables, position: &Position) -> Result<(), String> {
        soundness::check(tables, position).map_err(|unsound| unsound.cause)
    }
}
