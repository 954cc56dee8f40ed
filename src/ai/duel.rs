//! What alpha-beta asks of a game: two sides, no secrets, no chance, and a judgement.
//!
//! A game joins by writing this trait in `evaluate/`, from its compiled tables. The search itself
//! never learns which game it plays.

use std::fmt::Debug;

use crate::ai::hint::Foreseen;
use crate::ai::{Level, Skill};
use crate::rules::{Game, Reason};

/// An action worth searching, and how promising it looks among quiet ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Proposal<A> {
    /// Higher is tried earlier.
    pub leaning: i32,
    /// The action.
    pub action: A,
}

/// An open game of two sides that can be judged without playing on.
pub trait Duel: Game {
    /// What the judgement works out once for a level.
    type Eye: Clone + Debug + Send + Sync;
    /// The number of [`Duel::slot`]s.
    const SLOTS: usize;
    /// After so many decisions in which nothing irreversible happened, a level match is as good as
    /// drawn.
    const LULL: usize = 20;
    /// About so many nodes are looked at in a millisecond: who thinks between frames asks its clock
    /// as often.
    const SLICE: u64 = 2_000;

    /// Works out the eye.
    fn study(tables: &Self::Tables) -> Self::Eye;
    /// How good a position is for the seat to decide, 100 being about the weakest pawn. Stays
    /// within ±20,000: scores beyond are won and lost matches.
    fn evaluate(tables: &Self::Tables, eye: &Self::Eye, position: &Self::Position) -> i32;
    /// What an action gains at once, in the same coin; 0 for a quiet one. Orders captures.
    fn gain(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32;
    /// Appends the legal actions that change the judgement at a blow: captures, winning entries.
    fn strikes(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// A small number for an action, below [`Duel::SLOTS`], under which the search remembers how
    /// often it refuted something.
    fn slot(tables: &Self::Tables, action: Self::Action) -> usize;
    /// The key under which scores are remembered. Unlike [`Game::hash`] it may tell positions
    /// apart by how long nothing happened, where that is about to end the match.
    fn memory_key(tables: &Self::Tables, position: &Self::Position) -> u64 {
        Self::hash(tables, position)
    }
    /// The position if the seat could leave its turn to the other side; `None` where having to act
    /// may itself be the trouble.
    fn passed(tables: &Self::Tables, position: &Self::Position) -> Option<Self::Position> {
        let _ = (tables, position);
        None
    }
    /// Appends the legal actions worth searching, at least one, in a game with too many to try them
    /// all; false where all are. `left` is the depth left, `None` for the decision that is thought
    /// about.
    fn propose(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
        left: Option<i32>,
        out: &mut Vec<Proposal<Self::Action>>,
    ) -> bool {
        let _ = (tables, eye, position, left, out);
        false
    }
    /// How much depth an action uses up: 0 for one that only completes another.
    fn cost(action: Self::Action) -> i32 {
        let _ = action;
        1
    }
    /// May a position be judged without playing on? Not while an action is still to be completed.
    fn is_settled(tables: &Self::Tables, position: &Self::Position) -> bool {
        let _ = (tables, position);
        true
    }
    /// The action taken without any search, such as placing a pawn by a plan made beforehand.
    fn planned(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
    ) -> Option<Self::Action> {
        let _ = (tables, eye, position);
        None
    }
    /// How good an action looks to [`Level::Greedy`], which does not look past it.
    fn appeal(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32 {
        Self::gain(tables, eye, position, action).max(0)
    }
    /// What the levels mean in this game.
    #[must_use]
    fn skill(level: Level) -> Option<Skill> {
        level.skill()
    }
    /// Why the first action of a line is good, in the words of a player.
    fn reason(tables: &Self::Tables, foreseen: &Foreseen<'_, Self>) -> Reason;
}
