//! A match as readable text, sufficient to play it again on any machine and to detect a difference.
//!
//! A record holds two digits of the position's hash after every entry, and the full hash after
//! every sixteenth. If a replay on another machine or version differs, the error names the first
//! differing entry, and the record stays short. Records in older formats remain readable
//! (`formats`).
//!
//! While a match with secrets runs there are two further kinds: what a viewer may read, with gaps
//! ([`Record::seen_by`]), and the complete record as it is saved, with hidden parts veiled
//! ([`Record::kept`], `veil`).

mod flaw;
mod formats;
mod replay;
mod tables_hashes;
mod veil;

use serde::{Deserialize, Serialize};

pub use self::flaw::{Differs, RecordFlaw};
pub use self::replay::Again;
pub use self::tables_hashes::TablesHashes;
use crate::data::Need;
use crate::referee::match_::Passage;
use crate::referee::{Entry, Match};
use crate::rules::hashing::Hasher;
use crate::rules::text::legible;
use crate::rules::{Game, Seat, Viewer};

/// The newest record format: no hash depends on what the level does not use.
pub const FORMAT: u32 = 6;
/// The format of records of levels whose unused things are listed after all used ones, which older versions can read as well. The hash of
/// the tables leaves out what the level does not use; hashes of positions count things by their places in the whole list.
const LISTED_FORMAT: u32 = 5;
/// The format of records with a veil over hidden entries, and over everything that reveals their number; in the format
/// before it hashes are not veiled. The tables' hash covers everything in them.
const VEILED_FORMAT: u32 = 4;
/// The format of records without a veil of levels that use all that they list, which older versions can read as
/// well.
const OPEN_FORMAT: u32 = 2;
/// The most bytes of a record; those of the longest matches stay far below.
pub const MAX_BYTES: usize = 1_000_000;
/// Replaces an entry that is hidden from the reader.
pub const HIDDEN: &str = "?";
/// The error message for replaying a record that contains [`HIDDEN`].
const LEFT_OUT: &str = "hidden, for the match was running when this record was copied; \
                        the whole record is needed to play it again";
/// The hash domain of marks: `MARK`.
const DOMAIN: u64 = 0x4D41_524B;
/// The full hash of the position is recorded after this many entries.
const HASH_EVERY: usize = 16;
/// The most characters of an entry quoted in a message; no game writes longer ones.
const LONGEST_QUOTED: usize = 80;

/// A match's record, used for saves, replays and bug reports.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the record format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The level's id, such as `jungle/combat`.
    pub level: String,
    /// The level's switches that differ from their default, as key and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The set-up, as [`Game::setup_text`] writes it.
    pub setup: String,
    /// Hash of the compiled tables, in hexadecimal.
    pub tables: String,
    /// The packs that the level needs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<Need>,
    /// The players' names by seat.
    #[serde(default)]
    pub seats: Vec<String>,
    /// All entries, in order.
    pub entries: Vec<String>,
    /// Entries that were taken back and can be entered again, in the order in which they were
    /// entered. Random draws among them have the same result again.
    #[serde(default)]
    pub undone: Vec<String>,
    /// Hashes of the positions.
    #[serde(default)]
    pub hashes: Vec<HashSpan>,
    /// The reason of the outcome and every seat's rank, once the match is over.
    #[serde(default)]
    pub result: Option<(String, Vec<u8>)>,
}

/// Hashes of the positions along a run of entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HashSpan {
    /// The number of entries of the match up to its end.
    pub after: u32,
    /// The hash of the position there, in hexadecimal.
    pub hash: String,
    /// The last two digits of the hash after each entry of the stretch.
    #[serde(default)]
    pub each: String,
}

impl Record {
    /// The record of a match on `level` with these switches and names.
    #[must_use]
    pub fn of<G: Game>(
        played: &Match<G>,
        level: &str,
        options: &[(String, String)],
        seats: &[String],
    ) -> Self {
        let tables = played.tables();
        let text = |entry| entry_text::<G>(tables, entry);
        let hashes = TablesHashes::of::<G>(tables);
        Self {
            format: hashes.format(),
            game: G::ID.into(),
            level: level.into(),
            options: options.to_vec(),
            setup: G::setup_text(tables, played.setup()),
            tables: hashes.in_format(FORMAT).to_owned(),
            packs: Vec::new(),
            seats: seats.to_vec(),
            entries: played.entries().iter().map(text).collect(),
            undone: played.undone().iter().rev().map(text).collect(),
            hashes: stretches(played),
            result: result(played),
        }
    }

