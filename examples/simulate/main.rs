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
//!
//! As a laboratory of balance it tells how often each player wins with the interval in which the true rate lies in 95 of
//! 100 cases, how long matches last, how they end, and what animals and cards do and suffer. `--pack` lays packs over the
//! game's files, `--format json` writes the same for other programs, and `--svg` draws it.

#[path = "../shared/files.rs"]
mod files;
#[path = "../shared/games.rs"]
mod games;
mod lab;
#[path = "../shared/numbers.rs"]
mod numbers;
mod order;
mod plots;
mod report;
#[path = "../shared/sheet.rs"]
mod sheet;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use menagerie::ai::hint::hint;
use menagerie::ai::tournament::{Player, play_match};
use menagerie::ai::{AiGame, Observation};
use menagerie::data::{Files, FromFiles};
use menagerie::for_game;
use menagerie::packs::{self, Layered, Stack};
use menagerie::referee::laws::check_histories;
use menagerie::rules::Game;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::laws::secrecy::{Looks, Probe, Secretive, check_secrecy};
use menagerie::rules::laws::{Pace, check_laws_at};

use files::read;
use games::{game_of, no_level, set_up, tables_among};
use lab::Lab;
use order::{Entrant, Order, order};

fn main() -> ExitCode {
    match words::words().and_then(order).and_then(|order| run(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("simulate: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Chooses the game by the level's first word, among the game's files with the packs laid over them.
fn run(order: &Order) -> Result<(), String> {
    let stack = stack(order)?;
    let files = Layered::new(&stack, &read as &dyn Files);
    let id = order.level.as_str();
    for_game!(game_of(id), G => run_game::<G>(order, &files)).unwrap_or_else(|| Err(no_level(id)))
}

/// The packs that the command line names; each must be sound.
fn stack(order: &Order) -> Result<Stack, String> {
    let pack = |path: &std::path::PathBuf| {
        packs::read(path, &path.to_string_lossy()).map_err(|refused| refused.flaws.to_string())
    };
    let packs: Result<Vec<_>, String> = order.packs.iter().map(pack).collect();
    let stack = Stack::of(packs?, &Stack::game()).judged(&read);
    match stack.off().first() {
        Some(off) => Err(menagerie::data::Flaws(off.why.clone()).to_string()),
        None => Ok(stack),
    }
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
    order.tell(&format!("secrets kept: {report}"));
    let pairs = order.secrets.div_ceil(LOOKS_A_PAIR);
    let report = check_histories::<G>(tables, setup, pairs, &[], order.seed)
        .map_err(|leak| leak.to_string())?;
    order.tell(&format!("secrets kept: {report}"));
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
fn sit<G: AiGame>(entrant: &Entrant) -> Result<Box<dyn Player<G>>, String> {
    let Some(name) = entrant.yardstick else { return Ok(Box::new(entrant.player)) };
    match G::YARDSTICK.filter(|yardstick| yardstick.name == name) {
        Some(yardstick) => Ok((yardstick.player)(entrant.player)),
        None => Err(format!("`{name}` does not play {}", G::ID)),
    }
}

/// Plays with the set-up of the command line, or else with the usual one.
fn run_game<G>(order: &Order, files: &dyn Files) -> Result<(), String>
where
    G: Secretive + AiGame + FromFiles<Setup: Default>,
{
    let tables = Arc::new(tables_among::<G>(files, &order.level, &[])?);
    let setup = setup::<G>(&tables, order)?;
    look_for_leaks::<G>(&tables, order, &setup)?;
    if order.laws > 0 {
        let pace = Pace { matches: order.laws, sweep_every: order.sweep_every };
        let report = check_laws_at::<G>(&tables, &setup, pace, order.seed)
            .map_err(|broken| broken.to_string())?;
        order.tell(&format!("laws kept: {report}"));
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
    let mut lab = Lab::default();
    let start = Instant::now();
    for number in 1..=order.matches {
        let moved = if order.rotate { (number as usize - 1) % seats } else { 0 };
        let players: Result<Vec<_>, _> = order.players.iter().map(sit::<G>).collect();
        let mut players = players?;
        players.rotate_right(moved);
        let mut watch = |position: &_, action: Option<_>| {
            if order.show {
                order.tell(&shown::<G>(tables, number, position, action));
            }
        };
        let played = play_match(tables, setup, &mut players, &mut dice, &mut watch);
        if let Some(outcome) = played.outcome.filter(|_| order.show) {
            order.tell(&format!("match {number}: {}", outcome.reason));
        }
        lab.count(tables, setup, &played, moved as u8);
    }
    let took = start.elapsed().as_millis();
    let names: Vec<&str> = order.players.iter().map(|player| player.name.as_str()).collect();
    if order.is_json {
        print!("{}", report::as_json(&lab, &order.level, &names));
    } else {
        print!(
            "{}{}",
            report::counted(&lab.tally, seats as u8, took),
            report::measured(&lab, &names)
        );
    }
    match &order.svg {
        Some(path) => std::fs::write(path, plots::drawn(&lab, &order.level, &names))
            .map_err(|why| format!("{} cannot be written: {why}", path.display())),
        None => Ok(()),
    }
}

/// Prints one step of a match: the action and the position it led to.
fn shown<G: Game>(
    tables: &G::Tables,
    number: u32,
    position: &G::Position,
    action: Option<G::Action>,
) -> String {
    let action = action.map_or_else(|| "start".to_owned(), |a| G::action_text(tables, a));
    format!("match {number}: {action:6} {}", G::position_text(tables, position))
}
