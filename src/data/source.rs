//! Reading RON so that every value knows its place, and one flaw does not hide the next.
//!
//! [`At`] keeps the text of a value beside the value, and what was wrong with it instead of
//! stopping. A [`Reader`] turns both into flaws. Unknown and repeated fields, which stop RON's
//! own reading of a whole block, are told, blanked out and the file is read again. Only broken
//! syntax ends the reading at the first flaw, and the message says so.
//!
//! Deliberately absent: a parser of our own. RON reads; places are where its slices lie.

use std::ops::Range;

use ron::error::{Error, SpannedError, SpannedResult};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::{Deserialize, Deserializer};

use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Flaw, Place};

/// How often a file is read again after a repair; beyond it, later flaws wait for the next check.
const MAX_ROUNDS: usize = 16;
/// The most flaws told of one file.
const MAX_FLAWS: usize = 40;

/// `Some` may be left out, and nesting is bounded.
fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A value together with its place in the file. Modders may ignore it: `At<bool>` is written
/// `true` or `false`.
#[derive(Clone, PartialEq, Debug)]
pub struct At<'a, T> {
    text: &'a str,
    value: SpannedResult<T>,
}

impl<T> At<'_, T> {
    /// A value that no file gives: a default.
    pub const fn given(value: T) -> Self {
        Self { text: "", value: Ok(value) }
    }

    /// The value, if it could be read.
    #[must_use]
    pub fn ok(&self) -> Option<&T> {
        self.value.as_ref().ok()
    }
}

impl<'a, T> At<'a, T> {
    /// The value as the file writes it, without blanks around it.
    #[must_use]
    pub fn token(&self) -> &'a str {
        self.text[blanks(self.text)..].trim_end()
    }
}

impl<T: Default> Default for At<'_, T> {
    fn default() -> Self {
        Self::given(T::default())
    }
}

impl<'de: 'a, 'a, T: Deserialize<'de>> Deserialize<'de> for At<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <&RawValue>::deserialize(deserializer)?.get_ron();
        Ok(Self { text, value: ron_options().from_str(text) })
    }
}

/// The number of bytes of white space and comments that `text` begins with.
fn blanks(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if rest.starts_with("/*") {
            rest = after_comment(rest);
        } else {
            return text.len() - rest.len();
        }
    }
}

/// What follows a block comment; they nest.
fn after_comment(text: &str) -> &str {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(pair) = text.as_bytes().get(at..at + 2) {
        let step = match pair {
            b"/*" => 1,
            b"*/" => -1,
            _ => 0,
        };
        depth = depth.saturating_add_signed(step);
        at += if step == 0 { 1 } else { 2 };
        if depth == 0 {
            return &text[at..];
        }
    }
    ""
}

/// A file being read: its text, and the flaws found so far.
#[derive(Debug)]
pub struct Reader<'a> {
    file: &'a str,
    original: &'a str,
    text: &'a str,
    flaws: Vec<Found>,
}

/// A flaw with its place, and what to blank out so that reading can go on.
#[derive(Debug)]
struct Found {
    flaw: Flaw,
    start: usize,
    blank: Option<Range<usize>>,
}

