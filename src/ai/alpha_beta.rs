//! Alpha-beta search over an explicit stack, so that it can stop after any node and resume later.
//!
//! One `Tree` searches one root to one depth at a time; `search` deepens it. The first action of a
//! position gets the full window, the others must first beat it in a window of one (principal
//! variation search). Below the horizon only strikes are followed. A repetition on the path counts
//! as a draw; scores that depend on one are not remembered, unless the draw cannot have affected
//! them. A turn may be several decisions, of either side: scores change sign only where the next
//! decision is the other side's, and each action uses up the depth that the game's `cost` gives.
//! Late actions are searched less deeply, and others not at all (`Shortcuts`), only where
//! `Tree::wide` allows it. Deliberately absent: recursion.

mod open;

use crate::ai::ai_game::{AlphaBetaGame, Proposal};
use crate::ai::frame::{Answer, Found, Frame, SearchParams, Stage, Window, to_memory, verdict};
use crate::ai::memory::Memory;
use crate::ai::ordering::{Ordering, Scored, bring_best};
use crate::rules::{Actor, Seat, after};

/// The score of a match won at once; a win `n` actions away scores `n` less.
pub const WIN: i32 = 30_000;
/// Scores of at least this are won matches, those of at most its negative are lost.
pub const WON: i32 = WIN - 1_000;
/// The longest line searched, in actions.
pub const LONGEST: usize = 96;

/// The search of one root.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: AlphaBetaGame> {
    params: G::EvalParams,
    search: SearchParams,
    /// Whether this iteration searches every action to full depth.
    pub(super) wide: bool,
    /// The best action of the last iteration, tried first at the root.
    pub(super) kept: Option<G::Action>,
    /// The only actions that are tried at the root.
    pub(super) choices: Vec<G::Action>,
    pub(super) nodes: u64,
    frames: Vec<Frame<G>>,
    path: Vec<u64>,
    actions: Vec<Scored<G::Action>>,
    listed: Vec<G::Action>,
    proposed: Vec<Proposal<G::Action>>,
    lines: Vec<Vec<G::Action>>,
    memory: Memory<G::Action>,
    ordering: Ordering<G>,
    /// Keys of positions that end the match by repetition if they occur once more.
    repeated: Vec<u64>,
}

impl<G: AlphaBetaGame> Tree<G> {
    pub(super) fn new(
        params: G::EvalParams,
        search: SearchParams,
        memory: Memory<G::Action>,
        repeated: Vec<u64>,
    ) -> Self {
        Self {
            params,
            search,
            wide: true,
            kept: None,
            choices: Vec::new(),
            nodes: 0,
            frames: Vec::with_capacity(LONGEST),
            path: Vec::with_capacity(LONGEST),
            actions: Vec::with_capacity(1024),
            listed: Vec::with_capacity(64),
            proposed: Vec::with_capacity(64),
            lines: vec![Vec::new(); LONGEST + 1],
            memory,
            ordering: Ordering::new(LONGEST + 1, search.shortcuts.answers > 0),
            repeated,
        }
    }

    pub(super) fn params(&self) -> &G::EvalParams {
        &self.params
    }

    /// The line expected from the root.
    pub(super) fn line(&self) -> &[G::Action] {
        &self.lines[0]
    }

    /// The best action of an unfinished iteration that beat its window, with its score, or with a
    /// lower bound while the score is still being searched.
    pub(super) fn so_far(&self) -> Option<(G::Action, i32)> {
        let root = self.frames.first()?;
        if root.has_better() && (root.again || self.frames.len() > 1) {
            return Some((self.actions[root.next - 1].action, root.at_least));
        }
        root.best_action.filter(|_| root.best > root.lowest).map(|action| (action, root.best))
    }

    /// Starts an iteration.
    pub(super) fn begin(
        &mut self,
        tables: &G::Tables,
        position: G::Position,
        seat: Seat,
        depth: i32,
        window: Window,
    ) {
        self.frames.clear();
        self.path.clear();
        self.actions.clear();
        let key = G::hash(tables, &position);
        let mut frame = Frame::new(position, seat, false, depth, window);
        frame.draw = -self.search.contempt;
        self.open(tables, frame, key);
    }

