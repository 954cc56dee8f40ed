//! The attacker with the ★ moves once more, possibly into another combat (Z46).

use super::{Star, ask};
use crate::rules::Turn;
use crate::rules::zoon::{Pending, Zoon, movement};

/// Applies only to an attacker, from the square to which it moved back. Its grid is public by now,
/// so it is no secret if it has nowhere to go.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, star: Star) {
    if star.attacked && movement::can_move(turn.tables, turn.position, star.zoon, false) {
        ask(turn, Pending::SecondMove(star.zoon));
    }
}
