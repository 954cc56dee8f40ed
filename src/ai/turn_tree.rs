//! Monte Carlo tree search over the player's own turn, for games of several seats with secrets and
//! chance.
//!
//! A turn consists of many decisions that only make sense together, so they form a tree. After the
//! turn, fast players continue for some turns, each using only its own seat's knowledge, and the
//! result is judged. Every node is one such playout in a world drawn by
//! [`crate::rules::Game::determinize`]. The nth playout of each first action uses the nth world and its
//! luck, so that only the actions differ. All first actions in the running are tried equally often,
//! and the worse half of them is dropped repeatedly. An action's first estimate counts like
//! [`FAITH`] playouts. Deliberately absent: trees of other seats' turns, which hidden discs would
//! make as wide as the pile, and floating-point numbers.

use std::collections::VecDeque;

use crate::ai::ai_game::{Proposal, Question, Search};
use crate::ai::{AiGame, Observation, Skill};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::hashing::mix;
use crate::rules::{Actor, Dice, Game, Seat, after, after_into};

/// The number of playouts that an action's first estimate counts for.
pub const FAITH: i64 = 24;
/// The weight of exploring seldom tried actions, in the unit of [`TurnTreeGame::standing`].
const CURIOSITY: i64 = 160;
/// The least playouts for each first action; with a smaller budget fewer actions are tried.
const TRIES: i64 = 12;
/// The most decisions of one playout.
const LONGEST: u32 = 400;
/// Marks a missing node.
const NONE: usize = usize::MAX;
/// The standing of a seat that has won.
pub(super) const WIN: i32 = 10_000;

/// What the search needs of a game.
pub trait TurnTreeGame: AiGame {
    /// Appends the actions worth trying, at least one, each with its estimate in the unit of
    /// [`TurnTreeGame::standing`]. Must only use what the seat to decide may know of the position.
    fn proposals(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        out: &mut Vec<Proposal<Self::Action>>,
    );
    /// What the seat to decide would do without much thought, up to the next decision of another
    /// seat; at least one action. Must only use what the seat may know of the position.
    fn inclination(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
    ) -> Vec<Self::Action>;
    /// The number of turns begun, if the next decision begins one; `None` within a turn.
    fn turns(position: &Self::Position) -> Option<u32>;
    /// Whether a seat is within its turn and has not yet learnt anything in it that others do not
    /// know.
    fn is_acting(position: &Self::Position, seat: Seat) -> bool;
    /// A seat's standing; ±10,000 is a match won or lost, and a lead is compressed towards that so that a point counts by the square
    /// of what is missing. The match may be over.
    fn standing(
        tables: &Self::Tables,
        params: &Self::EvalParams,
        position: &Self::Position,
        seat: Seat,
    ) -> i32;
}

/// An action and its results.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    bias: i64,
    sum: i64,
    count: i64,
    child: usize,
}

/// A decision of the player's own turn.
#[derive(Clone, Debug, Default)]
struct Node<A> {
    edges: Vec<Edge<A>>,
    sum: i64,
    count: i64,
}

/// The search.
#[derive(Clone, Debug)]
pub struct TurnTree<G: TurnTreeGame> {
    params: G::EvalParams,
    observation: Observation<G>,
    seat: Seat,
    seats: u8,
    skill: Skill,
    seed: u64,
    nodes: Vec<Node<G::Action>>,
    /// First actions still in the running, as indices into the first node's edges.
    running: Vec<usize>,
    /// The playout at which the worse half of them is dropped.
    round_ends: u64,
    path: Vec<(usize, usize)>,
    playouts: u64,
    best: G::Action,
    score: i32,
    finished: bool,
}

/// The jitter where a seat stands like this. The further ahead or behind it is, the less a point counts, and a jitter that
/// stayed as it is would drown all points there.
pub(super) fn in_proportion(jitter: i32, standing: i32) -> i32 {
    let won = i64::from(WIN);
    let open = won - i64::from(standing).abs().min(won);
    (i64::from(jitter) * open * open / (won * won)) as i32
}

