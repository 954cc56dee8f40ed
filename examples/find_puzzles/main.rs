//! Finds puzzles in matches of the computer, and proves the puzzles of a file.
//!
//!     cargo run --release --no-default-features --example find_puzzles -- \
//!         jungle/combat jungle/classic --most 60 --matches 200
//!     cargo run --release --no-default-features --example find_puzzles -- --prove levels/jungle/puzzles.ron
//!
//! Plays matches on levels of one game, asks their positions for a task with one proven answer
//! (`menagerie::ai::puzzle`), grades it by the weakest computer player who finds it, and writes
//! `levels/<game>/puzzles.ron`, easiest first, with at most one puzzle of a match. The file says how
//! many matches of each level were searched, and the next run goes on there; the same options give the
//! same file, in one run or in several. `--players` sit down in turn, `--setup` sets the set-up in the
//! form of records and may be repeated: matches take them in turn. `--moves 1:10,2:25`, `--per-grade`
//! and `--alike` limit how many puzzles have so many moves, one grade, and answers of one kind. The file
//! names the options it was found with.
//!
//! `--prove` proves every puzzle of a file again, and ends with status 1 if one is wrong.

#[path = "../shared/files.rs"]
mod files;
#[path = "../shared/games.rs"]
mod games;
#[path = "../shared/numbers.rs"]
mod numbers;
mod search;
mod shelf;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;

use menagerie::ai::puzzle::{Puzzling, prove};
use menagerie::ai::{ComputerPlayer, Strength};
use menagerie::data::{FromFiles, puzzles};
use menagerie::for_game;

use files::read;
use games::{game_of, no_level, tables};
use numbers::{matches, number, value};
use search::search;

const USAGE: &str = "usage: find_puzzles LEVEL.. --most N --matches N [--players A,B] [--setup TEXT].. \
                     [--moves 1:N,2:N] [--per-grade N] [--alike N] [--seed S]   or   find_puzzles --prove FILE";

/// What the command line asks for.
#[derive(Clone)]
pub(crate) struct Order {
    pub(crate) levels: Vec<String>,
    pub(crate) most: usize,
    pub(crate) matches: u32,
    pub(crate) players: Vec<ComputerPlayer>,
    pub(crate) setups: Vec<String>,
    /// The most puzzles with so many moves.
    pub(crate) moves: Vec<(u8, usize)>,
    pub(crate) per_grade: usize,
    /// The most puzzles of one motif.
    pub(crate) alike: usize,
    pub(crate) seed: u64,
    /// The options that the file names.
    pub(crate) told: String,
    prove: Option<String>,
}

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("find_puzzles: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line; the error is one line with a remedy.
fn order(words: Vec<String>) -> Result<Order, String> {
    let mut order = Order {
        levels: Vec::new(),
        most: 60,
        matches: 0,
        players: players("medium,easy")?,
        setups: Vec::new(),
        moves: Vec::new(),
        per_grade: usize::MAX,
        alike: 8,
        seed: 1,
        told: told(&words),
        prove: None,
    };
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--most" => order.most = number(&word, words.next())?,
            "--matches" => order.matches = matches(&word, words.next())?,
            "--players" => order.players = players(&value(&word, words.next())?)?,
            "--setup" => order.setups.push(value(&word, words.next())?),
            "--moves" => order.moves = limits(&value(&word, words.next())?)?,
            "--per-grade" => order.per_grade = number(&word, words.next())?,
            "--alike" => order.alike = number(&word, words.next())?,
            "--seed" => order.seed = number(&word, words.next())?,
            "--prove" => order.prove = Some(value(&word, words.next())?),
            "--help" | "-h" => return Err(USAGE.to_owned()),
            flag if flag.starts_with('-') => {
                return Err(format!("there is no option `{flag}`; {USAGE}"));
            }
            _ => order.levels.push(word),
        }
    }
    let game = order.levels.first().map(|level| game_of(level));
    if order.prove.is_none() && game.is_none() {
        return Err(format!("no level is named; {USAGE}"));
    }
    if let Some(other) = order.levels.iter().find(|level| Some(game_of(level)) != game) {
        return Err(format!("`{other}` is a level of another game; search one game at a time"));
    }
    Ok(order)
}

/// The options as a file names them, without the number of matches.
fn told(words: &[String]) -> String {
    let mut told = Vec::new();
    for (number, word) in words.iter().enumerate() {
        let before = number.checked_sub(1).and_then(|before| words.get(before));
        let counts = word == "--matches" || before.is_some_and(|before| before == "--matches");
        if !counts {
            told.push(if word.contains(' ') { format!("\"{word}\"") } else { word.clone() });
        }
    }
    told.join(" ")
}

fn players(names: &str) -> Result<Vec<ComputerPlayer>, String> {
    let player = |name| {
        let strength = Strength::named(name).ok_or(format!("there is no player `{name}`"))?;
        Ok(ComputerPlayer { strength, nodes: None })
    };
    names.split(',').map(player).collect()
}

fn limits(text: &str) -> Result<Vec<(u8, usize)>, String> {
    let limit = |pair: &str| {
        let (moves, most) = pair.split_once(':')?;
        Some((moves.parse().ok()?, most.parse().ok()?))
    };
    let pairs = text.split(',').map(|pair| {
        limit(pair).ok_or(format!("`{pair}` is no limit; `--moves 1:10,2:25` shows two"))
    });
    pairs.collect()
}

/// Chooses the game; returns whether all is well.
fn run(order: &Order) -> Result<bool, String> {
    if let Some(file) = &order.prove {
        let game = file.rsplit('/').nth(1).unwrap_or_default();
        let proven = for_game!(game, G => prove_all::<G>());
        return proven.unwrap_or_else(|| Err(format!("`{file}` is no file of puzzles")));
    }
    let id = order.levels.first().map_or("", String::as_str);
    for_game!(game_of(id), G => search::<G>(order)).unwrap_or_else(|| Err(no_level(id)))?;
    Ok(true)
}

/// Proves the puzzles of a game.
fn prove_all<G: Puzzling + FromFiles>() -> Result<bool, String> {
    let puzzles = puzzles::load::<G>(&read)
        .map_err(|flaws| format!("the file has flaws:\n{}", menagerie::data::Flaws(flaws)))?;
    let mut wrong = 0;
    for puzzle in &puzzles {
        let tables = tables::<G>(&puzzle.level, &[])?;
        if let Err(trouble) = prove(&tables, puzzle) {
            println!("{}: {trouble}", puzzle.id);
            wrong += 1;
        }
    }
    println!("{} puzzles of {} proven, {wrong} wrong", puzzles.len() - wrong, G::ID);
    Ok(wrong == 0)
}
