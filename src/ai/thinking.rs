//! A computer player's search for one decision, which can be run in steps.

use crate::ai::ai_game::{Question, Search};
use crate::ai::{AiGame, Observation, Skill, Strength, glance};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Seat, Viewer, after};

/// Whether a search is finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress<A> {
    /// Call [`Thinking::step`] again.
    Going,
    /// The decision.
    Done(A),
}

/// How a player searches and judges.
#[derive(Clone, Debug)]
pub struct Thinker<G: AiGame> {
    /// How thoroughly it searches.
    pub skill: Skill,
    /// How it judges positions.
    pub params: G::EvalParams,
}

/// A search that can be stopped and resumed after any number of nodes. The same observation, skill and
/// seed give the same action, however it is divided into steps.
#[derive(Clone, Debug)]
pub struct Thinking<G: AiGame> {
    position: G::Position,
    seat: Seat,
    mind: Mind<G>,
}

#[derive(Clone, Debug)]
enum Mind<G: AiGame> {
    Settled(G::Action),
    Searching(Box<G::Search>),
}

impl<G: AiGame> Thinking<G> {
    /// Begins to think with a strength, with its own budget or with `nodes`. `None` when the observation's
    /// viewer owes no decision.
    #[must_use]
    pub fn new(
        tables: &G::Tables,
        observation: &Observation<G>,
        strength: Strength,
        nodes: Option<u64>,
        seed: u64,
    ) -> Option<Self> {
        if let Some(skill) = G::skill(strength) {
            let skill = Skill { nodes: nodes.unwrap_or(skill.nodes), ..skill };
            return Self::with_skill(tables, observation, skill, seed);
        }
        let (position, seat, actions) = options(tables, observation, seed)?;
        let mut dice = SmallDice::new(seed);
        let action = match strength {
            Strength::Greedy if actions.len() == 1 => actions[0],
            Strength::Greedy => greediest::<G>(tables, &position, seat, &actions, &mut dice),
            _ => actions[dice.below(actions.len() as u32) as usize],
        };
        Some(Self { position, seat, mind: Mind::Settled(action) })
    }

    /// Starts a search with a given skill.
    #[must_use]
    pub fn with_skill(
        tables: &G::Tables,
        observation: &Observation<G>,
        skill: Skill,
        seed: u64,
    ) -> Option<Self> {
        Self::begin(tables, observation, skill, || G::eval_params(tables), seed)
    }

    /// Starts a search with a given skill and judgement.
    #[must_use]
    pub fn of(
        tables: &G::Tables,
        observation: &Observation<G>,
        Thinker { skill, params }: Thinker<G>,
        seed: u64,
    ) -> Option<Self> {
        Self::begin(tables, observation, skill, || params, seed)
    }

    /// Where there is a single action, the judgement is not asked for.
    fn begin(
        tables: &G::Tables,
        observation: &Observation<G>,
        skill: Skill,
        params: impl FnOnce() -> G::EvalParams,
        seed: u64,
    ) -> Option<Self> {
        let (position, seat, actions) = options(tables, observation, seed)?;
        if let [only] = actions[..] {
            return Some(Self { position, seat, mind: Mind::Settled(only) });
        }
        let params = params();
        if let Some(action) = G::planned(tables, &params, &position) {
            return Some(Self { position, seat, mind: Mind::Settled(action) });
        }
        let slips = (SmallDice::new(seed).below(1000) as i32) < skill.slips;
        let skill = if slips { skill.slipping() } else { skill };
        let (all, root) = (&actions[..], &position);
        let mut question =
            Question { tables, observation, position: root, seat, actions: all, skill, seed };
        let noticed = if slips { glance::noticed(&question, &params) } else { Vec::new() };
        if slips {
            question.actions = &noticed;
        }
        let mind = match question.actions {
            [only] => Mind::Settled(*only),
            _ => Mind::Searching(Box::new(G::Search::begin(&question, params))),
        };
        Some(Self { position, seat, mind })
    }

    /// Searches at most `nodes` more positions.
    pub fn step(&mut self, tables: &G::Tables, nodes: u64) -> Progress<G::Action> {
        match &mut self.mind {
            Mind::Settled(action) => Progress::Done(*action),
            Mind::Searching(search) => {
                G::search_on(search, tables, nodes);
                if search.is_finished() { Progress::Done(search.best()) } else { Progress::Going }
            }
        }
    }

    /// Searches to the end.
    pub fn decide(&mut self, tables: &G::Tables) -> G::Action {
        loop {
            if let Progress::Done(action) = self.step(tables, u64::MAX) {
                return action;
            }
        }
    }

    /// The position being searched.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The seat that thinks.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The best action found so far.
    #[must_use]
    pub fn best(&self) -> G::Action {
        match &self.mind {
            Mind::Settled(action) => *action,
            Mind::Searching(search) => search.best(),
        }
    }

    /// The expected line, the best action first.
    #[must_use]
    pub fn line(&self) -> &[G::Action] {
        match &self.mind {
            Mind::Settled(action) => std::slice::from_ref(action),
            Mind::Searching(search) => search.line(),
        }
    }

    /// The score for the seat that thinks; beyond [`crate::ai::alpha_beta::WON`] it has won. `None`
    /// if nothing was searched, as with a single legal action.
    #[must_use]
    pub fn score(&self) -> Option<i32> {
        self.search().map(Search::score)
    }

    /// The positions searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search().map_or(0, Search::nodes)
    }

    /// The depth of the last finished iteration, in actions.
    #[must_use]
    pub fn depth(&self) -> i32 {
        self.search().map_or(0, Search::depth)
    }

    fn search(&self) -> Option<&G::Search> {
        match &self.mind {
            Mind::Settled(_) => None,
            Mind::Searching(search) => Some(search),
        }
    }

    /// The level's judgement as the search uses it.
    #[must_use]
    pub fn params(&self, tables: &G::Tables) -> G::EvalParams {
        self.search().map_or_else(|| G::eval_params(tables), |search| search.params().clone())
    }
}

/// A position that fits the viewer's observation and its legal actions, if the decision is the viewer's.
fn options<G: AiGame>(
    tables: &G::Tables,
    observation: &Observation<G>,
    seed: u64,
) -> Option<(G::Position, Seat, Vec<G::Action>)> {
    let position = observation.determinize(tables, seed);
    let Actor::Seat(seat) = G::actor(tables, &position) else { return None };
    let mut actions = Vec::new();
    G::actions(tables, &position, &mut actions);
    (observation.viewer == Viewer::Seat(seat) && !actions.is_empty())
        .then_some((position, seat, actions))
}

/// Wins at once if possible, else takes the best thing in reach, else plays anything.
fn greediest<G: AiGame>(
    tables: &G::Tables,
    position: &G::Position,
    seat: Seat,
    actions: &[G::Action],
    dice: &mut dyn Dice,
) -> G::Action {
    let params = G::eval_params(tables);
    if let Some(action) = G::planned(tables, &params, position) {
        return action;
    }
    let worth = |action: &G::Action| match G::actor(tables, &after::<G>(tables, position, *action))
    {
        Actor::Nobody(outcome) if outcome.is_draw() => 0,
        Actor::Nobody(outcome) if outcome.rank(seat) == 0 => i32::MAX,
        _ => G::appeal(tables, &params, position, *action),
    };
    let worths: Vec<i32> = actions.iter().map(worth).collect();
    let most = worths.iter().copied().max().unwrap_or_default();
    let best: Vec<G::Action> =
        actions.iter().zip(&worths).filter(|(_, w)| **w == most).map(|(a, _)| *a).collect();
    best[dice.below(best.len() as u32) as usize]
}
