//! Monte Carlo search for games with secrets and chance: every action is tried in many worlds that
//! fit what the seat knows, each continued for some turns by players who look one action ahead.
//!
//! All actions are tried in the same worlds with the same luck, so that their differences show
//! early; the worse half is dropped repeatedly until the nodes are spent. In a playout no player
//! uses what its seat may not know ([`MonteCarloGame::inclination`] ensures this), so an action is not
//! favoured for secrets still unknown. Memory use is one position, and a few numbers for every
//! action. Deliberately absent: a tree, which in so wide a game would visit every branch only once.

use crate::ai::ai_game::{Proposal, Question, Search};
use crate::ai::{AiGame, Observation, Skill};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::hashing::mix;
use crate::rules::{Actor, Dice, Game, Seat, after};

/// The most decisions of one playout.
const LONGEST: u32 = 80;
/// The number of playouts that an action's first estimate counts for.
pub const FAITH: i64 = 60;

/// What the Monte Carlo search needs of a game.
pub trait MonteCarloGame: AiGame {
    /// Draws a position that fits the observation, as often as the seat should expect it.
    fn world(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        observation: &Observation<Self>,
        dice: &mut SmallDice,
    ) -> Self::Position;
    /// The action decided without playouts, such as one half of a simultaneous choice.
    fn settled(question: &Question<'_, Self>, params: &Self::EvalParams) -> Option<Self::Action>;
    /// The actions worth trying, most promising first, at least one. Their estimates count as much
    /// as [`FAITH`] playouts.
    fn shortlist(
        question: &Question<'_, Self>,
        params: &Self::EvalParams,
    ) -> Vec<Proposal<Self::Action>>;
    /// What the seat to decide would do if it looked one action ahead. Must only use what the seat
    /// may know of the position.
    fn inclination(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        dice: &mut SmallDice,
    ) -> Option<Self::Action>;
    /// Whose turn it is; `None` while an action is incomplete.
    fn turn(position: &Self::Position) -> Option<Seat>;
    /// How good a position is for a seat, 100 being about the weakest pawn. The match may be over.
    fn worth(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        seat: Seat,
    ) -> i32;
}

/// An action and its results.
#[derive(Clone, Copy, Debug)]
struct Contender<A> {
    action: A,
    bias: i64,
    sum: i64,
    count: i64,
}

/// A world being played out.
#[derive(Clone, Debug)]
struct Playout<G: Game> {
    position: G::Position,
    dice: SmallDice,
    turn: Option<Seat>,
    turns: i32,
    decisions: u32,
}

/// The search.
#[derive(Clone, Debug)]
pub struct MonteCarlo<G: MonteCarloGame> {
    params: G::EvalParams,
    observation: Observation<G>,
    seat: Seat,
    skill: Skill,
    dice: SmallDice,
    seed: u64,
    /// The actions still in the running come first.
    contenders: Vec<Contender<G::Action>>,
    running: usize,
    next: usize,
    world: Option<(G::Position, u64)>,
    playout: Option<Playout<G>>,
    round_ends: u64,
    nodes: u64,
    best: G::Action,
    score: i32,
    finished: bool,
}

impl<G: MonteCarloGame<Search = Self>> Search<G> for MonteCarlo<G> {
    fn begin(question: &Question<'_, G>, params: G::EvalParams) -> Self {
        let settled = G::settled(question, &params);
        let list = settled.map_or_else(
            || G::shortlist(question, &params),
            |action| vec![Proposal { bias: 0, action }],
        );
        let best = list.first().map_or(question.actions[0], |first| first.action);
        let contender = |proposal: &Proposal<G::Action>| {
            let bias = i64::from(proposal.bias);
            Contender { action: proposal.action, bias, sum: 0, count: 0 }
        };
        let contenders: Vec<_> = list.iter().map(contender).collect();
        let skill = question.skill;
        let rounds = u64::from(contenders.len().max(2).ilog2()) + 1;
        let mut search = Self {
            score: G::worth(question.tables, &params, question.position, question.seat),
            params,
            observation: question.observation.clone(),
            seat: question.seat,
            skill,
            dice: SmallDice::new(question.seed),
            seed: question.seed,
            running: contenders.len(),
            finished: contenders.len() < 2 || skill.depth < 2,
            contenders,
            next: 0,
            world: None,
            playout: None,
            round_ends: skill.nodes / rounds,
            nodes: 0,
            best,
        };
        // Without playouts, the action with the best estimate is taken.
        if search.finished {
            search.rank();
        }
        search
    }

