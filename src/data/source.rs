//! Reads RON so that every value keeps its place, and one flaw does not hide the next.
//!
//! [`At`] keeps the text of a value beside the value, or the error instead of it. A [`Reader`]
//! turns errors into flaws. Unknown and repeated fields make RON give up on a whole block, so they
//! are reported and blanked out, and the file is read again. Only broken syntax ends the reading at
//! the first flaw, and the message says so.
//!
//! Deliberately absent: a parser of our own. The `ron` crate parses; places are found from where
//! its slices lie in the text.

use std::cell::OnceCell;
use std::ops::Range;

use ron::error::{Error, SpannedError, SpannedResult};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::{Deserialize, Deserializer};

use crate::data::origin::{FurtherLetters, draw};
use crate::data::suggest::meant;
use crate::data::wording::Misread;
use crate::data::{Flaw, Reported, Text, Told};

mod quotes;
mod spacing;

pub(crate) use spacing::blanks;

/// How often a file is read at most; any flaws still hidden after that appear at the next check.
const MAX_ROUNDS: usize = MAX_FLAWS + 1;
/// How many bytes are read at most in all these rounds, so that big files do not take longer.
const MAX_READ: usize = 400_000;
/// The most flaws reported for one file.
pub const MAX_FLAWS: usize = 40;
/// Reading stops after this many flaws; the first of them in the file's order are reported.
const ENOUGH: usize = 5 * MAX_FLAWS;
/// The most characters of a cause or a suggestion.
const LONGEST_TOLD: usize = 1_000;

/// RON with `Some` optional and nesting bounded.
fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A value with its place in the file. Modders can ignore it: an `At<bool>` is written `true` or
/// `false`.
///
/// The value is parsed on first use, so an overlong list is reported without parsing all of it.
#[derive(Clone, Debug)]
pub struct At<'a, T> {
    text: &'a str,
    /// On the heap, so that an overlong list of large values takes little memory until it is refused.
    value: OnceCell<Box<SpannedResult<T>>>,
}

impl<T> At<'_, T> {
    /// A value that is not from a file: a default.
    pub fn given(value: T) -> Self {
        Self { text: "", value: OnceCell::from(Box::new(Ok(value))) }
    }
}

impl<'a, T> At<'a, T> {
    /// The value's text in the file, without blanks around it.
    #[must_use]
    pub fn token(&self) -> &'a str {
        self.text[blanks(self.text)..].trim_end()
    }
}

impl<'a, T: Deserialize<'a>> At<'a, T> {
    /// The value, if it can be read.
    #[must_use]
    pub fn ok(&self) -> Option<&T> {
        self.result().as_ref().ok()
    }

    fn result(&self) -> &SpannedResult<T> {
        self.value.get_or_init(|| Box::new(ron_options().from_str(self.text)))
    }
}

impl<T: Default> Default for At<'_, T> {
    fn default() -> Self {
        Self::given(T::default())
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for At<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <&RawValue>::deserialize(deserializer)?.get_ron();
        Ok(Self { text, value: OnceCell::new() })
    }
}

/// A file being read: its text, and the flaws found so far.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    further: &'a FurtherLetters,
    flaws: Vec<Found>,
}

/// A flaw found while reading. Its source line is added when it is reported.
#[derive(Debug)]
struct Found {
    range: Range<usize>,
    cause: String,
    suggestion: Option<String>,
    told: Option<Told>,
    then: Then,
}

impl Found {
    fn told(self, text: &Text) -> Flaw {
        let flaw = text.flaw(self.range, self.cause).suggest_maybe(self.suggestion);
        Flaw { told: self.told, ..flaw }
    }

    fn blank(&self) -> Option<Range<usize>> {
        match &self.then {
            Then::Blank(range) => Some(range.clone()),
            _ => None,
        }
    }
}

