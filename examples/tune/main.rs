//! Fits the weights of a judgement to the results of matches.
//!
//!     cargo tune jungle/classic --games 2000 --nodes 3000 --seed 1 > weights.txt
//!     cargo tune jungle/classic --weights pawn,prey,den --start weights.txt > better.txt
//!
//! Hard plays itself from random openings; every quiet position is kept with what its seat to decide made of the match. Then
//! each weight is moved up and down, in ever smaller steps, as long as the judgement, read as a share of a win, gets nearer to
//! the results (logistic regression by local search: it needs no derivatives, and the weights stay whole numbers). The
//! weights are printed in the form that `cargo ladder` reads after `@`; whether they are better, only matches tell.
//!
//! Deliberately absent: floating-point numbers in the judgement itself.

#[path = "../shared/files.rs"]
mod files;
mod fit;
#[path = "../shared/games.rs"]
mod games;
mod gather;
#[path = "../shared/numbers.rs"]
mod numbers;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;

use menagerie::ai::AlphaBetaGame;
use menagerie::data::FromFiles;
use menagerie::rules::Game;
use menagerie::rules::arena::Arena;
use menagerie::rules::jungle::Jungle;

use fit::Fit;
use games::{game_of, no_level, tables};
use gather::gather;
use numbers::{matches, number, value};

const USAGE: &str = "usage: tune LEVEL [--games N] [--nodes N] [--seed S] [--plies N] [--weights A,B..] [--start FILE]";

/// What the command line asks for.
pub(crate) struct Order {
    level: String,
    pub(crate) games: u32,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    /// The random actions that a match begins with.
    pub(crate) plies: u32,
    /// The weights to move, or the lists they are in; all if there are none.
    weights: Vec<String>,
    /// Where the weights begin, if not where they are.
    pub(crate) start: Vec<(String, i32)>,
}

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("tune: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let (level, weights, start) = (String::new(), Vec::new(), Vec::new());
    let mut order = Order { level, games: 500, nodes: 3_000, seed: 1, plies: 8, weights, start };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--games" => order.games = matches(&word, words.next())?,
            "--nodes" => order.nodes = number::<u64>(&word, words.next())?.max(1),
            "--seed" => order.seed = number(&word, words.next())?,
            "--plies" => order.plies = number(&word, words.next())?,
            "--weights" => {
                let named = value(&word, words.next())?;
                order.weights = named.split(',').map(str::to_owned).collect();
            }
            "--start" => order.start = started(&value(&word, words.next())?)?,
            level if order.level.is_empty() && !level.starts_with('-') => {
                level.clone_into(&mut order.level);
            }
            _ => return Err(USAGE.to_owned()),
        }
    }
    if order.level.is_empty() { Err(USAGE.to_owned()) } else { Ok(order) }
}

/// Weights of a file, one word each.
fn started(file: &str) -> Result<Vec<(String, i32)>, String> {
    let words =
        std::fs::read_to_string(file).map_err(|why| format!("`{file}` cannot be read: {why}"))?;
    let weight = |word: &str| {
        let (name, value) = word.split_once('=')?;
        Some((name.to_owned(), value.parse().ok()?))
    };
    let weight = |word| weight(word).ok_or_else(|| format!("`{word}` is no NAME=NUMBER"));
    words.split_whitespace().map(weight).collect()
}

/// Only games with a static judgement have one to fit.
fn run(order: &Order) -> Result<(), String> {
    match game_of(&order.level) {
        id if id == Jungle::ID => run_game::<Jungle>(order),
        id if id == Arena::ID => run_game::<Arena>(order),
        _ => Err(no_level(&order.level)),
    }
}

fn run_game<G: AlphaBetaGame + FromFiles<Setup: Default>>(order: &Order) -> Result<(), String> {
    let tables = tables::<G>(&order.level, &[])?;
    let mut fit = Fit::<G>::new(&tables, gather::<G>(&tables, order)?, &order.start)?;
    eprintln!("{} positions; error {:.6}", fit.positions(), fit.error());
    fit.improve(|name| {
        let is_meant = |meant: &String| {
            name == meant || name.strip_prefix(meant.as_str()).is_some_and(|at| at.starts_with('-'))
        };
        order.weights.is_empty() || order.weights.iter().any(is_meant)
    })?;
    for (name, value) in fit.weights() {
        println!("{name}={value}");
    }
    Ok(())
}
