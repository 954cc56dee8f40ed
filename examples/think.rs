//! Lets a computer player think about one position and prints its result depth by depth.
//!
//!     cargo run --release --no-default-features --example think -- jungle/classic 3000000
//!     cargo run --release --no-default-features --example think -- jungle/classic 3000000 \
//!         "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"
//!
//! The last line is the speed. The figures in docs/measurements.md come from this program.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use menagerie::ai::{AiGame, Observation, Progress, Strength, Thinking, explain};
use menagerie::data::FromFiles;
use menagerie::for_game;
use menagerie::rules::{Actor, Viewer};

use games::{game_of, no_level, set_up, tables};

const USAGE: &str = "usage: think LEVEL NODES [POSITION], such as think jungle/classic 3000000";

fn main() -> ExitCode {
    match words::words().and_then(|words| run(&words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("think: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Chooses the game by the level's first word.
fn run(words: &[String]) -> Result<(), String> {
    let [id, nodes, rest @ ..] = words else { return Err(USAGE.to_owned()) };
    let nodes: u64 = nodes.parse().map_err(|_| format!("`{nodes}` is no number; {USAGE}"))?;
    let order = (nodes.max(1), rest.first().map(String::as_str));
    for_game!(game_of(id), G => run_game::<G>(id, order)).unwrap_or_else(|| Err(no_level(id)))
}

fn run_game<G>(id: &str, (nodes, position): (u64, Option<&str>)) -> Result<(), String>
where
    G: AiGame + FromFiles<Setup: Default>,
{
    let tables = &tables::<G>(id, &[])?;
    let position = match position {
        None => G::start(tables, &set_up::<G>(tables, ("first", "0"))?),
        Some(text) => G::parse_position(tables, text).map_err(|flaw| flaw.to_string())?,
    };
    let Actor::Seat(seat) = G::actor(tables, &position) else {
        return Err("nobody is to move in this position".to_owned());
    };
    let observation = Observation::<G>::fresh(tables, &position, Viewer::Seat(seat));
    let thinking = Thinking::new(tables, &observation, Strength::Hard, Some(nodes), 0);
    think::<G>(tables, thinking.ok_or("the match is over in this position")?);
    Ok(())
}

fn think<G: AiGame>(tables: &G::Tables, mut thinking: Thinking<G>) {
    let (start, mut depth) = (Instant::now(), 0);
    let (mut progress, mut longest) = (Progress::Going, Duration::ZERO);
    while progress == Progress::Going {
        let began = Instant::now();
        progress = thinking.step(tables, G::SLICE);
        longest = longest.max(began.elapsed());
        if thinking.depth() != depth || progress != Progress::Going {
            depth = thinking.depth();
            let line = thinking.line().iter().map(|action| G::action_text(tables, *action));
            let line: Vec<String> = line.collect();
            let score = thinking.score().map_or_else(|| "none".into(), |score| score.to_string());
            let nodes = thinking.nodes();
            println!("depth {depth} score {score} nodes {nodes} line {}", line.join(" "));
        }
    }
    let us = start.elapsed().as_micros().max(1);
    println!("hint {:?}", explain(tables, &thinking).reason);
    println!("longest slice of {} nodes: {} us", G::SLICE, longest.as_micros());
    println!("nodes per second {}", u128::from(thinking.nodes()) * 1_000_000 / us);
}
