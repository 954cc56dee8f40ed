//! Files of texts for the screen (`.ftl`), read with the Fluent parser that the game itself uses.
//!
//! [`TextFile::read`] finds what is wrong with a file by itself: broken syntax, a key twice, letters
//! that cannot be drawn. What needs other files is added by [`TextFile::compare`] and
//! [`TextFile::refer`]. A flaw in one message leaves all others usable, as on screen.
//!
//! Deliberately absent: formatting, which is the app's part.

mod message;
mod wording;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use fluent_syntax::parser;

use crate::data::glyphs::BETWEEN;
use crate::data::letters::{misleads, named, quoted, stranger};
use crate::data::origin::{FurtherLetters, draw};
use crate::data::source::MAX_FLAWS;
use crate::data::suggest::{did_you_mean, meant, one_of};
use crate::data::{Flaw, Place, Text, languages};
use crate::rules::text::is_invisible;
pub use message::{Message, Named};

/// The most bytes of a file of texts. The longest that is shipped has a ninth of it.
pub const MAX_BYTES: usize = 250_000;
/// Flaws are no longer collected after this many; the first of them in the file's order are told.
const ENOUGH: usize = 5 * MAX_FLAWS;
/// Binds what stands before and behind it to one line, and is drawn by no font.
const BINDER: char = '\u{2060}';

/// A file of texts, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct TextFile {
    /// Its path.
    pub path: String,
    text: String,
    further: FurtherLetters,
    messages: Vec<Message>,
    found: Vec<Found>,
    /// Why nothing of it is read.
    refused: Option<Flaw>,
}

/// What is wrong at a place of the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Found {
    start: usize,
    end: usize,
    cause: String,
    suggestion: Option<String>,
}

/// What the English texts have: the names that may stand in the gaps of every message.
pub type English = BTreeMap<String, BTreeSet<String>>;

impl TextFile {
    /// Reads a file of texts.
    #[must_use]
    pub fn read(path: &str, text: &Text) -> Self {
        let refused = refused(path, text);
        let is_refused = refused.is_some();
        let mut file = Self {
            path: path.to_owned(),
            text: text.to_string(),
            further: text.further_letters().clone(),
            messages: Vec::new(),
            found: Vec::new(),
            refused,
        };
        if is_refused {
            return file;
        }
        let text = std::mem::take(&mut file.text);
        let (resource, errors) = match parser::parse(text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err(both) => both,
        };
        for error in errors.iter().take(ENOUGH) {
            let wording::Misread { range, cause, suggestion } = wording::of(error, &text);
            file.flaw(range, cause, suggestion);
        }
        file.messages = message::all(&text, &resource);
        drop(resource);
        file.text = text;
        file.judge_letters();
        file.judge_twins();
        file
    }

    /// The messages and terms that can be read.
    #[must_use]
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// The keys of the messages and terms, each with its line, from 1.
    pub fn keys(&self) -> impl Iterator<Item = (&str, usize)> {
        // Lines are counted on from one key to the next: a file may have very many.
        let (mut line, mut at) = (1, 0);
        self.messages.iter().map(move |Message { key, .. }| {
            let between = self.text.as_bytes().get(at..key.at.start).unwrap_or_default();
            line += between.iter().filter(|byte| **byte == b'\n').count();
            at = key.at.start;
            (key.name.as_str(), line)
        })
    }

    /// Adds a flaw at a range of bytes.
    pub fn flaw(&mut self, at: Range<usize>, cause: String, suggestion: Option<String>) {
        if !self.has_enough() {
            self.found.push(Found { start: at.start, end: at.end, cause, suggestion });
        }
    }

    fn has_enough(&self) -> bool {
        self.found.len() >= ENOUGH
    }

    /// Whether a flaw that is found now may be told, where those found since there were `before` stand in the
    /// order of the file. Near words are looked for only then: it costs more than all else.
    fn is_told(&self, before: usize) -> bool {
        self.found.len() - before < MAX_FLAWS
    }

