//! Plays a record again on its level, wherever files come from, and tells where it ends.

use std::sync::Arc;

use menagerie::data;
use menagerie::data::files::Files;
use menagerie::referee::{Match, Record};
use menagerie::rules::arena::Arena;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Game, Seat};

/// An exit status and what to tell.
pub(crate) type Failed = (u8, String);

/// Plays the record on its level, as its options change it.
pub(crate) fn replay(read: &dyn Files, path: &str, record: &Record) -> Result<String, Failed> {
    let flawed = |flaws| (2, format!("{path}: its level cannot be played:\n{flaws}"));
    let unset = |cause: String| (2, format!("{path}: {cause}"));
    let options = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let id = record.level.as_str();
    match record.game.as_str() {
        Jungle::ID => {
            let level = data::jungle::load(read, id).map_err(flawed)?;
            let level = level.with_options(options).map_err(unset)?;
            replay_on::<Jungle>(path, record, level.tables)
        }
        Arena::ID => {
            let level = data::arena::load(read, id).map_err(flawed)?;
            let level = level.with_options(options).map_err(unset)?;
            replay_on::<Arena>(path, record, level.tables)
        }
        Honga::ID => {
            let level = data::honga::load(read, id).map_err(flawed)?;
            let level = level.with_options(options).map_err(unset)?;
            replay_on::<Honga>(path, record, level.tables)
        }
        Zoon::ID => {
            let level = data::zoon::load(read, id).map_err(flawed)?;
            let level = level.with_options(options).map_err(unset)?;
            replay_on::<Zoon>(path, record, level.tables)
        }
        other => Err(unset(format!("this version plays no `{other}`"))),
    }
}

fn replay_on<G: Game>(path: &str, record: &Record, tables: G::Tables) -> Result<String, Failed> {
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
