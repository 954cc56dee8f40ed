//! Where Arena's spots lie that are not squares: the ring of headings, the switches to jump over an
//! animal, the buttons that end a turn.

use super::words;
use crate::app::kit::locale::LocalText;
use crate::app::table::{Anchor, ButtonAnchor};
use crate::rules::arena::{
    Action, Arena, Heading, PawnId, Pending, Position, Stage, Tables, Whereabouts, spots,
};
use crate::rules::{Game, Spot, Square};

pub(super) fn anchors(
    tables: &Tables,
    position: &Position,
    picked: &[Spot],
) -> Vec<(Spot, Anchor)> {
    let end = ButtonAnchor::new(end_label(position)).ends_turn();
    let mut anchors = vec![(spots::END_TURN, Anchor::Button(end))];
    if matches!(position.turn_state().pending(), Some(Pending::Free { .. })) {
        let enough = ButtonAnchor::new("arena-button-enough");
        anchors.push((spots::ENOUGH, Anchor::Button(enough)));
    }
    if let Some(pawn) = turning(position, picked) {
        let around = Spot::Square(position.pawn(pawn).square().0);
        // R11: in place, a change of heading is an action; after a movement it is free.
        let costs = (!picked.is_empty()).then(|| LocalText::new("arena-turn-price"));
        let petal = |heading: Heading| {
            let costs = costs.clone();
            (spots::petal(heading), Anchor::Petal { around, eighths: heading.0, costs })
        };
        anchors.extend(Heading::all().map(petal));
    }
    anchors.extend(switches(tables, position, picked));
    anchors
}

fn end_label(position: &Position) -> &'static str {
    match position.turn_state().stage {
        Stage::Placing => "arena-button-end-round",
        Stage::Lot | Stage::Playing => "arena-button-end-turn",
    }
}

/// The pawn inside the ring: the picked one, or the one whose heading is pending.
fn turning(position: &Position, picked: &[Spot]) -> Option<PawnId> {
    match (picked.first(), position.turn_state().pending()) {
        (Some(Spot::Square(square)), _) => {
            let pawn = position.pawn_at(Square(*square))?;
            (pawn.side() == position.turn_state().to_move).then_some(pawn)
        }
        (None, Some(Pending::Face(pawn))) => {
            (position.pawn(pawn).whereabouts() == Whereabouts::Board).then_some(pawn)
        }
        _ => None,
    }
}

/// A switch on every animal that the picked pawn may jump over rather than take.
fn switches(tables: &Tables, position: &Position, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let Some(Spot::Square(from)) = picked.first() else { return Vec::new() };
    let mut actions = Vec::new();
    Arena::actions(tables, position, &mut actions);
    let of_pawn = actions
        .into_iter()
        .filter(|action| matches!(action, Action::Move { from: square, .. } if square.0 == *from));
    let mut switches: Vec<Spot> = of_pawn
        .flat_map(|action| Arena::spots(tables, action).as_slice().to_vec())
        .filter(|spot| spots::spared(*spot).is_some())
        .collect();
    switches.sort();
    switches.dedup();
    let badge = |spot: Spot| {
        let square = spots::spared(spot)?;
        let label = LocalText::new("arena-button-jump-over")
            .with("victim", words::animal(tables, position.pawn_at(square)?))
            .with("square", tables.grid.name(square));
        Some((spot, Anchor::Badge { on: Spot::Square(square.0), cell: "leap", label }))
    };
    switches.into_iter().filter_map(badge).collect()
}
