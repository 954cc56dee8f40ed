//! The effects of a ★, one file per effect. The text on the Tribe card (Z4) supplies the
//! parameters.
//!
//! Z39: the owner of the touched Zoon applies the effect, after the tie (Z41), from the new
//! positions. Z42: he cannot decline it, but what is impossible is skipped. An effect with a choice
//! leaves a pending decision; the choice is an action of its own.

pub(super) mod exchange;
mod face_up;
pub(super) mod flee;
pub(super) mod peek;
mod push;
mod second_move;
mod stun;

use crate::rules::Turn;
use crate::rules::zoon::{Action, Effect, Pending, Slot, Zoon};

/// The ★ of a combat that takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Star {
    /// The Zoon that bears it.
    pub zoon: Slot,
    /// The Zoon it fought.
    pub enemy: Slot,
    /// Its effect.
    pub effect: Effect,
    /// Whether its bearer attacked.
    pub attacked: bool,
}

/// Applies a ★, or the choice left pending by an earlier one.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    if let Some(star) = turn.scratch.star {
        apply(turn, star);
    }
    match turn.action {
        Action::Flee(square) => flee::resolve(turn, square),
        Action::Exchange(square) => exchange::resolve(turn, square),
        Action::Peek(square) => peek::resolve(turn, square),
        _ => {}
    }
}

fn apply(turn: &mut Turn<'_, Zoon>, star: Star) {
    match star.effect {
        Effect::SecondMove => second_move::apply(turn, star),
        Effect::Stun { turns } => stun::apply(turn, star.enemy, turns),
        Effect::Flee => flee::apply(turn, star.zoon),
        Effect::Push { cells } => push::apply(turn, star.enemy, cells),
        Effect::FaceUp => face_up::apply(turn, star.enemy),
        Effect::ExchangeWith { rank } => exchange::apply(turn, star.zoon, rank),
        Effect::Peek { count } => peek::apply(turn, star.zoon, count),
        // The verdict has already eliminated the enemy.
        Effect::Devour => {}
    }
}

/// Leaves a pending decision.
fn ask(turn: &mut Turn<'_, Zoon>, pending: Pending) {
    turn.position.field.turn_state_mut().pending.push(pending);
}
