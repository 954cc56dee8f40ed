//! Lets a computer player think about one position and prints what it sees, depth by depth.
//!
//!     cargo run --release --no-default-features --example think -- jungle/classic 3000000
//!     cargo run --release --no-default-features --example think -- jungle/classic 3000000 \
//!         "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"
//!
//! The last line is the speed. It is the program the figures in docs/measurements.md come from.

use std::process::ExitCode;
use std::time::Instant;

use menagerie::ai::{Level, Progress, Sight, Thinking, explain};
use menagerie::data;
use menagerie::data::files::Trouble;
use menagerie::rules::jungle::{Jungle, Tables};
use menagerie::rules::{Game, Seat, Side, Viewer};

const USAGE: &str = "usage: think LEVEL NODES [POSITION], such as think jungle/classic 3000000";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("think: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let [id, nodes, rest @ ..] = words else { return Err(USAGE.to_owned()) };
    let nodes: u64 = nodes.parse().map_err(|_| format!("`{nodes}` is no number; {USAGE}"))?;
    let tables = data::jungle::load(&read, id)
        .map_err(|flaws| format!("the level `{id}` cannot be played:\n{flaws}"))?
        .tables;
    let position = match rest {
        [] => tables.start_with(Side(0)),
        [text, ..] => Jungle::parse_position(&tables, text).map_err(|flaw| flaw.to_string())?,
    };
    let mover = position.to_move().ok_or("nobody is to move in this position")?;
    let viewer = Viewer::Seat(Seat(mover.0));
    let sight = Sight::<Jungle>::fresh(&tables, &position, viewer);
    let thinking = Thinking::new(&tables, &sight, Level::Hard, Some(nodes.max(1)), 0);
    think(&tables, thinking.ok_or("the match is over in this position")?);
    Ok(())
}

fn think(tables: &Tables, mut thinking: Thinking<Jungle>) {
    let (start, mut depth) = (Instant::now(), 0);
    let mut progress = Progress::Going;
    while progress == Progress::Going {
        progress = thinking.step(tables, 20_000);
        if thinking.depth() != depth || progress != Progress::Going {
            depth = thinking.depth();
            let line: Vec<String> =
                thinking.line().iter().map(|action| Jungle::action_text(tables, *action)).collect();
            let score = thinking.score().map_or_else(|| "none".into(), |score| score.to_string());
            let nodes = thinking.nodes();
            println!("depth {depth} score {score} nodes {nodes} line {}", line.join(" "));
        }
    }
    let us = start.elapsed().as_micros().max(1);
    println!("hint {:?}", explain(tables, &thinking).reason);
    println!("nodes per second {}", u128::from(thinking.nodes()) * 1_000_000 / us);
}

/// The files of the working directory, which is the root of the source tree.
fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(path).map_err(|trouble| match trouble.kind() {
        std::io::ErrorKind::NotFound => Trouble::Missing,
        _ => Trouble::Unreadable(trouble.to_string()),
    })
}
