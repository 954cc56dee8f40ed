//! What a game must provide for computer players: [`AiGame`] for any search, and [`AlphaBetaGame`] for
//! alpha-beta.
//!
//! Each game implements these traits in `evaluate/`, from its compiled tables; the search does not
//! depend on any game. Games with secrets also implement [`crate::ai::MonteCarloGame`], those with more
//! than two seats [`crate::ai::TurnTreeGame`].

use std::fmt::Debug;

use crate::ai::hint::Foreseen;
use crate::ai::tournament::Player;
use crate::ai::{ComputerPlayer, Glance, Observation, Skill, Strength};
use crate::rules::{Game, Reason, Seat};

/// An action worth searching, and how promising it looks among quiet ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Proposal<A> {
    /// Higher is tried earlier.
    pub bias: i32,
    /// The action.
    pub action: A,
}

/// Something that a piece or a card did or suffered, for counting what a level's balance depends on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Feat {
    /// What: `takes`, `is taken`, `scores`.
    pub deed: &'static str,
    /// The id of the animal or the card, or what else it was.
    pub whose: String,
    /// How often, or how many points.
    pub count: u32,
}

impl Feat {
    /// It happened once.
    #[must_use]
    pub fn once(deed: &'static str, whose: &str) -> Self {
        Self { deed, whose: whose.to_owned(), count: 1 }
    }
}

/// A player of one game that others are measured against, such as one who is told more than its seat may know.
pub struct Yardstick<G: Game> {
    /// What it is called where players are chosen by name.
    pub name: &'static str,
    /// It sits down, thinking as this player would.
    pub player: fn(ComputerPlayer) -> Box<dyn Player<G>>,
}

/// A game that a computer can play.
pub trait AiGame: Game {
    /// What the judgement precomputes for a level.
    type EvalParams: Clone + Debug + Send + Sync;
    /// How a decision is searched.
    type Search: Search<Self>;
    /// After this many decisions without an irreversible event, an even match counts as drawn.
    const LULL: usize = 20;
    /// About the number of nodes searched in a millisecond; a caller that thinks between frames
    /// checks its clock this often.
    const SLICE: u64 = 2_000;

    /// A player to measure computer players against; no table offers it.
    const YARDSTICK: Option<Yardstick<Self>> = None;

    /// Precomputes the parameters of the evaluation.
    fn eval_params(tables: &Self::Tables) -> Self::EvalParams;
    /// Searches at most this many nodes more: [`Search::step`] of the game's own search. Called from here it is compiled, and made
    /// fast, with the game's rules, and not anew in every crate that has computers think.
    fn search_on(search: &mut Self::Search, tables: &Self::Tables, nodes: u64);
    /// The weights of the judgement that can be changed, by name.
    #[must_use]
    fn weights(tables: &Self::Tables) -> Vec<(String, i32)> {
        let _ = tables;
        Vec::new()
    }
    /// The parameters of the evaluation with some weights changed, by name, to measure what they are worth.
    ///
    /// # Errors
    /// There is no weight with that name.
    fn eval_params_with(
        tables: &Self::Tables,
        changes: &[(String, i32)],
    ) -> Result<Self::EvalParams, String> {
        match changes.first() {
            None => Ok(Self::eval_params(tables)),
            Some((name, _)) => Err(format!("there is no weight `{name}`")),
        }
    }
    /// The action taken without search, such as placing a pawn by a fixed plan.
    fn planned(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
    ) -> Option<Self::Action> {
        let _ = (tables, params, position);
        None
    }
    /// How good an action looks to [`Strength::Greedy`], which does not look past it. It asks of the
    /// position only what the seat to decide may know.
    fn appeal(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32;
    /// What a hasty player notices of each action of the question. It asks only what the seat may know.
    fn glances(question: &Question<'_, Self>, params: &Self::EvalParams) -> Vec<Glance> {
        let _ = params;
        vec![Glance::default(); question.actions.len()]
    }
    /// How well a seat stands, in thousandths ([`crate::ai::review`]), judged statically and with
    /// everything that is hidden in the position: only who looks back at a finished match asks.
    /// `None` where the position cannot be judged.
    fn prospects(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        seat: Seat,
    ) -> Option<i32> {
        let _ = (tables, params, position, seat);
        None
    }
    /// What pieces and cards did and suffered in one action that led to these events. Everything that is
    /// hidden may be told: only who counts finished matches asks.
    #[must_use]
    fn feats(tables: &Self::Tables, before: &Self::Position, events: &[Self::Event]) -> Vec<Feat> {
        let _ = (tables, before, events);
        Vec::new()
    }
    /// What the strengths mean in this game.
    #[must_use]
    fn skill(strength: Strength) -> Option<Skill> {
        strength.skill()
    }
    /// Why the first action of a line is good, in words for players.
    fn reason(tables: &Self::Tables, foreseen: &Foreseen<'_, Self>) -> Reason;
}

/// The decision to make, as the deciding seat sees the match.
#[derive(Debug)]
pub struct Question<'a, G: AiGame> {
    /// The level.
    pub tables: &'a G::Tables,
    /// What the seat may know.
    pub observation: &'a Observation<G>,
    /// A position that fits the observation; in an open game, the actual position.
    pub position: &'a G::Position,
    /// The seat that decides.
    pub seat: Seat,
    /// The legal actions to choose among, at least two; a hasty player has only those that it notices.
    pub actions: &'a [G::Action],
    /// How thoroughly to search.
    pub skill: Skill,
    /// Breaks ties.
    pub seed: u64,
}

/// A search that can be stopped and resumed after any node.
pub trait Search<G: AiGame>: Clone + Debug + Send + Sync {
    /// Starts a search; no node is searched yet.
    fn begin(question: &Question<'_, G>, params: G::EvalParams) -> Self;
    /// Searches at most this many nodes more.
    fn step(&mut self, tables: &G::Tables, nodes: u64);
    /// Whether the decision is made.
    fn is_finished(&self) -> bool;
    /// The best action found so far.
    fn best(&self) -> G::Action;
    /// The best action and the actions expected after it.
    fn line(&self) -> &[G::Action];
    /// The score for the seat that decides.
    fn score(&self) -> i32;
    /// The nodes searched.
    fn nodes(&self) -> u64;
    /// The depth searched.
    fn depth(&self) -> i32;
    /// The level's judgement.
    fn params(&self) -> &G::EvalParams;
}

/// What alpha-beta needs of a game: no secrets, no chance, and a static judgement.
pub trait AlphaBetaGame: AiGame {
    /// The number of [`AlphaBetaGame::slot`]s.
    const SLOTS: usize;

