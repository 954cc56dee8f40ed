//! What the command line asks for.

use std::path::PathBuf;
use std::time::Duration;

use menagerie::ai::Strength;

use super::numbers::{matches, number, value};
use super::score::Sprt;

const USAGE: &str = "usage: ladder LEVEL --players A,B.. [--pairs N] [--sprt LOW,HIGH] [--seed S] [--threads N] \
                     [--plies N] [--even SCORE] [--setup TEXT] [--option KEY=VALUE].. [--svg FILE]   \
                     (a player: LEVEL, or NAME:LEVEL[:NODES or :TIMEms][:KEY=NUMBER+KEY=NUMBER.. or :@FILE], \
                     or NAME:engine=PROGRAM:TIMEms)";

/// How long a player thinks about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Budget {
    /// As long as its level does.
    Own,
    Nodes(u64),
    Time(Duration),
}

/// A requested player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    /// For a program, that of one that does not search.
    pub(crate) strength: Strength,
    /// Another program that plays, instead of a level.
    pub(crate) program: Option<PathBuf>,
    pub(crate) budget: Budget,
    /// Numbers of its search or judgement that differ from the level's.
    pub(crate) changes: Vec<(String, i32)>,
}

/// What the command line asks for.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) level: String,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) setup: Option<String>,
    pub(crate) players: Vec<Entrant>,
    pub(crate) pairs: u32,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) seed: u64,
    pub(crate) threads: u32,
    /// The random actions of seats that a match begins with.
    pub(crate) plies: u32,
    /// The most that a player may see in an opening.
    pub(crate) even: i32,
    pub(crate) svg: Option<PathBuf>,
}

/// Reads the command line; the error is one line with a remedy.
pub(crate) fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let mut order = Order {
        level: String::new(),
        options: Vec::new(),
        setup: None,
        players: Vec::new(),
        pairs: 100,
        sprt: None,
        seed: 1,
        threads: 1,
        plies: 6,
        even: 250,
        svg: None,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--players" => {
                let named = value(&word, words.next())?;
                order.players = named.split(',').map(entrant).collect::<Result<_, _>>()?;
            }
            "--pairs" => order.pairs = matches(&word, words.next())?,
            "--sprt" => order.sprt = Some(sprt(&value(&word, words.next())?)?),
            "--seed" => order.seed = number(&word, words.next())?,
            "--threads" => order.threads = number::<u32>(&word, words.next())?.clamp(1, 64),
            "--plies" => order.plies = number(&word, words.next())?,
            "--even" => order.even = number(&word, words.next())?,
            "--setup" => order.setup = Some(value(&word, words.next())?),
            "--option" => order.options.push(option(&value(&word, words.next())?)?),
            "--svg" => order.svg = Some(value(&word, words.next())?.into()),
            "--help" | "-h" => return Err(USAGE.to_owned()),
            flag if flag.starts_with('-') => {
                return Err(format!("there is no option `{flag}`; {USAGE}"));
            }
            level if order.level.is_empty() => level.clone_into(&mut order.level),
            extra => return Err(format!("`{extra}` is one level too many; {USAGE}")),
        }
    }
    match (order.level.is_empty(), order.players.len()) {
        (true, _) => Err(format!("no level is named; {USAGE}")),
        (_, 0 | 1) => Err("a ladder has two players or more: --players medium,hard".to_owned()),
        _ => Ok(order),
    }
}

/// One player of the command line.
pub(crate) fn entrant(told: &str) -> Result<Entrant, String> {
    let parts: Vec<&str> = told.split(':').collect();
    let (name, level, rest) = match parts[..] {
        [level] => (told, level, [].as_slice()),
        [name, level, ..] => (name, level, &parts[2..]),
        [] => ("", "", [].as_slice()),
    };
    let program = level.strip_prefix("engine=").map(PathBuf::from);
    let level = if program.is_some() { Strength::Random.id() } else { level };
    let strength = Strength::named(level).ok_or_else(|| {
        let known = Strength::ALL.map(Strength::id).join(", ");
        format!("`{told}` names no level, such as {known}; {USAGE}")
    })?;
    let (mut budget, mut changes) = (Budget::Own, Vec::new());
    for part in rest {
        if let Some(file) = part.strip_prefix('@') {
            let words = std::fs::read_to_string(file);
            let words = words.map_err(|why| format!("`{file}` cannot be read: {why}"))?;
            changes = words.split_whitespace().map(change).collect::<Result<_, _>>()?;
        } else if part.contains('=') {
            changes = part.split('+').map(change).collect::<Result<_, _>>()?;
        } else if let Some(time) = part.strip_suffix("ms") {
            let millis: u64 = number("a budget", Some(time.to_owned()))?;
            budget = Budget::Time(Duration::from_millis(millis.max(1)));
        } else {
            budget = Budget::Nodes(number::<u64>("a budget", Some((*part).to_owned()))?.max(1));
        }
    }
    if program.is_some() && !matches!((budget, &changes[..]), (Budget::Time(_), [])) {
        return Err(format!(
            "`{told}` is a program, which wants a time and nothing else, such as `:100ms`"
        ));
    }
    Ok(Entrant { name: name.to_owned(), strength, program, budget, changes })
}

fn option(told: &str) -> Result<(String, String), String> {
    let (key, value) = told.split_once('=').ok_or_else(|| format!("`{told}` is no KEY=VALUE"))?;
    Ok((key.to_owned(), value.to_owned()))
}

fn change(told: &str) -> Result<(String, i32), String> {
    let (key, value) = option(told)?;
    let value = value.parse().map_err(|_| format!("`{value}` is no number for `{key}`"))?;
    Ok((key, value))
}

fn sprt(told: &str) -> Result<Sprt, String> {
    let read = told
        .split_once(',')
        .and_then(|(low, high)| Some(Sprt { low: low.parse().ok()?, high: high.parse().ok()? }));
    read.filter(|sprt| sprt.low < sprt.high)
        .ok_or_else(|| format!("`{told}` is no pair of differences in Elo such as 0,20"))
}
