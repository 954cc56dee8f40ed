//! What people paste: a save, a bare record, or the path of a file with one of them.
//!
//! Deliberately absent: judging whether a record can be played; that is seen when it is opened, with its level at hand.

use super::place;
use crate::referee::Record;
use crate::saves::{Cause, MAX_BYTES, Save, Trouble};

/// The save in a text.
///
/// # Errors
/// What is wrong with it; for a path, with the file.
pub fn read(text: &str) -> Result<Save, Trouble> {
    let text = text.trim();
    match save(text) {
        Ok(save) => Ok(save),
        Err(cause) => from_file(text, Trouble { place: short(text), cause }),
    }
}

fn save(text: &str) -> Result<Save, Cause> {
    match Save::from_letter(text) {
        Err(Cause::Stranger) if text.len() <= MAX_BYTES => {
            // A record has no checksum, but it is told by its beginning.
            if !text.starts_with('(') {
                return Err(Cause::Stranger);
            }
            let record = Record::from_text(text);
            let record = record.map_err(|flaw| Cause::Unreadable(flaw.to_string()))?;
            if !record.is_whole() {
                return Err(Cause::Gaps);
            }
            Ok(Save { date: place::now(), players: Vec::new(), table: Vec::new(), record })
        }
        read => read,
    }
}

/// What was pasted, as far as it names a place.
fn short(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let mut short: String = line.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// One line that is no save may be a path, as file managers copy it.
#[cfg(not(target_arch = "wasm32"))]
fn from_file(text: &str, otherwise: Trouble) -> Result<Save, Trouble> {
    use crate::saves::{Folder, Storage};
    let path = text.strip_prefix("file://").unwrap_or(text).trim_matches('"');
    let path = std::path::Path::new(path);
    if text.contains('\n') || otherwise.cause != Cause::Stranger || !path.is_absolute() {
        return Err(otherwise);
    }
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(otherwise);
    };
    let trouble = |cause| Trouble { place: path.display().to_string(), cause };
    let bytes = Folder::new(folder).read(&name.to_string_lossy()).map_err(trouble)?;
    let words = String::from_utf8(bytes).map_err(|_| trouble(Cause::Stranger))?;
    save(words.trim()).map_err(trouble)
}

#[cfg(target_arch = "wasm32")]
fn from_file(_: &str, otherwise: Trouble) -> Result<Save, Trouble> {
    Err(otherwise)
}
