//! Does the same work on every run, so that its instructions can be counted and compared between
//! versions.
//!
//!     cargo run --release --no-default-features --example fixed_runs -- jungle/classic perft 4
//!
//! The number is an amount of work. `perft` plays every line of up to that many actions, `random`
//! that many random matches, and `hard` lets the strongest computer players begin a match with that
//! many nodes for each of its first decisions. The last line is the number of leaves, actions or
//! nodes. With 0 only the level is read, which shows what that costs. `scripts/count_instructions`
//! runs this program.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/words.rs"]
mod words;

use std::cell::Cell;
use std::process::ExitCode;
use std::rc::Rc;

use menagerie::ai::tournament::{Player, play_match};
use menagerie::ai::{AiGame, ComputerPlayer, Observation, Strength, Thinking};
use menagerie::data::FromFiles;
use menagerie::for_game;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::perft::leaves;
use menagerie::rules::{Actor, Game, after};

use games::{game_of, no_level, tables};

const USAGE: &str = "usage: fixed_runs LEVEL perft|random|hard AMOUNT";
const SEED: u64 = 1;
/// The number of decisions made in a match.
const DECISIONS: u32 = 24;

fn main() -> ExitCode {
    match words::words().and_then(|words| run(&words)) {
        Ok(units) => {
            println!("{units}");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("fixed_runs: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Chooses the game by the level's first word.
fn run(words: &[String]) -> Result<u64, String> {
    let [id, work, amount] = words else { return Err(USAGE.to_owned()) };
    let amount = amount.parse().map_err(|_| format!("`{amount}` is no number; {USAGE}"))?;
    for_game!(game_of(id), G => run_game::<G>(id, work, amount))
        .unwrap_or_else(|| Err(no_level(id)))
}

fn run_game<G>(id: &str, work: &str, amount: u32) -> Result<u64, String>
where
    G: AiGame + FromFiles<Setup: Default>,
{
    let tables = &tables::<G>(id, &[])?;
    let random = ComputerPlayer { strength: Strength::Random, nodes: None };
    match work {
        _ if amount == 0 => Ok(0),
        "perft" => Ok(count::<G>(tables, amount)),
        "random" => {
            let mut dice = SmallDice::new(SEED);
            Ok((0..amount).map(|_| play::<G>(tables, &random, &mut dice)).sum())
        }
        "hard" => {
            let thinker = Thinker { nodes: amount.into(), ..Thinker::default() };
            play::<G>(tables, &thinker, &mut SmallDice::new(SEED));
            Ok(thinker.looked_at.get())
        }
        _ => Err(format!("there is no work `{work}`; {USAGE}")),
    }
}

/// Counts all leaves at a depth, starting at the first decision of a seat.
fn count<G: Game<Setup: Default>>(tables: &G::Tables, depth: u32) -> u64 {
    let mut start = G::start(tables, &G::Setup::default());
    let mut lists = vec![Vec::new(); depth as usize];
    while matches!(G::actor(tables, &start), Actor::Chance) {
        lists[0].clear();
        G::actions(tables, &start, &mut lists[0]);
        start = after::<G>(tables, &start, lists[0][0]);
    }
    (1..=lists.len()).map(|depth| leaves::<G>(tables, &start, false, &mut lists[..depth])).sum()
}

/// Plays a match with the same player on every seat; returns the number of its actions.
fn play<G: Game<Setup: Default>>(
    tables: &G::Tables,
    player: &(impl Player<G> + Clone + 'static),
    dice: &mut SmallDice,
) -> u64 {
    let setup = G::Setup::default();
    let seats = G::seats(&G::start(tables, &setup));
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..seats).map(|_| Box::new(player.clone()) as Box<dyn Player<G>>).collect();
    play_match(tables, &setup, &mut players, dice, &mut |_, _| ()).actions.len() as u64
}

/// Thinks like hard with its own number of nodes, and gives up after [`DECISIONS`].
#[derive(Clone, Default)]
struct Thinker {
    nodes: u64,
    decisions: Rc<Cell<u32>>,
    looked_at: Rc<Cell<u64>>,
}

impl<G: AiGame> Player<G> for Thinker {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        let mut thinking =
            Thinking::new(tables, observation, Strength::Hard, Some(self.nodes), seed)?;
        let action = thinking.decide(tables);
        if thinking.nodes() > 0 {
            self.looked_at.set(self.looked_at.get() + thinking.nodes());
            self.decisions.set(self.decisions.get() + 1);
        }
        (self.decisions.get() < DECISIONS).then_some(action)
    }
}