/// What a flaw means for further reading.
#[derive(Debug)]
enum Then {
    /// Nothing.
    GoOn,
    /// Blank this out and read again.
    Blank(Range<usize>),
    /// This block lacks a field.
    Lacks(&'static str, Range<usize>),
}

/// Reads a file: `compile` gets a [`Reader`] and returns what it made. It is called again whenever
/// fields had to be blanked out, so it must not keep anything from an earlier call. Returns what
/// was made, if anything, and all flaws in the order of the file.
pub fn read<T>(
    text: &Text,
    mut compile: impl FnMut(&mut Reader<'_>) -> Option<T>,
) -> (Option<T>, Vec<Flaw>) {
    let (mut now, mut kept, mut rounds) = (text.to_string(), Vec::new(), rounds(text));
    loop {
        let further = text.further_letters();
        let mut reader = Reader { text: &now, further, flaws: Vec::new() };
        let made = compile(&mut reader);
        let (repairs, found): (Vec<_>, Vec<_>) =
            reader.flaws.into_iter().partition(|found| found.blank().is_some());
        let blanks: Vec<_> = repairs.iter().filter_map(Found::blank).collect();
        kept.extend(repairs);
        rounds -= 1;
        if blanks.is_empty() || kept.len() > MAX_FLAWS || rounds == 0 {
            kept.extend(found);
            return (made, in_order(text, kept, blanks.is_empty()));
        }
        now = blanked(now, &blanks);
    }
}

fn rounds(text: &str) -> usize {
    (MAX_READ / text.len().max(1)).clamp(1, MAX_ROUNDS)
}

/// Like [`read`], but returns either what was made or all flaws.
///
/// # Errors
/// The flaws, when there are any.
pub fn read_whole<T>(
    text: &Text,
    compile: impl FnMut(&mut Reader<'_>) -> Option<T>,
) -> Result<T, Vec<Flaw>> {
    match read(text, compile) {
        (Some(made), flaws) if flaws.is_empty() => Ok(made),
        // `compile` reports a flaw whenever it returns nothing; this is a fallback.
        (_, flaws) if flaws.is_empty() => {
            Err(vec![Flaw::of_file(text.file(), "the file says nothing")])
        }
        (_, flaws) => Err(flaws),
    }
}

fn in_order(text: &Text, mut found: Vec<Found>, read_to_the_end: bool) -> Vec<Flaw> {
    let renamed = |lacking: &Found| match &lacking.then {
        Then::Lacks(field, block) => found.iter().any(|other| {
            block.contains(&other.range.start) && other.suggestion == Some(meant(field))
        }),
        _ => false,
    };
    // A misspelt field is one flaw, not also a missing one.
    let told: Vec<bool> = found.iter().map(|flaw| !renamed(flaw)).collect();
    let mut told = told.into_iter();
    found.retain(|_| told.next().unwrap_or(true));
    found.sort_by_key(|found| found.range.start);
    found.dedup_by(|one, other| {
        (&one.range, &one.cause, &one.suggestion) == (&other.range, &other.cause, &other.suggestion)
    });
    let more = found.len().saturating_sub(MAX_FLAWS);
    let first = found.into_iter().take(MAX_FLAWS).map(|found| found.told(text));
    let mut flaws: Vec<Flaw> = first.collect();
    if more > 0 || !read_to_the_end {
        flaws.push(Flaw::untold(text.file(), more));
    }
    flaws
}

/// The text with ranges of bytes turned into spaces, so that all places stay.
fn blanked(text: String, ranges: &[Range<usize>]) -> String {
    let mut bytes = text.into_bytes();
    for range in ranges {
        let meant = bytes.get_mut(range.clone()).unwrap_or_default();
        meant.iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }
    // Ranges cover whole characters, so this is always valid UTF-8.
    String::from_utf8(bytes).unwrap_or_default()
}

impl<'a> Reader<'a> {
    /// Reads the whole file as a `T`.
    pub fn whole<T: Deserialize<'a>>(&mut self) -> Option<T> {
        let text = self.text;
        ron_options().from_str(text).map_err(|error| self.misread(text, &error, "the file")).ok()
    }

    /// Returns a value, or reports a flaw that says `what` was expected. Returns nothing more once
    /// there are [enough](Self::has_enough) flaws.
    pub fn get<'v, T: Deserialize<'a>>(&mut self, at: &'v At<'a, T>, what: &str) -> Option<&'v T> {
        if self.has_enough() {
            return None;
        }
        at.result().as_ref().map_err(|error| self.misread(at.text, error, what)).ok()
    }

    /// Reads a slice of the file's text, or reports a flaw that says `what` was expected.
    pub fn part<T: Deserialize<'a>>(&mut self, text: &'a str, what: &str) -> Option<T> {
        ron_options().from_str(text).map_err(|error| self.misread(text, &error, what)).ok()
    }

    /// Whether enough flaws were found to stop reading.
    #[must_use]
    pub fn has_enough(&self) -> bool {
        self.flaws.len() >= ENOUGH
    }

