//! A match as readable text: enough to play it again anywhere and to notice a difference.
//!
//! A record tells the position's hash every few entries in full and after each entry in two digits,
//! so that a match which goes another way on some machine or version is told with the first entry
//! that differs, and at hardly any length. What older versions wrote stays readable (`formats`).

mod flaw;
mod formats;
mod replay;

use serde::{Deserialize, Serialize};

pub use self::flaw::{Differs, RecordFlaw};
use crate::referee::{Entry, Match};
use crate::rules::text::legible;
use crate::rules::{Game, Seat, Viewer};

/// The record format this version writes.
pub const FORMAT: u32 = 2;
/// Stands in the place of an entry that is hidden from who reads the record.
pub const HIDDEN: &str = "?";
/// A hash of the position is written after every so many entries.
const HASH_EVERY: usize = 16;
/// The most letters of an entry that messages quote; no game writes longer ones.
const LONGEST_QUOTED: usize = 80;

/// A match's record: what a save, a replay and a bug report are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The level's id, such as `jungle/combat`.
    pub level: String,
    /// Switches of the level that were set differently, as key and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// What else was chosen beforehand.
    pub setup: String,
    /// Hash of the compiled tables, in hexadecimal.
    pub tables: String,
    /// The players' names by seat.
    #[serde(default)]
    pub seats: Vec<String>,
    /// Everything that was entered.
    pub entries: Vec<String>,
    /// What was taken back and can be entered again, in the order in which it was entered. A lot
    /// among it falls the same way again.
    #[serde(default)]
    pub undone: Vec<String>,
    /// Hashes of the positions on the way.
    #[serde(default)]
    pub hashes: Vec<Stretch>,
    /// The reason of the outcome and every seat's rank, once the match is over.
    #[serde(default)]
    pub result: Option<(String, Vec<u8>)>,
}

/// Hashes of the positions along a few entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// After how many entries of the match it ends.
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
        Self {
            format: FORMAT,
            game: G::ID.into(),
            level: level.into(),
            options: options.to_vec(),
            setup: G::setup_text(tables, played.setup()),
            tables: Self::tables_text::<G>(tables),
            seats: seats.to_vec(),
            entries: played.entries().iter().map(text).collect(),
            undone: played.undone().iter().rev().map(text).collect(),
            hashes: stretches(played),
            result: result(played),
        }
    }

    /// The record as a viewer may read or copy it. While the match runs, what was decided in secret is
    /// [`HIDDEN`], and hashes of positions, which could tell of it, are left out; such a record cannot
    /// be played again. Once the match is over it is the whole record, as it is where nothing is
    /// hidden.
    #[must_use]
    pub fn seen_by<G: Game>(
        played: &Match<G>,
        viewer: Viewer,
        level: &str,
        options: &[(String, String)],
        seats: &[String],
    ) -> Self {
        let seen = played.entries_seen_by(viewer);
        let mut record = Self::of(played, level, options, seats);
        for (text, _) in record.entries.iter_mut().zip(&seen).filter(|(_, entry)| entry.is_none()) {
            HIDDEN.clone_into(text);
        }
        if seen.contains(&None) {
            record.hashes.clear();
        }
        // What somebody took back could tell of it too.
        if G::HAS_SECRETS && record.result.is_none() {
            record.undone.clear();
        }
        record
    }

    /// The hash of compiled tables as records tell it.
    #[must_use]
    pub fn tables_text<G: Game>(tables: &G::Tables) -> String {
        hexadecimal(G::tables_hash(tables))
    }

    /// Whether every entry is there: a record copied while secrets were at stake has gaps.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.entries.iter().all(|entry| entry != HIDDEN)
    }

    /// The record as RON text, one entry a line.
    ///
    /// # Errors
    /// Never for records made by [`Record::of`]; the writer's own error otherwise.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        // Without a word the writer takes the system's line ends, and the text is to be the same.
        let config = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n");
        ron::ser::to_string_pretty(self, config)
    }

    /// Reads a record of this format or an older one, with or without a byte order mark.
    ///
    /// # Errors
    /// When the text is no record, or one of a newer format.
    pub fn from_text(text: &str) -> Result<Self, RecordFlaw> {
        formats::read(text.strip_prefix('\u{feff}').unwrap_or(text))
    }
}

/// The reason of a match's outcome and every seat's rank.
fn result<G: Game>(played: &Match<G>) -> Option<(String, Vec<u8>)> {
    let outcome = played.outcome()?;
    let ranks = (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat))).collect();
    Some((outcome.reason.to_owned(), ranks))
}

fn hexadecimal(hash: u64) -> String {
    format!("{hash:016x}")
}

/// The two digits by which a record knows a position.
fn digits(hash: u64) -> String {
    format!("{:02x}", hash & 0xff)
}

/// The positions' hashes, a stretch for every [`HASH_EVERY`] entries and one for the rest.
fn stretches<G: Game>(played: &Match<G>) -> Vec<Stretch> {
    let hash = |position| G::hash(played.tables(), position);
    let hashes: Vec<u64> = played.positions_after().map(hash).collect();
    let stretch = |(number, hashes): (usize, &[u64])| Stretch {
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

/// An entry as messages quote it.
fn quoted(text: &str) -> String {
    legible(text, LONGEST_QUOTED)
}

fn parse_entry<G: Game>(tables: &G::Tables, text: &str) -> Result<Entry<G::Action>, String> {
    match text {
        HIDDEN => {
            let cause = "hidden, for the match was running when this record was copied; \
                         the whole record is needed to play it again";
            Err(cause.into())
        }
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
