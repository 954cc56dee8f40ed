//! Why a pick is not legal.
use crate::rules::zoon::{Tables, View};
use crate::rules::{Refusal, Spot};
pub(super) fn why_not(_: &Tables, _: &View, _: &[Spot], _: Spot) -> Option<Refusal> {
    None
}
