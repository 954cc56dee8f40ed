//! The attacker's square after a combat: the disputed square, or the way back.

use crate::rules::Turn;
use crate::rules::zoon::{Attacker, Event, Verdict, Zoon};

/// Z35: a winning attacker takes the disputed square. Z37, Z38: after a tie it moves back to the
/// square before on its trajectory, which it has just crossed, or to its start. The defender keeps
/// his square, also against a shot (Z71).
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Some((combat, _)) = turn.scratch.combat else { return };
    let Attacker::Zoon(slot) = combat.attacker else { return };
    let from = turn.position.field.card(slot).square;
    match turn.scratch.verdict {
        Some(Verdict::DefenderFalls) => {
            turn.position.field.put(slot, combat.square);
            turn.tell(|| Event::Advanced { slot, from, to: combat.square });
        }
        Some(Verdict::Tie) => {
            turn.position.field.put(slot, combat.back);
            turn.tell(|| Event::Retreated { slot, from, to: combat.back });
        }
        Some(Verdict::AttackerFalls) | None => {}
    }
}
