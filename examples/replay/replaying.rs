//! Replays a record on its level, from any source of files, and reports its final position.

use std::sync::Arc;

use menagerie::data::{Files, FromFiles};
use menagerie::for_game;
use menagerie::referee::{Match, Record};
use menagerie::rules::{Game, Seat};

/// An exit status and a message.
pub(crate) type Failed = (u8, String);

/// Replays the record on its level with the record's options.
pub(crate) fn replay(files: &dyn Files, path: &str, record: &Record) -> Result<String, Failed> {
    let unknown = || Err((2, format!("{path}: this version plays no `{}`", record.game)));
    for_game!(&record.game, G => replay_as::<G>(files, path, record)).unwrap_or_else(unknown)
}

fn replay_as<G: FromFiles>(
    files: &dyn Files,
    path: &str,
    record: &Record,
) -> Result<String, Failed> {
    let tables = G::tables(files, &record.level, &record.options);
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
