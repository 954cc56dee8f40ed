//! Zoon's judgement: the average gain of combats, given what a seat may believe of cards it has not
//! seen.
//!
//! A choice of corners is a small game of its own, solved exactly ([`corners`]) and drawn from the
//! solution, so that no opponent can learn to predict it. All other actions are tried by playing on
//! in imagined worlds ([`crate::ai::monte_carlo`]). Everything is computed from the level's tables:
//! no tribe, Zoon or trump is named. No face or touch is used that the seat may not know; only the
//! yardstick for measurements is given all faces ([`all_seen`]).

mod all_seeing;
mod belief;
mod card_score;
pub mod corners;
mod deploy;
mod eval_params;
mod feats;
mod glance;
mod hint;
mod lineup;
mod puzzle;
mod weights;
mod worth;

pub use all_seeing::{AllSeeing, all_seen};
pub use eval_params::EvalParams;

use crate::ai::ai_game::{AiGame, Proposal, Question, Search, Yardstick};
use crate::ai::hint::Foreseen;
use crate::ai::weights::Weights as _;
use crate::ai::{Feat, Glance, MonteCarlo, MonteCarloGame, Observation, Skill, Strength, review};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::zoon::{Action, Pending, Position, Rank, Stage, Tables, Zoon, enemy, outlook};
use crate::rules::{Actor, Dice, Game, Reason, Seat, Viewer};
use belief::Belief;
use card_score::CardScore;

/// Where no formation is suspected: the number of worlds drawn, of which one is chosen by the
/// likelihood of its Emblème's place.
const DRAWS: usize = 4;
/// In a playout, every estimate gets a random bonus below this.
const WHIM: u32 = 8;
/// The most actions that are tried.
const SHORTLIST: usize = 24;

