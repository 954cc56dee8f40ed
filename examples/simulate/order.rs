//! What the command line asks for.

use std::path::PathBuf;

use menagerie::ai::{AiGame, ComputerPlayer, Strength};
use menagerie::every_game;
use menagerie::rules::{Game, MAX_SEATS};

use crate::numbers::{matches, number, value};

const USAGE: &str = "usage: simulate LEVEL --players A,B [--seats N] [--rotate] [--matches N] \
                     [--seed S] [--nodes N] [--laws N] [--sweep-every N] [--secrets N] \
                     [--setup TEXT] [--show] [--pack PATH].. [--format text|json] \
                     [--svg FILE]   (LEVEL such as jungle/classic)";

/// A requested player.
#[derive(Clone)]
pub(crate) struct Entrant {
    /// As the command line names it.
    pub(crate) name: String,
    pub(crate) player: ComputerPlayer,
    pub(crate) yardstick: Option<&'static str>,
}

/// What the command line asks for.
#[derive(Default)]
pub(crate) struct Order {
    pub(crate) level: String,
    pub(crate) players: Vec<Entrant>,
    pub(crate) seats: Option<u8>,
    pub(crate) rotate: bool,
    pub(crate) matches: u32,
    pub(crate) seed: u64,
    pub(crate) laws: u32,
    pub(crate) sweep_every: u32,
    pub(crate) secrets: u32,
    pub(crate) setup: Option<String>,
    pub(crate) show: bool,
    pub(crate) packs: Vec<PathBuf>,
    pub(crate) is_json: bool,
    pub(crate) svg: Option<PathBuf>,
}

impl Order {
    /// Prints a line about the matches: beside an answer in JSON, which stands alone.
    pub(crate) fn tell(&self, line: &str) {
        if self.is_json {
            eprintln!("{line}");
        } else {
            println!("{line}");
        }
    }
}

/// Reads the command line; the error is one line with a remedy.
pub(crate) fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let mut order = Order { matches: 1, seed: 1, sweep_every: 50, ..Order::default() };
    let mut nodes = None;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--players" => order.players = players(&value(&word, words.next())?)?,
            "--seats" => order.seats = Some(number(&word, words.next())?),
            "--rotate" => order.rotate = true,
            "--matches" => order.matches = matches(&word, words.next())?,
            "--seed" => order.seed = number(&word, words.next())?,
            "--nodes" => nodes = Some(number::<u64>(&word, words.next())?.max(1)),
            "--laws" => order.laws = number(&word, words.next())?,
            "--sweep-every" => order.sweep_every = number::<u32>(&word, words.next())?.max(1),
            "--secrets" => order.secrets = number(&word, words.next())?,
            "--setup" => order.setup = Some(value(&word, words.next())?),
            "--show" => order.show = true,
            "--pack" => order.packs.push(value(&word, words.next())?.into()),
            "--svg" => order.svg = Some(value(&word, words.next())?.into()),
            "--format" => {
                order.is_json = match value(&word, words.next())?.as_str() {
                    "json" => true,
                    "text" => false,
                    _ => return Err("`--format` is `text` or `json`".to_owned()),
                }
            }
            "--help" | "-h" => return Err(USAGE.to_owned()),
            flag if flag.starts_with('-') => {
                return Err(format!("there is no option `{flag}`; {USAGE}"));
            }
            level if order.level.is_empty() => level.clone_into(&mut order.level),
            extra => return Err(format!("`{extra}` is one level too many; {USAGE}")),
        }
    }
    if order.level.is_empty() {
        return Err(format!("no level is named; {USAGE}"));
    }
    if order.players.is_empty() && order.laws == 0 && order.secrets == 0 {
        return Err("nobody plays; add --players A,B such as --players hard,random".to_owned());
    }
    let named = order.players.clone();
    let seats = order.seats.map_or(named.len(), usize::from).clamp(named.len(), MAX_SEATS);
    order.players = named.into_iter().cycle().take(seats).collect();
    for entrant in &mut order.players {
        entrant.player.nodes = entrant.player.nodes.or(nodes);
    }
    Ok(order)
}

/// Computer levels, each optionally with its own nodes after `:`, such as `hard:5000,greedy`.
fn players(names: &str) -> Result<Vec<Entrant>, String> {
    let entrant = |name: &str| {
        let given = name.to_owned();
        let (name, nodes) =
            name.split_once(':').map_or((name, None), |(n, nodes)| (n, Some(nodes)));
        let nodes = nodes.map(|nodes| number(name, Some(nodes.to_owned()))).transpose()?;
        let yardstick = yardsticks().find(|(_, known)| *known == name);
        let known = Strength::ALL.map(Strength::id).join(", ");
        let special = yardsticks().map(|(game, name)| format!("{name} in {game}"));
        let special = special.collect::<Vec<_>>().join(", ");
        let strength =
            if yardstick.is_some() { Some(Strength::Hard) } else { Strength::named(name) };
        let strength = strength.ok_or_else(|| {
            format!("there is no player `{name}`; there are {known}, and {special}")
        })?;
        let yardstick = yardstick.map(|(_, name)| name);
        Ok(Entrant { name: given, player: ComputerPlayer { strength, nodes }, yardstick })
    };
    names.split(',').map(entrant).collect()
}

/// Players that measure others: the game each plays, and how it is called.
fn yardsticks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let named = every_game!(G => (G::ID, G::YARDSTICK.map(|yardstick| yardstick.name)));
    named.into_iter().filter_map(|(game, name)| Some((game, name?)))
}