    /// All flaws, in the order of the file.
    #[must_use]
    pub fn flaws(mut self) -> Vec<Flaw> {
        if let Some(flaw) = self.refused {
            return vec![flaw];
        }
        self.found.sort();
        self.found.dedup();
        let more = self.found.len().saturating_sub(MAX_FLAWS);
        let first = self.found.into_iter().take(MAX_FLAWS).map(|found| {
            let place = Place::new(&self.text, found.start..found.end);
            Flaw::of_file(&self.path, found.cause).at(place).suggest_maybe(found.suggestion)
        });
        let mut flaws: Vec<Flaw> = first.collect();
        if more > 0 {
            flaws.push(Flaw::untold(&self.path, more));
        }
        flaws
    }

    /// Letters that no font draws, invisible ones and lookalikes.
    fn judge_letters(&mut self) {
        let messages = std::mem::take(&mut self.messages);
        for Named { name: words, at } in messages.iter().flat_map(|message| &message.words) {
            let undrawn = words.char_indices().find(|(_, letter)| !self.draws(*letter));
            let undrawn = undrawn.map(|(at, letter)| (at, letter, not_drawn(letter)));
            let strange = stranger(words).map(|(at, letter)| (at, letter, misread(letter)));
            let first = [undrawn, strange].into_iter().flatten().min_by_key(|(at, ..)| *at);
            let Some((offset, letter, (cause, hint))) = first else { continue };
            // A letter that is written as an escape has its flaw at the escape.
            let written = self.text.get(at.clone()) == Some(words);
            let from = at.start + offset;
            let at = if written { from..from + letter.len_utf8() } else { at.clone() };
            self.flaw(at, cause, hint);
        }
        self.messages = messages;
    }

    /// Whether a letter is drawn, or meant not to be.
    fn draws(&self, letter: char) -> bool {
        draw(&self.further, letter) || matches!(letter, BINDER | BETWEEN | '\n' | '\r')
    }

    /// Keys and forms that stand twice.
    fn judge_twins(&mut self) {
        let mut lines = self.keys().map(|(_, line)| line).collect::<Vec<_>>().into_iter();
        let messages = std::mem::take(&mut self.messages);
        let mut first: BTreeMap<&str, usize> = BTreeMap::new();
        for message in &messages {
            let (key, line) = (&message.key, lines.next().unwrap_or_default());
            if let Some(other) = first.get(key.name.as_str()) {
                let cause = format!("`{}` stands in line {other} too", key.name);
                self.flaw(key.at.clone(), cause, Some(KEEP_ONE.to_owned()));
            } else {
                first.insert(&key.name, line);
            }
            let mut forms = BTreeSet::new();
            for form in message.forms.iter().filter(|form| !forms.insert(&form.name)) {
                let cause = format!("the form `.{}` stands here twice", form.name);
                self.flaw(form.at.clone(), cause, Some("keep one of them".to_owned()));
            }
            if message.is_empty {
                let cause = format!("`{}` has forms, but no text of its own", key.name);
                self.flaw(key.at.clone(), cause, Some("write a text behind `=`".to_owned()));
            }
            if self.has_enough() {
                break;
            }
        }
        self.messages = messages;
    }

    /// Compares the keys and gaps with those of the English texts.
    pub fn compare(&mut self, english: &English) {
        let (messages, before) = (std::mem::take(&mut self.messages), self.found.len());
        for message in messages.iter().filter(|message| !message.is_term()) {
            if self.has_enough() {
                break;
            }
            let key = &message.key;
            let Some(known) = english.get(&key.name) else {
                let is_told = self.is_told(before);
                let hint =
                    is_told.then(|| did_you_mean(&key.name, english.keys().map(String::as_str)));
                let hint = hint.flatten();
                let cause = format!("the English texts have no `{}`", key.name);
                self.flaw(
                    key.at.clone(),
                    cause,
                    hint.or(Some("take it out, or write it in English too".to_owned())),
                );
                continue;
            };
            for gap in message.gaps.iter().filter(|gap| !known.iter().any(|g| fits(&gap.name, g))) {
                let cause = format!("the English text has no `${}` here", gap.name);
                self.flaw(gap.at.clone(), cause, Some(meant_gap(&gap.name, known)));
            }
        }
        self.messages = messages;
    }

