//! Arena's judgement: pawns and how near they are to a hunt, points, captives, webs, and what
//! either side can do next.
//!
//! A turn is several decisions, some of which may be the other side's. Depth counts movements and
//! changes of direction; headings, den squares and captives only complete them, and no position is
//! judged before they are chosen. Everything is computed from the level's tables: no animal is
//! named.

mod eval_params;
mod feats;
mod field;
mod glance;
mod hint;
mod judge;
mod propose;
mod puzzle;
mod worth;

pub use eval_params::EvalParams;

use crate::ai::ai_game::{AiGame, AlphaBetaGame, Proposal, Question, Search};
use crate::ai::hint::Foreseen;
use crate::ai::weights::Weights as _;
use crate::ai::{Deepening, Feat, Glance, Skill, Strength, review};
use crate::rules::arena::outlook;
use crate::rules::arena::{Action, Arena, MAX_SQUARES, Position, Stage, Tables};
use crate::rules::hashing::mix;
use crate::rules::{Actor, Game, Reason, Seat, after};

/// Within this many turns of the quiet limit, memory keys include the count of quiet turns.
const NEARLY_QUIET: u16 = 6;
/// The most decisions that complete one action.
const COMPLETING: usize = 40;

impl AiGame for Arena {
    type EvalParams = EvalParams;
    type Search = Deepening<Self>;
    /// Fifteen goalless turns a side, at about five decisions a turn.
    const LULL: usize = 150;
    const SLICE: u64 = 100;

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

    fn planned(tables: &Tables, params: &EvalParams, position: &Position) -> Option<Action> {
        propose::planned(tables, params, position)
    }

    /// The judgement once the whole action is completed.
    fn appeal(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        let mover = position.turn_state().decider();
        let mut reached = after::<Self>(tables, position, action);
        let mut proposed = Vec::new();
        for _ in 0..COMPLETING {
            let pending = reached.turn_state().pending().is_some();
            if !pending || !matches!(Self::actor(tables, &reached), Actor::Seat(_)) {
                break;
            }
            proposed.clear();
            propose::propose(tables, params, &reached, Some(0), &mut proposed);
            let Some(best) = proposed.first() else { break };
            reached = after::<Self>(tables, &reached, best.action);
        }
        let value = judge::evaluate(tables, params, &reached);
        if reached.turn_state().decider() == mover { value } else { -value }
    }

    /// Every action is searched to the same depth: the judgement depends so much on which side acts
    /// next that scores at different depths cannot be compared.
    fn skill(strength: Strength) -> Option<Skill> {
        let skill = strength.skill()?;
        let hard = Skill { nodes: 50_000, depth: 16, wide: 16, ..Strength::Hard.skill()? };
        // As in Jungle, what mostly parts the upper ones is how often they do not think.
        let thinks = Skill { nodes: 12_000, misses: 100, dares: 300, whim: 60, ..hard };
        Some(match strength {
            Strength::Easy => Skill { nodes: 1_000, depth: 2, ..skill },
            Strength::Medium => Skill { nodes: 4_000, depth: 2, ..skill },
            Strength::First => Skill { nodes: 1_000, misses: 740, whim: 140, ..skill },
            Strength::Second => Skill { nodes: 1_000, misses: 470, dares: 800, whim: 86, ..skill },
            Strength::Third => Skill { slips: 830, ..thinks },
            Strength::Fourth => Skill { slips: 520, ..thinks },
            Strength::Fifth => Skill { nodes: 25_000, slips: 250, ..thinks },
            _ => hard,
        })
    }

    fn glances(question: &Question<'_, Self>, params: &EvalParams) -> Vec<Glance> {
        glance::of_all(question, params)
    }

    fn prospects(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        seat: Seat,
    ) -> Option<i32> {
        let lead = judge::lead(tables, params, position, Self::side_of(position, seat));
        Some(review::chance(lead, worth::HALF_WON))
    }

    fn feats(tables: &Tables, before: &Position, events: &[Self::Event]) -> Vec<Feat> {
        feats::of(tables, before, events)
    }

    fn reason(tables: &Tables, foreseen: &Foreseen<'_, Self>) -> Reason {
        hint::reason(tables, foreseen)
    }
}

impl AlphaBetaGame for Arena {
    const SLOTS: usize = MAX_SQUARES * MAX_SQUARES;

    fn evaluate(tables: &Tables, params: &EvalParams, position: &Position) -> i32 {
        judge::evaluate(tables, params, position)
    }

    fn gain(tables: &Tables, params: &EvalParams, position: &Position, action: Action) -> i32 {
        propose::gain(tables, params, position, action)
    }

    /// None: what can be hit next is part of the judgement.
    fn noisy_actions(_: &Tables, _: &Position, _: &mut Vec<Action>) {}

    fn slot(tables: &Tables, action: Action) -> usize {
        match action {
            Action::Move { from, path, distance, .. } => {
                let to = outlook::way(tables, from, path, distance).last().unwrap_or(from);
                from.index() << 8 | to.index()
            }
            Action::Turn { square, heading } => square.index() << 8 | usize::from(heading.0),
            Action::Place { pawn, square } => usize::from(pawn.0) << 8 | square.index(),
            Action::Face(heading) => usize::from(heading.0),
            Action::Free(pawn) => 8 + usize::from(pawn.0),
            Action::Begin(_) | Action::Enough | Action::EndTurn => 0,
        }
    }

    fn memory_key(tables: &Tables, position: &Position) -> u64 {
        let (quiet, limit) = (position.quiet_turns(), tables.options.quiet_turns);
        if limit != 0 && quiet.saturating_add(NEARLY_QUIET) >= limit {
            position.key() ^ mix(u64::from(quiet))
        } else {
            position.key()
        }
    }

    fn propose(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        left: Option<i32>,
        out: &mut Vec<Proposal<Action>>,
    ) -> bool {
        propose::propose(tables, params, position, left, out)
    }

    fn cost(action: Action) -> i32 {
        i32::from(matches!(action, Action::Move { .. } | Action::Turn { .. }))
    }

    fn is_settled(tables: &Tables, position: &Position) -> bool {
        position.turn_state().stage == Stage::Playing && outlook::able(tables, position) != 0
    }
}
