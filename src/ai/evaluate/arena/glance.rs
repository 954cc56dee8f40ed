//! What a hasty player of Arena notices: hits, points and captives, squares that the enemy reaches, animals that turn
//! or walk to and fro, and headings that lead nowhere or open nothing more.

use super::eval_params::EvalParams;
use super::field::{self, Outlook};
use super::propose;
use crate::ai::ai_game::Question;
use crate::ai::{Glance, Observation};
use crate::rules::Square;
use crate::rules::arena::outlook::{self, Glimpse, enemy};
use crate::rules::arena::{Action, Arena, Heading, PawnId, Pending, Position, Stage, Tables};

/// What is noticed of each action.
pub(super) fn of_all(question: &Question<'_, Arena>, params: &EvalParams) -> Vec<Glance> {
    let Question { tables, position, observation, .. } = *question;
    let moment = position.turn_state();
    if let Some(Pending::Face(pawn)) = moment.pending() {
        let idle = idle_headings(tables, position, pawn);
        let face = |action: &Action| {
            let reverts = matches!(action, Action::Face(heading) if idle & heading.bit() != 0);
            Glance { reverts, ..Glance::default() }
        };
        return question.actions.iter().map(face).collect();
    }
    let plays = moment.stage == Stage::Playing && moment.pending().is_none();
    let danger = plays.then(|| Outlook::of(tables, position, enemy(moment.to_move), u32::MAX));
    let sight = danger.map(|danger| Sight { tables, params, position, observation, danger });
    let seen = |action: &Action| sight.as_ref().map(|sight| sight.of(*action));
    question.actions.iter().map(|action| seen(action).unwrap_or_default()).collect()
}

/// The headings from which an animal neither goes on towards the enemy nor has anything to hit, reach or free, as a bit
/// set.
fn idle_headings(tables: &Tables, position: &Position, pawn: PawnId) -> u8 {
    let plan = &tables.kind_of(pawn).plan;
    let ways = plan.ways.0 | plan.bend.map_or(0, |bend| bend.ways.0);
    let forward = u32::from(Heading::forward(pawn.side()).0);
    let mut wanted = (Heading(0).bit() | Heading(1).bit() | Heading(7).bit()).rotate_left(forward);
    outlook::survey(tables, position, pawn, true, &mut |look| {
        if matches!(look.what, Glimpse::Hit(_) | Glimpse::Hunt | Glimpse::Rescue) {
            wanted |= look.first.bit();
        }
    });
    let idle = |heading: &Heading| ways.rotate_left(u32::from(heading.0)) & wanted == 0;
    let allowed = outlook::headings(outlook::allowed_headings(tables, pawn));
    allowed.filter(idle).fold(0, |set, heading| set | heading.bit())
}

/// What is before a player's eyes.
struct Sight<'a> {
    tables: &'a Tables,
    params: &'a EvalParams,
    position: &'a Position,
    observation: &'a Observation<Arena>,
    /// What the enemy could do next.
    danger: Outlook,
}

impl Sight<'_> {
    fn of(&self, action: Action) -> Glance {
        match action {
            Action::Turn { square, heading } => {
                let again = |last: &Action| matches!(last, Action::Turn { square: at, .. } if *at == square);
                let lately = || self.observation.lately.iter().any(again);
                let reverts =
                    !self.is_prey(square) && (self.is_needless(square, heading) || lately());
                Glance { reverts, ..Glance::default() }
            }
            Action::Move { from, path, distance, .. } => {
                let to = outlook::way(self.tables, from, path, distance).last().unwrap_or(from);
                self.going(action, from, to)
            }
            _ => Glance::default(),
        }
    }

    fn going(&self, action: Action, from: Square, to: Square) -> Glance {
        let Self { tables, params, position, .. } = *self;
        let Some(pawn) = position.pawn_at(from) else { return Glance::default() };
        let gain = propose::gain(tables, params, position, action);
        let risk = field::risk(tables, params, position, pawn, to, &self.danger.covered);
        Glance {
            // The gain of a hit counts four times what is taken.
            gains: gain > 0 && gain >= 4 * risk,
            risks: gain == 0 && risk > 0,
            reverts: gain == 0 && self.steps_back(from, to) && !self.is_prey(from),
            ..Glance::default()
        }
    }

    /// Whether the pawn on a square has nothing more before it if it turns there.
    fn is_needless(&self, square: Square, heading: Heading) -> bool {
        let Self { tables, params, position, .. } = *self;
        let needless = |pawn| propose::needless_headings(tables, params, position, pawn);
        position.pawn_at(square).is_some_and(|pawn| needless(pawn) & heading.bit() != 0)
    }

    /// Whether the enemy could hit the pawn on a square now.
    fn is_prey(&self, square: Square) -> bool {
        self.position.pawn_at(square).is_some_and(|pawn| {
            self.danger.prey & pawn.bit() != 0 || self.position.pawn(pawn).endangered()
        })
    }

    /// Whether the animal on a square came there from the square that it would go to.
    fn steps_back(&self, from: Square, to: Square) -> bool {
        self.observation.lately.iter().any(|last| match *last {
            Action::Move { from: left, path, distance, .. } => {
                left == to && outlook::way(self.tables, left, path, distance).last() == Some(from)
            }
            _ => false,
        })
    }
}
