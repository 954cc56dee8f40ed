//! The secret rotation of both cards by 180°, and turning them up (Z30, Z34).

use crate::rules::zoon::{Action, Attacker, Field, Touch, Zoon, knowledge, touch};
use crate::rules::{Seat, Turn};

/// The four results of a pivot: whether the attacker's and the defender's card are rotated.
pub(super) const TURNS: [[bool; 2]; 4] =
    [[false, false], [false, true], [true, false], [true, true]];

/// Z30: the equally likely results. A face-up card is not rotated in secret: it is touched as it
/// lies. Z69: a shot's card is rotated as well, otherwise every player would touch its ✖.
pub(super) fn draws(field: &Field) -> impl Iterator<Item = Action> + use<> {
    let lies = field.turn_state().combat.map_or([false; 2], |combat| {
        let (attacker, defender) = (combat.attacker.seat(), combat.defender.seat());
        [touch::is_seen(field, defender), touch::is_seen(field, attacker)]
    });
    let fits = move |turned: &[bool; 2]| !(turned[0] && lies[0] || turned[1] && lies[1]);
    TURNS.into_iter().filter(fits).map(Action::Pivot)
}

/// Applies the drawn rotation: the cards are turned up, which shows the touched corners.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Pivot([attacker_turned, defender_turned]) = turn.action else { return };
    let Some(combat) = turn.position.field.turn_state().combat else { return };
    let touched = |seat: Seat, turned| match turn.position.touch(seat) {
        Touch::Given(corner) => corner.place(turned),
        Touch::Open | Touch::Hidden => 0,
    };
    // Z32: a player touches the enemy's card. Z31: the rotation selects the corner or the opposite
    // one.
    let (attacker, defender) = (combat.attacker.seat(), combat.defender.seat());
    let corners = [touched(defender, attacker_turned), touched(attacker, defender_turned)];
    let moment = turn.position.field.turn_state_mut();
    moment.pending.pop();
    turn.position.secrets.touches = [Touch::Open; 2];
    turn.scratch.combat = Some((combat, corners));
    // Z68: the shooter of a shot is not turned up. Z75: its target is.
    let shown = match combat.attacker {
        Attacker::Zoon(slot) => [Some(slot), Some(combat.defender)],
        Attacker::Shot { .. } => [None, Some(combat.defender)],
    };
    for slot in shown.into_iter().flatten() {
        if let Some(kind) = turn.position.face(slot) {
            knowledge::reveal(turn, slot, kind);
        }
    }
}
