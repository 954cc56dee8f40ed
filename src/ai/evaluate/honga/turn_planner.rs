//! A yardstick stronger than greedy: it plans its turn to the end and takes the action that leaves
//! most in its purse, ignoring the other players and later turns. It is not a
//! [`Strength`](crate::ai::Strength), so it cannot sit at a table.

use super::plan::{self, Planner};
use super::{EvalParams, judge};
use crate::ai::Observation;
use crate::ai::tournament::Player;
use crate::rules::dice::SmallDice;
use crate::rules::honga::{Action, Honga, Tables};
use crate::rules::{Actor, Dice, Game};

/// Plans its own turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnPlanner;

impl Player<Honga> for TurnPlanner {
    fn choose(
        &mut self,
        tables: &Tables,
        observation: &Observation<Honga>,
        seed: u64,
    ) -> Option<Action> {
        let position = observation.determinize(tables, seed);
        let Actor::Seat(seat) = Honga::actor(tables, &position) else { return None };
        let mut actions = Vec::new();
        Honga::actions(tables, &position, &mut actions);
        if actions.len() < 2 {
            return actions.first().copied();
        }
        let params = EvalParams::new(tables);
        let mut planner = Planner::new(tables, &params, judge::purse, seat, plan::MOST);
        let promises: Vec<i32> =
            actions.iter().map(|action| planner.promise(&position, *action)).collect();
        let most = promises.iter().max().copied().unwrap_or_default();
        let best: Vec<Action> =
            actions.iter().zip(&promises).filter(|(_, p)| **p == most).map(|(a, _)| *a).collect();
        let drawn = SmallDice::new(seed).below(best.len().max(1) as u32);
        best.get(drawn as usize).copied()
    }
}
