//! A match as readable text: enough to play it again anywhere and to notice a difference.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::referee::{Entry, Match};
use crate::rules::{Game, Seat, Viewer};

/// The record format this version writes.
pub const FORMAT: u32 = 1;
/// Stands in the place of an entry that is hidden from who reads the record.
pub const HIDDEN: &str = "?";
/// A hash of the position is written after every so many entries.
const HASH_EVERY: usize = 16;

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
    /// Hashes of the position: after how many entries, and the hash in hexadecimal.
    #[serde(default)]
    pub hashes: Vec<(u32, String)>,
    /// The reason of the outcome and every seat's rank, once the match is over.
    #[serde(default)]
    pub result: Option<(String, Vec<u8>)>,
}

/// What every format begins with, whatever else a newer one may hold.
#[derive(Deserialize)]
#[serde(rename = "Record")]
struct Head {
    format: u32,
}

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFlaw {
    /// The entry at which it stopped, counted from 1; `None` for the head of the record.
    pub entry: Option<usize>,
    /// What is wrong and what would help.
    pub cause: String,
}

impl fmt::Display for RecordFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(out, "entry {entry}: {}", self.cause),
            None => write!(out, "record: {}", self.cause),
        }
    }
}

impl std::error::Error for RecordFlaw {}

impl RecordFlaw {
    fn head(cause: impl Into<String>) -> Self {
        Self { entry: None, cause: cause.into() }
    }

    fn at(index: usize, cause: impl Into<String>) -> Self {
        Self { entry: Some(index + 1), cause: cause.into() }
    }
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
        Self {
            format: FORMAT,
            game: G::ID.into(),
            level: level.into(),
            options: options.to_vec(),
            setup: G::setup_text(tables, played.setup()),
            tables: hexadecimal(G::tables_hash(tables)),
            seats: seats.to_vec(),
            entries: played.entries().iter().map(|entry| entry_text::<G>(tables, entry)).collect(),
            hashes: hashes(played),
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
        record
    }

    /// The record as RON text, one entry a line.
    ///
    /// # Errors
    /// Never for records made by [`Record::of`]; the writer's own error otherwise.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new().depth_limit(2))
    }

    /// Reads a record.
    ///
    /// # Errors
    /// When the text is no record, or one of a newer format.
    pub fn from_text(text: &str) -> Result<Self, RecordFlaw> {
        // Asked first: the fields of a newer format would only be told as strange ones.
        if let Ok(Head { format }) = ron::from_str(text)
            && format > FORMAT
        {
            let cause = format!(
                "format {format} is newer than this version reads ({FORMAT}); update the game"
            );
            return Err(RecordFlaw::head(cause));
        }
        ron::from_str(text)
            .map_err(|error| RecordFlaw::head(format!("this is no match record: {error}")))
    }

    /// Plays the record again on its level's tables.
    ///
    /// # Errors
    /// The first entry that cannot be played, or after which the position differs; entries that
    /// are missing at the end, or another result.
    pub fn replay<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Match<G>, RecordFlaw> {
        if self.game != G::ID {
            let cause = format!("this is a match of `{}`, not of `{}`", self.game, G::ID);
            return Err(RecordFlaw::head(cause));
        }
        let now = hexadecimal(G::tables_hash(&tables));
        if self.tables != now {
            let cause = format!(
                "level `{}` has changed since: its tables were {}, they are {now}",
                self.level, self.tables
            );
            return Err(RecordFlaw::head(cause));
        }
        let setup = G::parse_setup(&tables, &self.setup)
            .map_err(|flaw| RecordFlaw::head(format!("set-up: {flaw}")))?;
        let mut replayed = Match::<G>::new(tables, setup, 0);
        self.compare_hashes(&replayed, 0)?;
        for (index, text) in self.entries.iter().enumerate() {
            let entry = parse_entry::<G>(replayed.tables(), text)
                .map_err(|cause| RecordFlaw::at(index, cause))?;
            replayed
                .enter_recorded(entry)
                .map_err(|refused| RecordFlaw::at(index, format!("`{text}`: {refused}")))?;
            self.compare_hashes(&replayed, index + 1)?;
        }
        self.compare_end(&replayed)?;
        Ok(replayed)
    }

    /// Compares the position with its hashes after so many entries.
    fn compare_hashes<G: Game>(
        &self,
        replayed: &Match<G>,
        entries: usize,
    ) -> Result<(), RecordFlaw> {
        let mut recorded = self.hashes.iter().filter(|(after, _)| *after as usize == entries);
        let now = hexadecimal(G::hash(replayed.tables(), replayed.position()));
        let Some((_, then)) = recorded.find(|(_, then)| *then != now) else { return Ok(()) };
        let cause = format!("the position differs from the one recorded ({then}, now {now})");
        Err(RecordFlaw { entry: (entries > 0).then_some(entries), cause })
    }

    /// Nothing was cut off, and the match ended as it did then.
    fn compare_end<G: Game>(&self, replayed: &Match<G>) -> Result<(), RecordFlaw> {
        let entries = self.entries.len();
        if let Some((after, _)) = self.hashes.iter().find(|(after, _)| *after as usize > entries) {
            let cause =
                format!("missing, though the record tells the position after entry {after}");
            return Err(RecordFlaw::at(entries, cause));
        }
        let now = result(replayed);
        if self.result == now {
            return Ok(());
        }
        let (then, now) = (result_text(self.result.as_ref()), result_text(now.as_ref()));
        Err(RecordFlaw::head(format!(
            "the result differs from the one recorded ({then}, now {now})"
        )))
    }
}

/// The reason of a match's outcome and every seat's rank.
fn result<G: Game>(played: &Match<G>) -> Option<(String, Vec<u8>)> {
    let outcome = played.outcome()?;
    let ranks = (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat))).collect();
    Some((outcome.reason.to_owned(), ranks))
}

fn result_text(result: Option<&(String, Vec<u8>)>) -> String {
    result.map_or("none".into(), |(reason, ranks)| format!("{reason} {ranks:?}"))
}

fn hexadecimal(hash: u64) -> String {
    format!("{hash:016x}")
}

/// Position hashes after every [`HASH_EVERY`] entries and after the last.
fn hashes<G: Game>(played: &Match<G>) -> Vec<(u32, String)> {
    let mut replayed = Match::<G>::new(played.tables().clone(), played.setup().clone(), 0);
    let mut hashes = Vec::new();
    for (index, entry) in played.entries().iter().enumerate() {
        // What a match entered once it can enter again.
        if replayed.enter_recorded(*entry).is_err() {
            break;
        }
        if (index + 1) % HASH_EVERY == 0 || index + 1 == played.entries().len() {
            let hash = G::hash(replayed.tables(), replayed.position());
            hashes.push((index as u32 + 1, hexadecimal(hash)));
        }
    }
    hashes
}

fn entry_text<G: Game>(tables: &G::Tables, entry: &Entry<G::Action>) -> String {
    match entry {
        Entry::Action(action) => G::action_text(tables, *action),
        Entry::Resign(seat) => format!("!resign-{}", seat.0),
        Entry::DrawAgreed => "!draw".into(),
        Entry::TimeUp => "!time".into(),
    }
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
                _ => Err(format!("`{seat}` is no seat")),
            },
            None => G::parse_action(tables, text)
                .map(Entry::Action)
                .map_err(|flaw| format!("`{text}`: {flaw}")),
        },
    }
}
