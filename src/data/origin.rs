//! Texts that are put together from several files, and where each letter of them comes from.
//!
//! A pack changes a file of the game by writing only what differs. What is read then is one text, but a
//! flaw in it belongs to the file that wrote these words. An [`Origin`] keeps the pieces, so that every
//! flaw is told with the file, the line and the caret that a modder can go to.

use std::ops::{Deref, Range};
use std::sync::Arc;

use crate::data::glyphs::{self, Letters};
use crate::data::{Flaw, Place};

/// A file that words come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The file as messages name it, such as `packs/otter/assets/jungle/combat.animals.ron`.
    pub file: String,
    /// Its whole text.
    pub text: Arc<str>,
}

/// A piece of a text that is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    /// Where it begins in the text.
    start: usize,
    /// The number of its source.
    source: usize,
    /// Where it begins in its source.
    from: usize,
    /// Whether it is copied; else it is punctuation that belongs to that place.
    copied: bool,
}

/// Where the words of a text come from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Origin {
    sources: Vec<Source>,
    pieces: Vec<Piece>,
}

impl Origin {
    /// The source that the letter at this byte comes from, and where in it a range of bytes that begins
    /// there lies. The range ends with its piece.
    #[must_use]
    pub fn of(&self, range: Range<usize>) -> Option<(&Source, Range<usize>)> {
        let next = self.pieces.partition_point(|piece| piece.start <= range.start);
        let piece = self.pieces.get(next.checked_sub(1)?)?;
        let source = self.sources.get(piece.source)?;
        if !piece.copied {
            return Some((source, piece.from..piece.from + 1));
        }
        let ends = self.pieces.get(next).map_or(usize::MAX, |next| next.start);
        let start = piece.from + (range.start - piece.start);
        let length = range.end.clamp(range.start, ends) - range.start;
        Some((source, start..start + length))
    }

    /// The files that the words come from, the lowest first.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.sources.iter()
    }
}

/// A text while it is put together.
#[derive(Clone, Default, Debug)]
pub struct Woven {
    text: String,
    origin: Origin,
}

impl Woven {
    /// The text of a single file.
    #[must_use]
    pub fn whole(file: &str, text: &str) -> Self {
        let source = Source { file: file.to_owned(), text: text.into() };
        let piece = Piece { start: 0, source: 0, from: 0, copied: true };
        let origin = Origin { sources: vec![source], pieces: vec![piece] };
        Self { text: text.to_owned(), origin }
    }

    /// A text without words, which will be made of these two.
    #[must_use]
    pub fn of(below: &Self, above: &Self) -> Self {
        let sources = below.origin.sources.iter().chain(&above.origin.sources).cloned();
        Self {
            text: String::new(),
            origin: Origin { sources: sources.collect(), pieces: Vec::new() },
        }
    }

    /// The text so far.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text, and where its words come from.
    #[must_use]
    pub fn finish(self) -> (String, Origin) {
        (self.text, self.origin)
    }

    /// Where the words come from.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Adds a range of bytes of another text, whose sources stand in this one from number `first` on.
    pub fn copy(&mut self, of: &Self, first: usize, range: Range<usize>) {
        let Some(words) = of.text.get(range.clone()).filter(|words| !words.is_empty()) else {
            return;
        };
        let pieces = &of.origin.pieces;
        let at = pieces.partition_point(|piece| piece.start <= range.start).saturating_sub(1);
        for piece in pieces[at..].iter().take_while(|piece| piece.start < range.end) {
            let into = piece.start.max(range.start);
            let from = if piece.copied { piece.from + into - piece.start } else { piece.from };
            let start = self.text.len() + into - range.start;
            let source = piece.source + first;
            self.origin.pieces.push(Piece { start, source, from, ..*piece });
        }
        self.text.push_str(words);
    }

    /// Adds punctuation, which belongs to a byte of another text.
    pub fn join(&mut self, words: &str, of: &Self, first: usize, byte: usize) {
        let start = self.text.len();
        let place = of.origin.of(byte..byte + 1);
        let source = place.as_ref().and_then(|(source, _)| {
            of.origin.sources.iter().position(|known| std::ptr::eq(known, *source))
        });
        let (source, from) =
            (source.unwrap_or(0) + first, place.map_or(0, |(_, range)| range.start));
        self.origin.pieces.push(Piece { start, source, from, copied: false });
        self.text.push_str(words);
    }
}

/// The text of a data file, fit to be read: its flaws are told where its words were written.
#[derive(Clone, Default, Debug)]
pub struct Text {
    file: String,
    text: String,
    origin: Option<Origin>,
    further: FurtherLetters,
}

/// The letters of each font that packs bring.
pub type FurtherLetters = Vec<Arc<Letters>>;

impl Text {
    /// The text of a file.
    #[must_use]
    pub fn new(file: impl Into<String>, text: impl Into<String>) -> Self {
        Self { file: file.into(), text: text.into(), origin: None, further: Vec::new() }
    }

    /// The same text, shown where fonts of packs draw these letters too.
    #[must_use]
    pub fn with_letters(self, further: FurtherLetters) -> Self {
        Self { further, ..self }
    }

    /// The letters that fonts of packs draw.
    #[must_use]
    pub fn further_letters(&self) -> &FurtherLetters {
        &self.further
    }

    /// Whether a font draws a letter where this text is shown.
    #[must_use]
    pub fn draws(&self, letter: char) -> bool {
        draw(&self.further, letter)
    }

    /// The same text, with what is known of where its words come from.
    #[must_use]
    pub fn with_origin(self, origin: Option<Origin>) -> Self {
        let lowest = origin.as_ref().and_then(|origin| origin.sources.first());
        Self { file: lowest.map_or(self.file, |source| source.file.clone()), origin, ..self }
    }

    /// The file as messages name it; the lowest one where there are several.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// A flaw at a range of bytes.
    #[must_use]
    pub fn flaw(&self, range: Range<usize>, cause: impl Into<String>) -> Flaw {
        match self.origin.as_ref().and_then(|origin| origin.of(range.clone())) {
            Some((source, range)) => {
                Flaw::of_file(&source.file, cause).at(Place::new(&source.text, range))
            }
            None => Flaw::of_file(&self.file, cause).at(Place::new(&self.text, range)),
        }
    }
}

/// Whether one of the game's fonts or a font with these letters draws a letter.
#[must_use]
pub fn draw(further: &FurtherLetters, letter: char) -> bool {
    glyphs::are_drawn(letter) || further.iter().any(|letters| letters.hold(letter))
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}
