//! The judgement of the greedy yardstick: what one decision brings by itself. Deliberately absent:
//! the rest of the turn, the other players, the end of the match. Only the decision itself is
//! completed: its payments and, for a bonus card that only helps another action, that action.

use super::deeds::worthwhile;
use super::eval_params::EvalParams;
use super::judge::purse;
use super::placement_score::{PlacementScore, places};
use crate::rules::honga::{Action, Awaited, Honga, Position, Tables, outlook};
use crate::rules::{Game, Seat, after};

/// How an action looks to a seat that does not look past it.
pub(super) fn appeal(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    action: Action,
) -> i32 {
    let Some(seat) = position.field().turn_state().decider() else { return 0 };
    match action {
        Action::Place { place, rotation } => {
            let Some(kind) = position.disc(seat, 0) else { return 0 };
            let way = (place, rotation);
            let prospect = outlook::prospect(tables, position.field(), seat, kind, way);
            PlacementScore::new(tables, params, position, seat).brings(&prospect)
        }
        Action::Keep { number, .. } => {
            let best = position
                .disc(seat, number)
                .map(|kind| places(tables, params, position, seat, kind));
            best.and_then(|places| places[0]).map_or(0, |best| best.score)
        }
        Action::Convert(_) if asks_for_disc(position) => i32::MIN,
        Action::EndTurn => purse(tables, params, position, seat),
        Action::Play(_) | Action::LuckyHand { .. } => {
            let played = after::<Honga>(tables, position, action);
            helped(tables, params, &played, seat).max(completed(tables, params, &played, seat))
        }
        _ => completed(tables, params, &after::<Honga>(tables, position, action), seat),
    }
}

/// Whether a disc is to be placed or kept, so that converting water can wait.
fn asks_for_disc(position: &Position) -> bool {
    matches!(position.field().turn_state().awaited, Awaited::Placement | Awaited::Keep)
}

/// The purse after the best action that follows a bonus card.
fn helped(tables: &Tables, params: &EvalParams, played: &Position, seat: Seat) -> i32 {
    if played.field().turn_state().awaited != Awaited::Deeds {
        return i32::MIN;
    }
    let mut deeds = Vec::new();
    worthwhile(tables, played, &mut deeds);
    let one_more =
        |deed: &Action| completed(tables, params, &after::<Honga>(tables, played, *deed), seat);
    let is_deed = |deed: &&Action| {
        !matches!(deed, Action::EndTurn | Action::Play(_) | Action::LuckyHand { .. })
    };
    deeds.iter().filter(is_deed).map(one_more).max().unwrap_or(i32::MIN)
}

/// The purse after all payments that the decision requires.
fn completed(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
    let moment = position.field().turn_state();
    let asks = matches!(
        moment.awaited,
        Awaited::Bonus | Awaited::Spare { .. } | Awaited::Payment { .. } | Awaited::Purchase { .. }
    );
    if !asks || moment.turn != seat || position.field().ending().is_some() {
        return purse(tables, params, position, seat);
    }
    let mut actions = Vec::new();
    Honga::actions(tables, position, &mut actions);
    if moment.awaited == Awaited::Bonus {
        // Any card will do: no player sees it yet.
        actions.truncate(1);
    }
    let worth = |action: &Action| {
        completed(tables, params, &after::<Honga>(tables, position, *action), seat)
    };
    actions.iter().map(worth).max().unwrap_or_else(|| purse(tables, params, position, seat))
}
