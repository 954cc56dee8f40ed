//! Counts the lines of play from a position, depth by depth, and the speed.
//!
//!     cargo run --release --no-default-features --example perft -- jungle/classic 5
//!
//! Every leaf is played through the phases of the turn; `--bulk` only lists the last actions
//! instead. Draws by repetition and by quiet plies are switched off, so that the counts can be
//! compared with other programs. A finished match has no leaves below it.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::time::Instant;

use menagerie::data::FromFiles;
use menagerie::for_game;
use menagerie::rules::perft::{leaves, origin};

use games::{game_of, no_level, set_up, tables};

const USAGE: &str = "usage: perft LEVEL DEPTH [--position TEXT] [--bulk]   (such as \
                      jungle/classic 5; a position looks like `7/7/7/3t3/7/3L3/7/7/7 w`)";
const DEEPEST: usize = 12;

/// What the command line asks for.
struct Order {
    level: String,
    depth: usize,
    position: Option<String>,
    bulk: bool,
}

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("perft: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line; the error is one line with a remedy.
fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let (mut named, mut position, mut bulk) = (Vec::new(), None, false);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--bulk" => bulk = true,
            "--position" => {
                let text = words.next().ok_or(format!("`--position` lacks its text; {USAGE}"))?;
                position = Some(text);
            }
            "--help" | "-h" => return Err(USAGE.to_owned()),
            flag if flag.starts_with('-') => {
                return Err(format!("there is no option `{flag}`; {USAGE}"));
            }
            _ => named.push(word),
        }
    }
    let [level, depth] = named.as_slice() else {
        return Err(format!("a level and a depth are needed, {} given; {USAGE}", named.len()));
    };
    let depth = depth.parse().ok().filter(|depth| (1..=DEEPEST).contains(depth));
    let depth = depth.ok_or(format!("the depth is a number from 1 to {DEEPEST}; {USAGE}"))?;
    Ok(Order { level: level.clone(), depth, position, bulk })
}

/// Chooses the game by the level's first word. Draws by quiet plies or turns are switched off;
/// draws by repetition belong to the referee, which is not used here.
fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    for_game!(game_of(id), G => count::<G>(order)).unwrap_or_else(|| Err(no_level(id)))
}

/// Quiet plies and turns are not counted; repetition is the referee's and not asked here.
fn count<G: FromFiles<Setup: Default>>(order: &Order) -> Result<(), String> {
    let quiet = G::switches().iter().filter(|switch| switch.key.starts_with("quiet-"));
    let endless: Vec<_> = quiet.map(|switch| (switch.key.into(), "off".into())).collect();
    let tables = &tables::<G>(&order.level, &endless)?;
    let setup = set_up::<G>(tables, ("first", "0"))?;
    let start = origin::<G>(tables, &setup, order.position.as_deref())?;
    let mut lists = vec![Vec::new(); order.depth];
    let clock = Instant::now();
    let mut all = 0;
    for depth in 1..=order.depth {
        let nodes = leaves::<G>(tables, &start, order.bulk, &mut lists[..depth]);
        println!("depth {depth} nodes {nodes}");
        all += nodes;
    }
    let ms = clock.elapsed().as_millis().max(1);
    println!("nodes per second {}", u128::from(all) * 1000 / ms);
    Ok(())
}
