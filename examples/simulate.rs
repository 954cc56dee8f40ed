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
#[path = "shared/numbers.rs"]
mod numbers;
#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use menagerie::ai::evaluate::honga::TurnPlanner;
use menagerie::ai::evaluate::zoon::AllSeeing;
use menagerie::ai::hint::hint;
use menagerie::ai::tournament::{Player, Tally, play_match};
use menagerie::ai::{ComputerPlayer, Duel, Sight, Strength};
use menagerie::data::FromFiles;
use menagerie::referee::laws::check_histories;
use menagerie::rules::arena::Arena;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{self, Honga};
use menagerie::rules::jungle::Jungle;
use menagerie::rules::laws::secrecy::{Looks, Probe, Secretive, check_secrecy};
use menagerie::rules::laws::{Pace, check_laws_at};
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Game, MAX_SEATS, Seat};

use files::read;
use numbers::{matches, number, value};

/// The yardstick of Zoon: thinks like hard, but sees every face.
const ALL_SEEING: &str = "all-seeing";
/// The yardstick of Honga: plans its own turn and looks no further.
const PLANNER: &str = "planner";

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
        let yardstick = [ALL_SEEING, PLANNER].into_iter().find(|known| *known == name);
        let known = Strength::ALL.map(Strength::id).join(", ");
        let strength =
            if yardstick.is_some() { Some(Strength::Hard) } else { Strength::named(name) };
        let strength = strength.ok_or_else(|| {
            format!(
                "there is no player `{name}`; there are {known}, in Zoon {ALL_SEEING} and in Honga \
                 {PLANNER}"
            )
        })?;
        Ok(Entrant { player: ComputerPlayer { strength, nodes }, yardstick })
    };
    names.split(',').map(entrant).collect()
}

/// Chooses the game by the level's first word.
fn run(order: &Order) -> Result<(), String> {
    let id = order.level.as_str();
    match id.split_once('/') {
        Some((Jungle::ID, _)) => {
            hides_nothing(order)?;
            run_game::<Jungle>(&tables::<Jungle>(id)?, order, thinking, Default::default())
        }
        Some((Arena::ID, _)) => {
            hides_nothing(order)?;
            run_game::<Arena>(&tables::<Arena>(id)?, order, thinking, Default::default())
        }
        Some((Zoon::ID, _)) => {
            let tables = Arc::new(tables::<Zoon>(id)?);
            look_for_leaks::<Zoon>(&tables, order, Default::default())?;
            run_game::<Zoon>(&tables, order, seeing, Default::default())
        }
        Some((Honga::ID, _)) => {
            let (tables, seats) = (Arc::new(tables::<Honga>(id)?), order.players.len() as u8);
            let setup = honga::Setup { seats, ..honga::Setup::default() };
            look_for_leaks::<Honga>(&tables, order, setup.clone())?;
            run_game::<Honga>(&tables, order, planning, setup)
        }
        Some((game, _)) => {
            Err(format!("there is no game `{game}`; levels look like jungle/classic"))
        }
        None => Err(format!("`{id}` is no level; levels look like jungle/classic")),
    }
}

fn tables<G: FromFiles>(id: &str) -> Result<G::Tables, String> {
    let told = |flaws| format!("the level `{id}` cannot be played:\n{flaws}");
    G::tables(&read, id, &[]).map_err(told)
}

/// Nodes for each hint that is checked for leaks.
const HINT_NODES: u64 = 40;
/// One position of a match in this many is checked.
const LOOKS_ONE_IN: u32 = 8;

/// For every this many positions, one pair of histories is compared for each pair of viewers.
const LOOKS_A_PAIR: u32 = 10;

fn hides_nothing(order: &Order) -> Result<(), String> {
    match order.secrets {
        0 => Ok(()),
        _ => Err("`--secrets` is for games with secrets; here everybody sees everything".into()),
    }
}

