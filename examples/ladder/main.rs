//! Measures how much stronger one computer player is than another.
//!
//!     cargo ladder jungle/classic --players medium,hard:hard:50000 --pairs 200
//!     cargo ladder jungle/classic --players old:hard:20000,new:hard:20000:hold=120+hope=150 --sprt 0,20
//!
//! A player is `LEVEL` or `NAME:LEVEL`, then optionally its budget for a decision in nodes (`20000`) or in milliseconds of
//! CPU time (`30ms`), then numbers of its search (`Skill::named`) or judgement (`AiGame::eval_params_with`) that are changed.
//! A level that does not search, as greedy, has one: `slips`, how often out of 1000 times it plays anything.
//! So two ways to play are compared in one program. Named weakest first, each player meets the one before it.
//!
//! `NAME:engine=PROGRAM:100ms` is another program, asked over its text protocol (`engine.rs`).
//!
//! Matches are played in pairs from one opening, each player once on each side: random actions, kept if both players see less
//! than `--even` in it. The nth pair depends on the seed and n alone, so with budgets in nodes the same command gives the
//! same figures with any number of `--threads`. `--sprt LOW,HIGH` plays until it is decided whether the difference is
//! rather LOW or HIGH Elo (5 % error each), at most `--pairs`. The table gives the difference with the interval that holds in
//! 95 of 100 cases, counted over pairs; `--svg` draws it. `--setup` and `--option KEY=VALUE` are the match's.
//!
//! Deliberately absent: wall-clock time, and games of more than two seats.

mod contender;
mod cpu;
mod engine;
#[path = "../shared/files.rs"]
mod files;
#[path = "../shared/games.rs"]
mod games;
#[path = "../shared/numbers.rs"]
mod numbers;
mod order;
mod pairs;
mod score;
#[path = "../shared/sheet.rs"]
mod sheet;
mod table;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;

use menagerie::ai::AiGame;
use menagerie::data::FromFiles;
use menagerie::for_game;

use games::{game_of, no_level, tables};
use order::{Order, order};
use pairs::Duel;
use table::Rung;

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("ladder: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Chooses the game by the level's first word.
fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    for_game!(game_of(id), G => run_game::<G>(order)).unwrap_or_else(|| Err(no_level(id)))
}

fn run_game<G: AiGame + FromFiles<Setup: Default>>(order: &Order) -> Result<(), String> {
    let tables = tables::<G>(&order.level, &order.options)?;
    let setup = match &order.setup {
        Some(text) => G::parse_setup(&tables, text).map_err(|flaw| format!("set-up: {flaw}"))?,
        None => G::Setup::default(),
    };
    let seats = G::seats(&G::start(&tables, &setup));
    if seats != 2 {
        return Err(format!("a ladder is for two seats; {} has {seats}", order.level));
    }
    let mut rungs = Vec::new();
    println!("{}", table::HEAD);
    for pair in order.players.windows(2) {
        let [below, above] = pair else { continue };
        let duel = Duel::<G>::new(&tables, &setup, order, [above, below])?;
        let rung = Rung { names: [&above.name, &below.name], met: duel.play()? };
        println!("{}", table::line(&rung, order.sprt));
        rungs.push(rung);
    }
    rungs.iter().for_each(|rung| print!("{}", table::pace(rung)));
    match &order.svg {
        Some(path) => std::fs::write(path, table::drawn(&order.level, &rungs))
            .map_err(|why| format!("{} cannot be written: {why}", path.display())),
        None => Ok(()),
    }
}
