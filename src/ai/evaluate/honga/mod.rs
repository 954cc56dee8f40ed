//! Honga's judgement: what a position is worth to each of two to five seats.
//!
//! Everything is computed from the level's tables: no disc, card or area is named. A whole turn is
//! planned (`plan`), tried in many worlds ([`crate::ai::turn_tree`]), continued for some turns by
//! the players of `habit`, and judged by `judge`. No disc or card is used that the seat may not
//! know.

mod deeds;
mod eval_params;
mod feats;
mod greedy;
mod habit;
mod hint;
mod judge;
mod placement_score;
mod plan;
mod puzzle;
mod turn_planner;
mod weights;

pub use eval_params::EvalParams;
pub use turn_planner::TurnPlanner;

use crate::ai::ai_game::{AiGame, Proposal, Search, Yardstick};
use crate::ai::hint::Foreseen;
use crate::ai::turn_tree::{TurnTree, TurnTreeGame, WIN};
use crate::ai::weights::Weights as _;
use crate::ai::{Feat, Skill, Strength, review};
use crate::rules::honga::{Action, Awaited, Honga, Position, Tables};
use crate::rules::{Actor, Game, Reason, Seat};
use plan::Planner;

/// The lead, in hundredths of a point, that is worth half a match.
const LEAD: i32 = 700;

impl AiGame for Honga {
    type EvalParams = EvalParams;
    type Search = TurnTree<Self>;
    /// A node is a whole playout.
    const SLICE: u64 = 10;
    const YARDSTICK: Option<Yardstick<Self>> =
        Some(Yardstick { name: "planner", player: |_| Box::new(TurnPlanner) });

    fn eval_params(tables: &Tables) -> EvalParams {
        EvalParams::new(tables)
    }

    fn search_on(search: &mut Self::Search, tables: &Tables, nodes: u64) {
        search.step(tables, nodes);
    }

    fn weights(tables: &Tables) -> Vec<(String, i32)> {
        tables.weights.all()
    }

    fn eval_params_with(tables: &Tables, changes: &[(String, i32)]) -> Result<EvalParams, String> {
        Ok(EvalParams::with(tables, tables.weights.changed(changes)?))
    }

    fn appeal(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        greedy::appeal(tables, params, position, action)
    }

    /// Depth counts rounds, starting with the current turn; a jitter of 1,250 is about a point.
    fn skill(strength: Strength) -> Option<Skill> {
        let skill = Skill { depth: 2, jitter: 0, ..strength.skill()? };
        Some(match strength {
            Strength::Easy => Skill { nodes: 20, jitter: 2_000, slips: 400, ..skill },
            Strength::Medium => Skill { nodes: 40, jitter: 600, ..skill },
            Strength::First => Skill { nodes: 20, slips: 1_000, whim: 11_500, ..skill },
            Strength::Second => Skill { nodes: 20, slips: 1_000, whim: 6_500, ..skill },
            Strength::Third => Skill { nodes: 20, jitter: 3_500, slips: 320, whim: 0, ..skill },
            Strength::Fourth => {
                Skill { nodes: 20, jitter: 1_500, slips: 100, whim: 2_000, ..skill }
            }
            Strength::Fifth => Skill { nodes: 50, jitter: 550, slips: 0, whim: 0, ..skill },
            _ => Skill { nodes: 4_000, ..skill },
        })
    }

    fn prospects(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        seat: Seat,
    ) -> Option<i32> {
        Some(review::chance(judge::lead(tables, params, position, seat), LEAD))
    }

    fn feats(tables: &Tables, before: &Position, events: &[Self::Event]) -> Vec<Feat> {
        feats::of(tables, before, events)
    }

    fn reason(tables: &Tables, foreseen: &Foreseen<'_, Self>) -> Reason {
        hint::reason(tables, foreseen)
    }
}

impl TurnTreeGame for Honga {
    fn proposals(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        out: &mut Vec<Proposal<Action>>,
    ) {
        let Some(seat) = position.field().turn_state().decider() else { return };
        let mut actions = Vec::new();
        deeds::worthwhile(tables, position, &mut actions);
        let mut planner = Planner::new(tables, params, judge::lead, seat, plan::MOST);
        let alone = actions.len() < 2;
        out.extend(actions.into_iter().map(|action| {
            let promise = if alone { 0 } else { planner.promise(position, action) };
            Proposal { bias: squash(promise), action }
        }));
    }

    fn inclination(tables: &Tables, params: &EvalParams, position: &Position) -> Vec<Action> {
        habit::choose(tables, params, position)
    }

    fn turns(position: &Position) -> Option<u32> {
        let moment = position.field().turn_state();
        (moment.awaited == Awaited::Placement).then_some(moment.turns.into())
    }

    fn is_acting(position: &Position, seat: Seat) -> bool {
        let field = position.field();
        let moment = field.turn_state();
        field.ending().is_none() && moment.is_acting() && moment.turn == seat
    }

    fn standing(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
        match Self::actor(tables, position) {
            Actor::Nobody(outcome) if outcome.rank(seat) == 0 => {
                if outcome.winners().count() == 1 {
                    WIN
                } else {
                    WIN / 2
                }
            }
            Actor::Nobody(_) => -WIN,
            _ => squash(judge::lead(tables, params, position, seat)),
        }
    }
}

/// Compresses a lead into ±[`WIN`]: the larger it is, the less a further point adds.
fn squash(lead: i32) -> i32 {
    let (lead, whole) = (i64::from(lead), i64::from(WIN));
    (whole * lead / (lead.abs() + i64::from(LEAD))) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::turn_tree::in_proportion;

    #[test]
    fn a_jitter_is_worth_as_many_points_however_far_ahead_or_behind_a_seat_is() {
        for lead in [-2_900, -1_000, -300, 0, 500, 2_100] {
            let point = squash(lead + 50) - squash(lead - 50);
            let jitter = in_proportion(2_000, squash(lead));
            let points = 10 * jitter / point;
            assert!((13..=15).contains(&points), "{points} tenths of a point at {lead}");
        }
        assert_eq!([WIN, -WIN].map(|over| in_proportion(2_000, over)), [0, 0]);
    }
}
