//! The contract every game keeps.
//!
//! Four games stand on it, and `examples/fifth_game` proves from outside the crate that a fifth
//! can. What a game must never do is decide anything outside [`Game::TURN`] and the questions
//! behind [`Game::actions`]: the table, the referee and the computer players know games only
//! through these functions. Absent on purpose: names on screen, pictures, time, records.

use std::fmt::Debug;
use std::hash::Hash;

use crate::rules::{
    Actor, Dice, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Viewer,
};

/// The rules of one game. See the module for what belongs here.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The game's name in records, levels and text keys, such as `jungle`.
    const ID: &'static str;
    /// The phases of an action, in order. Written once, run by everybody.
    const TURN: &'static [(Phase, PhaseFn<Self>)];
    /// Whether anything is ever hidden from anybody. Then not every action can be taken back.
    const HAS_SECRETS: bool = false;

    /// What the players chose beforehand and the compiled tables do not hold: who begins, the
    /// number of seats, a set position.
    type Setup: Clone + Eq + Debug + Send + Sync;
    /// Board and powers, compiled from data. A table that exists is sound: rules never check it.
    type Tables: Debug + Send + Sync;
    /// Where everything stands, whose decision is pending, and the result once there is one.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// One decision, of a seat or of chance.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// One fact that came to pass.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What one viewer may know, memory included.
    type View: Clone + Eq + Debug + Send + Sync;
    /// What earlier phases of one action leave for later ones.
    type Scratch: Default + Clone + Debug + Send + Sync;

    /// The first position. Nothing random happens here: lots are drawn as actions of chance.
    fn start(tables: &Self::Tables, setup: &Self::Setup) -> Self::Position;
    /// The number of seats, at most [`crate::rules::MAX_SEATS`].
    fn seats(position: &Self::Position) -> u8;
    /// The side a seat plays for.
    fn side_of(position: &Self::Position, seat: Seat) -> Side;
    /// Who decides next.
    fn actor(tables: &Self::Tables, position: &Self::Position) -> Actor;
    /// Appends every action that [`crate::rules::play`] accepts, each once. None after the end.
    fn actions(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// Whether one action is legal. Games with many actions answer without listing the others.
    fn accepts(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        Self::actions(tables, position, &mut actions);
        actions.contains(&action)
    }
    /// Appends every action that can be written down at all, legal or not, for the laws.
    fn conceivable(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// The legal action that a player takes without a word by going on to what comes after it, such
    /// as keeping a heading that could be changed. `None` where every decision must be made.
    fn unsaid(tables: &Self::Tables, position: &Self::Position) -> Option<Self::Action> {
        let _ = (tables, position);
        None
    }
    /// The outcome when the match is stopped here because its time is up: a draw, where a game has
    /// no rule of its own. `None` while a turn is running that is to be finished first.
    fn if_stopped(tables: &Self::Tables, position: &Self::Position) -> Option<Outcome> {
        let _ = tables;
        Some(Outcome::shared(Self::seats(position), "referee-end-time"))
    }
    /// The outcome when a seat gives up: its side comes last, and all others share the first rank where a game
    /// has no ranking of its own.
    fn if_given_up(tables: &Self::Tables, position: &Self::Position, seat: Seat) -> Outcome {
        let _ = tables;
        let quitter = Self::side_of(position, seat);
        let seats = (0..Self::seats(position)).map(Seat);
        let ranks: Vec<u8> =
            seats.map(|other| u8::from(Self::side_of(position, other) == quitter)).collect();
        Outcome::ranked(&ranks, "referee-end-resigned")
    }
    /// How likely chance takes this action, relative to the others; at least 1.
    fn weight(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> u32 {
        let _ = (tables, position, action);
        1
    }

    /// Everything the viewer has learnt so far.
    fn known_to(tables: &Self::Tables, position: &Self::Position, viewer: Viewer) -> Self::View;
    /// Takes a fact into a view. Facts come as [`Game::told_to`] passed them on.
    fn learn(tables: &Self::Tables, view: &mut Self::View, event: &Self::Event);
    /// What of a view lies face up now and may be drawn.
    fn shown_to(view: &Self::View) -> Self::View {
        view.clone()
    }
    /// A position that fits all the viewer knows, its secrets drawn by `dice`.
    fn imagine(
        tables: &Self::Tables,
        view: &Self::View,
        viewer: Viewer,
        dice: &mut dyn Dice,
    ) -> Self::Position;
    /// A fact as this viewer may hear it, if at all. `position` is as the phase that told the fact
    /// left it; later phases of the same action may still change it, so what may be heard must not
    /// depend on what they do.
    fn told_to(
        position: &Self::Position,
        event: &Self::Event,
        viewer: Viewer,
    ) -> Option<Self::Event>;

    /// Whether the fact shows what was hidden, but for what somebody shows of their own. What was
    /// seen cannot be unseen, so nothing before it can be taken back.
    fn uncovers(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether a viewer may read the action in the record of a running match. What is decided in
    /// secret only its seat reads; a game without secrets has nothing to hide.
    fn may_read(
        tables: &Self::Tables,
        position: &Self::Position,
        action: Self::Action,
        viewer: Viewer,
    ) -> bool {
        let _ = (tables, position, action, viewer);
        true
    }

    /// Whether everybody may read the set-up in the record of a running match: not one that says what
    /// lies hidden, such as a set position.
    fn may_read_setup(tables: &Self::Tables, setup: &Self::Setup) -> bool {
        let _ = (tables, setup);
        true
    }

    /// What a player picks to choose the action, in order; empty for actions of chance.
    fn spots(tables: &Self::Tables, action: Self::Action) -> Spots;
    /// Why `spot` cannot be picked after `picked`; `None` when it can, or when nothing explains it.
    fn refusal(
        tables: &Self::Tables,
        view: &Self::View,
        picked: &[Spot],
        spot: Spot,
    ) -> Option<Refusal> {
        let _ = (tables, view, picked, spot);
        None
    }

    /// The position's hash, the same on every platform. It leaves out how long nothing happened,
    /// so that repetitions are found.
    fn hash(tables: &Self::Tables, position: &Self::Position) -> u64;
    /// The same hash, counted from nothing: the law for games that carry it along. `None` where
    /// [`Game::hash`] counts it every time.
    fn hash_from_scratch(tables: &Self::Tables, position: &Self::Position) -> Option<u64> {
        let _ = (tables, position);
        None
    }
    /// Actions since something irreversible happened: no position from before can come again.
    /// 0 for games in which nothing repeats.
    fn quiet(position: &Self::Position) -> u16 {
        let _ = position;
        0
    }
    /// How often a position must occur, with the same seat to decide, for the referee to declare
    /// a draw; `None` when repetition ends nothing.
    fn repetitions_to_draw(tables: &Self::Tables) -> Option<u8> {
        let _ = tables;
        None
    }

    /// The action in words of the field, such as `a3a4`. Never empty, without white space.
    fn action_text(tables: &Self::Tables, action: Self::Action) -> String;
    /// The action that [`Game::action_text`] writes so.
    ///
    /// # Errors
    /// Where and why the text cannot be read. Legality is not asked here.
    fn parse_action(tables: &Self::Tables, text: &str) -> Result<Self::Action, TextFlaw>;
    /// The whole position in one line.
    fn position_text(tables: &Self::Tables, position: &Self::Position) -> String;
    /// The position that [`Game::position_text`] writes so.
    ///
    /// # Errors
    /// Where and why the text cannot be read or holds an impossible position.
    fn parse_position(tables: &Self::Tables, text: &str) -> Result<Self::Position, TextFlaw>;
    /// The set-up in one line.
    fn setup_text(tables: &Self::Tables, setup: &Self::Setup) -> String;
    /// The set-up that [`Game::setup_text`] writes so.
    ///
    /// # Errors
    /// Where and why the text cannot be read.
    fn parse_setup(tables: &Self::Tables, text: &str) -> Result<Self::Setup, TextFlaw>;

    /// A hash of all that the tables hold, kept in records so that a changed table is noticed.
    fn tables_hash(tables: &Self::Tables) -> u64;

    /// What must hold in every position: counts that add up, nothing in two places.
    ///
    /// # Errors
    /// The broken invariant in words.
    fn check(tables: &Self::Tables, position: &Self::Position) -> Result<(), String>;
    /// Beyond this many actions a random match counts as endless.
    const LONGEST_MATCH: u32 = 100_000;
}
