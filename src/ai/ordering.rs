//! The order in which to try actions: the better it is, the more alpha-beta can skip.
//!
//! First the remembered action, then captures by what they gain, then the two quiet actions that
//! last refuted a sibling (killers), the one that last refuted the enemy's last action, then by how often an action refuted anything (history).

use crate::ai::AlphaBetaGame;
use crate::rules::Seat;

const REMEMBERED: i32 = 1 << 30;
const STRIKE: i32 = 1 << 24;
const KILLERS: [i32; 2] = [(1 << 23) + 2, (1 << 23) + 1];
const ANSWER: i32 = 1 << 23;
const MOST_WEIGHT: i32 = 400;
const HISTORY_SCALE: i32 = 32;

/// An action with its place in the order.
#[derive(Clone, Copy, Debug)]
pub struct Scored<A> {
    /// The action.
    pub action: A,
    /// Higher comes first.
    pub score: i32,
}

impl<A> Scored<A> {
    /// True for an action that is neither remembered, nor a capture, nor a killer,
    /// nor the answer to the last one.
    #[inline]
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.score < ANSWER
    }
}

/// What the search has learnt about quiet actions: killers and history.
#[derive(Clone, Debug)]
pub struct Ordering<G: AlphaBetaGame> {
    killers: Vec<[Option<G::Action>; 2]>,
    history: Vec<i32>,
    /// By the enemy's last action: what last refuted it. Empty where that is not learnt.
    answers: Vec<Option<G::Action>>,
}

impl<G: AlphaBetaGame> Ordering<G> {
    /// An empty ordering for lines of at most `plies` actions.
    #[must_use]
    pub fn new(plies: usize, answers: bool) -> Self {
        let answers = vec![None; if answers { 2 * G::SLOTS } else { 0 }];
        Self { killers: vec![[None; 2]; plies], history: vec![0; 2 * G::SLOTS], answers }
    }

    /// The action of this seat that last refuted this one of the other side's.
    #[inline]
    #[must_use]
    pub fn answer(
        &self,
        tables: &G::Tables,
        seat: Seat,
        last: Option<G::Action>,
    ) -> Option<G::Action> {
        *self.answers.get(Self::place(tables, seat, last?))?
    }

    /// Records that an action refuted the last one.
    pub fn learn_answer(
        &mut self,
        tables: &G::Tables,
        seat: Seat,
        last: Option<G::Action>,
        refutation: G::Action,
    ) {
        let Some(last) = last.filter(|_| !self.answers.is_empty()) else { return };
        self.answers[Self::place(tables, seat, last)] = Some(refutation);
    }

    fn place(tables: &G::Tables, seat: Seat, action: G::Action) -> usize {
        usize::from(seat.0 & 1) * G::SLOTS + G::slot(tables, action)
    }

    /// The place in the order of an action that gains `gain`.
    #[inline(always)]
    #[must_use]
    pub fn score(
        &self,
        tables: &G::Tables,
        seat: Seat,
        ply: usize,
        [remembered, answer]: [Option<G::Action>; 2],
        action: G::Action,
        gain: i32,
    ) -> i32 {
        if remembered == Some(action) {
            return REMEMBERED;
        }
        if gain != 0 {
            return STRIKE + gain;
        }
        match self.killers[ply].iter().position(|killer| *killer == Some(action)) {
            Some(place) => KILLERS[place],
            None if answer == Some(action) => ANSWER,
            None => self.history[Self::place(tables, seat, action)],
        }
    }

    /// Records that a quiet action, the last in `tried`, refuted the opponent's last action `depth`
    /// above the horizon, and that those tried before it did not.
    pub fn learn(
        &mut self,
        tables: &G::Tables,
        seat: Seat,
        ply: usize,
        tried: &[Scored<G::Action>],
        depth: i32,
    ) {
        let Some((refutation, others)) = tried.split_last() else { return };
        let killers = &mut self.killers[ply];
        if killers[0] != Some(refutation.action) {
            *killers = [Some(refutation.action), killers[0]];
        }
        let weight = (depth * depth).min(MOST_WEIGHT);
        self.shift(Self::place(tables, seat, refutation.action), weight);
        for other in others.iter().filter(|other| other.score < STRIKE) {
            self.shift(Self::place(tables, seat, other.action), -weight);
        }
    }

    /// Moves a count up or down, by less the nearer it is to its limit.
    fn shift(&mut self, place: usize, weight: i32) {
        let count = &mut self.history[place];
        *count += weight * HISTORY_SCALE - *count * weight / MOST_WEIGHT;
    }
}

/// Swaps the best of the actions from index `from` on to that index.
#[inline]
pub fn bring_best<A: Copy>(actions: &mut [Scored<A>], from: usize) {
    let mut best = from;
    for index in from + 1..actions.len() {
        if actions[index].score > actions[best].score {
            best = index;
        }
    }
    actions.swap(from, best);
}