    /// Looks up the messages and terms that stand in gaps among those of the language.
    pub fn refer(&mut self, language: &BTreeSet<String>) {
        let (messages, before) = (std::mem::take(&mut self.messages), self.found.len());
        for Named { name, at } in messages.iter().flat_map(|message| &message.references) {
            if self.has_enough() {
                break;
            }
            if name.ends_with("()") {
                let cause = format!("there is no function `{name}`");
                self.flaw(at.clone(), cause, Some("write its argument alone".to_owned()));
            } else if !language.contains(name) {
                let is_told = self.is_told(before);
                let hint = is_told.then(|| did_you_mean(name, language.iter().map(String::as_str)));
                let hint = hint.flatten();
                let other = match name.starts_with('-') {
                    true => "write it into the texts of this language",
                    false => "what the game fills in begins with `$`",
                };
                let hint = hint.unwrap_or(other.to_owned());
                self.flaw(at.clone(), format!("there is no text `{name}`"), Some(hint));
            }
        }
        self.messages = messages;
    }
}

/// Why a file is too large or too deep to be parsed.
fn refused(path: &str, text: &str) -> Option<Flaw> {
    if text.len() <= MAX_BYTES {
        return languages::too_deep(path, text);
    }
    let cause = format!("this file of texts is larger than {} kB", MAX_BYTES / 1000);
    Some(Flaw::of_file(path, cause).suggest("split it into several files"))
}

/// What to do about a key that stands twice.
pub(in crate::data) const KEEP_ONE: &str = "keep one of them: only the last is shown";

/// The name that a gap probably means, or all that English has there.
fn meant_gap(name: &str, known: &BTreeSet<String>) -> String {
    let signed: Vec<String> = known.iter().map(|known| format!("${known}")).collect();
    let signed = || signed.iter().map(String::as_str);
    let all = || match known.len() {
        0 => "it has no gaps".to_owned(),
        1 => format!("the only gap there is {}", one_of(signed())),
        _ => format!("gaps there are {}", one_of(signed()).replace(" or ", " and ")),
    };
    did_you_mean(&format!("${name}"), signed()).unwrap_or_else(all)
}

/// Whether a name in a gap is supplied where English uses `known`: the name itself, or another form
/// of it, such as `animal-of` beside `animal-the`.
fn fits(name: &str, known: &str) -> bool {
    let stem =
        |name: &str| name.rsplit_once('-').map_or(name.to_owned(), |(stem, _)| stem.to_owned());
    let names = [known.to_owned(), stem(known)];
    names.contains(&name.to_owned()) || names.contains(&stem(name))
}

/// The cause and the suggestion for a letter that is not drawn.
fn not_drawn(letter: char) -> (String, Option<String>) {
    if is_invisible(letter) {
        return (format!("{} is in this text", named(letter)), Some("delete it".to_owned()));
    }
    (format!("the game's fonts have no {}", quoted(letter)), plain_one(letter))
}

/// The cause and the suggestion for a letter that is taken for another one.
fn misread(letter: char) -> (String, Option<String>) {
    (format!("{} stands among plain letters", named(letter)), plain_one(letter))
}

/// The plain letter that was probably meant.
fn plain_one(letter: char) -> Option<String> {
    let plain = misleads(letter).then(|| crate::data::letters::plain(&letter.to_string()));
    plain.flatten().map(|plain| meant(&plain))
}