    /// The same record of a level that needs these packs.
    #[must_use]
    pub fn with_packs(self, packs: Vec<Need>) -> Self {
        Self { packs, ..self }
    }

    /// The record that a viewer may read or copy. While a match with secrets runs, each run of
    /// secret decisions ([`Match::entries_seen_by`]) is replaced by [`HIDDEN`], and so is a set-up
    /// that reveals hidden information. Entries that were taken back and position hashes are left
    /// out, because they could reveal secrets. Such a record cannot be replayed. For a game without
    /// secrets or a finished match this is the complete record.
    #[must_use]
    pub fn seen_by<G: Game>(
        played: &Match<G>,
        viewer: Viewer,
        level: &str,
        options: &[(String, String)],
        seats: &[String],
    ) -> Self {
        let mut record = Self::of(played, level, options, seats);
        if !G::HAS_SECRETS || record.result.is_some() {
            return record;
        }
        let tables = played.tables();
        let seen = played.entries_seen_by(viewer).into_iter().map(|seen| seen.entry);
        let text = |entry: Option<_>| match entry {
            Some(entry) => entry_text::<G>(tables, &entry),
            None => HIDDEN.to_owned(),
        };
        record.entries = seen.map(text).collect();
        if !G::may_read_setup(tables, played.setup()) {
            HIDDEN.clone_into(&mut record.setup);
        }
        record.undone.clear();
        record.hashes.clear();
        record
    }

    /// The complete record as it is saved. While a match with secrets runs, everything a spectator
    /// may not read is veiled, so that a person who opens the file does not read it by accident.
    #[must_use]
    pub fn kept<G: Game>(
        played: &Match<G>,
        level: &str,
        options: &[(String, String)],
        seats: &[String],
    ) -> Self {
        let mut record = Self::of(played, level, options, seats);
        if !G::HAS_SECRETS || record.result.is_some() {
            return record;
        }
        let line = |(number, passage): (u64, Passage)| {
            let text = veil::joined(&record.entries[passage.entries]);
            match (passage.hidden, passage.goes_on) {
                (false, _) => text,
                (true, false) => veil::veil(&text, number),
                (true, true) => format!("{}{}", veil::VEIL, veil::veil(&text, number)),
            }
        };
        record.entries = (0..).zip(played.passages(Viewer::Spectator)).map(line).collect();
        if !G::may_read_setup(played.tables(), played.setup()) {
            record.setup = veil::veil(&record.setup, veil::SETUP);
        }
        if record.is_veiled() || !record.undone.is_empty() {
            record.undone = vec![veil::veil(&veil::joined(&record.undone), veil::UNDONE)];
            record.hashes = veil::veil_hashes(&record.hashes);
            record.format = record.format.max(VEILED_FORMAT);
        }
        record
    }

    /// The same record without a veil.
    ///
    /// # Errors
    /// When a veiled text cannot be decoded.
    pub fn unveiled(&self) -> Result<Self, RecordFlaw> {
        let torn = |place: &str| RecordFlaw::head(format!("{place}: {}", veil::TORN));
        let mut entries = Vec::new();
        for (number, line) in (0..).zip(&self.entries) {
            let torn = || RecordFlaw::at(entries.len(), veil::TORN);
            let lifted = lift(line, number).ok_or_else(torn)?;
            entries.extend(lifted);
        }
        let undone = (veil::UNDONE..).zip(&self.undone).map(|(number, line)| lift(line, number));
        let undone: Option<Vec<_>> = undone.collect();
        let setup = if veil::is_veiled(&self.setup) {
            veil::unveil(&self.setup, veil::SETUP).ok_or_else(|| torn("set-up"))?
        } else {
            self.setup.clone()
        };
        let open = Self {
            format: if self.format > VEILED_FORMAT { self.format } else { OPEN_FORMAT },
            setup,
            entries,
            undone: undone.ok_or_else(|| torn("taken back"))?.concat(),
            hashes: veil::unveil_hashes(&self.hashes).ok_or_else(|| torn("hashes"))?,
            ..self.clone()
        };
        // Unveiled hashes were checked when the record was read.
        if veil::are_veiled(&self.hashes) && formats::hashed(&open).is_err() {
            Err(torn("hashes"))
        } else {
            Ok(open)
        }
    }

    /// Whether anything is veiled.
    fn is_veiled(&self) -> bool {
        let mut lines = self.entries.iter().chain(&self.undone).chain([&self.setup]);
        lines.any(|line| veil::is_veiled(line)) || veil::are_veiled(&self.hashes)
    }

