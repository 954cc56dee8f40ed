//! One position on the search's stack, and how its score is passed up and remembered.

use crate::ai::alpha_beta::{WIN, WON};
use crate::ai::memory::Bound;
use crate::ai::{AlphaBetaGame, Shortcuts};
use crate::rules::hashing::mix;
use crate::rules::{Outcome, Seat};

const LOST: i32 = -WON;
const INFINITE: i32 = WIN + 1;
/// The score depends on no ancestor.
const FREE: usize = usize::MAX;

/// The settings of a tree search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchParams {
    /// Largest random change of a judgement, which makes players differ.
    pub(super) jitter: i32,
    /// Seed of the jitter.
    pub(super) seed: u64,
    /// Follow strikes below the horizon?
    pub(super) settle: bool,
    /// By how much a draw is worse for the root's seat than an even judgement.
    pub(super) contempt: i32,
    /// What may be left unsearched.
    pub(super) shortcuts: Shortcuts,
}

impl SearchParams {
    /// A judgement with random jitter that makes players differ.
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
    /// With the frame's full window.
    Full,
    /// To full depth, testing only whether it beats the best so far.
    Scout,
    /// To reduced depth, with the same test.
    Reduced,
    /// The other side moves twice: if the position is still good enough, it need not be searched
    /// further.
    Passed,
}

/// A position whose actions are being tried.
#[derive(Clone, Debug)]
pub(super) struct Frame<G: AlphaBetaGame> {
    pub(super) position: G::Position,
    pub(super) seat: Seat,
    pub(super) key: u64,
    /// Whether the parent's seat is on the other side.
    pub(super) opposed: bool,
    pub(super) depth: i32,
    pub(super) lowest: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) best: i32,
    pub(super) best_action: Option<G::Action>,
    /// Where this frame's actions begin on the stack of actions, and the index of the next one.
    pub(super) first: usize,
    pub(super) next: usize,
    pub(super) stage: Stage,
    pub(super) reduction: i32,
    pub(super) again: bool,
    /// The least score of the current action, once a scout search has shown that it beats the best
    /// one.
    pub(super) at_least: i32,
    /// Whether a null move may be tried.
    pub(super) may_pass: bool,
    /// The judgement of the position, where it was asked for.
    pub(super) stand: Option<i32>,
    /// Whether quiet actions may be left out: the window is narrow and no pawn is near a den.
    pub(super) calm: bool,
    /// How many actions of the line to here used up no depth.
    pub(super) alarms: u8,
    /// What a draw is worth to this seat.
    pub(super) draw: i32,
    /// The ply of the topmost ancestor that a repetition below depends on.
    pub(super) leans_on: usize,
}

/// What a finished iteration found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<A> {
    pub(super) value: i32,
    pub(super) action: Option<A>,
}

/// A searched position's score, from the view of its parent's seat.
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

impl<G: AlphaBetaGame> Frame<G> {
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
            stand: None,
            calm: false,
            alarms: 0,
            draw: 0,
            leans_on: FREE,
        }
    }

    /// Whether the quiet actions not yet tried are left out: none can reach the window, or enough
    /// were tried. Where one might, the score is not proved to be below what it could reach.
    pub(super) fn leaves_rest(&mut self, shortcuts: &Shortcuts, tried: usize) -> bool {
        let (depth, few) = (self.depth, shortcuts.few);
        let enough = few + depth * depth;
        if few > 0 && depth <= shortcuts.hope_depth && tried as i32 >= enough && self.best > LOST {
            return true;
        }
        let hope = shortcuts.hope * depth;
        let reach = self.stand.map_or(INFINITE, |stand| stand + hope);
        let hopeless = hope > 0 && depth <= shortcuts.hope_depth && reach <= self.alpha;
        if hopeless {
            self.best = self.best.max(reach);
        }
        hopeless
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

    /// Whether the current action is known to beat those before it and is being searched again for
    /// its exact score.
    pub(super) fn has_better(&self) -> bool {
        self.stage == Stage::Full && self.next > self.first + 1
    }

    /// Whether a remembered score settles this frame. It never does on the expected line, so that
    /// the line stays complete.
    pub(super) fn settled_by(&self, value: i32, bound: Bound) -> bool {
        self.beta - self.alpha == 1
            && match bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= self.beta,
                Bound::AtMost => value <= self.alpha,
            }
    }

    /// The bound to remember. `None` if the score depends on a repetition above and the draw may
    /// have affected it; it has not if the score is proved to be better than a draw, or worse.
    pub(super) fn bound_to_remember(&self, ply: usize) -> Option<Bound> {
        let free = self.leans_on >= ply;
        let bound = match self.best {
            best if best >= self.beta => Bound::AtLeast,
            best if best > self.lowest => Bound::Exact,
            _ => Bound::AtMost,
        };
        let harmless = match bound {
            Bound::AtLeast => self.best > self.draw,
            Bound::AtMost => self.best < self.draw,
            Bound::Exact => false,
        };
        (free || harmless).then_some(bound)
    }
}

/// The score of an ended match for a seat to which a draw is worth so much.
pub(super) fn verdict(outcome: &Outcome, seat: Seat, draw: i32, ply: usize) -> Answer {
    if outcome.is_draw() {
        return Answer::new(draw);
    }
    let distance = WIN - ply as i32;
    Answer::new(if outcome.rank(seat) == 0 { distance } else { -distance })
}

/// Converts a score for memory: there, wins are counted from the position, not from the root.
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
