//! Iterative deepening: the same root searched one action deeper each time, until the budget is
//! spent or the match is decided.
//!
//! The first [`Skill::wide`] iterations search every action to full depth, so a win within that
//! many actions cannot be missed; later ones may search unpromising actions less deeply.

use crate::ai::ai_game::{Question, Search};
use crate::ai::alpha_beta::{Tree, WIN, WON};
use crate::ai::frame::{SearchParams, Window};
use crate::ai::memory::Memory;
use crate::ai::{AlphaBetaGame, Observation, Shortcuts, Skill};
use crate::rules::Seat;

/// From this depth on, a narrow window around the last score is tried first.
const ASPIRING: i32 = 5;

/// A search of one decision, one action deeper each time.
#[derive(Clone, Debug)]
pub struct Deepening<G: AlphaBetaGame> {
    tree: Tree<G>,
    skill: Skill,
    root: G::Position,
    seat: Seat,
    depth: i32,
    window: Window,
    running: bool,
    best: G::Action,
    score: i32,
    line: Vec<G::Action>,
    finished: bool,
}

impl<G: AlphaBetaGame<Search = Self>> Search<G> for Deepening<G> {
    fn begin(question: &Question<'_, G>, params: G::EvalParams) -> Self {
        let Question { tables, observation, skill, .. } = *question;
        let first = question.actions[0];
        let Skill { jitter, settle, contempt, shortcuts, .. } = skill;
        let search = SearchParams { jitter, seed: question.seed, settle, contempt, shortcuts };
        let memory = Memory::new(skill.nodes, skill.memory);
        let mut tree = Tree::new(params, search, memory, repeated::<G>(tables, observation));
        tree.choices = question.actions.to_vec();
        Self {
            tree,
            skill,
            root: question.position.clone(),
            seat: question.seat,
            depth: 0,
            window: Window::WHOLE,
            running: false,
            best: first,
            score: 0,
            line: vec![first],
            finished: skill.depth < 1,
        }
    }

    fn is_finished(&self) -> bool {
        self.finished
    }

    fn best(&self) -> G::Action {
        self.best
    }

    fn line(&self) -> &[G::Action] {
        &self.line
    }

    fn score(&self) -> i32 {
        self.score
    }

    fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    fn depth(&self) -> i32 {
        self.depth
    }

    fn params(&self) -> &G::EvalParams {
        self.tree.params()
    }

    fn step(&mut self, tables: &G::Tables, nodes: u64) {
        let until = self.tree.nodes.saturating_add(nodes).min(self.skill.nodes);
        while !self.finished && self.tree.nodes < until {
            if !self.running {
                self.deepen(tables);
            }
            if let Some(found) = self.tree.advance(tables) {
                self.running = false;
                self.weigh(found.value, found.action);
            }
        }
        if self.tree.nodes >= self.skill.nodes {
            self.finish_early();
        }
    }
}

impl<G: AlphaBetaGame> Deepening<G> {
    /// Starts the next iteration, or repeats one whose window proved too narrow.
    fn deepen(&mut self, tables: &G::Tables) {
        self.running = true;
        self.tree.wide = self.depth < self.skill.wide;
        // It is tried first and replaced only by an action proved better, never because of a mere
        // bound.
        self.tree.kept = (self.depth > 0).then_some(self.best);
        self.tree.begin(tables, self.root.clone(), self.seat, self.depth + 1, self.window);
    }

    /// Records a finished iteration.
    fn weigh(&mut self, value: i32, action: Option<G::Action>) {
        let Window { alpha, beta } = self.window;
        let Shortcuts { window, widen, .. } = self.skill.shortcuts;
        let first = beta - alpha <= 2 * window && widen > 0;
        let by = if first { widen } else { 2 * Window::WHOLE.beta };
        if value <= alpha && alpha > Window::WHOLE.alpha {
            self.window.alpha = (alpha - by).max(Window::WHOLE.alpha);
            return;
        }
        if value >= beta && beta < Window::WHOLE.beta {
            self.adopt(value, action);
            self.window.beta = (beta + by).min(Window::WHOLE.beta);
            return;
        }
        self.adopt(value, action);
        self.depth += 1;
        self.window = if self.depth + 1 < ASPIRING {
            Window::WHOLE
        } else {
            Window { alpha: value - window, beta: value + window }
        };
        // A forced result within the depth just searched cannot be improved.
        let decided = value.abs() >= WON && WIN - value.abs() <= self.depth;
        self.finished = decided || self.depth >= self.skill.depth;
    }

    fn adopt(&mut self, score: i32, action: Option<G::Action>) {
        let Some(action) = action else { return };
        (self.best, self.score) = (action, score);
        self.line.clear();
        match self.tree.line() {
            line if line.first() == Some(&action) => self.line.extend_from_slice(line),
            _ => self.line.push(action),
        }
    }

    /// Ends when the budget is spent; uses what the unfinished iteration has found.
    fn finish_early(&mut self) {
        if let Some((action, score)) = self.tree.so_far().filter(|_| !self.finished) {
            self.adopt(score, Some(action));
        }
        self.finished = true;
    }
}

/// Keys of positions that would end the match if they occurred once more.
fn repeated<G: AlphaBetaGame>(tables: &G::Tables, observation: &Observation<G>) -> Vec<u64> {
    let Some(limit) = G::repetitions_to_draw(tables) else { return Vec::new() };
    let often = |key: &u64| observation.seen.iter().filter(|seen| *seen == key).count();
    let mut keys: Vec<u64> = observation
        .seen
        .iter()
        .copied()
        .filter(|key| often(key) + 1 >= usize::from(limit))
        .collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}
