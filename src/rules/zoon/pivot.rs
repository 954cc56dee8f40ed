//! Both cards are turned by 180° or not, and turned up (Z30, Z34).

use crate::rules::zoon::{Action, Attacker, Field, Touch, Zoon, knowledge, touch};
use crate::rules::{Seat, Turn};

/// Turned or not, the attacker's and the defender's card.
pub(super) const TURNS: [[bool; 2]; 4] =
    [[false, false], [false, true], [true, false], [true, true]];

/// Z30: what chance may draw, each as likely. A card that lies face up is not turned in secret: it is
/// touched as it lies. Z69: a shot's card is turned as well, or everybody would touch its ✖.
pub(super) fn draws(field: &Field) -> impl Iterator<Item = Action> + use<> {
    let lies = field.moment().combat.map_or([false; 2], |combat| {
        let (attacker, defender) = (combat.attacker.seat(), combat.defender.seat());
        [touch::is_seen(field, defender), touch::is_seen(field, attacker)]
    });
    let fits = move |turned: &[bool; 2]| !(turned[0] && lies[0] || turned[1] && lies[1]);
    TURNS.into_iter().filter(fits).map(Action::Pivot)
}

/// Chance has drawn: the cards are turned up, and it shows which corners were touched.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Pivot([attacker_turned, defender_turned]) = turn.action else { return };
    let Some(combat) = turn.position.field.moment().combat else { return };
    let touched = |seat: Seat, turned| match turn.position.touch(seat) {
        Touch::Given(corner) => corner.place(turned),
        Touch::Open | Touch::Hidden => 0,
    };
    // Z32: a player touches the enemy's card. Z31: the pivot selects a corner or the one opposite.
    let (attacker, defender) = (combat.attacker.seat(), combat.defender.seat());
    let corners = [touched(defender, attacker_turned), touched(attacker, defender_turned)];
    let moment = turn.position.field.moment_mut();
    moment.pending.pop();
    turn.position.secrets.touches = [Touch::Open; 2];
    turn.scratch.combat = Some((combat, corners));
    // Z68: a shot's shooter is not turned up. Z75: its target is.
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
