//! Monte Carlo tree search for games with secrets and chance: a tree over the turns of all seats, whose visits each play
//! through a world of their own that fits what the seat knows.
//!
//! A node stands for a history of turns, whatever the world and chance made of them (an open-loop information-set tree), so an
//! action is judged by its mean over all that may be hidden. What is chosen within a turn, such as one half of a simultaneous
//! choice, is not in the tree: fast players choose it, each using only what its own seat may know
//! ([`MonteCarloGame::inclination`] ensures this). Beyond the tree these play on for some turns, and the position is judged.
//! Which action a visit tries is decided by its mean result, and by its share of the node's visits, which comes from the
//! estimate of [`MonteCarloGame::shortlist`] (PUCT). Deliberately absent: floating-point numbers, and subtrees kept for the next
//! decision.

mod node;

use crate::ai::ai_game::{Proposal, Question, Search};
use crate::ai::{AiGame, Observation, Skill};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::hashing::mix;
use crate::rules::{Actor, Dice, Game, Seat, after};
use node::{Edge, NO_CHILD, Node};

/// The most decisions of one playout.
const LONGEST: u32 = 80;
/// The most turns on one path through the tree.
const DEEPEST: usize = 40;

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
    /// Of these legal actions those worth trying, most promising first, at least one. Must only use what the seat to decide
    /// may know of the position.
    fn shortlist(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        actions: &[Self::Action],
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

/// A visit: a world being played out.
#[derive(Clone, Debug)]
struct Playout<G: Game> {
    position: G::Position,
    dice: SmallDice,
    /// Whether the next turn is still in the tree.
    inside: bool,
    /// The turns beyond the tree, and whose the last one was.
    turns: i32,
    turn: Option<Seat>,
    decisions: u32,
}

/// The search.
#[derive(Clone, Debug)]
pub struct MonteCarlo<G: MonteCarloGame> {
    params: G::EvalParams,
    observation: Observation<G>,
    skill: Skill,
    dice: SmallDice,
    seed: u64,
    tree: Vec<Node<G::Action>>,
    /// About how many bytes the tree takes.
    held: usize,
    /// The nodes and edges of the current visit.
    path: Vec<(usize, usize)>,
    playout: Option<Playout<G>>,
    nodes: u64,
    best: G::Action,
    score: i32,
    finished: bool,
}

impl<G: MonteCarloGame<Search = Self>> Search<G> for MonteCarlo<G> {
    fn begin(question: &Question<'_, G>, params: G::EvalParams) -> Self {
        let Question { tables, position, seat, skill, .. } = *question;
        let settled = G::settled(question, &params);
        let list = settled.map_or_else(
            || G::shortlist(tables, &params, position, question.actions),
            |action| vec![Proposal { bias: 0, action }],
        );
        let finished = list.len() < 2 || skill.depth < 2;
        let best = if finished { hasty(&list, skill.jitter, question.seed) } else { None };
        let mut root = Node::new(seat);
        root.add(&list, question.actions);
        Self {
            score: G::worth(tables, &params, position, seat),
            best: best.or(list.first().map(|first| first.action)).unwrap_or(question.actions[0]),
            params,
            observation: question.observation.clone(),
            skill,
            dice: SmallDice::new(question.seed),
            seed: question.seed,
            held: root.bytes(),
            tree: vec![root],
            path: Vec::new(),
            playout: None,
            nodes: 0,
            finished,
        }
    }

    fn step(&mut self, tables: &G::Tables, nodes: u64) {
        let until = self.nodes.saturating_add(nodes).min(self.skill.nodes);
        while !self.finished && self.nodes < until {
            self.nodes += 1;
            self.advance(tables);
        }
        if !self.finished {
            self.choose();
            self.finished = self.nodes >= self.skill.nodes;
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

/// The action with the best estimate, each changed at random by up to `jitter`.
fn hasty<A: Copy>(list: &[Proposal<A>], jitter: i32, seed: u64) -> Option<A> {
    let mut dice = SmallDice::new(!seed);
    let liked = list
        .iter()
        .map(|proposal| (blurred(proposal.bias.into(), jitter, &mut dice), proposal.action));
    // The first of equals.
    liked.rev().max_by_key(|(liking, _)| *liking).map(|(_, action)| action)
}

fn blurred(value: i64, jitter: i32, dice: &mut SmallDice) -> i64 {
    let span = 2 * jitter.unsigned_abs() + 1;
    value + i64::from(dice.below(span)) - i64::from(jitter)
}

impl<G: MonteCarloGame> MonteCarlo<G> {
    /// One node: draws a world, begins a turn in the tree, or makes one other decision in a playout.
    fn advance(&mut self, tables: &G::Tables) {
        let Some(mut playout) = self.playout.take() else {
            self.visit(tables);
            return;
        };
        if self.descend(tables, &mut playout)
            || playout.play(tables, &self.params, self.skill.depth)
        {
            self.playout = Some(playout);
            return;
        }
        let seats = (0..G::seats(&playout.position)).map(Seat);
        let worth = |seat| G::worth(tables, &self.params, &playout.position, seat).into();
        let worths: Vec<i64> = seats.map(worth).collect();
        self.count(&worths);
    }

    /// Draws a world, in which the visit tries a first action.
    fn visit(&mut self, tables: &G::Tables) {
        let position = G::world(tables, &self.params, &self.observation, &mut self.dice);
        let dice = SmallDice::new(mix(u64::from(self.dice.below(u32::MAX)) ^ self.seed));
        let turn = G::turn(&position);
        self.path.clear();
        let mut playout = Playout { position, dice, inside: true, turns: 0, turn, decisions: 0 };
        self.take(tables, &mut playout, 0, |_| true);
        self.playout = Some(playout);
    }

    /// Takes the most promising action of a node, which is left for good by an action that was never tried.
    fn take(
        &mut self,
        tables: &G::Tables,
        playout: &mut Playout<G>,
        node: usize,
        offered: impl Fn(G::Action) -> bool,
    ) {
        let Some(next) = self.tree[node].promising(offered) else {
            playout.inside = false;
            return;
        };
        self.path.push((node, next));
        let edge = &self.tree[node].edges[next];
        playout.inside = edge.count > 0 && self.path.len() < DEEPEST;
        playout.turn = G::turn(&playout.position);
        playout.position = after::<G>(tables, &playout.position, edge.action);
    }

    /// Begins a turn in the tree; false if the visit is beyond it, or within a turn.
    fn descend(&mut self, tables: &G::Tables, playout: &mut Playout<G>) -> bool {
        let begins = |seat: &Seat| G::actor(tables, &playout.position) == Actor::Seat(*seat);
        let turn = G::turn(&playout.position).filter(|_| playout.inside).filter(begins);
        let (Some(seat), Some(&(parent, edge))) = (turn, self.path.last()) else { return false };
        let mut node = self.tree[parent].edges[edge].child as usize;
        if node == NO_CHILD {
            if self.held > self.skill.memory {
                playout.inside = false;
                return false;
            }
            node = self.tree.len();
            self.tree.push(Node::new(seat));
            self.tree[parent].edges[edge].child = node as u32;
            self.held += self.tree[node].bytes();
        }
        let mut actions = Vec::with_capacity(64);
        G::actions(tables, &playout.position, &mut actions);
        if !self.tree[node].has_judged(&actions) {
            let list = G::shortlist(tables, &self.params, &playout.position, &actions);
            let before = self.tree[node].bytes();
            self.tree[node].add(&list, &actions);
            self.held += self.tree[node].bytes() - before;
        }
        self.take(tables, playout, node, |action| actions.contains(&action));
        true
    }

    /// Records a finished playout.
    fn count(&mut self, worths: &[i64]) {
        for (node, edge) in &self.path {
            let node = &mut self.tree[*node];
            let worth = worths[usize::from(node.seat.0)];
            node.sum += worth;
            node.count += 1;
            node.edges[*edge].sum += worth;
            node.edges[*edge].count += 1;
        }
    }

    /// The best first action so far, of those that were tried often enough for their mean to tell.
    fn choose(&mut self) {
        let edges = &self.tree[0].edges;
        let most = edges.iter().map(|edge| edge.count).max().unwrap_or_default();
        let mut dice = SmallDice::new(!self.seed);
        let mut best = None;
        for Edge { action, count, sum, .. } in edges {
            if *count == 0 || 3 * count < most {
                continue;
            }
            let mean = sum / i64::from(*count);
            let liking = blurred(mean, self.skill.jitter, &mut dice);
            if best.is_none_or(|(most, _, _)| liking > most) {
                best = Some((liking, mean, *action));
            }
        }
        if let Some((_, mean, action)) = best {
            (self.best, self.score) = (action, mean as i32);
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