/// Checks for leaks, if requested.
fn look_for_leaks<G: Secretive + Duel>(
    tables: &Arc<G::Tables>,
    order: &Order,
    usual: G::Setup,
) -> Result<(), String> {
    if order.secrets == 0 {
        return Ok(());
    }
    let hint = |tables: &_, position: &_, viewer| {
        let sight = Sight::<G>::fresh(tables, position, viewer);
        format!("{sight:?} {:?}", hint(tables, &sight, HINT_NODES))
    };
    let probes = [Probe::<G> { name: "hint", text: &hint }];
    let looks = Looks { states: order.secrets, one_in: LOOKS_ONE_IN };
    let setup = setup::<G>(tables, order)?.unwrap_or(usual);
    let report = check_secrecy::<G>(tables, &setup, looks, &probes, order.seed)
        .map_err(|leak| leak.to_string())?;
    println!("secrets kept: {report}");
    let pairs = order.secrets.div_ceil(LOOKS_A_PAIR);
    let report = check_histories::<G>(tables, &setup, pairs, &[], order.seed)
        .map_err(|leak| leak.to_string())?;
    println!("secrets kept: {report}");
    Ok(())
}

/// The requested set-up.
fn setup<G: Game>(tables: &G::Tables, order: &Order) -> Result<Option<G::Setup>, String> {
    let text = order.setup.as_ref();
    text.map(|text| G::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}")))
        .transpose()
}

/// Makes a player for an entrant.
type Sit<G> = fn(Entrant) -> Result<Box<dyn Player<G>>, String>;

/// A player of a game without a yardstick of its own.
fn thinking<G: Duel>(entrant: Entrant) -> Result<Box<dyn Player<G>>, String> {
    match entrant.yardstick {
        Some(name) => Err(format!("`{name}` does not play {}", G::ID)),
        None => Ok(Box::new(entrant.player)),
    }
}

/// A player of Zoon, which may be the all-seeing yardstick.
fn seeing(entrant: Entrant) -> Result<Box<dyn Player<Zoon>>, String> {
    match entrant.yardstick {
        Some(ALL_SEEING) => Ok(Box::new(AllSeeing(entrant.player))),
        _ => thinking(entrant),
    }
}

/// A player of Honga, which may be the planning yardstick.
fn planning(entrant: Entrant) -> Result<Box<dyn Player<Honga>>, String> {
    match entrant.yardstick {
        Some(PLANNER) => Ok(Box::new(TurnPlanner)),
        _ => thinking(entrant),
    }
}

/// Plays with the set-up of the command line, or else with the usual one.
fn run_game<G: Game>(
    tables: &G::Tables,
    order: &Order,
    sit: Sit<G>,
    usual: G::Setup,
) -> Result<(), String> {
    let setup = setup::<G>(tables, order)?.unwrap_or(usual);
    if order.laws > 0 {
        let pace = Pace { matches: order.laws, sweep_every: order.sweep_every };
        let report = check_laws_at::<G>(tables, &setup, pace, order.seed)
            .map_err(|broken| broken.to_string())?;
        println!("laws kept: {report}");
    }
    if order.players.is_empty() {
        return Ok(());
    }
    let seats = usize::from(G::seats(&G::start(tables, &setup)));
    if order.players.len() != seats {
        let given = order.players.len();
        return Err(format!("{given} players are named, but {} has {seats} seats", order.level));
    }
    play_matches(tables, &setup, order, sit)
}

fn play_matches<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    order: &Order,
    sit: Sit<G>,
) -> Result<(), String> {
    let seats = order.players.len();
    let mut dice = SmallDice::new(order.seed);
    let mut tally = Tally::default();
    let start = Instant::now();
    for number in 1..=order.matches {
        let moved = if order.rotate { (number as usize - 1) % seats } else { 0 };
        let players: Result<Vec<_>, _> = order.players.iter().map(|player| sit(*player)).collect();
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
