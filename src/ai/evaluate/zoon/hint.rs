//! Zoon's reasons: the kind of action, and what the seat knows of the enemy it meets. A reason
//! names no card that the player does not know.

use crate::ai::hint::Foreseen;
use crate::rules::Reason;
use crate::rules::zoon::{Action, Stage, Tables, Zoon};

/// Why the proposed action is good.
pub(in crate::ai) fn reason(_: &Tables, foreseen: &Foreseen<'_, Zoon>) -> Reason {
    let field = foreseen.position.field();
    let key = match foreseen.line.first() {
        _ if matches!(field.turn_state().stage, Stage::Deploying(_)) => "zoon-hint-deploys",
        Some(Action::Move { to, .. } | Action::Leap { to, .. }) => match field.slot_at(*to) {
            Some(enemy) if field.card(enemy).may_be.count_ones() == 1 => "zoon-hint-attacks-known",
            Some(_) => "zoon-hint-attacks-unknown",
            None => "zoon-hint-moves",
        },
        Some(Action::Shoot { .. }) => "zoon-hint-shoots",
        Some(
            Action::Equip { .. } | Action::Lay { .. } | Action::March(_) | Action::Lure { .. },
        ) => "zoon-hint-trump",
        Some(Action::Reinforce { .. }) => "zoon-hint-reinforces",
        Some(Action::Touch(_)) => "zoon-hint-touches",
        _ => "zoon-hint-best",
    };
    Reason::new(key)
}
