//! Which action to try first: the better the order, the more alpha-beta may skip.
//!
//! First the remembered action, then captures by what they gain, then the two quiet actions that
//! last refuted a sibling (killers), then by how often an action refuted anything (history).

use crate::ai::Duel;
use crate::rules::Seat;

const REMEMBERED: i32 = 1 << 30;
const STRIKE: i32 = 1 << 24;
const KILLERS: [i32; 2] = [(1 << 23) + 1, 1 << 23];
const MOST_HISTORY: i32 = 1 << 22;

/// An action with its place in the order.
#[derive(Clone, Copy, Debug)]
pub struct Scored<A> {
    /// The action.
    pub action: A,
    /// Higher comes first.
    pub score: i32,
}

impl<A> Scored<A> {
    /// True for an action that is neither remembered, nor a capture, nor a killer.
    #[inline]
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.score < KILLERS[1]
    }
}

/// What the search has learnt about quiet actions.
#[derive(Clone, Debug)]
pub struct Ordering<G: Duel> {
    killers: Vec<[Option<G::Action>; 2]>,
    history: Vec<i32>,
}

impl<G: Duel> Ordering<G> {
    /// Nothing learnt yet, for lines of at most `plies` actions.
    #[must_use]
    pub fn new(plies: usize) -> Self {
        Self { killers: vec![[None; 2]; plies], history: vec![0; 2 * G::SLOTS] }
    }

    fn place(tables: &G::Tables, seat: Seat, action: G::Action) -> usize {
        usize::from(seat.0 & 1) * G::SLOTS + G::slot(tables, action)
    }

    /// The place in the order of an action that gains `gain`.
    #[inline]
    #[must_use]
    pub fn score(
        &self,
        tables: &G::Tables,
        (seat, ply): (Seat, usize),
        remembered: Option<G::Action>,
        (action, gain): (G::Action, i32),
    ) -> i32 {
        if remembered == Some(action) {
            return REMEMBERED;
        }
        if gain != 0 {
            return STRIKE + gain;
        }
        match self.killers[ply].iter().position(|killer| *killer == Some(action)) {
            Some(place) => KILLERS[place],
            None => self.history[Self::place(tables, seat, action)],
        }
    }

    /// Learns that a quiet action refuted the opponent's last one, `depth` above the horizon.
    pub fn learn(
        &mut self,
        tables: &G::Tables,
        (seat, ply): (Seat, usize),
        action: G::Action,
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let place = Self::place(tables, seat, action);
        self.history[place] += depth * depth;
        if self.history[place] >= MOST_HISTORY {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

/// Brings the best of the actions from `from` on to that place.
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
