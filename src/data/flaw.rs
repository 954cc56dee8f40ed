//! Flaws of data files, with their places.
//!
//! A [`Flaw`] keeps a copy of its line, so it can be shown without the file. `annotate-snippets`
//! draws that line with a caret. Flaws never stop the game: a level with flaws is not offered, and
//! its flaws are shown instead.

use std::fmt;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::Told;

/// Lines longer than this, in characters, are not drawn.
const LONGEST_DRAWN: usize = 200;

/// One thing wrong with a data file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flaw {
    /// The file's logical path.
    pub file: String,
    /// Where in the file; `None` for the file as a whole.
    pub place: Option<Place>,
    /// What is wrong, in words for modders.
    pub cause: String,
    /// What to do about it.
    pub suggestion: Option<String>,
    /// Set on an entry that stands for further flaws that are not listed: at least this many.
    pub untold: Option<usize>,
    /// What is wrong, in words for players, where a level's editor can cause it.
    pub told: Option<Told>,
}

/// A place in a text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The length in characters, at least 1.
    pub length: usize,
    /// The line's text, unless it is too long to be drawn.
    pub source: Option<String>,
}

impl Place {
    /// The place of a byte range in a text, cut off at the end of its first line.
    #[must_use]
    pub fn new(text: &str, range: Range<usize>) -> Self {
        let start = text.floor_char_boundary(range.start);
        let from = text[..start].rfind('\n').map_or(0, |end| end + 1);
        let source = text[from..].split('\n').next().unwrap_or_default().trim_end_matches('\r');
        let end = text.floor_char_boundary(range.end.max(start)).min(from + source.len());
        let column = text[from..start].chars().count() + 1;
        let length = text.get(start..end).map_or(1, |meant| meant.chars().count().max(1));
        let line = text[..start].bytes().filter(|byte| *byte == b'\n').count() + 1;
        let drawn = Some(source).filter(|source| source.len() <= LONGEST_DRAWN);
        Self { line, column, length, source: drawn.map(str::to_owned) }
    }

    /// The byte range within the line.
    fn span(&self, source: &str) -> Range<usize> {
        let at = |column: usize| {
            let mut letters = source.char_indices().skip(column - 1);
            letters.next().map_or(source.len(), |(at, _)| at)
        };
        at(self.column)..at(self.column + self.length)
    }
}

impl Flaw {
    /// A flaw of a file as a whole.
    #[must_use]
    pub fn of_file(file: &str, cause: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            place: None,
            cause: cause.into(),
            suggestion: None,
            untold: None,
            told: None,
        }
    }

    /// The closing entry of a list that leaves out `more` further flaws.
    #[must_use]
    pub fn untold(file: &str, more: usize) -> Self {
        let cause = match more {
            0 => "more flaws may lie behind these; check again once they are mended".to_owned(),
            1 => "and at least 1 more flaw".to_owned(),
            _ => format!("and at least {more} more flaws"),
        };
        Self { untold: Some(more), ..Self::of_file(file, cause) }
    }

    /// This flaw with a place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// This flaw with a suggestion.
    #[must_use]
    pub fn suggest(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }

    /// File, line, cause and suggestion in one line, for players.
    #[must_use]
    pub fn line(&self) -> String {
        let line = self.place.as_ref().map(|place| format!(":{}", place.line));
        let help = self.suggestion.as_ref().map(|words| format!(" ({words})"));
        let [line, help] = [line, help].map(Option::unwrap_or_default);
        format!("{}{line}: {}{help}", self.file, self.cause)
    }

    /// This flaw with a suggestion, if there is one.
    #[must_use]
    pub fn suggest_maybe(mut self, suggestion: Option<String>) -> Self {
        self.suggestion = suggestion.or(self.suggestion);
        self
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group: Group<'_> = Group::with_title(Level::ERROR.primary_title(&self.cause));
        let group = match self.place.as_ref().map(|place| (place, &place.source)) {
            None => group.element(Origin::path(&self.file)),
            Some((place, None)) => {
                group.element(Origin::path(&self.file).line(place.line).char_column(place.column))
            }
            Some((place, Some(source))) => group.element(
                Snippet::source(source)
                    .line_start(place.line)
                    .path(&self.file)
                    .annotation(AnnotationKind::Primary.span(place.span(source))),
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

impl Flaws {
    /// The number of flaws in words, including those that are not listed one by one.
    #[must_use]
    pub fn counted(&self) -> String {
        let count: usize = self.0.iter().map(|flaw| flaw.untold.unwrap_or(1)).sum();
        let more = self.0.iter().any(|flaw| flaw.untold.is_some());
        match (count, more) {
            (0, _) => "no flaws".to_owned(),
            (1, false) => "1 flaw".to_owned(),
            (_, false) => format!("{count} flaws"),
            _ => format!("at least {count} flaws"),
        }
    }
}

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

impl std::error::Error for Flaw {}
impl std::error::Error for Flaws {}
