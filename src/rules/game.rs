//! The trait that every game implements.
//!
//! Four games implement it, and `examples/fifth_game` proves from outside the crate that a fifth
//! can. The table, the referee and the computer players use a game only through these functions, so
//! every decision of the rules belongs in [`Game::TURN`] or behind [`Game::actions`]. Absent on
//! purpose: displayed names, pictures, time and records.

use std::fmt::Debug;
use std::hash::Hash;

use crate::rules::{
    Actor, Dice, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Viewer,
};

/// The rules of one game. The module docs say what belongs here.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The game's name in records, levels and text keys, such as `jungle`.
    const ID: &'static str;
    /// The phases of an action, in order. This one list serves play, search and tests.
    const TURN: &'static [(Phase, PhaseFn<Self>)];
    /// Whether any information is ever hidden from a player. If so, some actions cannot be taken
    /// back.
    const HAS_SECRETS: bool = false;

    /// The choices made before the match that the compiled tables do not hold: who begins, the
    /// number of seats, a given starting position.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// Board and powers, compiled from data. Tables are validated when they are built; the rules
    /// never check them again.
    type Tables: Debug + Send + Sync;
    /// The full state of a match: all pieces, whose decision is pending, and the outcome once there
    /// is one.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// One decision, made by a seat or by chance.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// One thing that happened while an action was carried out.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// Everything one viewer knows, including what it remembers from earlier.
    type View: Clone + Eq + Debug + Send + Sync;
    /// Data that earlier phases of one action leave for later ones.
    type Scratch: Default + Clone + Debug + Send + Sync;

    /// The first position. Nothing random happens here: random draws are actions of chance.
    fn start(tables: &Self::Tables, setup: &Self::Setup) -> Self::Position;
    /// The number of seats, at most [`crate::rules::MAX_SEATS`].
    fn seats(position: &Self::Position) -> u8;
    /// The side a seat plays for.
    fn side_of(position: &Self::Position, seat: Seat) -> Side;
    /// Whose decision is pending, or the outcome of a finished match.
    fn actor(tables: &Self::Tables, position: &Self::Position) -> Actor;
    /// Appends every action that [`crate::rules::play`] accepts, each once. Appends nothing after
    /// the end of the match.
    fn actions(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// Whether one action is legal. Games with many actions override this to avoid listing them
    /// all.
    fn accepts(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        Self::actions(tables, position, &mut actions);
        actions.contains(&action)
    }
    /// Appends every action that can be written down, legal or not. The laws check
    /// [`Game::accepts`] against this list.
    fn action_space(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// The legal action that a player takes implicitly by proceeding to a later one, such as
    /// keeping a heading that could be changed. `None` where every decision must be explicit.
    fn default_action(tables: &Self::Tables, position: &Self::Position) -> Option<Self::Action> {
        let _ = (tables, position);
        None
    }
    /// The outcome when the match is stopped here because its time is up: a draw unless a game has
    /// its own rule. `None` while a turn is running that must be finished first.
    fn if_stopped(tables: &Self::Tables, position: &Self::Position) -> Option<Outcome> {
        let _ = tables;
        Some(Outcome::shared(Self::seats(position), "referee-end-time"))
    }
    /// The outcome when a seat gives up. Its side comes last; all others share the first rank
    /// unless a game has its own ranking.
    fn if_given_up(tables: &Self::Tables, position: &Self::Position, seat: Seat) -> Outcome {
        let _ = tables;
        let quitter = Self::side_of(position, seat);
        let seats = (0..Self::seats(position)).map(Seat);
        let ranks: Vec<u8> =
            seats.map(|other| u8::from(Self::side_of(position, other) == quitter)).collect();
        Outcome::ranked(&ranks, "referee-end-resigned")
    }
    /// The relative weight of an action of chance; at least 1.
    fn weight(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> u32 {
        let _ = (tables, position, action);
        1
    }

    /// Everything the viewer has learnt so far.
    fn known_to(tables: &Self::Tables, position: &Self::Position, viewer: Viewer) -> Self::View;
    /// Updates a view with an event. The event must already be filtered by [`Game::told_to`].
    fn learn(tables: &Self::Tables, view: &mut Self::View, event: &Self::Event);
    /// The part of a view that lies face up now and may be displayed.
    fn shown_to(view: &Self::View) -> Self::View {
        view.clone()
    }
    /// Returns a position consistent with everything the viewer knows, with hidden information
    /// drawn from `dice`.
    fn determinize(
        tables: &Self::Tables,
        view: &Self::View,
        viewer: Viewer,
        dice: &mut dyn Dice,
    ) -> Self::Position;
    /// The event as this viewer may see it, or `None`. `position` is the position left by the phase
    /// that reported the event. Later phases of the same action may still change it, so the result
    /// must not depend on them.
    fn told_to(
        position: &Self::Position,
        event: &Self::Event,
        viewer: Viewer,
    ) -> Option<Self::Event>;

    /// Whether the event reveals hidden information, other than what a player shows of their own. A
    /// viewer cannot unsee it, so nothing before it can be taken back.
    fn uncovers(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether a viewer may read the action in the record of a running match. A secret decision is
    /// readable only by its own seat; a game without secrets hides nothing.
    fn may_read(
        tables: &Self::Tables,
        position: &Self::Position,
        action: Self::Action,
        viewer: Viewer,
    ) -> bool {
        let _ = (tables, position, action, viewer);
        true
    }

    /// Whether every viewer may read the set-up in the record of a running match. False for a
    /// set-up that reveals hidden information, such as a given starting position.
    fn may_read_setup(tables: &Self::Tables, setup: &Self::Setup) -> bool {
        let _ = (tables, setup);
        true
    }

    /// The spots a player picks to choose the action, in order; empty for actions of chance.
    fn spots(tables: &Self::Tables, action: Self::Action) -> Spots;
    /// Why `spot` cannot be picked after `picked`. `None` when it can, or when no reason is
    /// available.
    fn refusal(
        tables: &Self::Tables,
        view: &Self::View,
        picked: &[Spot],
        spot: Spot,
    ) -> Option<Refusal> {
        let _ = (tables, view, picked, spot);
        None
    }

    /// The position's hash, identical on every platform. It leaves out the quiet-move counter, so
    /// that repeated positions have equal hashes.
    fn hash(tables: &Self::Tables, position: &Self::Position) -> u64;
    /// The same hash recomputed from the whole position. The laws compare it with the incrementally
    /// updated one; `None` where [`Game::hash`] always recomputes.
    fn hash_from_scratch(tables: &Self::Tables, position: &Self::Position) -> Option<u64> {
        let _ = (tables, position);
        None
    }
    /// The number of actions since the last irreversible one. No earlier position can occur again.
    /// Always 0 for games in which nothing repeats.
    fn plies_since_irreversible(position: &Self::Position) -> u16 {
        let _ = position;
        0
    }
    /// How often a position must occur, with the same seat to decide, for the referee to declare a
    /// draw. `None` when repetition has no effect.
    fn repetitions_to_draw(tables: &Self::Tables) -> Option<u8> {
        let _ = tables;
        None
    }

    /// The action in the game's notation, such as `a3a4`. Never empty, without white space.
    fn action_text(tables: &Self::Tables, action: Self::Action) -> String;
    /// Parses the notation written by [`Game::action_text`].
    ///
    /// # Errors
    /// The column and cause when the text cannot be read. Legality is not checked.
    fn parse_action(tables: &Self::Tables, text: &str) -> Result<Self::Action, TextFlaw>;
    /// The whole position in one line.
    fn position_text(tables: &Self::Tables, position: &Self::Position) -> String;
    /// Parses the text written by [`Game::position_text`].
    ///
    /// # Errors
    /// The column and cause when the text cannot be read or describes an impossible position.
    fn parse_position(tables: &Self::Tables, text: &str) -> Result<Self::Position, TextFlaw>;
    /// The set-up in one line.
    fn setup_text(tables: &Self::Tables, setup: &Self::Setup) -> String;
    /// Parses the text written by [`Game::setup_text`].
    ///
    /// # Errors
    /// The column and cause when the text cannot be read.
    fn parse_setup(tables: &Self::Tables, text: &str) -> Result<Self::Setup, TextFlaw>;

    /// A hash of everything in the tables. Records store it, so that a changed table is detected.
    fn tables_hash(tables: &Self::Tables) -> u64;

    /// The same hash without what the level lists and does not use, such as animals that do not stand in it. Where it
    /// uses everything, both are one number.
    #[must_use]
    fn used_hash(tables: &Self::Tables) -> u64 {
        Self::tables_hash(tables)
    }

    /// The same, counting things by their places in the level's whole list. Records of format 5 hold it.
    #[must_use]
    fn used_hash_by_list(tables: &Self::Tables) -> u64 {
        Self::used_hash(tables)
    }

    /// The position's hash, counting things by their places in the level's whole list. Records up to format 5 hold it.
    #[must_use]
    fn hash_by_list(tables: &Self::Tables, position: &Self::Position) -> u64 {
        Self::hash(tables, position)
    }

    /// Checks the invariants of every position: counts add up, nothing is in two places.
    ///
    /// # Errors
    /// A description of the broken invariant.
    fn check(tables: &Self::Tables, position: &Self::Position) -> Result<(), String>;
    /// A random match with more actions than this counts as endless.
    const LONGEST_MATCH: u32 = 100_000;
}
