//! Plays matches between computer players and counts who wins.
//!
//!     cargo run --release --no-default-features --example simulate -- \
//!         jungle/classic --players hard,random --matches 100 --seed 1
//!
//! Prints one line for each player with how often it had each rank, then the draws, then mean
//! actions and matches per second. With `--seats N` the named players fill the N seats in turn;
//! with `--rotate` all players move one seat on after each match. `--show` also prints every
//! position as text, so that a match can be watched without a display. `--laws N` first checks the
//! laws of the game in N random matches, the expensive ones at one position in 50 or in as many as
//! `--sweep-every` gives. `--secrets N` checks N positions of a game with secrets, for every seat
//! and a spectator: whether anything they receive, hints included, depends on what is hidden, and
//! whether histories that look the same to them read the same. `--setup` sets the set-up in the
//! form of records, such as "first=lot packs=by-hand" in Arena.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/numbers.rs"]
mod numbers;
#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use menagerie::ai::hint::hint;
use menagerie::ai::tournament::{Player, Tally, play_match};
use menagerie::ai::{AiGame, ComputerPlayer, Observation, Strength};
use menagerie::data::FromFiles;
use menagerie::referee::laws::check_histories;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::laws::secrecy::{Looks, Probe, Secretive, check_secrecy};
use menagerie::rules::laws::{Pace, check_laws_at};
use menagerie::rules::{Game, MAX_SEATS, Seat};
use menagerie::{every_game, for_game};

use games::{game_of, no_level, set_up, tables};
use numbers::{matches, number, value};

const USAGE: &str = "usage: simulate LEVEL --players A,B [--seats N] [--rotate] [--matches N] \
                     [--seed S] [--nodes N] [--laws N] [--sweep-every N] [--secrets N] \
                     [--setup TEXT] [--show]   (LEVEL such as jungle/classic)";

/// A requested player.
#[derive(Clone, Copy)]
struct Entrant {
    player: ComputerPlayer,
    yardstick: Option<&'static str>,
}

/// What the command line asks for.
struct Order {
    level: String,
    players: Vec<Entrant>,
    seats: Option<u8>,
    rotate: bool,
    matches: u32,
    seed: u64,
    laws: u32,
    sweep_every: u32,
    secrets: u32,
    setup: Option<String>,
    show: bool,
}

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("simulate: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Reads the command line; the error is one line with a remedy.
fn order(words: Vec<String>) -> Result<Order, String> {
    let mut words = words.into_iter();
    let mut order = Order {
        level: String::new(),
        players: Vec::new(),
        seats: None,
        rotate: false,
        matches: 1,
        seed: 1,
        laws: 0,
        sweep_every: 50,
        secrets: 0,
        setup: None,
        show: false,
    };
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
        Ok(Entrant { player: ComputerPlayer { strength, nodes }, yardstick })
    };
    names.split(',').map(entrant).collect()
}

/// Players that measure others: the game each plays, and how it is called.
fn yardsticks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let named = every_game!(G => (G::ID, G::YARDSTICK.map(|yardstick| yardstick.name)));
    named.into_iter().filter_map(|(game, name)| Some((game, name?)))
}

/// Chooses the game by the level's first word.
fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    for_game!(game_of(id), G => run_game::<G>(order)).unwrap_or_else(|| Err(no_level(id)))
}

/// Nodes for each hint that is checked for leaks.
const HINT_NODES: u64 = 40;
/// One position of a match in this many is checked.
const LOOKS_ONE_IN: u32 = 8;

/// For every this many positions, one pair of histories is compared for each pair of viewers.
const LOOKS_A_PAIR: u32 = 10;

/// Checks for leaks, if requested.
fn look_for_leaks<G: Secretive + AiGame>(
    tables: &Arc<G::Tables>,
    order: &Order,
    setup: &G::Setup,
) -> Result<(), String> {
    if order.secrets == 0 {
        return Ok(());
    }
    if !G::HAS_SECRETS {
        return Err("`--secrets` is for games with secrets; here everybody sees everything".into());
    }
    let hint = |tables: &_, position: &_, viewer| {
        let observation = Observation::<G>::fresh(tables, position, viewer);
        format!("{observation:?} {:?}", hint(tables, &observation, HINT_NODES))
    };
    let probes = [Probe::<G> { name: "hint", text: &hint }];
    let looks = Looks { states: order.secrets, one_in: LOOKS_ONE_IN };
    let report = check_secrecy::<G>(tables, setup, looks, &probes, order.seed)
        .map_err(|leak| leak.to_string())?;
    println!("secrets kept: {report}");
    let pairs = order.secrets.div_ceil(LOOKS_A_PAIR);
    let report = check_histories::<G>(tables, setup, pairs, &[], order.seed)
        .map_err(|leak| leak.to_string())?;
    println!("secrets kept: {report}");
    Ok(())
}

