//! One position on the search's stack, and what its score means above it; and how a tree is searched.

use crate::ai::OpenDuel;
use crate::ai::alpha_beta::{WIN, WON};
use crate::ai::memory::Bound;
use crate::rules::hashing::mix;
use crate::rules::{Outcome, Seat};

const LOST: i32 = -WON;
const INFINITE: i32 = WIN + 1;
/// No ancestor is leant on.
const FREE: usize = usize::MAX;

/// How a tree is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Largest random change of a judgement, which makes players differ.
    pub(super) jitter: i32,
    /// Seed of the jitter.
    pub(super) seed: u64,
    /// Follow strikes below the horizon?
    pub(super) settle: bool,
}

impl Manner {
    /// A judgement with the jitter that makes players differ.
    #[inline]
    pub(super) fn jittered(&self, value: i32, key: u64) -> i32 {
        if self.jitter == 0 {
            return value;
        }
        let span = 2 * self.jitter.unsigned_abs() + 1;
        let drawn = ((mix(key ^ self.seed) >> 32) * u64::from(span)) >> 32;
        value + drawn as i32 - self.jitter
    }
}

/// Between which scores a score is sought: what is at most `alpha` or at least `beta` need not be known exactly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// Every score.
    pub(super) const WHOLE: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// The same as the other side sees it.
    #[inline]
    pub(super) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// How the current action of a frame is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// With the frame's whole window.
    Full,
    /// To its whole depth, asking only whether it beats the best so far.
    Scout,
    /// Less deeply, asking the same.
    Reduced,
    /// The other side moves twice: a side that stands well even so need not be looked at further.
    Passed,
}

/// A position whose actions are being tried.
#[derive(Clone, Debug)]
pub(super) struct Frame<G: OpenDuel> {
    pub(super) position: G::Position,
    pub(super) seat: Seat,
    pub(super) key: u64,
    /// The parent's seat is on the other side.
    pub(super) opposed: bool,
    pub(super) depth: i32,
    pub(super) lowest: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) best: i32,
    pub(super) best_action: Option<G::Action>,
    /// Where this frame's actions begin on the stack of actions, and which comes next.
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) stage: Stage,
    pub(super) reduction: i32,
    pub(super) again: bool,
    /// What the current action scores at least, once a scout has seen that it beats the best one.
    pub(super) at_least: i32,
    /// May the turn be left to the other side, to see whether even that is good enough?
    pub(super) may_pass: bool,
    /// The uppermost ancestor that a repetition below here leant on.
    pub(super) leans_on: usize,
}

/// What a finished iteration found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<A> {
    pub(super) value: i32,
    pub(super) action: Option<A>,
}

/// A searched position's score, as its parent's seat sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) value: i32,
    pub(super) leans_on: usize,
}

impl Answer {
    pub(super) fn new(value: i32) -> Self {
        Self { value, leans_on: FREE }
    }

    pub(super) fn seen_from(value: i32, opposed: bool) -> Self {
        Self::new(if opposed { -value } else { value })
    }
}

impl<G: OpenDuel> Frame<G> {
    pub(super) fn new(
        position: G::Position,
        seat: Seat,
        opposed: bool,
        depth: i32,
        Window { alpha, beta }: Window,
    ) -> Self {
        Self {
            position,
            seat,
            key: 0,
            opposed,
            depth,
            lowest: alpha,
            alpha,
            beta,
            best: -INFINITE,
            best_action: None,
            first: 0,
            next: 0,
            stage: Stage::Full,
            reduction: 0,
            again: false,
            at_least: -INFINITE,
            may_pass: false,
            leans_on: FREE,
        }
    }

    /// Between which scores the score of the current action is sought.
    #[inline]
    pub(super) fn window_below(&self) -> Window {
        let Self { alpha, beta, .. } = *self;
        match self.stage {
            Stage::Full => Window { alpha, beta },
            Stage::Passed => Window { alpha: beta - 1, beta },
            _ => Window { alpha, beta: alpha + 1 },
        }
    }

    /// Has the current action been seen to beat those before it, so that it is searched once more for its score?
    pub(super) fn has_better(&self) -> bool {
        self.stage == Stage::Full && self.next > self.first + 1
    }

    /// Does a remembered score answer for this frame? On the expected line it never does, so that
    /// the line stays whole.
    pub(super) fn settled_by(&self, value: i32, bound: Bound) -> bool {
        self.beta - self.alpha == 1
            && match bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= self.beta,
                Bound::AtMost => value <= self.alpha,
            }
    }

    /// What the score means, unless it leans on a repetition above and the draw may have mattered:
    /// a proof of more than a draw holds none, nor does a proof of less.
    pub(super) fn bound_to_remember(&self, ply: usize) -> Option<Bound> {
        let free = self.leans_on >= ply;
        let bound = match self.best {
            best if best >= self.beta => Bound::AtLeast,
            best if best > self.lowest => Bound::Exact,
            _ => Bound::AtMost,
        };
        let harmless = match bound {
            Bound::AtLeast => self.best > 0,
            Bound::AtMost => self.best < 0,
            Bound::Exact => false,
        };
        (free || harmless).then_some(bound)
    }
}

pub(super) fn verdict(outcome: &Outcome, seat: Seat, ply: usize) -> Answer {
    if outcome.is_draw() {
        return Answer::new(0);
    }
    let distance = WIN - ply as i32;
    Answer::new(if outcome.rank(seat) == 0 { distance } else { -distance })
}

/// Wins are remembered from the position, not from the root.
pub(super) fn to_memory(score: i32, ply: usize) -> i32 {
    match score {
        WON.. => score + ply as i32,
        ..=LOST => score - ply as i32,
        _ => score,
    }
}

pub(super) fn from_memory(score: i32, ply: usize) -> i32 {
    match score {
        WON.. => score - ply as i32,
        ..=LOST => score + ply as i32,
        _ => score,
    }
}
