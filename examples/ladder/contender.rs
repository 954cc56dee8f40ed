//! A player that counts what its decisions cost.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use menagerie::ai::thinking::Thinker;
use menagerie::ai::tournament::{AnyAction, Player};
use menagerie::ai::{AiGame, ComputerPlayer, Observation, Progress, Thinking};
use menagerie::rules::Dice as _;
use menagerie::rules::dice::SmallDice;

use super::cpu;
use super::engine::Engine;
use super::order::{Budget, Entrant};

/// What decisions cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Cost {
    pub(crate) decisions: u64,
    pub(crate) nodes: u64,
    pub(crate) depth: u64,
    pub(crate) time: Duration,
}

impl Cost {
    pub(crate) fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.depth += other.depth;
        self.time += other.time;
    }
}

/// How an entrant plays a game.
#[derive(Clone)]
pub(crate) struct Contender<G: AiGame> {
    player: ComputerPlayer,
    /// `None` for a level that does not search.
    thinker: Option<Thinker<G>>,
    /// Another program that decides instead.
    program: Option<PathBuf>,
    time: Option<Duration>,
    /// How often, out of 1000 times, a player that does not search plays anything.
    slips: u32,
    /// What its decisions have cost so far.
    pub(crate) cost: Rc<RefCell<Cost>>,
    /// Why its program cannot play, once that has shown.
    pub(crate) trouble: Rc<RefCell<Option<String>>>,
}

impl<G: AiGame> Contender<G> {
    pub(crate) fn new(tables: &G::Tables, entrant: &Entrant) -> Result<Self, String> {
        let mut skill = G::skill(entrant.strength);
        let (mut weights, mut slips) = (Vec::new(), 0);
        for (name, value) in &entrant.changes {
            if skill.is_none() && name == "slips" {
                slips = value.unsigned_abs();
                continue;
            }
            match skill.as_mut().and_then(|skill| skill.named(name)) {
                Some(number) => *number = *value,
                None => weights.push((name.clone(), *value)),
            }
        }
        let params = G::eval_params_with(tables, &weights)?;
        let (mut nodes, mut time) = (None, None);
        match entrant.budget {
            Budget::Own => {}
            Budget::Nodes(given) => nodes = Some(given),
            Budget::Time(given) => time = Some(given),
        }
        let thinker = skill.map(|mut skill| {
            skill.nodes = nodes.unwrap_or(skill.nodes);
            Thinker { skill, params }
        });
        let player = ComputerPlayer { strength: entrant.strength, nodes };
        let program = entrant.program.clone();
        Ok(Self {
            player,
            thinker,
            program,
            time,
            slips,
            cost: Rc::default(),
            trouble: Rc::default(),
        })
    }

    /// One that plays a match, and adds what it costs to this one's.
    pub(crate) fn player(&self) -> Box<dyn Player<G>> {
        match (&self.program, self.time) {
            (Some(program), Some(time)) => {
                let (cost, trouble) = (Rc::clone(&self.cost), Rc::clone(&self.trouble));
                Box::new(Engine::new(program, time, cost, trouble))
            }
            _ => Box::new(self.clone()),
        }
    }

    /// How good this player thinks the observed position is for the seat to decide, after a short look.
    pub(crate) fn judges(
        &self,
        tables: &G::Tables,
        observation: &Observation<G>,
        nodes: u64,
    ) -> Option<i32> {
        let mut thinker = self.thinker.clone()?;
        thinker.skill.nodes = nodes.min(thinker.skill.nodes);
        // An opening is even or not, whatever its players overlook.
        thinker.skill.slips = 0;
        let mut thinking = Thinking::of(tables, observation, thinker, 1)?;
        thinking.decide(tables);
        thinking.score()
    }
}

impl<G: AiGame> Player<G> for Contender<G> {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        let Some(thinker) = self.thinker.clone() else {
            let slips = SmallDice::new(!seed).below(1000) < self.slips;
            return if slips {
                AnyAction.choose(tables, observation, seed)
            } else {
                self.player.choose(tables, observation, seed)
            };
        };
        let begun = cpu::spent();
        let mut thinking = Thinking::of(tables, observation, thinker, seed)?;
        let action = match self.time {
            None => thinking.decide(tables),
            Some(time) => loop {
                if let Progress::Done(action) = thinking.step(tables, G::SLICE) {
                    break action;
                }
                if cpu::spent() - begun >= time {
                    break thinking.best();
                }
            },
        };
        self.cost.borrow_mut().add(Cost {
            decisions: 1,
            nodes: thinking.nodes(),
            depth: u64::from(thinking.depth().unsigned_abs()),
            time: cpu::spent() - begun,
        });
        Some(action)
    }
}
