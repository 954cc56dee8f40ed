//! What a computer player asks of a game: [`Duel`], whoever searches, and [`OpenDuel`] for those whose
//! matches alpha-beta plays.
//!
//! A game joins by writing these traits in `evaluate/`, from its compiled tables. The search itself
//! never learns which game it plays. Games with secrets join with [`crate::ai::HiddenDuel`], those of more than two
//! seats with [`crate::ai::TurnDuel`].

use std::fmt::Debug;

use crate::ai::hint::Foreseen;
use crate::ai::{Sight, Skill, Strength};
use crate::rules::{Game, Reason, Seat};

/// An action worth searching, and how promising it looks among quiet ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Proposal<A> {
    /// Higher is tried earlier.
    pub leaning: i32,
    /// The action.
    pub action: A,
}

/// A game that a computer can play.
pub trait Duel: Game {
    /// What the judgement works out once for a level.
    type Eye: Clone + Debug + Send + Sync;
    /// How a decision is searched.
    type Search: Search<Self>;
    /// After so many decisions in which nothing irreversible happened, a level match is as good as
    /// drawn.
    const LULL: usize = 20;
    /// About so many nodes are looked at in a millisecond: who thinks between frames asks its clock
    /// as often.
    const SLICE: u64 = 2_000;

    /// Works out the eye.
    fn study(tables: &Self::Tables) -> Self::Eye;
    /// The action taken without any search, such as placing a pawn by a plan made beforehand.
    fn planned(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
    ) -> Option<Self::Action> {
        let _ = (tables, eye, position);
        None
    }
    /// How good an action looks to [`Strength::Greedy`], which does not look past it. It asks of the
    /// position only what the seat to decide may know.
    fn appeal(
        tables: &Self::Tables,
        eye: &Self::Eye,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32;
    /// What the strengths mean in this game.
    #[must_use]
    fn skill(strength: Strength) -> Option<Skill> {
        strength.skill()
    }
    /// Why the first action of a line is good, in the words of a player.
    fn reason(tables: &Self::Tables, foreseen: &Foreseen<'_, Self>) -> Reason;
}

/// What is thought about: a decision, as the seat that owes it sees the match.
#[derive(Debug)]
pub struct Question<'a, G: Duel> {
    /// The level.
    pub tables: &'a G::Tables,
    /// What the seat may know.
    pub sight: &'a Sight<G>,
    /// A position that fits it; in an open game, the position.
    pub position: &'a G::Position,
    /// Who decides.
    pub seat: Seat,
    /// The legal actions, at least two.
    pub actions: &'a [G::Action],
    /// How well is searched.
    pub skill: Skill,
    /// Decides between equals.
    pub seed: u64,
}

/// A search that can be stopped and taken up after any node.
pub trait Search<G: Duel>: Clone + Debug + Send + Sync {
    /// Before the first node.
    fn begin(question: &Question<'_, G>, eye: G::Eye) -> Self;
    /// Searches at most this many nodes more.
    fn step(&mut self, tables: &G::Tables, nodes: u64);
    /// Whether the decision is made.
    fn is_finished(&self) -> bool;
    /// The best action found so far.
    fn best(&self) -> G::Action;
    /// The best action and what is expected after it.
    fn line(&self) -> &[G::Action];
    /// The score for the seat that decides.
    fn score(&self) -> i32;
    /// Nodes looked at.
    fn nodes(&self) -> u64;
    /// How far was looked ahead.
    fn depth(&self) -> i32;
    /// The level's judgement.
    fn eye(&self) -> &G::Eye;
}

/// What alpha-beta asks of a game: no secrets, no chance, and a judgement without playing on.
pub trait OpenDuel: Duel {
    /// The number of [`OpenDuel::slot`]s.
    const SLOTS: usize;

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
    /// A small number for an action, below [`OpenDuel::SLOTS`], under which the search remembers
    /// how often it refuted something.
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
}