impl AiGame for Zoon {
    type EvalParams = EvalParams;
    type Search = MonteCarlo<Self>;
    /// Ten turns a side without a combat.
    const LULL: usize = 20;
    const SLICE: u64 = 300;
    const YARDSTICK: Option<Yardstick<Self>> =
        Some(Yardstick { name: "all-seeing", player: |player| Box::new(AllSeeing(player)) });

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
        let Some(seat) = position.field().turn_state().decider() else { return 0 };
        CardScore::new(Belief::plain(tables, params, position, seat)).gain(action)
    }

    /// Depth counts turns of either seat that are played on beyond the tree.
    fn skill(strength: Strength) -> Option<Skill> {
        let skill = Skill { depth: 3, jitter: 0, ..strength.skill()? };
        Some(match strength {
            Strength::Easy => Skill { nodes: 600, jitter: 60, slips: 500, ..skill },
            Strength::Medium => Skill { nodes: 2_000, jitter: 15, slips: 100, ..skill },
            Strength::First => {
                let first = Skill { misses: 100, dares: 300, ..skill };
                Skill { nodes: 600, slips: 1_000, whim: 1_000, guesses: 1_000, ..first }
            }
            Strength::Second => {
                let second = Skill { misses: 50, dares: 100, ..skill };
                Skill { nodes: 600, slips: 1_000, whim: 400, guesses: 300, ..second }
            }
            Strength::Third => {
                let third = Skill { misses: 0, dares: 0, ..skill };
                Skill { nodes: 600, slips: 1_000, whim: 60, guesses: 300, ..third }
            }
            Strength::Fourth => {
                Skill { nodes: 900, jitter: 40, slips: 200, whim: 40, guesses: 150, ..skill }
            }
            Strength::Fifth => Skill { nodes: 8_000, jitter: 10, ..skill },
            _ => Skill { nodes: 100_000, ..skill },
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
        let lead = card_score::judge(tables, params, position, seat);
        Some(review::chance(lead, worth::LEAD))
    }

    fn feats(tables: &Tables, before: &Position, events: &[Self::Event]) -> Vec<Feat> {
        feats::of(tables, before, events)
    }

    fn reason(tables: &Tables, foreseen: &Foreseen<'_, Self>) -> Reason {
        hint::reason(tables, foreseen)
    }
}

impl MonteCarloGame for Zoon {
    fn world(
        tables: &Tables,
        params: &EvalParams,
        observation: &Observation<Self>,
        dice: &mut SmallDice,
    ) -> Position {
        if let Viewer::Seat(seat) = observation.viewer {
            let belief = Belief::suspecting(tables, params, observation.view.position(), seat);
            if let Some(lineup) = belief.suspicion.draw(dice) {
                return outlook::imagine_as(tables, &observation.view, enemy(seat), &lineup, dice);
            }
        }
        let mut worlds: Vec<Position> = (0..DRAWS)
            .map(|_| Self::determinize(tables, &observation.view, observation.viewer, dice))
            .collect();
        let weights: Vec<u32> =
            worlds.iter().map(|world| likelihood(tables, observation.viewer, world)).collect();
        let drawn = draw_weighted(weights.iter().copied(), dice).unwrap_or_default();
        worlds.swap_remove(drawn)
    }

    fn settled(question: &Question<'_, Self>, params: &EvalParams) -> Option<Action> {
        let Question { tables, position, seat, actions, seed, .. } = *question;
        match (position.field().turn_state().stage, position.field().turn_state().pending()) {
            (Stage::Deploying(_), _) => deploy::choose(tables, position, seat, actions, seed),
            (_, Some(Pending::Touch(_)))
                if (SmallDice::new(!seed).below(1000) as i32) < question.skill.guesses =>
            {
                guess(tables, params, position, seat, &mut SmallDice::new(seed))
            }
            (_, Some(Pending::Touch(_))) => {
                touch(tables, params, position, seat, &mut SmallDice::new(seed))
            }
            _ => None,
        }
    }

    fn shortlist(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        actions: &[Action],
    ) -> Vec<Proposal<Action>> {
        let Some(seat) = position.field().turn_state().decider() else { return Vec::new() };
        let score = CardScore::new(Belief::suspecting(tables, params, position, seat));
        let proposal = |action: &Action| Proposal { bias: score.promise(*action), action: *action };
        let mut list: Vec<_> = actions.iter().map(proposal).collect();
        list.sort_by_key(|proposal| (-proposal.bias, proposal.action));
        list.truncate(SHORTLIST);
        list
    }

    fn inclination(
        tables: &Tables,
        params: &EvalParams,
        position: &Position,
        dice: &mut SmallDice,
    ) -> Option<Action> {
        let seat = position.field().turn_state().decider()?;
        if matches!(position.field().turn_state().pending(), Some(Pending::Touch(_))) {
            return touch(tables, params, position, seat, dice);
        }
        let mut actions = Vec::with_capacity(64);
        Self::actions(tables, position, &mut actions);
        let score = CardScore::new(Belief::suspecting(tables, params, position, seat));
        let mut best = None;
        for action in actions {
            let liking = score.promise(action) + dice.below(WHIM) as i32;
            if best.is_none_or(|(most, _)| liking > most) {
                best = Some((liking, action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn turn(position: &Position) -> Option<Seat> {
        let moment = position.field().turn_state();
        moment.pending().is_none().then_some(moment.turn)
    }

    fn worth(tables: &Tables, params: &EvalParams, position: &Position, seat: Seat) -> i32 {
        match Self::actor(tables, position) {
            Actor::Nobody(outcome) if outcome.is_draw() => 0,
            Actor::Nobody(outcome) if outcome.rank(seat) == 0 => worth::WIN,
            Actor::Nobody(_) => -worth::WIN,
            // The larger the lead, the less a further gain adds.
            _ => {
                let lead = card_score::judge(tables, params, position, seat);
                worth::WIN * lead / (lead.abs() + worth::LEAD)
            }
        }
    }
}

/// Draws a corner from the solution of the current combat.
fn touch(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Option<Action> {
    let combat = position.field().turn_state().combat?;
    let score = CardScore::new(Belief::suspecting(tables, params, position, seat));
    let (solution, choices) = (score.combat()?, score.choices()?);
    let attacks = combat.attacker.seat() == seat;
    let mix = if attacks { solution.attacker } else { solution.defender };
    choices.get(mix.draw(dice)).copied().map(Action::Touch)
}

/// Either corner that may be worth touching, without working out which.
fn guess(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Option<Action> {
    let choices = CardScore::new(Belief::plain(tables, params, position, seat)).choices()?;
    choices.get(dice.below(2) as usize).copied().map(Action::Touch)
}

/// The likelihood of the enemy Emblème's place in a world: it seldom moves.
fn likelihood(tables: &Tables, viewer: Viewer, world: &Position) -> u32 {
    let Viewer::Seat(seat) = viewer else { return 1 };
    let emblem = world.field().standing(enemy(seat)).find_map(|(slot, card)| {
        let kind = world.face(slot)?;
        (tables.face(kind).rank == Rank::Emblem).then_some((slot, card))
    });
    let Some((slot, card)) = emblem else { return 1 };
    let home = tables.deployment(enemy(seat)).get(usize::from(slot.index()));
    let often = home.map_or(worth::ANY_SLOT, |home| deploy::usual(tables, enemy(seat), *home));
    if home == Some(&card.square) { 4 * often } else { often }
}