impl<G: TurnTreeGame<Search = Self>> Search<G> for TurnTree<G> {
    fn begin(question: &Question<'_, G>, params: G::EvalParams) -> Self {
        let Question { tables, position, seat, skill, .. } = *question;
        let mut root = grow::<G>(tables, &params, position);
        if root.edges.iter().any(|edge| question.actions.contains(&edge.action)) {
            root.edges.retain(|edge| question.actions.contains(&edge.action));
        }
        let running = promised(&root, skill.nodes);
        let rounds = u64::from(running.len().max(2).ilog2()) + 1;
        let standing = G::standing(tables, &params, position, seat);
        let skill = Skill { jitter: in_proportion(skill.jitter, standing), ..skill };
        let mut tree = Self {
            round_ends: skill.nodes / rounds,
            running,
            score: standing,
            best: root.edges.first().map_or(question.actions[0], |edge| edge.action),
            finished: root.edges.len() < 2 || skill.depth < 2,
            params,
            observation: question.observation.clone(),
            seat,
            seats: G::seats(position),
            skill,
            seed: question.seed,
            nodes: vec![root],
            path: Vec::new(),
            playouts: 0,
        };
        tree.choose();
        tree
    }

    fn step(&mut self, tables: &G::Tables, nodes: u64) {
        let until = self.playouts.saturating_add(nodes).min(self.skill.nodes);
        while !self.finished && self.playouts < until {
            self.playouts += 1;
            self.play_out(tables);
        }
        if !self.finished {
            self.choose();
            self.finished = self.playouts >= self.skill.nodes;
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
        self.playouts
    }

    fn depth(&self) -> i32 {
        if self.playouts > 0 { self.skill.depth } else { 0 }
    }

    fn params(&self) -> &G::EvalParams {
        &self.params
    }
}

/// A decision with all actions worth trying.
fn grow<G: TurnTreeGame>(
    tables: &G::Tables,
    params: &G::EvalParams,
    position: &G::Position,
) -> Node<G::Action> {
    let mut proposals = Vec::new();
    G::proposals(tables, params, position, &mut proposals);
    let most = proposals.iter().map(|proposal| proposal.bias).max().unwrap_or_default();
    let edges = proposals.iter().map(|proposal| Edge {
        action: proposal.action,
        bias: i64::from(proposal.bias - most),
        sum: 0,
        count: 0,
        child: NONE,
    });
    Node { edges: edges.collect(), sum: 0, count: 0 }
}

/// The most promising first actions, as many as the nodes suffice for.
fn promised<A>(root: &Node<A>, nodes: u64) -> Vec<usize> {
    let mut all: Vec<usize> = (0..root.edges.len()).collect();
    all.sort_by_key(|edge| -root.edges[*edge].bias);
    all.truncate((nodes / TRIES.unsigned_abs()).max(2).try_into().unwrap_or(usize::MAX));
    all
}

impl<A> Node<A> {
    /// The expected result of an edge: its playouts, mixed with its estimate while these are few.
    fn expected(&self, edge: &Edge<A>) -> i64 {
        let usual = self.sum / self.count.max(1);
        (edge.sum + FAITH * (usual + edge.bias)) / (edge.count + FAITH)
    }

    /// The edge to be tried next.
    fn promising(&self) -> Option<usize> {
        // 16 times the binary logarithm of all tries.
        let tries = self.count.unsigned_abs() + 1;
        let log = 16 * u64::from(tries.ilog2()) + ((tries << 4 >> tries.ilog2()) & 15);
        let doubt = |count: i64| {
            let part = (log << 16) / (count.unsigned_abs() + 1);
            CURIOSITY * (part.isqrt() as i64) / (4 << 8)
        };
        let hope = |number: &usize| {
            let edge = &self.edges[*number];
            self.expected(edge) + doubt(edge.count)
        };
        (0..self.edges.len()).rev().max_by_key(hope)
    }
}

impl<G: TurnTreeGame> TurnTree<G> {
    /// One playout: down the tree, one decision beyond it, then to the end.
    fn play_out(&mut self, tables: &G::Tables) {
        self.path.clear();
        let Some(first) = self.next_first() else { return };
        let luck = self.nodes[0].edges[first].count.unsigned_abs();
        let mut dice = SmallDice::new(mix(self.seed ^ mix(luck + 1)));
        let world =
            G::determinize(tables, &self.observation.view, self.observation.viewer, &mut dice);
        let mut position = after::<G>(tables, &world, self.nodes[0].edges[first].action);
        self.path.push((0, first));
        self.descend(tables, &mut position, &mut dice);
        play_on::<G>(tables, &self.params, self.turns_ahead(), &mut position, &mut dice);
        let standing = i64::from(G::standing(tables, &self.params, &position, self.seat));
        for (node, edge) in &self.path {
            let node = &mut self.nodes[*node];
            node.sum += standing;
            node.count += 1;
            node.edges[*edge].sum += standing;
            node.edges[*edge].count += 1;
        }
    }