    /// How good a position is for the seat to decide, 100 being about the weakest pawn. Stays
    /// within ±20,000: scores beyond are won and lost matches.
    fn evaluate(tables: &Self::Tables, params: &Self::EvalParams, position: &Self::Position)
    -> i32;
    /// What an action gains at once, in the same unit; 0 for a quiet one. Orders captures.
    fn gain(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32;
    /// Appends the legal actions that change the judgement abruptly: captures, winning entries.
    fn noisy_actions(tables: &Self::Tables, position: &Self::Position, out: &mut Vec<Self::Action>);
    /// A number for an action, below [`AlphaBetaGame::SLOTS`], under which the search counts how often
    /// it refuted something.
    fn slot(tables: &Self::Tables, action: Self::Action) -> usize;
    /// The key under which scores are remembered. Unlike [`Game::hash`], it may differ by the
    /// number of quiet actions where these are about to end the match.
    fn memory_key(tables: &Self::Tables, position: &Self::Position) -> u64 {
        Self::hash(tables, position)
    }
    /// The position if the seat passed its turn to the other side; `None` where having to act may
    /// be a disadvantage.
    fn null_move(tables: &Self::Tables, position: &Self::Position) -> Option<Self::Position> {
        let _ = (tables, position);
        None
    }
    /// Appends the legal actions worth searching, at least one, if there are too many to try them
    /// all; returns false if all are worth it. `left` is the depth left, `None` at the root.
    fn propose(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        left: Option<i32>,
        out: &mut Vec<Proposal<Self::Action>>,
    ) -> bool {
        let _ = (tables, params, position, left, out);
        false
    }
    /// How much depth an action uses up: 0 for one that only completes another.
    fn cost(action: Self::Action) -> i32 {
        let _ = action;
        1
    }
    /// What an action takes at once, in the unit of the judgement; more than any judgement for one
    /// that wins.
    fn prize(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        action: Self::Action,
    ) -> i32 {
        let _ = (tables, params, position, action);
        i32::MAX
    }
    /// Is nothing near, within about `depth` actions, that changes the judgement abruptly without a
    /// capture?
    fn is_calm(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        depth: i32,
    ) -> bool {
        let _ = (tables, params, position, depth);
        false
    }
    /// Would the other side win at once if the seat did nothing about it?
    fn is_alarmed(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
    ) -> bool {
        let _ = (tables, params, position);
        false
    }
    /// May a position be judged statically? Not while an action is incomplete.
    fn is_settled(tables: &Self::Tables, position: &Self::Position) -> bool {
        let _ = (tables, position);
        true
    }
}
