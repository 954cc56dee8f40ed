//! Jungle, "Le combat des animaux": ranks, rivers, traps and dens.
//!
//! Rule sheet: J1 to J23.
//!
//! One file per phase: [`lot`], [`movement`], [`capture`], [`den`], [`upkeep`], [`end`]. Each
//! contains the phase's questions and its `resolve` function; [`actions`] combines the questions.
//! Every difference between rule sets is data in [`Tables`]; no code names an animal. The sheet's
//! statements J1-J23 are cited where they are implemented.
//!
//! Definitions: J1 (test j1_two_players_have_eight_pieces_each_one_of_each_animal), J22 (tests
//! j22_the_level_says_how_often_a_position_must_occur_for_a_draw,
//! j22_the_third_occurrence_is_a_draw_where_the_level_says_nothing,
//! j22_a_position_that_comes_again_with_the_same_mover_has_the_same_hash).
//! J22 is declared by the referee, which calls [`Game::repetitions_to_draw`].

pub mod action;
pub mod actions;
pub mod capture;
pub mod den;
pub mod end;
pub mod lot;
pub mod movement;
pub mod outlook;
pub mod plan;
pub mod position;
mod prey;
pub mod refusal;
pub mod tables;
pub mod text;
pub mod upkeep;
mod weights;

#[cfg(test)]
mod tests;

pub use action::{Action, Event};
pub use end::Ending;
pub use plan::{Ashore, BankCaptures, KindPlan, Leaps, Options, Plan, TrapOwners};
pub use position::{Kind, Position};
pub use tables::Tables;
pub use weights::Weights;

use crate::rules::laws::secrecy::Secretive;
use crate::rules::{
    Actor, Dice, Game, Open, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw,
    Viewer,
};

/// The two sides, red (the bottom of the board) and blue.
pub const SIDES: [Side; 2] = [Side(0), Side(1)];

/// The game; the type has no state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jungle;

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Drawn at random, as the first action of the match.
    Lot,
    /// This seat.
    Seat(Seat),
}

/// The choices made before a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who begins.
    pub first: First,
    /// A given position instead of the level's own; it says which side is to move.
    pub position: Option<Position>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { first: First::Lot, position: None }
    }
}

/// What a viewer knows. Jungle has no secrets, so this is the position.
pub type View = Open<Position>;

/// What the movement phase leaves for later phases.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    /// The animal that stood on the square of arrival.
    pub(super) met: Option<Kind>,
}

/// It hides nothing.
impl Secretive for Jungle {}

impl Game for Jungle {
    const ID: &'static str = "jungle";
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::LOT, lot::resolve),
        (Phase::MOVEMENT, movement::resolve),
        (Phase::CAPTURE, capture::resolve),
        (Phase::DEN, den::resolve),
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
        match (&setup.position, setup.first) {
            (Some(position), _) => position.clone(),
            (None, First::Lot) => tables.start_by_lot(),
            (None, First::Seat(seat)) => tables.start_with(Side(seat.0 & 1)),
        }
    }

    fn seats(_: &Position) -> u8 {
        2
    }

    fn side_of(_: &Position, seat: Seat) -> Side {
        Side(seat.0)
    }

    #[inline]
    fn actor(_: &Tables, position: &Position) -> Actor {
        match (position.ending(), position.to_move()) {
            (Some(ending), _) => Actor::Nobody(ending.outcome()),
            (None, Some(side)) => Actor::Seat(Seat(side.0)),
            (None, None) => Actor::Chance,
        }
    }

    #[inline]
    fn actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
        actions::list(tables, position, out);
    }

    fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
        actions::accepts(tables, position, action)
    }

    fn action_space(tables: &Tables, _: &Position, out: &mut Vec<Action>) {
        out.extend(SIDES.map(Action::Begin));
        let squares = tables.grid.squares();
        let moves = |from| squares.clone().map(move |to| Action::Move { from, to });
        out.extend(squares.clone().flat_map(moves));
    }

    fn known_to(_: &Tables, position: &Position, _: Viewer) -> View {
        Open(position.clone())
    }

    fn learn(tables: &Tables, view: &mut View, event: &Event) {
        view.0.learn(tables, event);
    }

    fn determinize(_: &Tables, view: &View, _: Viewer, _: &mut dyn Dice) -> Position {
        view.0.clone()
    }

    fn told_to(_: &Position, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn spots(_: &Tables, action: Action) -> Spots {
        match action {
            Action::Begin(_) => Spots::new(&[]),
            Action::Move { from, to } => Spots::new(&[Spot::Square(from.0), Spot::Square(to.0)]),
        }
    }

    fn refusal(tables: &Tables, view: &View, picked: &[Spot], spot: Spot) -> Option<Refusal> {
        refusal::why_not(tables, view.position(), picked, spot)
    }

    #[inline]
    fn hash(_: &Tables, position: &Position) -> u64 {
        position.key()
    }

    fn hash_from_scratch(tables: &Tables, position: &Position) -> Option<u64> {
        Some(position.key_from_scratch(tables))
    }

    #[inline]
    fn plies_since_irreversible(position: &Position) -> u16 {
        position.quiet()
    }

    /// J22: the third occurrence, unless the level switches it off.
    fn repetitions_to_draw(tables: &Tables) -> Option<u8> {
        tables.options.repetitions_to_draw
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

    fn used_hash_by_list(tables: &Tables) -> u64 {
        tables.used_hash_by_list
    }

    fn hash_by_list(tables: &Tables, position: &Position) -> u64 {
        position.key_by_list(tables)
    }

    fn check(tables: &Tables, position: &Position) -> Result<(), String> {
        position.check(tables).map_err(|(_, cause)| cause)
    }
}

/// The outcome of a match that `winner` wins.
fn won_by(winner: Side, reason: &'static str) -> Outcome {
    Outcome::won_by(Seat(winner.0), 2, reason)
}