    fn step(&mut self, tables: &G::Tables, nodes: u64) {
        let until = self.nodes.saturating_add(nodes).min(self.skill.nodes);
        while !self.finished && self.nodes < until {
            self.advance(tables);
        }
        if self.nodes >= self.skill.nodes && !self.finished {
            self.rank();
            self.finished = true;
        }
    }

    fn is_finished(&self) -> bool {
        self.finished
    }

    fn best(&self) -> G::Action {
        self.best
    }

    fn line(&self) -> &[G::Action] {
        std::slice::from_ref(&self.best)
    }

    fn score(&self) -> i32 {
        self.score
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn depth(&self) -> i32 {
        if self.nodes > 0 { self.skill.depth } else { 0 }
    }

    fn params(&self) -> &G::EvalParams {
        &self.params
    }
}

impl<G: MonteCarloGame> MonteCarlo<G> {
    /// One node: draws a world, or makes one decision in a playout.
    fn advance(&mut self, tables: &G::Tables) {
        self.nodes += 1;
        if let Some(playout) = &mut self.playout {
            if !playout.play(tables, &self.params, self.skill.depth) {
                let worth = G::worth(tables, &self.params, &playout.position, self.seat);
                self.playout = None;
                self.count(worth);
            }
            return;
        }
        let Some((world, luck)) = &self.world else {
            let world = G::world(tables, &self.params, &self.observation, &mut self.dice);
            self.world = Some((world, self.dice.below(u32::MAX).into()));
            return;
        };
        let turn = G::turn(world);
        let position = after::<G>(tables, world, self.contenders[self.next].action);
        let dice = SmallDice::new(mix(*luck ^ self.seed));
        self.playout = Some(Playout { position, dice, turn, turns: 0, decisions: 0 });
    }

    /// Records a finished playout.
    fn count(&mut self, worth: i32) {
        let contender = &mut self.contenders[self.next];
        contender.sum += i64::from(worth);
        contender.count += 1;
        self.next += 1;
        if self.next < self.running {
            return;
        }
        (self.next, self.world) = (0, None);
        if self.nodes < self.round_ends {
            return;
        }
        self.rank();
        self.running = self.running.div_ceil(2);
        let rounds = u64::from(self.running.max(1).ilog2()) + 1;
        self.round_ends = self.nodes + self.skill.nodes.saturating_sub(self.nodes) / rounds;
        self.finished = self.running < 2;
    }

    /// Sorts the contenders, best first.
    fn rank(&mut self) {
        let span = 2 * self.skill.jitter.unsigned_abs() + 1;
        let mut dice = SmallDice::new(!self.seed);
        let mut means: Vec<_> = self.contenders[..self.running]
            .iter()
            .map(|contender| {
                let blur = i64::from(dice.below(span)) - i64::from(self.skill.jitter);
                let seen = contender.sum + FAITH * contender.bias;
                (100 * seen / (contender.count + FAITH) + 100 * blur, *contender)
            })
            .collect();
        means.sort_by_key(|(mean, _)| std::cmp::Reverse(*mean));
        for (place, (_, contender)) in self.contenders.iter_mut().zip(means) {
            *place = contender;
        }
        if let Some(first) = self.contenders.first() {
            self.best = first.action;
            self.score = first.sum.checked_div(first.count).map_or(self.score, |mean| mean as i32);
        }
    }
}

impl<G: MonteCarloGame> Playout<G> {
    /// Makes one decision; returns false at the end of the playout.
    fn play(&mut self, tables: &G::Tables, params: &G::EvalParams, turns: i32) -> bool {
        let now = G::turn(&self.position);
        if now.is_some() && now != self.turn {
            (self.turn, self.turns) = (now, self.turns + 1);
        }
        self.decisions += 1;
        if now.is_some() && self.turns >= turns || self.decisions > LONGEST {
            return false;
        }
        let action = match G::actor(tables, &self.position) {
            Actor::Nobody(_) => None,
            Actor::Chance => self.draw(tables),
            Actor::Seat(_) => G::inclination(tables, params, &self.position, &mut self.dice),
        };
        let Some(action) = action else { return false };
        self.position = after::<G>(tables, &self.position, action);
        true
    }

    fn draw(&mut self, tables: &G::Tables) -> Option<G::Action> {
        let mut actions = Vec::new();
        G::actions(tables, &self.position, &mut actions);
        let weights = actions.iter().map(|action| G::weight(tables, &self.position, *action));
        draw_weighted(weights, &mut self.dice).map(|drawn| actions[drawn])
    }
}
