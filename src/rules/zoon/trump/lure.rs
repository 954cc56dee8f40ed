//! Tactique: an enemy Zoon is lured to a square chosen by the caller (Z55).
//!
//! Any face-down enemy may be pointed at, so the highlighted targets reveal no identity. Its owner
//! says whether it is of the type asked for. If so, the player of the trump must read its grid, so
//! the owner names the Zoon. From then on its name is public, but not its corners where several
//! faces of one Zoon differ only in these. If not, that fact is public and the trump is spent.

use std::ops::ControlFlow;

use super::{plan, point_at_user, show, spend, users};
use crate::rules::zoon::{
    Action, Event, Pending, Position, Tables, Tactic, TrumpId, TrumpKind, Visit, Zoon, enemy,
    knowledge, movement,
};
use crate::rules::{Square, Turn};

/// The enemies that can be pointed at: face down and able to move (Z28).
fn targets(position: &Position, trump: TrumpId) -> impl Iterator<Item = Square> {
    let standing = position.field().standing(enemy(trump.seat()));
    let down = standing.filter(|(_, card)| !card.face_up && card.stunned == 0);
    down.map(|(_, card)| card.square)
}

/// Z50: a singer of the type, if the trump needs one, and any target.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    needs_singer: bool,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    if !needs_singer {
        return targets(position, trump)
            .map(|target| Action::Lure { trump, singer: None, target })
            .try_for_each(visit);
    }
    for (_, singer) in users(tables, position, trump) {
        for target in targets(position, trump) {
            visit(Action::Lure { trump, singer: Some(singer), target })?;
        }
    }
    ControlFlow::Continue(())
}

/// Applies the owner's answer. A Zoon without a free square stays, and the trump is spent (Z53).
pub(super) fn resolve(
    turn: &mut Turn<'_, Zoon>,
    trump: TrumpId,
    singer: Option<Square>,
    target: Square,
) {
    let asks = match plan(turn.tables, turn.position, trump).map(|plan| &plan.kind) {
        Some(TrumpKind::Tactic(Tactic::Lure { asks, .. })) => *asks,
        _ => return,
    };
    let field = turn.position.field();
    let singer = singer.and_then(|square| field.slot_at(square));
    let Some(slot) = field.slot_at(target) else { return };
    let Some(kind) = turn.position.face(slot) else { return };
    show(turn, trump);
    if let Some(singer) = singer {
        point_at_user(turn, trump, singer);
    }
    spend(turn, trump);
    let face = turn.tables.face(kind);
    let yes = face.rank == asks;
    turn.tell(|| Event::Answered { slot, yes });
    knowledge::answer(turn, slot, asks, yes);
    if !yes {
        return;
    }
    knowledge::narrow(turn, slot, |tables, _, other| tables.face(other).id == face.id);
    if movement::can_move(turn.tables, turn.position, slot, true) {
        turn.position.field.turn_state_mut().pending.push(Pending::Drive(slot));
    }
}
