//! The source of data files: logical paths in, bytes out.
//!
//! The data layer opens no files itself, so it works the same on a folder, an archive, the web and
//! a test's memory. Logical paths are relative, use `/`, and are built from checked ids only. A
//! file cannot name another by path, so none can lead out of the data folders. This module reports
//! everything that makes a file unreadable as text, before any parsing.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use crate::data::letters::visible;
use crate::data::origin::{FurtherLetters, Origin};
use crate::data::{Flaw, Flaws, Place, Text};
use crate::rules::text::is_hidden;

/// The most bytes a data file may have.
pub const MAX_BYTES: usize = 1_000_000;

/// The most commas a data file may have, so that checking it stays fast.
pub const MAX_COMMAS: usize = 50_000;
/// The cause given for a missing file.
pub(super) const MISSING: &str = "this file does not exist";

/// Why a file could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The file does not exist.
    Missing,
    /// The file is larger than [`MAX_BYTES`].
    TooBig,
    /// Anything else, in words.
    Unreadable(String),
}

/// A source of data files.
pub trait Files {
    /// The bytes of the file at a logical path such as `levels/jungle/combat.board.ron`.
    ///
    /// # Errors
    /// Why the file cannot be read. An implementation that can tell the size beforehand returns
    /// [`Trouble::TooBig`] without reading.
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble>;

    /// The same bytes, and where they come from if they are put together from several files or lie
    /// elsewhere than the path says. What reads from other files passes this on.
    ///
    /// # Errors
    /// Why the file cannot be read.
    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        self.read(path).map(|bytes| (bytes, None))
    }

    /// The letters that fonts among these files draw beside the game's own.
    fn further_letters(&self) -> FurtherLetters {
        FurtherLetters::new()
    }

    /// What a file is called that is missing at a path but lies in a pack: `otter:marsh`.
    fn meant(&self, path: &str) -> Option<String> {
        let _ = path;
        None
    }
}

/// Any function from path to bytes is a source.
impl<F: Fn(&str) -> Result<Vec<u8>, Trouble>> Files for F {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        self(path)
    }
}

/// Files held in memory, by logical path.
#[derive(Clone, Default, Debug)]
pub struct Memory(pub BTreeMap<String, Vec<u8>>);

impl Memory {
    /// The same files with one added or replaced.
    #[must_use]
    pub fn with(mut self, path: &str, bytes: impl Into<Vec<u8>>) -> Self {
        self.0.insert(path.to_owned(), bytes.into());
        self
    }
}

impl Files for Memory {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        self.0.get(path).cloned().ok_or(Trouble::Missing)
    }
}

/// A source of files that records which of them were found.
pub struct Recording<'f> {
    files: &'f dyn Files,
    found: RefCell<BTreeSet<String>>,
}

impl<'f> Recording<'f> {
    /// Records what is read from these files.
    #[must_use]
    pub fn new(files: &'f dyn Files) -> Self {
        Self { files, found: RefCell::default() }
    }

    /// The paths that were found so far.
    #[must_use]
    pub fn found(&self) -> BTreeSet<String> {
        self.found.borrow().clone()
    }

    fn note<T>(&self, path: &str, read: Result<T, Trouble>) -> Result<T, Trouble> {
        if !matches!(read, Err(Trouble::Missing)) {
            self.found.borrow_mut().insert(path.to_owned());
        }
        read
    }
}

impl Files for Recording<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        self.note(path, self.files.read(path))
    }

    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        self.note(path, self.files.traced(path))
    }

    fn further_letters(&self) -> FurtherLetters {
        self.files.further_letters()
    }

    fn meant(&self, path: &str) -> Option<String> {
        self.files.meant(path)
    }
}

/// A file's text, without a byte order mark.
///
/// # Errors
/// The file is missing, too big, has too many commas, is not UTF-8, or holds characters that text
/// editors do not show.
pub fn text(files: &dyn Files, path: &str) -> Result<Text, Flaws> {
    let (bytes, origin) = files.traced(path).map_err(|trouble| told(path, &trouble))?;
    let named = origin.as_ref().and_then(|origin| origin.sources().next());
    let file = named.map_or(path, |source| &source.file).to_owned();
    let text = legible(bytes, &file)?;
    let text = Text::new(file, text).with_origin(origin).with_letters(files.further_letters());
    match text.char_indices().find(|(_, letter)| is_hidden(*letter)) {
        Some((at, letter)) => Err(hidden(&text, at, letter).into()),
        None => Ok(text),
    }
}

/// The text of a file's bytes, if they are UTF-8 of a fitting size.
fn legible(bytes: Vec<u8>, path: &str) -> Result<String, Flaws> {
    if bytes.len() > MAX_BYTES {
        return Err(told(path, &Trouble::TooBig).into());
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| not_utf8(path, error.as_bytes(), error.utf8_error().valid_up_to()))?;
    if text.bytes().filter(|byte| *byte == b',').count() > MAX_COMMAS {
        let cause = format!("the file lists more than {MAX_COMMAS} things");
        return Err(Flaw::of_file(path, cause).suggest("split it").into());
    }
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    if text.contains('\r') && !text.contains('\n') {
        let cause = "the lines of this file end with a lone carriage return";
        let hint = "save it with line ends as Unix or Windows writes them";
        return Err(Flaw::of_file(path, cause).suggest(hint).into());
    }
    Ok(text)
}

fn told(path: &str, trouble: &Trouble) -> Flaw {
    let cause = match trouble {
        Trouble::Missing => MISSING.to_owned(),
        Trouble::TooBig => format!("the file is larger than {} kB", MAX_BYTES / 1000),
        Trouble::Unreadable(why) => format!("the file cannot be read: {}", visible(why)),
    };
    let flaw = Flaw::of_file(path, cause);
    match trouble {
        Trouble::TooBig => flaw.suggest("data files are short: is this a picture or an archive?"),
        _ => flaw,
    }
}

fn not_utf8(path: &str, bytes: &[u8], good: usize) -> Flaw {
    let text = String::from_utf8_lossy(&bytes[..good]).into_owned();
    let rest = bytes[good..].split(|byte| *byte == b'\n').next().unwrap_or_default();
    let shown = text.clone() + &String::from_utf8_lossy(rest);
    let bad = bytes.get(good).copied().unwrap_or_default();
    Flaw::of_file(path, format!("the file is not UTF-8 text: byte 0x{bad:02X} stands for nothing"))
        .at(Place::new(&shown, text.len()..text.len() + 1))
        .suggest("save it as UTF-8 in your text editor")
}

fn hidden(text: &Text, at: usize, letter: char) -> Flaw {
    let cause = format!("an invisible character U+{:04X} stands here", u32::from(letter));
    text.flaw(at..at + letter.len_utf8(), cause).suggest("delete it")
}
