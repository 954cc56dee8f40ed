//! The enemy is pushed straight back towards its own camp.

use crate::rules::Turn;
use crate::rules::zoon::{Event, Slot, TrumpKind, Zoon, comparison};

/// Pushes as far as the way is free: up to any card, Obstacle or edge. Some gear prevents it.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, enemy: Slot, cells: u8) {
    let gear = comparison::gear(turn.tables, turn.position.field(), enemy);
    if matches!(gear, Some(TrumpKind::Gear { unpushable: true, .. })) {
        return;
    }
    let (field, seat) = (turn.position.field(), enemy.seat());
    let from = field.card(enemy).square;
    let mut to = from;
    for _ in 0..cells {
        match turn.tables.seen_from(seat, to, (0, -1)) {
            Some(next) if field.closed(seat) & next.bit() == 0 => to = next,
            _ => break,
        }
    }
    if to != from {
        turn.position.field.put(enemy, to);
        turn.tell(|| Event::Pushed { slot: enemy, from, to });
    }
}
