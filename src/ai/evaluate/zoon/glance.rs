//! What a hasty player of Zoon notices: known cards that it beats, known cards that could beat its own, the Emblème that
//! either side knows, steps to and fro, and terrain that hinders no enemy.

use super::EvalParams;
use super::belief::Belief;
use super::card_score::CardScore;
use crate::ai::Glance;
use crate::ai::ai_game::Question;
use crate::rules::zoon::{Action, Stage, Zoon};
use crate::rules::{Square, after};

/// What is noticed of each action.
pub(super) fn of_all(question: &Question<'_, Zoon>, params: &EvalParams) -> Vec<Glance> {
    let Question { tables, position, seat, actions, .. } = *question;
    let moment = position.field().turn_state();
    if matches!(moment.stage, Stage::Deploying(_)) || moment.pending().is_some() {
        return vec![Glance::default(); actions.len()];
    }
    let score = CardScore::new(Belief::plain(tables, params, position, seat));
    let besiegers = score.besiegers();
    let mut seen: Vec<Glance> =
        actions.iter().map(|action| of(question, &score, besiegers, *action)).collect();
    if besiegers != 0 {
        for (glance, action) in seen.iter_mut().zip(actions) {
            glance.leaves = leaves_emblem(question, params, *action);
        }
        // Where nothing helps, all is as well as anything.
        if seen.iter().all(|glance| glance.leaves) {
            seen.iter_mut().for_each(|glance| glance.leaves = false);
        }
    }
    seen
}

fn of(
    question: &Question<'_, Zoon>,
    score: &CardScore<'_>,
    besiegers: u64,
    action: Action,
) -> Glance {
    let Question { position, observation, .. } = *question;
    if let Action::Lay { square, second, .. } = action {
        let hinders = [Some(square), second].into_iter().flatten().any(|at| score.hinders(at));
        return Glance { reverts: !hinders, ..Glance::default() };
    }
    let Some(to) = goal(action) else { return Glance::default() };
    let (fights, known) = (position.field().slot_at(to).is_some(), score.knows(to));
    let gain = score.gain(action);
    let seen = Glance {
        gains: fights && known && gain > score.worth_at(to) / 2,
        presses: fights && gain > 0 && (score.is_emblem(to) || besiegers & to.bit() != 0),
        ..Glance::default()
    };
    let (Action::Move { from, .. } | Action::Leap { from, .. }) = action else { return seen };
    Glance {
        risks: if fights { known && gain < 0 } else { score.is_in_danger(from, to) },
        reverts: !fights
            && observation.lately.iter().any(|last| is_back(*last, from, to))
            && !score.is_in_danger(from, from),
        ..seen
    }
}

/// The square that a card goes to or a shot hits.
fn goal(action: Action) -> Option<Square> {
    match action {
        Action::Move { to, .. } | Action::Leap { to, .. } => Some(to),
        Action::Shoot { target, .. } => Some(target),
        _ => None,
    }
}

/// Whether an enemy card that an action does not attack could still attack the own Emblème then.
fn leaves_emblem(question: &Question<'_, Zoon>, params: &EvalParams, action: Action) -> bool {
    let Question { tables, position, seat, .. } = *question;
    let reached = after::<Zoon>(tables, position, action);
    let besiegers = CardScore::new(Belief::plain(tables, params, &reached, seat)).besiegers();
    besiegers & !goal(action).map_or(0, Square::bit) != 0
}

/// Whether an action went the other way.
fn is_back(last: Action, from: Square, to: Square) -> bool {
    let went = match last {
        Action::Move { from, to, .. } | Action::Leap { from, to, .. } => (from, to),
        _ => return false,
    };
    went == (to, from)
}
