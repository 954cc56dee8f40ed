//! Texts of the rules: refusals as keys with arguments, and errors in text forms.
//!
//! The rules contain no displayed sentences. A refusal names the statement that forbids a pick; the
//! locale files hold the sentence under that key.

use std::fmt;

/// The most characters of a cause.
const LONGEST_CAUSE: usize = 400;

/// Control characters and marks that change the direction of text. They can make a file look
/// different from what it contains.
#[must_use]
pub fn is_hidden(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}')
        || ('\u{202a}'..='\u{202e}').contains(&letter)
        || ('\u{2066}'..='\u{2069}').contains(&letter);
    turns || letter.is_control() && !matches!(letter, '\t' | '\n' | '\r')
}

/// Characters that are displayed as nothing, not even a gap.
#[must_use]
pub fn is_invisible(letter: char) -> bool {
    is_hidden(letter)
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        )
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(letter, '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Text from outside, made safe for a message: at most `most` characters, with invisible and
/// direction-changing ones escaped.
#[must_use]
pub fn legible(words: &str, most: usize) -> String {
    let mut letters = words.chars();
    let mut shown = String::new();
    for letter in letters.by_ref().take(most) {
        if letter.is_control() {
            shown.extend(letter.escape_debug());
        } else if is_invisible(letter) {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// The words of a text, each with the column at which it begins, counted from 1.
pub(in crate::rules) fn words(text: &str) -> Vec<(usize, &str)> {
    let mut column = 1;
    let mut words = Vec::new();
    for word in text.split(' ') {
        if !word.is_empty() {
            words.push((column, word));
        }
        column += word.chars().count() + 1;
    }
    words
}

/// Checks one invariant of a position.
///
/// # Errors
/// The text of `flaw`, unless `holds`.
pub(in crate::rules) fn require(holds: bool, flaw: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(flaw()) }
}

/// One argument of a translated text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// The text key of a name that must be translated too.
    Key(String),
    /// Text that is identical in every language, such as a square's name.
    Word(String),
    /// A number.
    Number(i64),
}

/// A reason: the text key of a sentence, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Text key of the sentence.
    pub key: &'static str,
    /// The sentence's arguments by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Why a pick is illegal. The key names the statement, such as `jungle-why-j18`.
pub type Refusal = Reason;

impl Reason {
    /// A reason without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// Adds one argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((name, argument));
        self
    }
}

/// An error in the text form of a position, an action or a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFlaw {
    /// The character, counted from 1, at which reading stopped.
    pub column: usize,
    /// What was found and what was expected.
    pub cause: String,
}

impl TextFlaw {
    /// An error at `column`, counted from 1. The cause is made [legible].
    pub fn new(column: usize, cause: impl Into<String>) -> Self {
        Self { column, cause: legible(&cause.into(), LONGEST_CAUSE) }
    }
}

impl fmt::Display for TextFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "character {}: {}", self.column, self.cause)
    }
}

impl std::error::Error for TextFlaw {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_words_are_shortened_and_what_hides_in_them_is_seen() {
        let flaw = TextFlaw::new(1, format!("`{}` is no square", "\u{202e}\u{1b}x".repeat(99_999)));
        assert!(flaw.cause.starts_with("`\\u{202e}\\u{1b}x"), "{flaw}");
        assert!(flaw.cause.chars().count() < 10 * LONGEST_CAUSE, "{flaw}");
        assert_eq!(legible("l'élan \"b\"", 80), "l'élan \"b\"");
        assert_eq!(legible("lion", 2), "li…");
        assert_eq!(legible("a\u{2800}\u{3164}é\n", 80), "a\\u{2800}\\u{3164}é\\n");
    }
}
