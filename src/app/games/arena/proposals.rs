//! Proposals that finish what takes many decisions: placing a round, freeing captives.

use crate::app::kit::locale::LocalText;
use crate::rules::arena::{Action, Arena, PawnId, Pending, Position, Stage, Tables};
use crate::rules::{Game, Side, after};

/// The most decisions in a proposal.
const LONGEST: usize = 40;

pub(super) fn of(tables: &Tables, position: &Position) -> Option<(LocalText, Vec<Action>)> {
    let moment = position.turn_state();
    let freeing = moment.stack().iter().any(|pending| matches!(pending, Pending::Free { .. }));
    let label = match moment.stage {
        Stage::Placing => "arena-propose-placing",
        Stage::Playing if freeing => "arena-propose-freeing",
        Stage::Lot | Stage::Playing => return None,
    };
    let mut actions = Vec::new();
    let mut now = position.clone();
    // A proposal makes no decisions for another seat.
    let decider = Arena::actor(tables, position);
    while actions.len() < LONGEST && Arena::actor(tables, &now) == decider {
        let Some(action) = next(tables, &now) else { break };
        now = after::<Arena>(tables, &now, action);
        actions.push(action);
    }
    let decides = actions.iter().any(|action| !matches!(action, Action::Face(_)));
    decides.then(|| (LocalText::new(label), actions))
}

/// The next decision of the proposal; `None` when it is finished.
fn next(tables: &Tables, position: &Position) -> Option<Action> {
    let moment = position.turn_state();
    if let Some(action) = Arena::default_action(tables, position) {
        // The last heading is left to the player.
        let goes_on = after::<Arena>(tables, position, action);
        return (next(tables, &goes_on).is_some()).then_some(action);
    }
    let mut actions = Vec::new();
    Arena::actions(tables, position, &mut actions);
    let side = moment.decider();
    let rank = |action: &Action| match action {
        Action::Place { pawn, square } => {
            // The pack's own order, each pawn where the ready-made pack has it.
            let home = tables.ready(side).get(usize::from(pawn.index()));
            let homely = home.is_some_and(|(home, _)| home == square);
            (0, u32::from(!homely), u32::from(pawn.index()), u32::from(square.0))
        }
        // All pawns of the round are placed.
        Action::EndTurn if moment.stage == Stage::Placing => (0, 2, 0, 0),
        Action::Free(pawn) => (0, 0, worth(tables, side, pawn.index()), u32::from(pawn.index())),
        _ => (1, 0, 0, 0),
    };
    actions.into_iter().min_by_key(rank).filter(|action| rank(action).0 == 0)
}

/// A sort key that is lowest for the most useful captives: those that go far in many directions.
fn worth(tables: &Tables, side: Side, index: u8) -> u32 {
    let plan = &tables.kind_of(PawnId::new(side, index)).plan;
    let reach = u32::from(plan.land.longest()) * plan.ways.0.count_ones();
    u32::MAX - reach
}