/// Reads a file: `compile` gets a [`Reader`] and returns what it made of it, and is asked again
/// when fields had to be blanked out, so it must not keep anything of an earlier call.
///
/// # Errors
/// All flaws, in the order of the file.
pub fn read<T>(
    file: &str,
    text: &str,
    mut compile: impl FnMut(&mut Reader<'_>) -> Option<T>,
) -> Result<T, Vec<Flaw>> {
    let (mut now, mut kept) = (text.to_owned(), Vec::new());
    for round in 0..MAX_ROUNDS {
        let mut reader = Reader { file, original: text, text: &now, flaws: Vec::new() };
        let made = compile(&mut reader);
        let (repairs, found): (Vec<_>, Vec<_>) =
            reader.flaws.into_iter().partition(|found| found.blank.is_some());
        if repairs.is_empty() || round + 1 == MAX_ROUNDS {
            kept.extend(repairs.into_iter().chain(found));
            return finish(file, made, kept);
        }
        let ranges: Vec<_> = repairs.iter().filter_map(|found| found.blank.clone()).collect();
        now = ranges.into_iter().fold(now, blanked);
        kept.extend(repairs);
    }
    finish(file, None, kept)
}

fn finish<T>(file: &str, made: Option<T>, mut found: Vec<Found>) -> Result<T, Vec<Flaw>> {
    found.sort_by_key(|found| found.start);
    let mut flaws: Vec<Flaw> = found.into_iter().map(|found| found.flaw).collect();
    flaws.dedup();
    match made {
        Some(made) if flaws.is_empty() => return Ok(made),
        // What compiles nothing has told why; this is a net below it.
        None if flaws.is_empty() => flaws.push(Flaw::of_file(file, "the file holds nothing")),
        _ => {}
    }
    let more = flaws.len().saturating_sub(MAX_FLAWS);
    if more > 0 {
        flaws.truncate(MAX_FLAWS);
        flaws.push(Flaw::of_file(file, format!("and {more} more flaws")));
    }
    Err(flaws)
}

/// The text with a range of bytes turned into spaces, so that all places stay.
fn blanked(text: String, range: Range<usize>) -> String {
    let blank = |(at, letter): (usize, char)| match letter {
        '\n' => "\n".to_owned(),
        _ if range.contains(&at) => " ".repeat(letter.len_utf8()),
        _ => letter.to_string(),
    };
    text.char_indices().map(blank).collect()
}

impl<'a> Reader<'a> {
    /// The whole file as a `T`.
    pub fn whole<T: Deserialize<'a>>(&mut self) -> Option<T> {
        let text = self.text;
        ron_options().from_str(text).map_err(|error| self.misread(text, &error, "the file")).ok()
    }

    /// A value, or a flaw that says `what` was expected.
    pub fn get<'v, T>(&mut self, at: &'v At<'a, T>, what: &str) -> Option<&'v T> {
        at.value.as_ref().map_err(|error| self.misread(at.text, error, what)).ok()
    }

    /// Adds a flaw at a slice of the file's text.
    pub fn flaw(&mut self, place: &str, cause: impl Into<String>, suggestion: Option<String>) {
        let start = self.offset(place);
        self.add(start..start + place.len(), cause.into(), suggestion, None);
    }

    fn add(
        &mut self,
        range: Range<usize>,
        cause: String,
        suggestion: Option<String>,
        blank: Option<Range<usize>>,
    ) {
        let start = range.start;
        let place = Place::new(self.original, range);
        let flaw = Flaw::of_file(self.file, cause).at(place).suggest_maybe(suggestion);
        self.flaws.push(Found { flaw, start, blank });
    }

    /// Where a slice of the file's text lies in it; the file's start for a slice of anything else.
    fn offset(&self, slice: &str) -> usize {
        let at = slice.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        if at <= self.text.len() { at } else { 0 }
    }

    /// Tells in a modder's words what RON says about `text`, a slice of the file.
    fn misread(&mut self, text: &str, error: &SpannedError, what: &str) {
        let base = self.offset(text);
        let [start, end] = [&error.span.start, &error.span.end]
            .map(|position| base + offset_of(text, position.line, position.col));
        let token = base + blanks(text);
        let whole = token..base + text.trim_end().len().max(token - base);
        let (cause, suggestion) = in_words(&error.code, what, self.text.get(whole.clone()));
        let field = match &error.code {
            Error::NoSuchStructField { .. } | Error::DuplicateStructField { .. } => {
                self.field(start..end)
            }
            _ => None,
        };
        let range = match &error.code {
            Error::MissingStructField { .. } => token..token + 1,
            code if is_wrong_value(code) && text.len() < self.text.len() => whole,
            _ => start..end,
        };
        self.add(range, cause, suggestion, field);
    }

    /// The extent of a field whose name stands at `name`: with its value and the comma.
    fn field(&self, name: Range<usize>) -> Option<Range<usize>> {
        let colon = name.end + blanks(self.text.get(name.end..)?);
        let value = self.text.get(colon..)?.strip_prefix(':')?;
        let mut deserializer = ron::Deserializer::from_str(value).ok()?;
        let raw = <&RawValue>::deserialize(&mut deserializer).ok()?.get_ron();
        let end = self.offset(raw) + raw.len();
        let comma = end + blanks(self.text.get(end..)?);
        let ends = if self.text[comma..].starts_with(',') { comma + 1 } else { end };
        Some(name.start..ends)
    }
}