    /// Adds a flaw at a slice of the file's text.
    pub fn flaw(
        &mut self,
        place: &str,
        cause: impl Into<String>,
        suggestion: Option<String>,
    ) -> Reported<'_> {
        self.add(self.range(place), cause.into(), suggestion, Then::GoOn)
    }

    /// Adds a flaw at a block that lacks a field. It is not reported if the block has the field
    /// under a misspelt name, which is a flaw of its own.
    pub fn lacks(
        &mut self,
        block: &str,
        field: &'static str,
        cause: impl Into<String>,
        suggestion: Option<String>,
    ) -> Reported<'_> {
        let range = self.range(block);
        self.add(range.clone(), cause.into(), suggestion, Then::Lacks(field, range))
    }

    fn add(
        &mut self,
        range: Range<usize>,
        cause: String,
        suggestion: Option<String>,
        then: Then,
    ) -> Reported<'_> {
        if self.has_enough() {
            return Reported(None);
        }
        let (cause, suggestion) = (bounded(cause), suggestion.map(bounded));
        self.flaws.push(Found { range, cause, suggestion, told: None, then });
        Reported(self.flaws.last_mut().map(|found| &mut found.told))
    }

    /// Whether a font draws a letter where the file's words are shown.
    #[must_use]
    pub fn draws(&self, letter: char) -> bool {
        draw(self.further, letter)
    }

    /// The byte range of a slice of the file's text.
    #[must_use]
    pub fn range(&self, slice: &str) -> Range<usize> {
        let start = self.offset(slice);
        start..start + slice.len()
    }

    /// The byte offset of a slice of the file's text; 0 for any other slice.
    fn offset(&self, slice: &str) -> usize {
        let at = slice.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        if at <= self.text.len() { at } else { 0 }
    }

    /// Reports RON's error about `text`, a slice of the file, in words for modders.
    fn misread(&mut self, text: &str, error: &SpannedError, what: &str) {
        let base = self.offset(text);
        let token = base + blanks(text);
        let whole = token..(base + text.trim_end().len()).max(token);
        let is_value = !std::ptr::eq(text, self.text);
        let span = self.span(base, text, error);
        let code = match &error.code {
            Error::ExpectedComma if self.text[span.end..].trim().is_empty() => &Error::Eof,
            code => code,
        };
        let told = Misread {
            what,
            found: is_value.then(|| &self.text[whole.clone()]),
            letter: self.text[span.start + blanks(&self.text[span.start..])..].chars().next(),
        };
        let (cause, suggestion) = told.in_words(code);
        let open = || quotes::unclosed(self.text[..span.start].trim_end());
        let (range, then) = match code {
            Error::NoSuchStructField { .. } | Error::DuplicateStructField { .. } => {
                let field = self.field(span.clone());
                (span, field.map_or(Then::GoOn, Then::Blank))
            }
            Error::MissingStructField { field, .. } => {
                (token..token + 1, Then::Lacks(field, whole))
            }
            Error::NoSuchEnumVariant { .. } => (span, Then::GoOn),
            _ if is_value => (whole, Then::GoOn),
            _ => match open() {
                Some(quote) => return self.without_end(quote),
                None => (span, Then::GoOn),
            },
        };
        self.add(range, cause, suggestion, then);
    }

    /// Reports the text that begins with this quote as one without a closing quote.
    fn without_end(&mut self, quote: usize) {
        let cause = "the text that begins here has no closing quote; the rest was not read";
        let remedy = "write a double quote where it ends";
        self.add(quote..quote + 1, cause.to_owned(), Some(remedy.to_owned()), Then::GoOn);
    }

    /// The byte range of RON's error, without blanks before it.
    fn span(&self, base: usize, text: &str, error: &SpannedError) -> Range<usize> {
        let [start, end] = [&error.span.start, &error.span.end]
            .map(|position| base + offset_of(text, position.line, position.col));
        let skipped = start + blanks(&self.text[start..]);
        if skipped < self.text.len() { skipped..end.max(skipped) } else { start..end }
    }

    /// The byte range of the field whose name is at `name`, with its value and the comma.
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

/// Cuts off a message that lists too much.
fn bounded(mut words: String) -> String {
    if let Some((end, _)) = words.char_indices().nth(LONGEST_TOLD) {
        words.truncate(end);
        words.push('…');
        words.shrink_to_fit();
    }
    words
}

/// The byte offset of a line and column, both from 1.
fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    let from: usize = lines.map(str::len).sum();
    let mut letters = text[from..].char_indices().skip(column.saturating_sub(1));
    letters.next().map_or(text.len(), |(at, _)| from + at)
}
