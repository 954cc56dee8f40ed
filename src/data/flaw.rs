//! What is wrong with a data file, and where.
//!
//! A [`Flaw`] holds everything needed to show it without the file: the line it is on is kept. The
//! drawing of that line with a caret is `annotate-snippets`'. Flaws are never fatal to the game:
//! a level with flaws is not offered, and its flaws are shown instead.

use std::fmt;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::data::files::is_hidden;

/// Lines longer than this are not drawn: they would drown what matters.
const LONGEST_DRAWN: usize = 200;

/// One thing wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The file's logical path.
    pub file: String,
    /// Where in the file; `None` when the file as a whole is meant.
    pub place: Option<Place>,
    /// What is wrong, in a modder's words.
    pub cause: String,
    /// What to do about it.
    pub suggestion: Option<String>,
}

/// A place in a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How many characters of the line are meant, at least 1.
    pub length: usize,
    /// The line itself.
    pub source: String,
}

impl Place {
    /// The place of a range of bytes in a text; it ends with its first line at the latest.
    #[must_use]
    pub fn new(text: &str, range: Range<usize>) -> Self {
        let start = text.floor_char_boundary(range.start);
        let from = text[..start].rfind('\n').map_or(0, |end| end + 1);
        let source = text[from..].split('\n').next().unwrap_or_default().trim_end_matches('\r');
        let end = text.floor_char_boundary(range.end.max(start)).min(from + source.len());
        let column = text[from..start].chars().count() + 1;
        let length = text.get(start..end).map_or(1, |meant| meant.chars().count().max(1));
        let line = text[..start].bytes().filter(|byte| *byte == b'\n').count() + 1;
        Self { line, column, length, source: source.to_owned() }
    }

    /// The bytes of the line that are meant.
    fn span(&self) -> Range<usize> {
        let at = |column: usize| {
            let mut letters = self.source.char_indices().skip(column - 1);
            letters.next().map_or(self.source.len(), |(at, _)| at)
        };
        at(self.column)..at(self.column + self.length)
    }
}

impl Flaw {
    /// A flaw of a file as a whole.
    #[must_use]
    pub fn of_file(file: &str, cause: impl Into<String>) -> Self {
        Self { file: file.to_owned(), place: None, cause: cause.into(), suggestion: None }
    }

    /// The same flaw, with its place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The same flaw, with what to do about it.
    #[must_use]
    pub fn suggest(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }

    /// The same flaw, with a suggestion if there is one.
    #[must_use]
    pub fn suggest_maybe(mut self, suggestion: Option<String>) -> Self {
        self.suggestion = suggestion.or(self.suggestion);
        self
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group: Group<'_> = Group::with_title(Level::ERROR.primary_title(&self.cause));
        let group = match &self.place {
            None => group.element(Origin::path(&self.file)),
            Some(place) if place.source.len() > LONGEST_DRAWN => {
                group.element(Origin::path(&self.file).line(place.line).char_column(place.column))
            }
            Some(place) => group.element(
                Snippet::source(&place.source)
                    .line_start(place.line)
                    .path(&self.file)
                    .annotation(AnnotationKind::Primary.span(place.span())),
            ),
        };
        let help = self.suggestion.as_ref().map(|words| Level::HELP.message(words));
        let report = [group.elements(help)];
        out.write_str(&Renderer::plain().decor_style(DecorStyle::Ascii).render(&report))
    }
}

/// Everything wrong with one or more data files; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaws(pub Vec<Flaw>);

impl From<Flaw> for Flaws {
    fn from(flaw: Flaw) -> Self {
        Self(vec![flaw])
    }
}

impl fmt::Display for Flaws {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, flaw) in self.0.iter().enumerate() {
            let gap = if number == 0 { "" } else { "\n" };
            writeln!(out, "{gap}{flaw}")?;
        }
        Ok(())
    }
}

/// Words from a file, fit for a message: what cannot be seen is written as an escape.
#[must_use]
pub fn visible(words: &str) -> String {
    let shown = |letter: char| match letter {
        _ if is_hidden(letter) || letter.is_control() => letter.escape_unicode().to_string(),
        _ => letter.to_string(),
    };
    words.chars().map(shown).collect()
}

impl std::error::Error for Flaw {}
impl std::error::Error for Flaws {}
