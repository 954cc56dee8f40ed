//! Proposes how to finish a deployment: the remaining cards go where a ready-made formation has
//! them.

use crate::app::kit::locale::LocalText;
use crate::rules::zoon::{
    Action, Deployment, Kind, Position, Stage, Tables, View, Zoon, deployment,
};
use crate::rules::{Game, Seat, Square, after};

/// The most actions in a proposal.
const LONGEST: usize = 16;

pub(super) fn of(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
    let Stage::Deploying(seat) = view.field().turn_state().stage else { return None };
    if view.field().deployment() != Deployment::ByHand {
        return None;
    }
    let mut now = view.position().clone();
    let mut actions = Vec::new();
    while let Some(action) = next(tables, &now, seat).filter(|_| actions.len() < LONGEST) {
        now = after::<Zoon>(tables, &now, action);
        actions.push(action);
    }
    (!actions.is_empty()).then(|| (LocalText::new("zoon-propose-fill"), actions))
}

/// Puts a card on an empty square: the one that the first formation has there, or else one of the
/// kind of which most are left.
fn next(tables: &Tables, position: &Position, seat: Seat) -> Option<Action> {
    let wanted = |square: Square| -> Option<Kind> {
        let place = tables.deployment(seat).iter().position(|other| *other == square)?;
        let (_, kinds) = tables.tribe(position.field().tribe(seat)).formations.first()?;
        kinds.get(place).copied().flatten()
    };
    let left = |kind: Kind| {
        let mut hand = deployment::hand(tables, position, seat);
        hand.find(|(other, _)| *other == kind).map_or(0, |(_, count)| count)
    };
    let is_empty = |square: Square| {
        let place = tables.deployment(seat).iter().position(|other| *other == square);
        place.is_some_and(|place| {
            position.face(crate::rules::zoon::Slot::new(seat, place as u8)).is_none()
        })
    };
    let mut actions = Vec::new();
    Zoon::actions(tables, position, &mut actions);
    let rank = |action: &Action| match action {
        Action::Deploy { kind, square } => (wanted(*square) == Some(*kind), left(*kind)),
        _ => (false, 0),
    };
    let fills =
        |action: &Action| matches!(action, Action::Deploy { square, .. } if is_empty(*square));
    actions.into_iter().filter(fills).max_by_key(rank)
}
