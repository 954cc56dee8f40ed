//! What happens when the search reaches a position: whether it needs searching at all, and which
//! actions are tried in which order.

use super::{LONGEST, Tree, WON};
use crate::ai::ai_game::{AlphaBetaGame, Proposal};
use crate::ai::frame::{Answer, Frame, Stage, from_memory};
use crate::ai::ordering::Scored;

impl<G: AlphaBetaGame> Tree<G> {
    /// Opens a frame for a position, or returns an answer from memory or judgement.
    pub(super) fn open(
        &mut self,
        tables: &G::Tables,
        mut frame: Frame<G>,
        key: u64,
    ) -> Option<Answer> {
        frame.first = self.actions.len();
        frame.next = frame.first;
        self.listed.clear();
        let settled = frame.depth <= 0 && G::is_settled(tables, &frame.position);
        if settled || self.frames.len() >= LONGEST {
            return self.settle(tables, frame, key);
        }
        let at_root = self.frames.is_empty();
        let mut remembered = self.kept.filter(|_| at_root);
        frame.key = G::memory_key(tables, &frame.position);
        if let Some(entry) = self.memory.recall(frame.key) {
            remembered = remembered.or(entry.action);
            let value = from_memory(i32::from(entry.score), self.frames.len());
            let deep = i32::from(entry.depth) >= frame.depth;
            if deep && !at_root && frame.settled_by(value, entry.bound) {
                return Some(Answer::seen_from(value, frame.opposed));
            }
        }
        if !self.wide && !at_root {
            if let Some(answer) = self.spare(tables, &mut frame, key) {
                return Some(answer);
            }
            if frame.depth <= 0 {
                return self.settle(tables, frame, key);
            }
            let unknown = self.search.shortcuts.unknown;
            if unknown > 0 && remembered.is_none() && frame.depth >= unknown {
                frame.depth -= 1;
            }
        }
        let left = (!at_root).then_some(frame.depth);
        if !G::propose(tables, &self.params, &frame.position, left, &mut self.proposed) {
            G::actions(tables, &frame.position, &mut self.listed);
        }
        if at_root {
            self.keep_choices();
        }
        if self.listed.is_empty() && self.proposed.is_empty() {
            // Happens only after a pass: otherwise a seat that must decide has an action.
            let stand = self.judge(tables, &frame.position, key);
            return Some(Answer::seen_from(stand, frame.opposed));
        }
        self.enter(tables, frame, key, remembered);
        None
    }

    /// Leaves only the choices among the root's actions.
    fn keep_choices(&mut self) {
        let Self { choices, listed, proposed, .. } = self;
        listed.retain(|action| choices.contains(action));
        proposed.retain(|proposal| choices.contains(&proposal.action));
        if listed.is_empty() && proposed.is_empty() {
            listed.extend_from_slice(choices);
        }
    }

    /// Below the horizon: the judgement, or a frame in which only captures are tried.
    fn settle(&mut self, tables: &G::Tables, mut frame: Frame<G>, key: u64) -> Option<Answer> {
        let stand = match frame.stand {
            Some(stand) => stand,
            None => self.judge(tables, &frame.position, key),
        };
        if stand >= frame.beta || self.frames.len() >= LONGEST || !self.search.settle {
            return Some(Answer::seen_from(stand, frame.opposed));
        }
        G::noisy_actions(tables, &frame.position, &mut self.listed);
        frame.best = stand;
        let slight = self.search.shortcuts.slight;
        if slight > 0 && !self.wide {
            let (params, position) = (&self.params, &frame.position);
            let lack = frame.alpha - stand - slight;
            self.listed.retain(|action| G::prize(tables, params, position, *action) > lack);
        }
        if self.listed.is_empty() {
            return Some(Answer::seen_from(stand, frame.opposed));
        }
        frame.alpha = frame.alpha.max(stand);
        self.enter(tables, frame, key, None);
        None
    }

    /// Puts a frame on the stack with its actions in order.
    fn enter(
        &mut self,
        tables: &G::Tables,
        frame: Frame<G>,
        key: u64,
        remembered: Option<G::Action>,
    ) {
        self.order(tables, &frame, remembered);
        self.path.push(key);
        self.frames.push(frame);
    }

    /// Asks the judgement whether a position off the expected line needs searching: not if it is
    /// much too good or, but for captures, much too bad. Near a den nothing is spared.
    fn spare(&mut self, tables: &G::Tables, frame: &mut Frame<G>, key: u64) -> Option<Answer> {
        let shortcuts = self.search.shortcuts;
        let depth = frame.depth;
        let is_narrow = frame.beta - frame.alpha == 1 && frame.beta.abs() < WON;
        let may_pass = frame.may_pass && depth >= 3;
        let is_near = depth <= shortcuts.nearest();
        frame.may_pass = false;
        if !is_narrow || depth <= 0 || !may_pass && !is_near {
            return None;
        }
        let stand = self.judge(tables, &frame.position, key);
        frame.stand = Some(stand);
        frame.may_pass = may_pass && stand >= frame.beta;
        if !is_near || !G::is_calm(tables, &self.params, &frame.position, depth + shortcuts.slack) {
            return None;
        }
        let hold = shortcuts.hold * depth;
        if hold > 0 && depth <= shortcuts.hold_depth && stand - hold >= frame.beta {
            return Some(Answer::seen_from(stand - hold, frame.opposed));
        }
        let razor = shortcuts.razor * depth;
        if razor > 0 && depth <= 2 && stand + razor <= frame.alpha {
            frame.depth = 0;
            return None;
        }
        frame.calm = true;
        None
    }

    /// Moves the listed actions onto the stack, with their places in the order.
    fn order(&mut self, tables: &G::Tables, frame: &Frame<G>, remembered: Option<G::Action>) {
        let (seat, ply) = (frame.seat, self.frames.len());
        let answer = self.ordering.answer(tables, seat, self.last_action());
        for action in self.listed.drain(..) {
            let gain = G::gain(tables, &self.params, &frame.position, action);
            let score = self.ordering.score(tables, seat, ply, [remembered, answer], action, gain);
            self.actions.push(Scored { action, score });
        }
        if !self.proposed.is_empty() {
            self.order_proposed(tables, frame, remembered);
        }
    }

    fn order_proposed(
        &mut self,
        tables: &G::Tables,
        frame: &Frame<G>,
        remembered: Option<G::Action>,
    ) {
        let (seat, ply) = (frame.seat, self.frames.len());
        let answer = self.ordering.answer(tables, seat, self.last_action());
        for Proposal { action, bias } in self.proposed.drain(..) {
            let gain = G::gain(tables, &self.params, &frame.position, action);
            let known = [remembered, answer];
            let mut score = self.ordering.score(tables, seat, ply, known, action, gain);
            if (Scored { action, score }).is_plain() {
                score += bias;
            }
            self.actions.push(Scored { action, score });
        }
    }

    /// The action that led to the position being opened; `None` at the root and after a pass.
    pub(super) fn last_action(&self) -> Option<G::Action> {
        let parent = self.frames.last().filter(|parent| parent.stage != Stage::Passed)?;
        Some(self.actions[parent.next.checked_sub(1)?].action)
    }

    /// The judgement of a position, with random jitter that makes players differ.
    fn judge(&self, tables: &G::Tables, position: &G::Position, key: u64) -> i32 {
        let value = G::evaluate(tables, &self.params, position);
        self.search.jittered(value, key)
    }
}
