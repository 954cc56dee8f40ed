//! What a hasty player of Jungle notices: what it takes and what could take it back, and steps to and fro.

use crate::ai::ai_game::Question;
use crate::ai::evaluate::jungle::EvalParams;
use crate::ai::{Glance, Observation};
use crate::rules::jungle::{Action, Jungle, Position, Tables, outlook};
use crate::rules::{Side, Square, after};

/// The own turns within which a step back is one to and fro.
const TURNS: usize = 3;

/// So many moves from its den even the weakest player sees an enemy that it can take.
const BEFORE_THE_DEN: i32 = 2;

/// What is noticed of each action.
pub(super) fn of_all(question: &Question<'_, Jungle>, params: &EvalParams) -> Vec<Glance> {
    question.actions.iter().map(|action| of(question, params, *action)).collect()
}

fn of(question: &Question<'_, Jungle>, params: &EvalParams, action: Action) -> Glance {
    let Question { tables, position, .. } = *question;
    let (Action::Move { from, to }, Some(mover)) = (action, position.to_move()) else {
        return Glance::default();
    };
    if tables.enemy_den(mover) & to.bit() != 0 {
        return Glance::WINS;
    }
    let enemy = Side(mover.0 ^ 1);
    let taken = worth_at(params, position, enemy, to);
    let mut lost = worth_at(params, position, mover, from);
    let reached = after::<Jungle>(tables, position, action);
    match taker(tables, params, &reached, to) {
        None => lost = 0,
        Some(by) => {
            let answered = after::<Jungle>(tables, &reached, by);
            if taken == 0 && taker(tables, params, &answered, to).is_some() {
                lost -= worth_at(params, &answered, enemy, to);
            }
        }
    }
    let reverts = taken == 0
        && steps_back(question.observation, from, to)
        && taker(tables, params, &outlook::null_move(tables, position), from).is_none();
    let gains = taken > 0 && taken >= lost;
    let presses = gains && params.near(enemy, BEFORE_THE_DEN) & to.bit() != 0;
    Glance { gains, presses, risks: lost > taken, reverts }
}

/// What the animal of a side on a square is worth; nothing where there is none.
fn worth_at(params: &EvalParams, position: &Position, side: Side, square: Square) -> i32 {
    if position.pawns(side) & square.bit() == 0 {
        return 0;
    }
    params.pawn_worth(position.kind_at(square), u16::MAX)
}

/// The capture on a square by the least animal of the side to move that can take there.
fn taker(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    square: Square,
) -> Option<Action> {
    let mover = position.to_move()?;
    let mut noisy = Vec::new();
    outlook::noisy_actions(tables, position, &mut noisy);
    let worth = |action: &Action| match *action {
        Action::Move { from, .. } => worth_at(params, position, mover, from),
        Action::Begin(_) => 0,
    };
    noisy
        .into_iter()
        .filter(|action| matches!(action, Action::Move { to, .. } if *to == square))
        .min_by_key(worth)
}

/// Whether an animal came from the square that it would go to, within the last turns.
fn steps_back(observation: &Observation<Jungle>, from: Square, to: Square) -> bool {
    let back = Action::Move { from: to, to: from };
    observation.lately.iter().rev().take(TURNS).any(|action| *action == back)
}
