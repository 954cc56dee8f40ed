//! Armor: gained by hunting, broken by the first hit. [`super::Position`] removes the armor of
//! captives.

use crate::rules::Turn;
use crate::rules::arena::{Action, Arena, Event, Power, capture};

/// R89: a hunter with the armor power puts on armor; if it wears armor already, nothing changes.
/// R90: the first hit breaks it; the wearer stays and the attacker springs back, a guard too (R77).
/// R92: armor can be regained any number of times. R91: therefore a pawn that broke armor cannot
/// hit twice in one turn.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    if !(turn.scratch.hunted || turn.scratch.hit) {
        return;
    }
    let Action::Move { from, .. } = turn.action else { return };
    let Some(mover) = turn.scratch.mover else { return };
    if turn.scratch.hunted {
        let gains = turn.tables.kind_of(mover).has(Power::Armor);
        if gains && !turn.position.pawn(mover).armored() {
            turn.position.armor(mover, true);
            turn.tell(|| Event::ArmorGained { pawn: mover });
        }
        return;
    }
    let Some(victim) = turn.scratch.met else { return };
    if turn.position.pawn(victim).armored() {
        let square = turn.scratch.to;
        turn.position.armor(victim, false);
        turn.tell(|| Event::ArmorCracked { pawn: victim, square });
        // R31: a hit on armor is a spring attack.
        capture::spring_back(turn, mover, from);
        turn.position.restore(victim);
    }
}