/// The byte at a line and column, both from 1.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    let from: usize = lines.map(str::len).sum();
    let mut letters = text[from..].char_indices().skip(column.saturating_sub(1));
    letters.next().map_or(text.len(), |(at, _)| from + at)
}

/// Is the syntax good, and only the value none that belongs here?
fn is_wrong_value(code: &Error) -> bool {
    !matches!(
        code,
        Error::NoSuchStructField { .. }
            | Error::DuplicateStructField { .. }
            | Error::NoSuchEnumVariant { .. }
            | Error::InvalidEscape(_)
    )
}

fn in_words(code: &Error, what: &str, found: Option<&str>) -> (String, Option<String>) {
    match code {
        Error::NoSuchStructField { expected, found, .. } => (
            format!("there is no field `{}` here", found.escape_debug()),
            did_you_mean(found, expected.iter().copied())
                .or_else(|| Some(format!("fields here are {}", all_of(expected)))),
        ),
        Error::DuplicateStructField { field, .. } => {
            (format!("the field `{field}` stands here twice"), Some("keep one of them".to_owned()))
        }
        Error::MissingStructField { field, .. } => (
            format!("the block that starts here lacks the field `{field}`"),
            Some(format!("add `{field}: …,`")),
        ),
        Error::NoSuchEnumVariant { expected, found, .. } => (
            format!("`{}` is no choice here", found.escape_debug()),
            did_you_mean(found, expected.iter().copied())
                .or_else(|| Some(format!("write {}", one_of(expected.iter().copied())))),
        ),
        Error::ExceededRecursionLimit => {
            ("brackets are nested too deeply here; the rest was not read".to_owned(), None)
        }
        _ if found.is_some() && what != "the file" => wrong_value(code, what, found),
        _ => (
            format!("the RON is broken here: {}; the rest was not read", lower(&code.to_string())),
            remedy(code).map(str::to_owned),
        ),
    }
}

fn wrong_value(code: &Error, what: &str, found: Option<&str>) -> (String, Option<String>) {
    let line = found.and_then(|found| found.lines().next()).unwrap_or_default();
    let shown: String = line.chars().take(30).collect();
    let more = if shown.len() < line.len() { "…" } else { "" };
    let cause = format!("{what} belongs here, not `{}{more}`", shown.escape_debug());
    let hint = match code {
        Error::ExpectedString => Some("write it in double quotes"),
        Error::ExpectedInteger if line.starts_with('"') => Some("write the number without quotes"),
        Error::ExpectedArray => Some("write a list in square brackets: `[…]`"),
        Error::ExpectedBoolean => Some("write `true` or `false`"),
        _ => None,
    };
    (cause, hint.map(str::to_owned))
}

fn remedy(code: &Error) -> Option<&'static str> {
    Some(match code {
        Error::ExpectedComma => "a comma is missing before this",
        Error::ExpectedMapColon => "write a colon between a field and its value",
        Error::ExpectedStringEnd => "close the text with a double quote",
        Error::Eof => "a closing bracket is missing",
        Error::UnclosedBlockComment => "close the comment with `*/`",
        _ => return None,
    })
}

fn all_of(fields: &[&str]) -> String {
    one_of(fields.iter().copied()).replace(" or ", " and ")
}

fn lower(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_lowercase().chain(letters.flat_map(|letter| letter.escape_debug())).collect()
    })
}
