//! The loser leaves the field (Z36), with its gear (Z60).

use crate::rules::Turn;
use crate::rules::zoon::{Attacker, Event, Slot, TrumpId, TrumpState, Verdict, Whereabouts, Zoon};

/// Carries out the verdict.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Some((combat, _)) = turn.scratch.combat else { return };
    let fallen = match (turn.scratch.verdict, combat.attacker) {
        (Some(Verdict::DefenderFalls), _) => Some(combat.defender),
        (Some(Verdict::AttackerFalls), Attacker::Zoon(slot)) => Some(slot),
        _ => None,
    };
    if let Some(slot) = fallen {
        turn.scratch.fallen = fallen;
        eliminate(turn, slot);
    }
    if let Some(trump) = turn.scratch.broken {
        bury(turn, trump);
    }
}

/// Z36: face down on its owner's tomb.
fn eliminate(turn: &mut Turn<'_, Zoon>, slot: Slot) {
    let card = turn.position.field.card(slot);
    turn.position.field.lift(slot, Whereabouts::Tomb);
    turn.scratch.stirred = true;
    turn.tell(|| Event::Fell { slot, square: card.square });
    // Z60: its gear is eliminated with it.
    if let Some(trump) = card.gear {
        bury(turn, trump);
    }
}

/// A trump goes to its owner's tomb.
pub(super) fn bury(turn: &mut Turn<'_, Zoon>, trump: TrumpId) {
    relocate(turn, trump, TrumpState::Tomb);
}

/// Changes the place of a trump.
pub(super) fn relocate(turn: &mut Turn<'_, Zoon>, trump: TrumpId, state: TrumpState) {
    turn.position.field.set_trump(turn.tables, trump, state);
    turn.scratch.stirred = true;
    turn.tell(|| Event::TrumpBecame { trump, state });
}
