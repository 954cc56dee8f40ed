//! The choice of corners as a zero-sum game: two choices for each side, made at the same time.
//! Solved exactly, in whole numbers.

use super::eval_params::Matrix;
use crate::rules::Dice;
use crate::rules::zoon::{Corner, Corners, Mark};

/// A mixed strategy: the first choice is made `first` times out of `of`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mix {
    /// The share of the first choice.
    pub first: u32,
    /// The whole; at least 1.
    pub of: u32,
}

/// The solution: how the attacker and the defender choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The attacker, on the defender's card.
    pub attacker: Mix,
    /// The defender, on the attacker's card.
    pub defender: Mix,
}

impl Mix {
    const EVEN: Self = Self { first: 1, of: 2 };

    /// Draws the index of a choice, 0 or 1.
    pub fn draw(self, dice: &mut dyn Dice) -> usize {
        usize::from(dice.below(self.of) >= self.first)
    }

    /// The better choice for certain, or either where both are equal.
    fn pure(first: i32, second: i32) -> Self {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Self { first: 1, of: 1 },
            std::cmp::Ordering::Less => Self { first: 0, of: 1 },
            std::cmp::Ordering::Equal => Self::EVEN,
        }
    }
}

/// The choices on a card: both diagonals; on a card that lies face up its lowest number and its ★
/// (another number is never better to touch), or the same twice if it has only one of them.
#[must_use]
pub(super) fn choices(corners: &Corners, open: bool) -> [Corner; 2] {
    if !open {
        return Corner::DIAGONALS;
    }
    let at = |corner: &Corner| corners[*corner as usize];
    let number = |corner: &Corner| match at(corner) {
        Mark::Number(number) => Some(number),
        Mark::Star | Mark::Cross => None,
    };
    let lowest = Corner::ALL.into_iter().filter(|c| number(c).is_some()).min_by_key(number);
    let star = Corner::ALL.into_iter().find(|corner| number(corner).is_none());
    let any = lowest.or(star).unwrap_or(Corner::TopLeft);
    [lowest.unwrap_or(any), star.unwrap_or(any)]
}

/// The minimax solution of what the attacker gains, by its own choice and the defender's.
#[must_use]
pub fn solve(gains: &[[i32; 2]; 2]) -> Solution {
    let [[a, b], [c, d]] = *gains;
    // A saddle point: a pair of choices that neither side can improve alone.
    let (worst, best) = ([a.min(b), c.min(d)], [a.max(c), b.max(d)]);
    if worst[0].max(worst[1]) == best[0].min(best[1]) {
        return Solution {
            attacker: Mix::pure(worst[0], worst[1]),
            defender: Mix::pure(best[1], best[0]),
        };
    }
    // Without one, each side mixes so that the other is indifferent. All four differences have the
    // same sign.
    let whole = (a - b - c + d).unsigned_abs();
    Solution {
        attacker: Mix { first: (d - c).unsigned_abs(), of: whole },
        defender: Mix { first: (d - b).unsigned_abs(), of: whole },
    }
}

/// What the attacker gains on average if both sides choose as in the solution.
#[must_use]
pub fn value(gains: &Matrix) -> i32 {
    let [[a, b], [c, d]] = *gains;
    let (low, high) = (a.min(b).max(c.min(d)), a.max(c).min(b.max(d)));
    if low == high {
        return low;
    }
    let [a, b, c, d] = [a, b, c, d].map(i64::from);
    ((a * d - b * c) / (a - b - c + d)) as i32
}
