//! The players in playouts, which decide thousands of times a second: placements are estimated by
//! their quarters and a few of them examined; every other action is tried.

use super::deeds::worthwhile;
use super::eval_params::EvalParams;
use super::judge::lead;
use super::placement_score::{Estimate, places};
use super::plan::Planner;
use crate::rules::honga::{Action, Awaited, Position, Tables};

/// Positions examined for one action.
const EXAMINED_POSITIONS: u32 = 12;

/// The remaining decisions of the current turn.
pub(super) fn choose(tables: &Tables, params: &EvalParams, position: &Position) -> Vec<Action> {
    let field = position.field();
    let Some(seat) = field.turn_state().decider() else { return Vec::new() };
    let mut planner = Planner::new(tables, params, lead, seat, EXAMINED_POSITIONS);
    match field.turn_state().awaited {
        Awaited::Placement => {
            let Some(kind) = position.disc(seat, 0) else { return Vec::new() };
            let best = places(tables, params, position, seat, kind);
            let place = |Estimate { place, rotation, .. }| Action::Place { place, rotation };
            planner.line(position, best.into_iter().flatten().map(place))
        }
        Awaited::Keep => {
            let promise = |number: &u8| {
                let kind = position.disc(seat, *number)?;
                places(tables, params, position, seat, kind)[0].map(|best| best.score)
            };
            let number = [0, 1].into_iter().max_by_key(promise);
            number.map(|number| Action::Keep { seat, number }).into_iter().collect()
        }
        _ => {
            let mut actions = Vec::with_capacity(32);
            worthwhile(tables, position, &mut actions);
            match actions[..] {
                [only] => vec![only],
                _ => planner.line(position, actions.into_iter()),
            }
        }
    }
}
