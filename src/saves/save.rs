//! A saved match as a text: its seal, a line for the list of saves, its record.

use serde::{Deserialize, Serialize};

use crate::referee::Record;
use crate::saves::{Cause, seal};

/// The format of saves this version writes. Records count their own formats.
pub const FORMAT: u32 = 1;
/// The most bytes a save may have; the longest matches stay far below.
pub const MAX_BYTES: usize = 1_000_000;

/// A saved match. Game, level, set-up and the seats' names are its record's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// When it was saved, as text that sorts by time, such as `2026-11-21T20:49:49Z`.
    pub date: String,
    /// Who decides for each seat, in the app's words, such as `human`.
    pub players: Vec<String>,
    /// What else the table wants to find again, as key and value, such as the minutes left.
    pub table: Vec<(String, String)>,
    /// The match.
    pub record: Record,
}

/// What stands before the record, in one line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    date: String,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    table: Vec<(String, String)>,
}

impl Save {
    /// The sealed text.
    ///
    /// # Errors
    /// When its strings cannot be written, or fill more than [`MAX_BYTES`].
    pub fn to_text(&self) -> Result<String, Cause> {
        let unwritable = |error: ron::Error| Cause::Unreadable(error.to_string());
        let head = Head {
            date: self.date.clone(),
            players: self.players.clone(),
            table: self.table.clone(),
        };
        let head = ron::to_string(&head).map_err(unwritable)?;
        let record = self.record.to_text().map_err(unwritable)?;
        let text = seal::seal(FORMAT, &format!("{head}\n{record}\n"));
        if text.len() > MAX_BYTES { Err(Cause::TooBig) } else { Ok(text) }
    }

    /// Reads a sealed text.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Cause> {
        if bytes.len() > MAX_BYTES {
            return Err(Cause::TooBig);
        }
        let (format, text) = seal::open(bytes)?;
        if format != FORMAT {
            return Err(Cause::Newer(format));
        }
        let (head, record) = text.split_once('\n').unwrap_or((text, ""));
        let head: Head =
            ron::from_str(head).map_err(|error| Cause::Unreadable(error.to_string()))?;
        let record =
            Record::from_text(record).map_err(|flaw| Cause::Unreadable(flaw.to_string()))?;
        Ok(Self { date: head.date, players: head.players, table: head.table, record })
    }

    /// Reads a text that went through letters and clipboards: other line ends, a byte order mark
    /// and white space around it do no harm.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_letter(text: &str) -> Result<Self, Cause> {
        if text.len() > 2 * MAX_BYTES {
            return Err(Cause::TooBig);
        }
        let text = text.trim_start_matches('\u{feff}').trim().replace("\r\n", "\n") + "\n";
        Self::from_bytes(text.as_bytes())
    }
}

/// Whether a save lies there whole. Quicker than reading it.
pub(super) fn is_sound(bytes: &[u8]) -> bool {
    seal::open(bytes).is_ok()
}