/// The requested set-up, else the usual one with a seat for every player.
fn setup<G: Game<Setup: Default>>(tables: &G::Tables, order: &Order) -> Result<G::Setup, String> {
    match &order.setup {
        Some(text) => G::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}")),
        None if order.players.is_empty() => Ok(G::Setup::default()),
        None => set_up::<G>(tables, ("seats", &order.players.len().to_string())),
    }
}

/// Makes a player for an entrant.
fn sit<G: AiGame>(entrant: Entrant) -> Result<Box<dyn Player<G>>, String> {
    let Some(name) = entrant.yardstick else { return Ok(Box::new(entrant.player)) };
    match G::YARDSTICK.filter(|yardstick| yardstick.name == name) {
        Some(yardstick) => Ok((yardstick.player)(entrant.player)),
        None => Err(format!("`{name}` does not play {}", G::ID)),
    }
}

/// Plays with the set-up of the command line, or else with the usual one.
fn run_game<G>(order: &Order) -> Result<(), String>
where
    G: Secretive + AiGame + FromFiles<Setup: Default>,
{
    let tables = Arc::new(tables::<G>(&order.level, &[])?);
    let setup = setup::<G>(&tables, order)?;
    look_for_leaks::<G>(&tables, order, &setup)?;
    if order.laws > 0 {
        let pace = Pace { matches: order.laws, sweep_every: order.sweep_every };
        let report = check_laws_at::<G>(&tables, &setup, pace, order.seed)
            .map_err(|broken| broken.to_string())?;
        println!("laws kept: {report}");
    }
    if order.players.is_empty() {
        return Ok(());
    }
    let seats = usize::from(G::seats(&G::start(&tables, &setup)));
    if order.players.len() != seats {
        let given = order.players.len();
        return Err(format!("{given} players are named, but {} has {seats} seats", order.level));
    }
    play_matches::<G>(&tables, &setup, order)
}

fn play_matches<G: AiGame>(
    tables: &G::Tables,
    setup: &G::Setup,
    order: &Order,
) -> Result<(), String> {
    let seats = order.players.len();
    let mut dice = SmallDice::new(order.seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    for number in 1..=order.matches {
        let moved = if order.rotate { (number as usize - 1) % seats } else { 0 };
        let players: Result<Vec<_>, _> =
            order.players.iter().map(|player| sit::<G>(*player)).collect();
        let mut players = players?;
        players.rotate_right(moved);
        let mut watch = |position: &_, action: Option<_>| {
            if order.show {
                show::<G>(tables, number, position, action);
            }
        };
        let played = play_match(tables, setup, &mut players, &mut dice, &mut watch);
        if let Some(outcome) = played.outcome.filter(|_| order.show) {
            println!("match {number}: {}", outcome.reason);
        }
        tally.count_moved(&played, moved as u8);
    }
    report(&tally, seats as u8, start.elapsed().as_millis());
    Ok(())
}

/// Prints one step of a match: the action and the position it led to.
fn show<G: Game>(
    tables: &G::Tables,
    number: u32,
    position: &G::Position,
    action: Option<G::Action>,
) {
    let action = action.map_or_else(|| "start".to_owned(), |a| G::action_text(tables, a));
    println!("match {number}: {action:6} {}", G::position_text(tables, position));
}

fn report(tally: &Tally, seats: u8, ms: u128) {
    for seat in (0..seats).map(Seat) {
        let (wins, shared) = (tally.wins[usize::from(seat.0)], tally.shared[usize::from(seat.0)]);
        let ranks = tally.ranks[usize::from(seat.0)][..usize::from(seats)].iter();
        let ranks: Vec<String> = ranks.map(u32::to_string).collect();
        println!("seat {} wins {wins} shared {shared} ranks {}", seat.0, ranks.join(" "));
    }
    println!("draws {}", tally.draws);
    if tally.unfinished > 0 {
        println!("unfinished {}", tally.unfinished);
    }
    let matches = u64::from(tally.matches.max(1));
    println!("mean actions {}.{}", tally.decisions / matches, tally.decisions * 10 / matches % 10);
    let per_hour = u128::from(tally.matches) * 1000 * 1000 / ms.max(1);
    println!("matches per second {}.{:03}", per_hour / 1000, per_hour % 1000);
}
