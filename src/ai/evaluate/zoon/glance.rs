//! What a hasty player of Zoon notices: known cards that it beats, known cards that could beat its own, and steps to and
//! fro.

use super::EvalParams;
use super::belief::Belief;
use super::card_score::CardScore;
use crate::ai::Glance;
use crate::ai::ai_game::Question;
use crate::rules::Square;
use crate::rules::zoon::{Action, Stage, Zoon};

/// What is noticed of each action.
pub(super) fn of_all(question: &Question<'_, Zoon>, params: &EvalParams) -> Vec<Glance> {
    let Question { tables, position, seat, actions, .. } = *question;
    let moment = position.field().turn_state();
    if matches!(moment.stage, Stage::Deploying(_)) || moment.pending().is_some() {
        return vec![Glance::default(); actions.len()];
    }
    let score = CardScore::new(Belief::plain(tables, params, position, seat));
    actions.iter().map(|action| of(question, &score, *action)).collect()
}

fn of(question: &Question<'_, Zoon>, score: &CardScore<'_>, action: Action) -> Glance {
    let Question { position, observation, .. } = *question;
    let (from, to) = match action {
        Action::Move { from, to, .. } | Action::Leap { from, to, .. } => (from, to),
        Action::Shoot { target, .. } => {
            let gains = score.knows(target) && score.gain(action) > score.worth_at(target) / 2;
            return Glance { gains, ..Glance::default() };
        }
        _ => return Glance::default(),
    };
    let fights = position.field().slot_at(to).is_some();
    let gain = score.gain(action);
    let known = score.knows(to);
    Glance {
        gains: fights && known && gain > score.worth_at(to) / 2,
        risks: if fights { known && gain < 0 } else { score.is_in_danger(from, to) },
        reverts: !fights
            && observation.lately.iter().any(|last| is_back(*last, from, to))
            && !score.is_in_danger(from, from),
        ..Glance::default()
    }
}

/// Whether an action went the other way.
fn is_back(last: Action, from: Square, to: Square) -> bool {
    let went = match last {
        Action::Move { from, to, .. } | Action::Leap { from, to, .. } => (from, to),
        _ => return false,
    };
    went == (to, from)
}