    /// Advances by one action or one step back; returns the result once the iteration is finished.
    pub(super) fn advance(&mut self, tables: &G::Tables) -> Option<Found<G::Action>> {
        let mut answer = match self.pass(tables).or_else(|| self.choose(tables)) {
            Some(next) => self.descend(tables, next),
            None => return self.ascend(tables),
        };
        while let Some(given) = answer.take() {
            if self.receive(given) {
                if self.frames.len() == 1 {
                    return self.ascend(tables);
                }
                answer = Some(self.close(tables).0);
            }
        }
        None
    }

    /// Leaves a frame whose actions are all tried, and every frame above that this cuts off.
    fn ascend(&mut self, tables: &G::Tables) -> Option<Found<G::Action>> {
        loop {
            let (answer, action) = self.close(tables);
            if self.frames.is_empty() {
                return Some(Found { value: answer.value, action });
            }
            if !self.receive(answer) {
                return None;
            }
        }
    }

    /// The position after passing the turn to the other side, where a null move is worth trying.
    fn pass(&mut self, tables: &G::Tables) -> Option<G::Position> {
        let frame = self.frames.last_mut()?;
        if !std::mem::take(&mut frame.may_pass) {
            return None;
        }
        let least = self.search.shortcuts.pass;
        (frame.stage, frame.reduction) = (Stage::Passed, least + frame.depth / 4);
        G::null_move(tables, &frame.position)
    }

    /// The position after the next action of the topmost frame.
    fn choose(&mut self, tables: &G::Tables) -> Option<G::Position> {
        let action = self.next_action()?;
        let frame = self.frames.last()?;
        Some(after::<G>(tables, &frame.position, action))
    }

    fn next_action(&mut self) -> Option<G::Action> {
        let wide = self.wide;
        let frame = self.frames.last_mut()?;
        if frame.again {
            frame.again = false;
            return Some(self.actions[frame.next - 1].action);
        }
        if frame.next == self.actions.len() {
            return None;
        }
        bring_best(&mut self.actions, frame.next);
        let chosen = self.actions[frame.next];
        let tried = frame.next - frame.first;
        let shortcuts = &self.search.shortcuts;
        if frame.calm && tried > 0 && chosen.is_plain() && frame.leaves_rest(shortcuts, tried) {
            return None;
        }
        frame.next += 1;
        frame.reduction = 0;
        if !wide && chosen.is_plain() {
            frame.reduction = shortcuts.reduction(frame.depth, tried);
        }
        frame.stage = match frame.reduction {
            _ if tried == 0 || frame.depth <= 0 => Stage::Full,
            0 => Stage::Scout,
            _ => Stage::Reduced,
        };
        Some(chosen.action)
    }

    /// Enters the next position; returns an answer at once if nothing below needs searching.
    fn descend(&mut self, tables: &G::Tables, position: G::Position) -> Option<Answer> {
        let ply = self.frames.len();
        let parent = &self.frames[ply - 1];
        self.nodes += 1;
        self.lines[ply].clear();
        let seat = match G::actor(tables, &position) {
            Actor::Seat(seat) => seat,
            Actor::Nobody(outcome) => {
                return Some(verdict(&outcome, parent.seat, parent.draw, ply));
            }
            Actor::Chance => return Some(Answer::new(0)),
        };
        let key = G::hash(tables, &position);
        if G::repetitions_to_draw(tables).is_some()
            && let Some(answer) =
                self.repeats(key, usize::from(G::plies_since_irreversible(&position)), parent.draw)
        {
            return Some(answer);
        }
        let opposed = G::side_of(&position, seat) != G::side_of(&position, parent.seat);
        let window = parent.window_below();
        let window = if opposed { window.turned() } else { window };
        let depth = parent.depth
            - match parent.stage {
                Stage::Passed => 1 + parent.reduction,
                Stage::Reduced => self.cost(parent) + parent.reduction,
                _ => self.cost(parent),
            };
        let after_pass = parent.stage == Stage::Passed;
        let (draw, alarms, alarm) = (parent.draw, parent.alarms, self.search.shortcuts.alarm);
        let mut frame = Frame::new(position, seat, opposed, depth, window);
        frame.draw = if opposed { -draw } else { draw };
        frame.may_pass = !self.wide && !after_pass;
        frame.alarms = alarms;
        if !self.wide
            && !after_pass
            && i32::from(alarms) < alarm
            && G::is_alarmed(tables, &self.params, &frame.position)
        {
            (frame.alarms, frame.depth) = (alarms + 1, depth + 1);
        }
        self.open(tables, frame, key)
    }

