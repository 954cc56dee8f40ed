//! Plays matches of Arena, Zoon or Honga between equal computer players and counts what happens in them.
//!
//!     cargo run --release --no-default-features --example census -- \
//!         arena/jungla --matches 100 --seed 1 --nodes 500
//!
//! It prints figures to judge a level by before changing its file. In Arena: how often the first
//! player wins, how long matches last and how they end, what every animal does, and whether webs
//! close the prison. In Zoon: how each pair of tribes fares and where Emblèmes lie. In Honga: what
//! scores points, and who holds the tusk and HONGA. Match number n is played with seed S + n - 1,
//! so a long count can be split into parts; `--every N` prints the counts so far after every N
//! matches. Everything is counted from the events, so only what a player could see is counted.

mod count;
#[path = "../shared/files.rs"]
mod files;
mod honga;
#[path = "../shared/numbers.rs"]
mod numbers;
mod report;
#[path = "../shared/words.rs"]
mod words;
mod zoon;

use std::process::ExitCode;

use menagerie::ai::tournament::{Player, play_match};
use menagerie::ai::{ComputerPlayer, Strength};
use menagerie::data;
use menagerie::rules::Game;
use menagerie::rules::arena::{Arena, Setup};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::Honga;
use menagerie::rules::zoon::Zoon;

use count::Census;
use files::read;
use numbers::{matches, number, value};

const USAGE: &str = "usage: census LEVEL [--player P] [--matches N] [--seed S] [--nodes N] \
                     [--every N] [--setup TEXT]   (LEVEL such as arena/jungla)";

/// What the command line asks for.
struct Order {
    level: String,
    player: ComputerPlayer,
    matches: u32,
    seed: u64,
    every: u32,
    setup: Option<String>,
}

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("census: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line; the error is one line with a remedy.
fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let player = ComputerPlayer { strength: Strength::Hard, nodes: None };
    let mut order =
        Order { level: String::new(), player, matches: 1, seed: 1, every: 0, setup: None };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--player" => {
                let name = value(&word, words.next())?;
                order.player.strength =
                    Strength::named(&name).ok_or_else(|| format!("there is no player `{name}`"))?;
            }
            "--matches" => order.matches = matches(&word, words.next())?,
            "--seed" => order.seed = number(&word, words.next())?,
            "--nodes" => order.player.nodes = Some(number::<u64>(&word, words.next())?.max(1)),
            "--every" => order.every = number(&word, words.next())?,
            "--setup" => order.setup = Some(value(&word, words.next())?),
            "--help" | "-h" => return Err(USAGE.to_owned()),
            flag if flag.starts_with('-') => {
                return Err(format!("there is no option `{flag}`; {USAGE}"));
            }
            level if order.level.is_empty() => level.clone_into(&mut order.level),
            extra => return Err(format!("`{extra}` is one level too many; {USAGE}")),
        }
    }
    match order.level.is_empty() {
        true => Err(format!("no level is named; {USAGE}")),
        false => Ok(order),
    }
}

fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    if let Some((Honga::ID, _)) = id.split_once('/') {
        return honga::run(order);
    }
    if let Some((Zoon::ID, _)) = id.split_once('/') {
        return zoon::run(order);
    }
    if !matches!(id.split_once('/'), Some((Arena::ID, _))) {
        return Err(format!(
            "`{id}` is no level of Arena, Zoon or Honga; they look like arena/jungla"
        ));
    }
    let level = data::arena::load(&read, id)
        .map_err(|flaws| format!("the level `{id}` cannot be played:\n{flaws}"))?;
    let tables = &level.tables;
    let setup = match &order.setup {
        Some(text) => Arena::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}"))?,
        None => Setup::default(),
    };
    let seats = usize::from(Arena::seats(&Arena::start(tables, &setup)));
    let mut census = Census::of(tables);
    for number in 0..order.matches {
        let mut players: Vec<Box<dyn Player<Arena>>> = Vec::new();
        (0..seats).for_each(|_| players.push(Box::new(order.player)));
        let mut dice = SmallDice::new(order.seed.wrapping_add(u64::from(number)));
        let played = play_match(tables, &setup, &mut players, &mut dice, &mut |_, _| {});
        census.count(tables, &setup, &played);
        if order.every > 0 && (number + 1) % order.every == 0 && number + 1 < order.matches {
            census.report(tables);
        }
    }
    census.report(tables);
    Ok(())
}
