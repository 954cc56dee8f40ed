//! Texts the rules hand out: refusals as keys with arguments, and flaws in text forms.
//!
//! No sentence stands in the rules. A refusal names the statement that forbids a pick; the words
//! live in the locale files under that key.

use std::fmt;

/// The most letters of a cause.
const LONGEST_CAUSE: usize = 400;

/// Foreign words as a message may show them: at most so many letters, and those that show nothing or
/// turn the text around as escapes.
#[must_use]
pub fn legible(words: &str, most: usize) -> String {
    let mut letters = words.chars();
    let mut shown = String::new();
    for letter in letters.by_ref().take(most) {
        match letter {
            '\'' | '"' | '\\' => shown.push(letter),
            _ => shown.extend(letter.escape_debug()),
        }
    }
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// One argument of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// The text key of a name, itself to be translated.
    Key(String),
    /// Text that is the same in every language, such as a square's name.
    Word(String),
    /// A number.
    Number(i64),
}

/// Why something is so: the text key of a sentence and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Text key of the sentence.
    pub key: &'static str,
    /// The sentence's arguments by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Why a pick is not legal; the key names the statement, such as `jungle-why-j18`.
pub type Refusal = Reason;

impl Reason {
    /// A reason without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    /// The same reason with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.arguments.push((name, argument));
        self
    }
}

/// What is wrong with a text form of a position, an action or a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFlaw {
    /// Character, counted from 1, at which reading stopped.
    pub column: usize,
    /// What was found and what would have been right.
    pub cause: String,
}

impl TextFlaw {
    /// A flaw at `column`, counted from 1. What the cause quotes of the text is made
    /// [legible].
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
    }
}
