//! Zoon's declarations for the laws of secrecy: which actions reveal something.

use crate::rules::laws::secrecy::Secretive;
use crate::rules::zoon::{Action, Pending, Position, SEATS, Stage, Step, Tables, Zoon, movement};

impl Secretive for Zoon {
    /// Z34: a combat turns cards up, and a peek or a lure reveals a card. If a tribe has fewer
    /// cards than squares, the second seat's readiness shows which squares are empty (Z7).
    fn reveals(tables: &Tables, position: &Position, action: Action) -> bool {
        let field = position.field();
        let has_gaps = |seat| {
            let cards = tables.cards(field.tribe(seat), false);
            usize::from(cards) < tables.deployment(seat).len()
        };
        match action {
            Action::Pivot(_) | Action::Peek(_) | Action::Lure { .. } => true,
            Action::Ready | Action::Formation { .. } => {
                field.turn_state().stage == Stage::Deploying(SEATS[1])
                    && SEATS.into_iter().any(has_gaps)
            }
            _ => false,
        }
    }

    /// Z27: moves look alike if their paths do.
    fn looks_alike(tables: &Tables, one: &Position, other: &Position, action: Action) -> bool {
        match [one, other].map(|position| way(tables, position, action)) {
            [Some(step), Some(again)] => step.looks_like(&again),
            _ => true,
        }
    }
}

/// The visible path of a move.
fn way(tables: &Tables, position: &Position, action: Action) -> Option<Step> {
    let Action::Move { from, to, way } = action else { return None };
    let field = position.field();
    let slot = field.slot_at(from)?;
    let lured = field.turn_state().pending() == Some(Pending::Drive(slot));
    let mut steps = movement::steps(tables, field, slot, position.face(slot)?, lured);
    steps.find(|step| (step.to, step.way) == (to, way)).copied()
}
