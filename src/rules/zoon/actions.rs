//! The legal actions, combined from the questions of the phases.

use std::ops::ControlFlow;

use crate::rules::zoon::{
    Action, Pending, Position, Stage, Tables, Visit, deployment, effect, lot, movement, pivot,
    reinforcement, touch, trump,
};

/// Calls `visit` with every legal action, each once, until it returns `Break`.
pub(super) fn each(tables: &Tables, position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    let moment = position.field().turn_state();
    if position.field().ending().is_some() {
        return ControlFlow::Continue(());
    }
    match (moment.stage, moment.pending()) {
        (Stage::Deploying(seat), _) => deployment::each(tables, position, seat, visit),
        (Stage::Lot, _) => lot::draws().into_iter().try_for_each(visit),
        // Z11: move a Zoon, play a trump or place a reinforcement; no passing.
        (Stage::Playing, None) => {
            movement::each(tables, position, visit)?;
            trump::each(tables, position, visit)?;
            reinforcement::each(tables, position, visit)
        }
        (Stage::Playing, Some(pending)) => each_answer(tables, position, pending, visit),
    }
}

fn each_answer(
    tables: &Tables,
    position: &Position,
    pending: Pending,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let enough = match pending {
        Pending::Nothing => false,
        Pending::Touch(seat) => {
            touch::corners(position.field(), seat)
                .iter()
                .try_for_each(|corner| visit(Action::Touch(*corner)))?;
            false
        }
        Pending::Pivot => {
            pivot::draws(position.field()).try_for_each(&mut *visit)?;
            false
        }
        Pending::Flee(zoon) => {
            effect::flee::each(tables, position.field(), zoon, visit)?;
            false
        }
        Pending::Exchange(zoon) => {
            effect::exchange::each(tables, position, zoon, visit)?;
            false
        }
        Pending::Peek { zoon, looked, left } => {
            effect::peek::each(position.field(), zoon, looked, left, visit)?;
            looked != 0
        }
        Pending::Drive(_) => {
            movement::each(tables, position, visit)?;
            false
        }
        Pending::SecondMove(_) => {
            movement::each(tables, position, visit)?;
            true
        }
        // Z52: at least one Zoon must move; then the march may end early.
        Pending::March { moved, .. } => {
            movement::each(tables, position, visit)?;
            moved != 0
        }
    };
    if enough { visit(Action::Enough) } else { ControlFlow::Continue(()) }
}

/// Whether one action is legal. Evaluates only the questions that could allow it.
pub(super) fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
    if position.field().ending().is_some() {
        return false;
    }
    let search = &mut |listed| {
        if listed == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let found = match action {
        Action::Deploy { .. } | Action::Rearrange { .. } => {
            return deployment::accepts(tables, position, action);
        }
        Action::Move { .. } => movement::each(tables, position, search),
        Action::Shoot { .. }
        | Action::Equip { .. }
        | Action::Lay { .. }
        | Action::March(_)
        | Action::Lure { .. }
        | Action::Leap { .. } => trump::each(tables, position, search),
        Action::Reinforce { .. } => reinforcement::each(tables, position, search),
        _ => each(tables, position, search),
    };
    found.is_break()
}

/// Whether there is a legal action.
pub(super) fn any(tables: &Tables, position: &Position) -> bool {
    each(tables, position, &mut |_| ControlFlow::Break(())).is_break()
}
