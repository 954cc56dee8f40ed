//! Why a Zoon cannot go to a square.

use super::about;
use crate::rules::zoon::{Pending, Position, Slot, Tables, enemy};
use crate::rules::{Argument, Refusal, Square};

/// The reason; the caller has established that the move is illegal.
pub(super) fn why_not(
    tables: &Tables,
    position: &Position,
    mover: Slot,
    to: Square,
) -> Option<Refusal> {
    let (field, owner) = (position.field(), mover.seat());
    let from = field.card(mover).square;
    let lured = field.turn_state().pending() == Some(Pending::Drive(mover));
    let reader = if lured { enemy(owner) } else { owner };
    let kind = position.face(mover)?;
    let reaching = tables.steps(kind, reader, from).iter().filter(|step| step.to == to);
    let through: Vec<u64> = reaching.map(|step| step.through).collect();
    if to != from && field.held(owner) & to.bit() != 0 && !lured {
        return Some(Refusal::new("zoon-why-z22"));
    }
    // Z17, Z18, Z20: not an arrival square of the grid as the card lies.
    if through.is_empty() || to == from {
        return about("zoon-why-z18", tables, position, mover);
    }
    if field.obstacles(owner) & to.bit() != 0 {
        return Some(Refusal::new("zoon-why-obstacle"));
    }
    if lured && field.closed(owner) & to.bit() != 0 {
        return Some(Refusal::new("zoon-why-z55"));
    }
    // Z22, Z24: every trajectory is blocked by a card or an Obstacle on the way.
    let blocked = through.iter().map(|set| set & field.closed(owner)).find(|set| *set != 0);
    let square = Square(blocked.unwrap_or_default().trailing_zeros() as u8);
    let name = Argument::Word(tables.grid.name(square));
    about("zoon-why-z24", tables, position, mover).map(|why| why.with("square", name))
}
