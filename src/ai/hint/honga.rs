//! Honga's reasons: what kind of deed it is, and what the seat hopes for by it.

use crate::ai::hint::Foreseen;
use crate::rules::Reason;
use crate::rules::honga::{Honga, Tables};

/// Why the proposed action is good.
pub(in crate::ai) fn reason(_: &Tables, _: &Foreseen<'_, Honga>) -> Reason {
    Reason::new("honga-hint-best")
}
