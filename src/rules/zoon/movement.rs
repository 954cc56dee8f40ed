//! How Zoons move, and when a move becomes a combat.

use crate::rules::zoon::{
    Action, Attacker, Combat, Event, Field, Kind, Pending, Position, Slot, Stage, Step, Tables,
    Visit, Way, Whereabouts, Zoon, enemy, knowledge,
};
use crate::rules::{Seat, Square, Turn};
use std::ops::ControlFlow;

/// The possible steps of a card if it had face `kind`, each once. A lured Zoon uses its grid turned
/// towards its own camp and cannot enter combat (Z55).
pub(super) fn steps<'a>(
    tables: &'a Tables,
    field: &Field,
    mover: Slot,
    kind: Kind,
    lured: bool,
) -> impl Iterator<Item = &'a Step> + use<'a> {
    let (owner, from) = (mover.seat(), field.card(mover).square);
    let reader = if lured { enemy(owner) } else { owner };
    // Z22: a Zoon neither crosses nor stops on friends and Obstacles. Z24: nor does it cross
    // enemies.
    let closed = field.closed(owner);
    // Z23: an enemy on the arrival square is attacked.
    let barred = if lured { closed } else { field.held(owner) | field.obstacles(owner) };
    let all = tables.steps(kind, reader, from);
    // Z21: nothing lies between the start and a green square, so `through` is empty for it.
    let clear = move |step: &Step| step.through & closed == 0 && step.to.bit() & barred == 0;
    let first = move |step: &Step| {
        let mut alike = all.iter().filter(|other| (other.to, other.way) == (step.to, step.way));
        !step.again
            || alike.find(|other| clear(other)).is_some_and(|other| std::ptr::eq(other, step))
    };
    all.iter().filter(move |step| clear(step) && first(step))
}

/// Whether a card on the field may move and use trumps (Z28, Z51).
#[inline]
pub(super) fn is_able(field: &Field, slot: Slot) -> bool {
    let card = field.card(slot);
    card.whereabouts == Whereabouts::Field && card.stunned == 0
}

/// Who may make the next move: the seat, its cards in question as a set of slots, and whether the
/// card is lured. Z26: an Emblème moves like any other Zoon.
fn movers(field: &Field) -> Option<(Seat, u16, bool)> {
    let moment = field.turn_state();
    match moment.pending() {
        _ if moment.stage != Stage::Playing => None,
        None => Some((moment.turn, u16::MAX, false)),
        // Z52: each Zoon moves at most once.
        Some(Pending::March { moved, .. }) => Some((moment.turn, !moved, false)),
        Some(Pending::SecondMove(zoon)) => Some((zoon.seat(), zoon.bit(), false)),
        Some(Pending::Drive(zoon)) => Some((zoon.seat(), zoon.bit(), true)),
        Some(_) => None,
    }
}

/// Calls `visit` with every legal move.
pub(super) fn each(tables: &Tables, position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    let field = position.field();
    let Some((seat, movers, lured)) = movers(field) else { return ControlFlow::Continue(()) };
    for (slot, card) in field.standing(seat).filter(|(slot, _)| movers & slot.bit() != 0) {
        let Some(kind) = position.face(slot).filter(|_| is_able(field, slot)) else { continue };
        for step in steps(tables, field, slot, kind, lured) {
            visit(Action::Move { from: card.square, to: step.to, way: step.way })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a card has any step.
pub(super) fn can_move(tables: &Tables, position: &Position, slot: Slot, lured: bool) -> bool {
    let kind = position.face(slot);
    kind.is_some_and(|kind| steps(tables, position.field(), slot, kind, lured).next().is_some())
}

/// Whether any card of a seat can move.
pub(super) fn can_any_move(tables: &Tables, position: &Position, seat: Seat) -> bool {
    let field = position.field();
    let goes = |slot| is_able(field, slot) && can_move(tables, position, slot, false);
    field.standing(seat).any(|(slot, _)| goes(slot))
}

/// Z11: a Zoon moves.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Action::Move { from, to, way } = turn.action else { return };
    let field = turn.position.field();
    let Some(slot) = field.slot_at(from) else { return };
    let Some(kind) = turn.position.face(slot) else { return };
    let lured = field.turn_state().pending() == Some(Pending::Drive(slot));
    let takes = |step: &&Step| (step.to, step.way) == (to, way);
    let Some(step) = steps(turn.tables, field, slot, kind, lured).find(takes).copied() else {
        return;
    };
    // Z27: the card stays face down, but the path of the move narrows its possible grids.
    knowledge::narrow(turn, slot, |tables, field, kind| {
        steps(tables, field, slot, kind, lured).any(|other| other.looks_like(&step))
    });
    let moment = turn.position.field.turn_state_mut();
    if let Some(Pending::March { moved, left }) = moment.pending.pop()
        && left > 1
    {
        moment.pending.push(Pending::March { moved: moved | slot.bit(), left: left - 1 });
    }
    go(turn, slot, step.to, step.back, Some(way));
}

/// Puts a Zoon on a square, or declares the combat for that square. A tie would send it to `back`.
pub(super) fn go(
    turn: &mut Turn<'_, Zoon>,
    slot: Slot,
    to: Square,
    back: Square,
    way: Option<Way>,
) {
    let from = turn.position.field.card(slot).square;
    match turn.position.field.slot_at(to) {
        None => {
            turn.position.field.put(slot, to);
            turn.tell(|| Event::Moved { slot, from, to, back, way });
        }
        Some(defender) => {
            turn.tell(|| Event::Attacked { slot, from, to, back, way, defender });
            let attacker = Attacker::Zoon(slot);
            declare(turn, Combat { attacker, defender, square: to, back });
        }
    }
}

/// Z29, Z46: begins a combat; pending decisions below it wait for its end. Z82: a turn with a
/// combat is never quiet.
pub(super) fn declare(turn: &mut Turn<'_, Zoon>, combat: Combat) {
    let moment = turn.position.field.turn_state_mut();
    moment.combat = Some(combat);
    moment.enliven();
    moment.pending.push(Pending::Pivot);
    moment.pending.push(Pending::Touch(combat.defender.seat()));
    moment.pending.push(Pending::Touch(combat.attacker.seat()));
}
