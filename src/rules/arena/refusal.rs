//! Why a pick is not legal: the questions of the phases, asked one by one.

use crate::rules::arena::{Position, Tables};
use crate::rules::{Refusal, Spot};

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    _tables: &Tables,
    _position: &Position,
    _picked: &[Spot],
    _spot: Spot,
) -> Option<Refusal> {
    None
}
