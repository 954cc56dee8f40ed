//! A saved match as text: its seal, a line for the list of saves, its record.
//!
//! The line holds everything that the list displays, so no record is read to draw the list. For a
//! running match with secrets the record is veiled ([`Record::kept`]) and the line reveals nothing
//! hidden.

use serde::{Deserialize, Serialize};

use crate::referee::{Need, Record};
use crate::saves::{Cause, seal};

/// The format version of saves that this program writes. Records have their own version.
pub const FORMAT: u32 = 2;
/// The most bytes of a save; the longest matches stay far below.
pub const MAX_BYTES: usize = 1_000_000;

/// A saved match. Its game, level, set-up and seat names are in the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The time of saving, as text that sorts by time, such as `2026-11-21T20:49:49Z`.
    pub date: String,
    /// The kind of player for each seat, in the app's words, such as `human`.
    pub players: Vec<String>,
    /// Other values that the table restores, as key and value, such as the minutes left.
    pub table: Vec<(String, String)>,
    /// The match.
    pub record: Record,
}

/// The line before the record, with what the list of saves displays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// As in [`Save::date`].
    pub date: String,
    /// As in [`Save::players`].
    pub players: Vec<String>,
    /// As in [`Save::table`].
    pub table: Vec<(String, String)>,
    /// The game's id.
    pub game: String,
    /// The level's id.
    pub level: String,
    /// The level's switches that differ from their default.
    pub options: Vec<(String, String)>,
    /// The players' names by seat.
    pub seats: Vec<String>,
    /// Hash of the level's tables, in hexadecimal.
    pub tables: String,
    /// The packs that the level needs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<Need>,
    /// The number of public entries ([`Record::told`]).
    pub entries: usize,
    /// Whether the match is over.
    pub over: bool,
}

/// Format 1 stored game, seats and the rest only in the record.
#[derive(Deserialize)]
#[serde(rename = "Head", deny_unknown_fields)]
struct First {
    date: String,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    table: Vec<(String, String)>,
}

impl Save {
    /// The line for the list of saves.
    #[must_use]
    pub fn head(&self) -> Head {
        let Record { game, level, options, seats, tables, packs, result, .. } = &self.record;
        Head {
            date: self.date.clone(),
            players: self.players.clone(),
            table: self.table.clone(),
            game: game.clone(),
            level: level.clone(),
            options: options.clone(),
            seats: seats.clone(),
            tables: tables.clone(),
            packs: packs.clone(),
            entries: self.record.told(),
            over: result.is_some(),
        }
    }

    /// The sealed text.
    ///
    /// # Errors
    /// When a string cannot be written, or the text is longer than [`MAX_BYTES`].
    pub fn to_text(&self) -> Result<String, Cause> {
        let head = ron::to_string(&self.head()).map_err(unreadable)?;
        let record = self.record.to_text().map_err(unreadable)?;
        let text = seal::seal(FORMAT, &format!("{head}\n{record}\n"));
        if text.len() > MAX_BYTES { Err(Cause::TooLong) } else { Ok(text) }
    }

    /// Reads a sealed text.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Cause> {
        let (format, head, record) = open(bytes)?;
        let head = match format {
            FORMAT => {
                let Head { date, players, table, .. } = ron::from_str(head).map_err(unreadable)?;
                First { date, players, table }
            }
            _ => ron::from_str(head).map_err(unreadable)?,
        };
        let record = Record::from_text(record).map_err(unreadable)?;
        Ok(Self { date: head.date, players: head.players, table: head.table, record })
    }

    /// Reads a text that was sent by mail or copied through a clipboard: other line endings, a byte
    /// order mark and surrounding white space are accepted.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_letter(text: &str) -> Result<Self, Cause> {
        if text.len() > 2 * MAX_BYTES {
            return Err(Cause::TooBig);
        }
        let text = text.trim_start_matches('\u{feff}').trim().replace("\r\n", "\n") + "\n";
        Self::from_bytes(text.as_bytes())
    }
}

impl Head {
    /// Reads the head of a sealed text and verifies the checksum, without parsing the record.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Cause> {
        match open(bytes)? {
            (FORMAT, head, _) => ron::from_str(head).map_err(unreadable),
            _ => Save::from_bytes(bytes).map(|save| save.head()),
        }
    }
}

/// The format version of a sealed text, its head and its record.
fn open(bytes: &[u8]) -> Result<(u32, &str, &str), Cause> {
    if bytes.len() > MAX_BYTES {
        return Err(Cause::TooBig);
    }
    let (format, text) = seal::open(bytes)?;
    if !(1..=FORMAT).contains(&format) {
        return Err(Cause::Newer(format));
    }
    let (head, record) = text.split_once('\n').unwrap_or((text, ""));
    Ok((format, head, record))
}

fn unreadable(flaw: impl std::fmt::Display) -> Cause {
    Cause::Unreadable(flaw.to_string())
}

/// Whether a save is complete and undamaged. Faster than reading it.
pub(super) fn is_sound(bytes: &[u8]) -> bool {
    seal::open(bytes).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "(format: 2, game: \"ludo\", level: \"ludo/round\", setup: \"first=lot\", \
        tables: \"00\", seats: [\"Ann\"], entries: [\"a1a2\"])";

    #[test]
    fn a_save_of_the_first_format_is_read_and_listed() {
        let first = format!("(date:\"2026-11-21\",players:[\"human\"])\n{RECORD}\n");
        let text = seal::seal(1, &first);
        let save = Save::from_bytes(text.as_bytes()).expect("a save");
        assert_eq!((save.date.as_str(), save.players.len()), ("2026-11-21", 1));
        let head = Head::from_bytes(text.as_bytes()).expect("its head");
        assert_eq!((head.game.as_str(), head.entries, head.over), ("ludo", 1, false));
        let again = save.to_text().expect("a text");
        assert!(again.starts_with("// Menagerie save, format 2"), "{again}");
        assert_eq!(Head::from_bytes(again.as_bytes()), Ok(head));
        assert_eq!(Save::from_bytes(again.as_bytes()), Ok(save));
    }

    #[test]
    fn formats_that_never_were_and_newer_ones_are_told() {
        for format in [0, FORMAT + 1] {
            let text = seal::seal(format, "()\n()\n");
            assert_eq!(Save::from_bytes(text.as_bytes()), Err(Cause::Newer(format)));
            assert_eq!(Head::from_bytes(text.as_bytes()), Err(Cause::Newer(format)));
        }
    }

    #[test]
    fn the_list_reads_no_record() {
        let save = Save::from_letter(&seal::seal(1, &format!("(date:\"\")\n{RECORD}\n")));
        let text = save.and_then(|save| save.to_text()).expect("a text");
        let (_, body) = text.split_once('\n').expect("two lines");
        let (head, _) = body.split_once('\n').expect("three lines");
        let bare = seal::seal(FORMAT, &format!("{head}\nno record at all\n"));
        assert!(Save::from_bytes(bare.as_bytes()).is_err());
        assert_eq!(Head::from_bytes(bare.as_bytes()).map(|head| head.entries), Ok(1));
    }
}
