//! What a hasty player of Jungle notices: what it takes, which of its animals could be taken then, and steps to where an
//! animal was not long ago.

use crate::ai::Glance;
use crate::ai::ai_game::Question;
use crate::ai::evaluate::jungle::EvalParams;
use crate::rules::grid::squares;
use crate::rules::jungle::{Action, Jungle, Position, Tables, outlook};
use crate::rules::{Side, Square, after};

/// What is noticed of each action. It risks or leaves something if the enemy's next action can win more by that than by
/// the action that loses least.
pub(super) fn of_all(question: &Question<'_, Jungle>, params: &EvalParams) -> Vec<Glance> {
    let sights: Vec<Sight> =
        question.actions.iter().map(|action| of(question, params, *action)).collect();
    let loss = |sight: &Sight| sight.moved.max(sight.standing);
    let unavoidable = sights.iter().map(loss).min().unwrap_or_default().max(0);
    let glance = |sight: Sight| Glance {
        risks: sight.moved > unavoidable,
        leaves: sight.standing > unavoidable,
        ..sight.glance
    };
    sights.into_iter().map(glance).collect()
}

/// What an action looks like, and the most that the enemy's next action then wins, less what it takes itself.
#[derive(Default)]
struct Sight {
    glance: Glance,
    /// By taking the animal that moved.
    moved: i32,
    /// By taking another one.
    standing: i32,
}

fn of(question: &Question<'_, Jungle>, params: &EvalParams, action: Action) -> Sight {
    let Question { tables, position, observation, .. } = *question;
    let (Action::Move { from, to }, Some(mover)) = (action, position.to_move()) else {
        return Sight::default();
    };
    if tables.enemy_den(mover) & to.bit() != 0 {
        return Sight { glance: Glance::WINS, ..Sight::default() };
    }
    let enemy = Side(mover.0 ^ 1);
    let taken = worth_at(params, position, enemy, to);
    let reached = after::<Jungle>(tables, position, action);
    let lost = |square| lost_at(tables, params, &reached, square);
    let (moved, others) = (lost(to), squares(reached.pawns(mover) & !to.bit()));
    let standing = others.map(lost).max().unwrap_or_default();
    let gains = taken > 0 && taken >= moved;
    let presses = taken > 0 && params.near(enemy, 1) & to.bit() != 0;
    let reverts = taken == 0
        && stood_on(&observation.lately, from, to)
        && taker(tables, params, &outlook::null_move(tables, position), from).is_none();
    let glance = Glance { gains, presses, reverts, ..Glance::default() };
    Sight { glance, moved: moved - taken, standing: standing - taken }
}

/// What the side to move wins if it takes what stands on a square: its worth, less that of the animal that takes it if
/// that can be taken in turn.
fn lost_at(tables: &Tables, params: &EvalParams, position: &Position, square: Square) -> i32 {
    let (Some(mover), Some(by)) = (position.to_move(), taker(tables, params, position, square))
    else {
        return 0;
    };
    let answered = after::<Jungle>(tables, position, by);
    let back = match taker(tables, params, &answered, square) {
        Some(_) => worth_at(params, &answered, mover, square),
        None => 0,
    };
    worth_at(params, position, Side(mover.0 ^ 1), square) - back
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

/// Whether the animal on a square stood on another one not long ago.
fn stood_on(lately: &[Action], mut at: Square, earlier: Square) -> bool {
    for action in lately.iter().rev() {
        match *action {
            Action::Move { from, to } if to == at => at = from,
            _ => continue,
        }
        if at == earlier {
            return true;
        }
    }
    false
}
