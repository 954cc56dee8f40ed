//! One more move for the attacker with the ★, which may be a combat again (Z46).

use super::{Star, ask};
use crate::rules::Turn;
use crate::rules::zoon::{Pending, Zoon, movement};

/// Only an attacker, and only from where it moved back to. Everybody knows its grid by now, so that
/// it has nowhere to go is no secret either.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, star: Star) {
    if star.attacked && movement::can_move(turn.tables, turn.position, star.zoon, false) {
        ask(turn, Pending::SecondMove(star.zoon));
    }
}
