//! Reads what players paste or drop: a save, a bare record, or the path of a file with one of them.
//!
//! This runs on the save worker's thread. Deliberately absent: checking whether a record can be played,
//! which happens when it is opened with its level. [`crate::app::catalog::records`] reads
//! positions, because they need a level too.

use std::path::PathBuf;

use crate::app::platform::folders;
use crate::referee::Record;
use crate::saves::{Cause, MAX_BYTES, Save, Trouble};

/// A match to import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Brought {
    /// A text, or a line with the path of a file.
    Text(String),
    /// A dropped file.
    File(PathBuf),
    /// A match that was already made from a text.
    Save(Box<Save>),
}

/// Reads the save.
///
/// # Errors
/// What is wrong with the text or, for a path, with the file.
pub fn read(brought: Brought) -> Result<Save, Trouble> {
    match brought {
        Brought::Text(text) => read_text(text.trim()),
        Brought::File(path) => from_file(&path),
        Brought::Save(save) => Ok(*save),
    }
}

fn read_text(text: &str) -> Result<Save, Trouble> {
    match (save(text), path_in(text)) {
        (Err(Cause::Stranger), Some(path)) => from_file(&path),
        (read, _) => read.map_err(|cause| Trouble { place: short(text), cause }),
    }
}

fn save(text: &str) -> Result<Save, Cause> {
    let bare = text.trim_start_matches('\u{feff}').trim_start();
    let save = match Save::from_letter(text) {
        // A record has no checksum, but its first character identifies it.
        Err(Cause::Stranger) if text.len() <= MAX_BYTES && bare.starts_with('(') => {
            let record = Record::from_text(text);
            let record = record.map_err(|flaw| Cause::Unreadable(flaw.to_string()))?;
            Save { date: folders::now(), players: Vec::new(), table: Vec::new(), record }
        }
        read => read?,
    };
    if save.record.is_whole() { Ok(save) } else { Err(Cause::Gaps) }
}

/// The beginning of the pasted text, as the place in an error message.
fn short(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let mut short: String = line.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Reads a single line as a path, as file managers copy it: plain, in quotes, or as a `file://`
/// address with percent escapes.
pub fn path_in(text: &str) -> Option<PathBuf> {
    let text = text.trim().trim_matches(['"', '\'']);
    if text.contains('\n') {
        return None;
    }
    let path = match text.strip_prefix("file://") {
        Some(address) => {
            let address = address.strip_prefix("localhost").unwrap_or(address);
            let path = percent_encoding::percent_decode_str(address).decode_utf8_lossy();
            // The slash before a drive letter belongs to the address.
            let drive = path.as_bytes().get(2) == Some(&b':');
            PathBuf::from(if drive { &path[1..] } else { &*path })
        }
        None => PathBuf::from(text),
    };
    path.is_absolute().then_some(path)
}

#[cfg(not(target_arch = "wasm32"))]
fn from_file(path: &std::path::Path) -> Result<Save, Trouble> {
    use crate::saves::{Folder, Storage};
    let trouble = |cause| Trouble { place: path.display().to_string(), cause };
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(trouble(Cause::Stranger));
    };
    let bytes = Folder::new(folder).read(&name.to_string_lossy()).map_err(trouble)?;
    let words = String::from_utf8(bytes).map_err(|_| trouble(Cause::Stranger))?;
    save(words.trim()).map_err(trouble)
}

#[cfg(target_arch = "wasm32")]
fn from_file(path: &std::path::Path) -> Result<Save, Trouble> {
    Err(Trouble { place: path.display().to_string(), cause: Cause::Stranger })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_path_is_understood_however_file_managers_write_it() {
        for (text, path) in [
            ("/home/ann/a.save", Some("/home/ann/a.save")),
            ("\"/home/ann/my match.save\"", Some("/home/ann/my match.save")),
            ("file:///home/ann/my%20match.save", Some("/home/ann/my match.save")),
            ("file:///home/ann/my match.save\r\n", Some("/home/ann/my match.save")),
            ("file:///home/%C3%A9lan/100%25.save", Some("/home/élan/100%.save")),
            ("file://localhost/home/ann/a.save", Some("/home/ann/a.save")),
            ("a.save", None),
            ("hello", None),
            ("/home/a\n/home/b", None),
        ] {
            assert_eq!(path_in(text), path.map(PathBuf::from), "{text}");
        }
    }
}
