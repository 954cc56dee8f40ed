//! Truffle's computer player: the search for games with secrets, which tries every tree in many
//! woods that fit what its seat knows.

use menagerie::ai::ai_game::{Proposal, Question, Search};
use menagerie::ai::hint::Foreseen;
use menagerie::ai::{AiGame, MonteCarlo, MonteCarloGame, Observation, Skill, Strength};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Actor, Dice, Game, Reason, Seat};

use super::truffle::{Choice, STEPS, Truffle, Weights, Wood, step};

/// The worth of a won match.
const WON: i32 = 1_000;

impl AiGame for Truffle {
    type EvalParams = ();
    type Search = MonteCarlo<Self>;

    fn eval_params(_: &Weights) {}

    fn search_on(search: &mut Self::Search, tables: &Weights, nodes: u64) {
        search.step(tables, nodes);
    }

    /// Trees under which a truffle grows more often are tried first.
    fn appeal(weights: &Weights, (): &(), wood: &Wood, choice: Choice) -> i32 {
        Self::weight(weights, wood, Choice { step: 0, ..choice }) as i32
    }

    fn skill(strength: Strength) -> Option<Skill> {
        let skill = strength.skill()?;
        let nodes = match strength {
            Strength::First | Strength::Easy => 30,
            Strength::Second => 100,
            Strength::Third => 300,
            Strength::Fourth => 1_000,
            _ => 3_000,
        };
        Some(Skill { nodes, ..skill })
    }

    fn reason(_: &Weights, foreseen: &Foreseen<'_, Self>) -> Reason {
        Reason::new(match STEPS.get(step(foreseen.position)) {
            Some(&"nose") => "truffle-hint-nose",
            Some(&"squeal") => "truffle-hint-squeal",
            _ => "truffle-hint-boar",
        })
    }
}

impl MonteCarloGame for Truffle {
    fn world(
        weights: &Weights,
        (): &(),
        observation: &Observation<Self>,
        dice: &mut SmallDice,
    ) -> Wood {
        Self::determinize(weights, &observation.view, observation.viewer, dice)
    }

    fn settled(_: &Question<'_, Self>, (): &()) -> Option<Choice> {
        None
    }

    fn shortlist(_: &Weights, (): &(), _: &Wood, choices: &[Choice]) -> Vec<Proposal<Choice>> {
        let proposal = |action: &Choice| Proposal { bias: 0, action: *action };
        choices.iter().map(proposal).collect()
    }

    /// The piglet that smells the truffle mostly goes there, and its sister squeals; the boar
    /// guesses.
    fn inclination(
        weights: &Weights,
        (): &(),
        wood: &Wood,
        dice: &mut SmallDice,
    ) -> Option<Choice> {
        let mut actions = Vec::new();
        Self::actions(weights, wood, &mut actions);
        let any = actions.get(dice.below(actions.len().max(1) as u32) as usize).copied();
        match step(wood) {
            2 if dice.below(4) > 0 => Some(Choice { step: 2, sign: wood[0] }),
            3 => Some(Choice { step: 3, sign: 'y' }),
            _ => any,
        }
    }

    fn turn(wood: &Wood) -> Option<Seat> {
        (1..4).contains(&step(wood)).then(|| Seat(step(wood) as u8 - 1))
    }

    fn worth(weights: &Weights, (): &(), wood: &Wood, seat: Seat) -> i32 {
        match Self::actor(weights, wood) {
            Actor::Nobody(outcome) if !outcome.is_draw() => {
                if outcome.winners().any(|winner| winner == seat) { WON } else { -WON }
            }
            _ => 0,
        }
    }
}