    /// A short text that identifies the state of the match, computed from this record.
    #[must_use]
    pub fn mark(&self) -> String {
        let of_entries = || {
            let mut hasher = Hasher::new(DOMAIN);
            self.entries.iter().for_each(|line| hasher.bytes(line.as_bytes()));
            hexadecimal(hasher.finish())
        };
        let open = self.hashes.last().filter(|_| !veil::are_veiled(&self.hashes));
        open.map_or_else(of_entries, |stretch| stretch.hash.clone())
    }

    /// The number of entries that are public: an unfinished run of secret decisions does not count.
    #[must_use]
    pub fn told(&self) -> usize {
        self.entries.iter().filter(|line| !line.starts_with(veil::GOES_ON)).count()
    }

    /// Whether no entry is hidden. A record that a viewer copied during a match with secrets has
    /// gaps.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.setup != HIDDEN && self.entries.iter().all(|entry| entry != HIDDEN)
    }

    /// The record as RON text, one entry per line, in its own format version.
    ///
    /// # Errors
    /// The RON writer's error. Never occurs for records made by [`Record::of`].
    pub fn to_text(&self) -> Result<String, ron::Error> {
        formats::write(self)
    }

    /// Reads a record of this format or an older one, with or without a byte order mark.
    ///
    /// # Errors
    /// When the text is not a record, is longer than [`MAX_BYTES`], or has a newer format.
    pub fn from_text(text: &str) -> Result<Self, RecordFlaw> {
        if text.len() > MAX_BYTES {
            let most = MAX_BYTES / 1000;
            return Err(RecordFlaw::head(format!("no record of a match is longer than {most} kB")));
        }
        formats::read(text.strip_prefix('\u{feff}').unwrap_or(text))
    }
}

/// The reason key of a finished match's outcome, and every seat's rank.
fn result<G: Game>(played: &Match<G>) -> Option<(String, Vec<u8>)> {
    let outcome = played.outcome()?;
    let ranks = (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat))).collect();
    Some((outcome.reason.to_owned(), ranks))
}

/// The entries of a line, unveiled if necessary; `None` when the veiled text cannot be decoded.
fn lift(line: &str, number: u64) -> Option<Vec<String>> {
    if veil::is_veiled(line) {
        veil::unveil(line, number).map(|text| veil::parted(&text).collect())
    } else {
        Some(vec![line.to_owned()])
    }
}

fn hexadecimal(hash: u64) -> String {
    format!("{hash:016x}")
}

/// The last two hexadecimal digits of a hash.
fn digits(hash: u64) -> String {
    format!("{:02x}", hash & 0xff)
}

/// The positions' hashes, a stretch for every [`HASH_EVERY`] entries and one for the rest.
fn stretches<G: Game>(played: &Match<G>) -> Vec<HashSpan> {
    let hash = |position| G::hash(played.tables(), position);
    let hashes: Vec<u64> = played.positions_after().map(hash).collect();
    let stretch = |(number, hashes): (usize, &[u64])| HashSpan {
        after: (number * HASH_EVERY + hashes.len()) as u32,
        hash: hashes.last().copied().map(hexadecimal).unwrap_or_default(),
        each: hashes.iter().copied().map(digits).collect(),
    };
    hashes.chunks(HASH_EVERY).enumerate().map(stretch).collect()
}

fn entry_text<G: Game>(tables: &G::Tables, entry: &Entry<G::Action>) -> String {
    match entry {
        Entry::Action(action) => G::action_text(tables, *action),
        Entry::Resign(seat) => format!("!resign-{}", seat.0),
        Entry::DrawAgreed => "!draw".into(),
        Entry::TimeUp => "!time".into(),
    }
}

/// An entry made safe and short for a message.
fn quoted(text: &str) -> String {
    legible(text, LONGEST_QUOTED)
}

fn parse_entry<G: Game>(tables: &G::Tables, text: &str) -> Result<Entry<G::Action>, String> {
    match text {
        HIDDEN => Err(LEFT_OUT.into()),
        "!draw" => Ok(Entry::DrawAgreed),
        "!time" => Ok(Entry::TimeUp),
        _ => match text.strip_prefix("!resign-") {
            Some(seat) => match seat.parse() {
                Ok(seat) if usize::from(seat) < crate::rules::MAX_SEATS => {
                    Ok(Entry::Resign(Seat(seat)))
                }
                _ => Err(format!("`{}` is no seat", quoted(seat))),
            },
            None => G::parse_action(tables, text)
                .map(Entry::Action)
                .map_err(|flaw| format!("`{}`: {flaw}", quoted(text))),
        },
    }
}