    /// The depth that the current action of a frame uses up.
    #[inline]
    fn cost(&self, frame: &Frame<G>) -> i32 {
        self.actions.get(frame.next.wrapping_sub(1)).map_or(1, |tried| G::cost(tried.action))
    }

    /// The draw, if the position with this key is on the path or would end the match as repeated.
    fn repeats(&self, key: u64, quiet: usize, draw: i32) -> Option<Answer> {
        if quiet == 0 {
            return None;
        }
        if self.repeated.contains(&key) {
            return Some(Answer::new(draw));
        }
        let from = self.path.len().saturating_sub(quiet);
        let place = self.path[from..].iter().position(|earlier| *earlier == key)?;
        Some(Answer { value: draw, leans_on: from + place })
    }

    /// Passes an answer to the topmost frame; true if it needs no more actions tried.
    fn receive(&mut self, answer: Answer) -> bool {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        let value = answer.value;
        if frame.stage == Stage::Passed {
            if value < frame.beta {
                return false;
            }
            (frame.best, frame.leans_on) = (frame.beta, answer.leans_on);
            return true;
        }
        if frame.stage == Stage::Reduced && value > frame.alpha {
            (frame.stage, frame.again) = (Stage::Scout, true);
            return false;
        }
        if frame.stage == Stage::Scout && value > frame.alpha && value < frame.beta {
            (frame.stage, frame.again, frame.at_least) = (Stage::Full, true, value);
            return false;
        }
        frame.leans_on = frame.leans_on.min(answer.leans_on);
        if value <= frame.best {
            return false;
        }
        let action = self.actions[frame.next - 1].action;
        (frame.best, frame.best_action) = (value, Some(action));
        if value <= frame.alpha {
            return false;
        }
        frame.alpha = value;
        if frame.beta - frame.lowest > 1 {
            let (upper, lower) = self.lines.split_at_mut(ply + 1);
            upper[ply].clear();
            upper[ply].push(action);
            upper[ply].extend_from_slice(&lower[0]);
        }
        if value >= frame.beta {
            // The score depends on the refutation alone, not on what its siblings depend on.
            frame.leans_on = answer.leans_on;
            return true;
        }
        false
    }

    /// Leaves the topmost frame.
    fn close(&mut self, tables: &G::Tables) -> (Answer, Option<G::Action>) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.pop() else { return (Answer::new(0), None) };
        self.path.pop();
        if frame.depth > 0 {
            if frame.best >= frame.beta && frame.next > frame.first {
                let refutation = self.actions[frame.next - 1].action;
                if G::gain(tables, &self.params, &frame.position, refutation) == 0 {
                    let tried = &self.actions[frame.first..frame.next];
                    self.ordering.learn(tables, frame.seat, ply, tried, frame.depth);
                    self.ordering.learn_answer(tables, frame.seat, self.last_action(), refutation);
                }
            }
            if let Some(bound) = frame.bound_to_remember(ply) {
                let score = to_memory(frame.best, ply);
                self.memory.keep(frame.key, frame.best_action, score, frame.depth, bound);
            }
        }
        self.actions.truncate(frame.first);
        let mut answer = Answer::seen_from(frame.best, frame.opposed);
        if frame.leans_on < ply {
            answer.leans_on = frame.leans_on;
        }
        (answer, frame.best_action)
    }
}
