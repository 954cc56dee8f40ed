//! Tir: the trump itself fights a distant Zoon (Z67-Z77).

use std::ops::ControlFlow;

use super::{point_at_user, show, spend, users};
use crate::rules::zoon::{
    Action, Attacker, Combat, Corners, Event, Field, Mark, Offset, Position, Tables, TrumpId,
    TrumpKind, Visit, Zoon, enemy, movement,
};
use crate::rules::{Square, Turn};

/// Z77: a shot needs a shooter and an enemy Zoon in a target square. Z67: the aim grid has the
/// orientation of the shooter's card; squares in between do not matter. Z76: an Emblème is a target
/// like any other; Z66: an Obstacle is not.
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    aim: &[Offset],
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let seat = trump.seat();
    let targets = position.field().held(enemy(seat));
    for (_, shooter) in users(tables, position, trump) {
        for target in aim.iter().filter_map(|offset| tables.seen_from(seat, shooter, *offset)) {
            if targets & target.bit() != 0 {
                visit(Action::Shoot { trump, shooter, target })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Z68: begins a combat between the trump and the target. Z58: the player points at the shooter.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, trump: TrumpId, shooter: Square, target: Square) {
    let field = turn.position.field();
    let (Some(shooter), Some(defender)) = (field.slot_at(shooter), field.slot_at(target)) else {
        return;
    };
    show(turn, trump);
    point_at_user(turn, trump, shooter);
    turn.tell(|| Event::Shot { trump, shooter, target: defender });
    spend(turn, trump);
    let attacker = Attacker::Shot { trump, shooter };
    movement::declare(turn, Combat { attacker, defender, square: target, back: target });
}

/// The trump's corners.
#[must_use]
pub(in crate::rules::zoon) fn corners(
    tables: &Tables,
    field: &Field,
    trump: TrumpId,
) -> Option<Corners> {
    match &tables.trump(field.tribe(trump.seat()), trump)?.kind {
        TrumpKind::Shot { corners, .. } => Some(*corners),
        _ => None,
    }
}

/// The mark in a corner of the trump.
pub(in crate::rules::zoon) fn mark(
    tables: &Tables,
    field: &Field,
    trump: TrumpId,
    corner: u8,
) -> Mark {
    let corners = corners(tables, field, trump);
    corners.map_or(Mark::Cross, |corners| corners[usize::from(corner & 3)])
}
