//! Plays a recorded match again: `replay -- RECORD` prints its final position and hash.
//!
//!     cargo run --no-default-features --example replay -- tests/records/jungle-combat.ron
//!
//! The first entry that cannot be played, or after which the position differs from the recorded
//! hash, is told, and the exit status is 1; 2 when the file or its level cannot be read. There is
//! no engine here: a record replays wherever the rules run.

use std::process::ExitCode;
use std::sync::Arc;

use menagerie::data::FromFiles;
use menagerie::data::files::Trouble;
use menagerie::referee::{Match, Record};
use menagerie::rules::arena::Arena;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Game, Seat};

const USAGE: &str =
    "usage: replay RECORD   (a match record such as tests/records/jungle-combat.ron)";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [path] = words.as_slice() else {
        eprintln!("replay: {USAGE}");
        return ExitCode::from(2);
    };
    match load(path).and_then(|record| replay(path, &record)) {
        Ok(printed) => {
            print!("{printed}");
            ExitCode::SUCCESS
        }
        Err((status, trouble)) => {
            eprintln!("replay: {trouble}");
            ExitCode::from(status)
        }
    }
}

/// An exit status and what to tell.
type Failed = (u8, String);

/// The record in a file.
fn load(path: &str) -> Result<Record, Failed> {
    let unread = |cause: &dyn std::fmt::Display| (2, format!("{path}: {cause}"));
    let text = std::fs::read_to_string(path).map_err(|trouble| unread(&trouble))?;
    Record::from_text(&text).map_err(|flaw| unread(&flaw))
}

/// Files by their logical path, from the root of the source tree.
fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(path).map_err(|trouble| match trouble.kind() {
        std::io::ErrorKind::NotFound => Trouble::Missing,
        _ => Trouble::Unreadable(trouble.to_string()),
    })
}

/// Plays the record on its level, as its options change it.
fn replay(path: &str, record: &Record) -> Result<String, Failed> {
    match record.game.as_str() {
        Jungle::ID => replay_as::<Jungle>(path, record),
        Arena::ID => replay_as::<Arena>(path, record),
        Honga::ID => replay_as::<Honga>(path, record),
        Zoon::ID => replay_as::<Zoon>(path, record),
        other => Err((2, format!("{path}: this version plays no `{other}`"))),
    }
}

fn replay_as<G: FromFiles>(path: &str, record: &Record) -> Result<String, Failed> {
    let tables = G::tables(&read, &record.level, &record.options);
    let tables =
        tables.map_err(|flaws| (2, format!("{path}: its level cannot be played:\n{flaws}")))?;
    let replayed = record.replay::<G>(Arc::new(tables));
    let replayed = replayed.map_err(|flaw| (1, format!("{path}: {flaw}")))?;
    Ok(summary(&replayed))
}

fn summary<G: Game>(replayed: &Match<G>) -> String {
    let (tables, position) = (replayed.tables(), replayed.position());
    let mut lines = vec![
        format!("entries {}", replayed.entries().len()),
        format!("position {}", G::position_text(tables, position)),
        format!("hash {:016x}", G::hash(tables, position)),
    ];
    if let Some(outcome) = replayed.outcome() {
        let ranks: Vec<String> =
            (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat)).to_string()).collect();
        lines.push(format!("result {} ranks {}", outcome.reason, ranks.join(" ")));
    }
    lines.join("\n") + "\n"
}
