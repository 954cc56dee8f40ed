//! Both cards are turned by 180° or not, and turned up (Z30, Z34).

use crate::rules::zoon::{Action, Attacker, Touch, Zoon, knowledge};
use crate::rules::{Seat, Turn};

/// Z30: what chance may draw, each as likely: turned or not, for the attacker's and the defender's
/// card. Z69: a shot's card as well, or everybody would touch its ✖.
pub(super) fn draws() -> [Action; 4] {
    [[false, false], [false, true], [true, false], [true, true]].map(Action::Pivot)
}

/// Chance has drawn: the cards are turned up, and it shows which corners were touched.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Pivot([attacker_turned, defender_turned]) = turn.action else { return };
    let Some(combat) = turn.position.field.moment().combat else { return };
    let touched = |seat: Seat, turned| match turn.position.touch(seat) {
        Touch::Given(diagonal) => diagonal.corner(turned),
        Touch::Open | Touch::Hidden => 0,
    };
    // Z32: a player touches the enemy's card. Z31: the pivot selects one of the diagonal's corners.
    let (attacker, defender) = (combat.attacker.seat(), combat.defender.seat());
    let corners = [touched(defender, attacker_turned), touched(attacker, defender_turned)];
    let moment = turn.position.field.moment_mut();
    moment.pop();
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
