//! Reads records of every format version, and writes each in its own version. The shape of older
//! formats, and the conversion to and from the current one, is defined only here.

use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

use super::{FORMAT, HashSpan, OPEN_FORMAT, Record, RecordFlaw};
use crate::rules::MAX_SEATS;

/// The most characters in the name of a game, a level or a seat.
const LONGEST_NAME: usize = 200;

/// The most packs that a level needs.
const MAX_PACKS: usize = 100;

/// The field that every format version has.
#[derive(Deserialize)]
#[serde(rename = "Record")]
struct Head {
    format: u32,
}

pub(super) fn read(text: &str) -> Result<Record, RecordFlaw> {
    // Read first, because a newer format would otherwise only be reported as having unknown fields.
    let format = ron::from_str(text).map_or(FORMAT, |Head { format }| format);
    let record = match format {
        // These versions have the same shape; they differ in the permitted content of lines and in what hashes cover.
        OPEN_FORMAT..=FORMAT => ron::from_str(text).map(|record| (record, true)),
        1 => ron::from_str::<First>(text).map(|first| (first.into(), false)),
        _ => return Err(unknown(format)),
    };
    let (record, in_full): (Record, _) =
        record.map_err(|error| RecordFlaw::head(format!("this is no match record: {error}")))?;
    named(&record)?;
    if in_full {
        hashed(&record)?;
    }
    Ok(record)
}

pub(super) fn write(record: &Record) -> Result<String, ron::Error> {
    // Set explicitly, because the writer's default is the system's line ending and the text must be
    // the same everywhere.
    let config = PrettyConfig::new().depth_limit(2).new_line("\n");
    match record.format {
        1 => to_string_pretty(&First::from(record.clone()), config),
        _ => to_string_pretty(record, config),
    }
}

/// Checks that there are two digits for every position, and for a finished match that all positions
/// are covered. A record without any hash is valid: it may be the copy of a running match that a
/// viewer made.
pub(super) fn hashed(record: &Record) -> Result<(), RecordFlaw> {
    let mut last = 0;
    for stretch in &record.hashes {
        let entries = u64::from(stretch.after.saturating_sub(last));
        last = stretch.after;
        let (digits, due) = (stretch.each.len() as u64, 2 * entries);
        if digits != due {
            let cause = format!(
                "the hashes up to entry {last} have {digits} digits, but {entries} entries have {due}"
            );
            return Err(RecordFlaw::head(cause));
        }
    }
    if record.result.is_some() && last as usize != record.entries.len() {
        let (told, entries) = (last, record.entries.len());
        let cause = format!(
            "the match is over after {entries} entries, but the record tells positions up to \
             entry {told} only: something is cut off"
        );
        return Err(RecordFlaw::head(cause));
    }
    Ok(())
}

/// Checks the number and length of names, which come from outside and are displayed unchanged.
fn named(record: &Record) -> Result<(), RecordFlaw> {
    let seats = record.seats.len();
    if seats > MAX_SEATS {
        let told = format!("{seats} seats have names; no match has more than {MAX_SEATS}");
        return Err(RecordFlaw::head(told));
    }
    let packs = record.packs.len();
    if packs > MAX_PACKS {
        let told = format!("{packs} packs are needed; no match needs more than {MAX_PACKS}");
        return Err(RecordFlaw::head(told));
    }
    let of_packs = record
        .packs
        .iter()
        .flat_map(|need| [&need.id, &need.version, &need.hash].into_iter().chain(&need.homepage));
    let names = [&record.game, &record.level].into_iter().chain(&record.seats).chain(of_packs);
    match names.map(|name| name.chars().count()).find(|length| *length > LONGEST_NAME) {
        Some(length) => Err(RecordFlaw::head(format!(
            "a name has {length} letters; names have no more than {LONGEST_NAME}"
        ))),
        None => Ok(()),
    }
}

fn unknown(format: u32) -> RecordFlaw {
    RecordFlaw::head(if format > FORMAT {
        format!("format {format} is newer than this version reads ({FORMAT}); update the game")
    } else {
        format!("there never was a format {format}; formats go from 1 to {FORMAT}")
    })
}

/// Format 1 stored hashes as pairs after every sixteenth entry only, and no entries that were taken
/// back.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct First {
    format: u32,
    game: String,
    level: String,
    #[serde(default)]
    options: Vec<(String, String)>,
    setup: String,
    tables: String,
    #[serde(default)]
    seats: Vec<String>,
    entries: Vec<String>,
    #[serde(default)]
    hashes: Vec<(u32, String)>,
    #[serde(default)]
    result: Option<(String, Vec<u8>)>,
}

impl From<First> for Record {
    fn from(first: First) -> Self {
        let stretch = |(after, hash)| HashSpan { after, hash, each: String::new() };
        Self {
            format: first.format,
            game: first.game,
            level: first.level,
            options: first.options,
            setup: first.setup,
            tables: first.tables,
            packs: Vec::new(),
            seats: first.seats,
            entries: first.entries,
            undone: Vec::new(),
            hashes: first.hashes.into_iter().map(stretch).collect(),
            result: first.result,
        }
    }
}

impl From<Record> for First {
    fn from(record: Record) -> Self {
        let pair = |stretch: HashSpan| (stretch.after, stretch.hash);
        Self {
            format: record.format,
            game: record.game,
            level: record.level,
            options: record.options,
            setup: record.setup,
            tables: record.tables,
            seats: record.seats,
            entries: record.entries,
            hashes: record.hashes.into_iter().map(pair).collect(),
            result: record.result,
        }
    }
}
