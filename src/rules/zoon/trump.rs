//! Trumps, one file per kind: the special cards held in hand from the beginning (Z9).
//!
//! Z47: a trump's text modifies the rules while it applies; it is composed from a closed list of
//! kinds with parameters. Z57: a played trump is shown to both players. This file holds what all
//! kinds share: who may use them (Z50, Z51), and where they go afterwards (Z54, Z56).

pub(super) mod gear;
pub(super) mod leap;
pub(super) mod lure;
pub(super) mod march;
pub(super) mod shot;
pub(super) mod terrain;

use std::ops::ControlFlow;

use crate::rules::zoon::{
    Action, Event, Position, Ranks, Slot, Stage, Tables, Tactic, TrumpId, TrumpKind, TrumpPlan,
    TrumpState, Visit, Zoon, elimination, knowledge, movement,
};
use crate::rules::{Square, Turn};

/// A trump's plan, from its owner's tribe.
pub(super) fn plan<'a>(
    tables: &'a Tables,
    position: &Position,
    trump: TrumpId,
) -> Option<&'a TrumpPlan> {
    tables.trump(position.field().tribe(trump.seat()), trump)
}

/// Z48: the owner's Zoons that may use a trump. Z50: one of the trump's types must be on the field.
/// Z51: it must be able to move.
pub(super) fn users<'a>(
    tables: &'a Tables,
    position: &'a Position,
    trump: TrumpId,
) -> impl Iterator<Item = (Slot, Square)> + 'a {
    let (field, ranks) = (position.field(), user_ranks(tables, position, trump));
    field
        .standing(trump.seat())
        .filter(move |(slot, _)| {
            movement::is_able(field, *slot)
                && position.face(*slot).is_some_and(|kind| ranks.has(tables.face(kind).rank))
        })
        .map(|(slot, card)| (slot, card.square))
}

/// The types that may use a trump; empty for a trump that needs no Zoon.
fn user_ranks(tables: &Tables, position: &Position, trump: TrumpId) -> Ranks {
    plan(tables, position, trump).and_then(|plan| plan.kind.users()).unwrap_or_default()
}

/// Z58: the player points at the Zoon that uses a trump, to show its type.
fn point_at_user(turn: &mut Turn<'_, Zoon>, trump: TrumpId, slot: Slot) {
    let ranks = user_ranks(turn.tables, turn.position, trump);
    knowledge::point_at(turn, slot, ranks);
}

/// Calls `visit` with every use of every trump in the hand of the seat whose turn it is (Z11).
pub(super) fn each(tables: &Tables, position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    let moment = position.field().turn_state();
    if moment.stage != Stage::Playing || moment.pending().is_some() {
        return ControlFlow::Continue(());
    }
    for trump in TrumpId::of(moment.turn) {
        let in_hand = matches!(position.field().trump(trump), TrumpState::Hand { .. });
        let Some(plan) = plan(tables, position, trump).filter(|_| in_hand) else { continue };
        match &plan.kind {
            TrumpKind::Shot { aim, .. } => shot::each(tables, position, trump, aim, visit)?,
            TrumpKind::Gear { .. } => gear::each(tables, position, trump, visit)?,
            TrumpKind::Terrain { squares, ground, .. } => {
                terrain::each(tables, position, trump, *squares, *ground, visit)?;
            }
            TrumpKind::Tactic(Tactic::SeveralMoves { .. }) => {
                march::each(tables, position, trump, visit)?;
            }
            TrumpKind::Tactic(Tactic::Lure { .. }) => {
                lure::each(tables, position, trump, plan.kind.users().is_some(), visit)?;
            }
            TrumpKind::Tactic(Tactic::Leap { distance, .. }) => {
                leap::each(tables, position, trump, *distance, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Z11: a trump is played.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    match turn.action {
        Action::Shoot { trump, shooter, target } => shot::resolve(turn, trump, shooter, target),
        Action::Equip { trump, bearer } => gear::resolve(turn, trump, bearer),
        Action::Lay { trump, square, second } => terrain::resolve(turn, trump, square, second),
        Action::March(trump) => march::resolve(turn, trump),
        Action::Lure { trump, singer, target } => lure::resolve(turn, trump, singer, target),
        Action::Leap { trump, from, to } => leap::resolve(turn, trump, from, to),
        _ => {}
    }
}

/// Z57: a played trump is public. Z82: the turn is not quiet, whatever the result.
fn show(turn: &mut Turn<'_, Zoon>, trump: TrumpId) {
    turn.position.field.turn_state_mut().enliven();
    turn.tell(|| Event::Played { trump });
}

/// Counts a use. Z54: after the last one the trump goes to the tomb; before that it returns to the
/// hand (Z56). A trump without limit is unchanged.
fn spend(turn: &mut Turn<'_, Zoon>, trump: TrumpId) {
    let uses = plan(turn.tables, turn.position, trump).map_or(0, |plan| plan.uses);
    let TrumpState::Hand { used } = turn.position.field.trump(trump) else { return };
    if uses == 0 {
        return;
    }
    let state =
        if used + 1 < uses { TrumpState::Hand { used: used + 1 } } else { TrumpState::Tomb };
    elimination::relocate(turn, trump, state);
}
