//! Counts the lines of play from a position, depth by depth, and the speed.
//!
//!     cargo run --release --no-default-features --example perft -- jungle/classic 5
//!
//! Every leaf is played through the phases of the turn; `--bulk` only lists the last actions
//! instead. Draws by repetition and by quiet plies are switched off, so that the counts can be
//! compared with other programs. A finished match has no leaves below it.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::time::Instant;

use menagerie::data;
use menagerie::rules::perft::{leaves, origin};
use menagerie::rules::{Game, Seat, arena, honga, jungle, zoon};

use files::read;

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
    let told = |flaws| format!("the level `{id}` cannot be played:\n{flaws}");
    match data::index::split(id) {
        Some(("jungle", _)) => {
            let mut plan = data::jungle::load(&read, id).map_err(told)?.plan;
            plan.options.quiet_limit = 0;
            let setup = jungle::Setup { first: jungle::First::Seat(Seat(0)), position: None };
            count::<jungle::Jungle>(order, &jungle::Tables::build(&plan), &setup)
        }
        Some(("arena", _)) => {
            let mut plan = data::arena::load(&read, id).map_err(told)?.plan;
            plan.options.quiet_turns = 0;
            let first = arena::First::Seat(Seat(0));
            let setup = arena::Setup { first, ..arena::Setup::default() };
            count::<arena::Arena>(order, &arena::Tables::build(&plan), &setup)
        }
        Some(("zoon", _)) => {
            let mut plan = data::zoon::load(&read, id).map_err(told)?.plan;
            (plan.options.draw_advised, plan.options.draw) = (0, 0);
            let first = zoon::First::Seat(Seat(0));
            let setup = zoon::Setup { first, ..zoon::Setup::default() };
            count::<zoon::Zoon>(order, &zoon::Tables::build(&plan), &setup)
        }
        Some(("honga", _)) => {
            let tables = data::honga::load(&read, id).map_err(told)?.tables;
            let first = honga::First::Seat(Seat(0));
            let setup = honga::Setup { first, ..honga::Setup::default() };
            count::<honga::Honga>(order, &tables, &setup)
        }
        _ => Err(format!("`{id}` is no level; levels look like jungle/classic")),
    }
}

fn count<G: Game>(order: &Order, tables: &G::Tables, setup: &G::Setup) -> Result<(), String> {
    let start = origin::<G>(tables, setup, order.position.as_deref())?;
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
