//! Replays a record on its level, from any source of files, and reports its final position.

use std::sync::Arc;

use menagerie::data::{Files, FromFiles};
use menagerie::referee::{Match, Record};
use menagerie::rules::arena::Arena;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Game, Seat};

/// An exit status and a message.
pub(crate) type Failed = (u8, String);

/// Replays the record on its level with the record's options.
pub(crate) fn replay(files: &dyn Files, path: &str, record: &Record) -> Result<String, Failed> {
    match record.game.as_str() {
        Jungle::ID => replay_as::<Jungle>(files, path, record),
        Arena::ID => replay_as::<Arena>(files, path, record),
        Honga::ID => replay_as::<Honga>(files, path, record),
        Zoon::ID => replay_as::<Zoon>(files, path, record),
        other => Err((2, format!("{path}: this version plays no `{other}`"))),
    }
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