    /// The first action to try next: all actions in the running are tried equally often in the same
    /// worlds, and the worse half is dropped repeatedly.
    fn next_first(&mut self) -> Option<usize> {
        let root = &self.nodes[0];
        if self.playouts > self.round_ends && self.running.len() > 1 {
            self.running.sort_by_key(|edge| -root.expected(&root.edges[*edge]));
            self.running.truncate(self.running.len().div_ceil(2));
            let rounds = u64::from(self.running.len().max(2).ilog2()) + 1;
            let left = self.skill.nodes.saturating_sub(self.playouts);
            self.round_ends = self.playouts + left / rounds;
        }
        self.running.iter().copied().min_by_key(|edge| root.edges[*edge].count)
    }

    /// The number of turns, of any seat, that begin in a playout.
    fn turns_ahead(&self) -> u32 {
        self.skill.depth.unsigned_abs().saturating_sub(1) * u32::from(self.seats) + 1
    }

    /// Descends to the end of the player's turn, or of the tree, which grows by one node.
    fn descend(&mut self, tables: &G::Tables, position: &mut G::Position, dice: &mut SmallDice) {
        let mut buffer = Vec::new();
        loop {
            if !G::is_acting(position, self.seat) {
                return;
            }
            if matches!(G::actor(tables, position), Actor::Chance) {
                let Some(action) = draw::<G>(tables, position, &mut buffer, dice) else { return };
                *position = after::<G>(tables, position, action);
                continue;
            }
            let Some((parent, edge)) = self.path.last().copied() else { return };
            let mut node = self.nodes[parent].edges[edge].child;
            let is_new = node == NONE;
            if is_new {
                node = self.nodes.len();
                self.nodes.push(grow::<G>(tables, &self.params, position));
                self.nodes[parent].edges[edge].child = node;
            }
            let Some(next) = self.nodes[node].promising() else { return };
            self.path.push((node, next));
            *position = after::<G>(tables, position, self.nodes[node].edges[next].action);
            if is_new && self.nodes[node].edges.len() > 1 {
                return;
            }
        }
    }

    /// The best first action so far.
    fn choose(&mut self) {
        let root = &self.nodes[0];
        let span = 2 * self.skill.jitter.unsigned_abs() + 1;
        let mut dice = SmallDice::new(!self.seed);
        let mut blur = || i64::from(dice.below(span)) - i64::from(self.skill.jitter);
        // A player with jitter may also choose actions that are not in the running.
        let blurred = self.skill.jitter > 0;
        let numbers = (0..root.edges.len()).filter(|n| blurred || self.running.contains(n));
        let edges: Vec<_> = numbers.map(|number| &root.edges[number]).collect();
        let liked = edges.into_iter().map(|edge| (root.expected(edge) + blur(), edge));
        if let Some((_, edge)) = liked.rev().max_by_key(|(liking, _)| *liking) {
            self.best = edge.action;
            if edge.count > 0 {
                self.score = (edge.sum / edge.count) as i32;
            }
        }
    }
}

/// Plays on until `turns` turns have begun, or the match is over.
fn play_on<G: TurnTreeGame>(
    tables: &G::Tables,
    params: &G::EvalParams,
    turns: u32,
    position: &mut G::Position,
    dice: &mut SmallDice,
) {
    let (mut begun, mut last) = (0, None);
    let (mut next, mut buffer, mut line) = (position.clone(), Vec::new(), VecDeque::new());
    for _ in 0..LONGEST {
        if let Some(number) = G::turns(position)
            && last != Some(number)
        {
            (begun, last) = (begun + 1, Some(number));
            if begun >= turns {
                return;
            }
        }
        let action = match G::actor(tables, position) {
            Actor::Nobody(_) => None,
            Actor::Chance => draw::<G>(tables, position, &mut buffer, dice),
            Actor::Seat(_) => {
                if line.front().is_none_or(|next| !G::accepts(tables, position, *next)) {
                    line = G::inclination(tables, params, position).into();
                }
                line.pop_front()
            }
        };
        let Some(action) = action else { return };
        after_into::<G>(tables, position, action, &mut next);
        std::mem::swap(position, &mut next);
    }
}

/// Draws an action of chance.
fn draw<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    buffer: &mut Vec<G::Action>,
    dice: &mut SmallDice,
) -> Option<G::Action> {
    buffer.clear();
    G::actions(tables, position, buffer);
    let weights = buffer.iter().map(|action| G::weight(tables, position, *action));
    draw_weighted(weights, dice).map(|drawn| buffer[drawn])
}
