//! Texts the rules hand out: refusals as keys with arguments, and flaws in text forms.
//!
//! No sentence stands in the rules. A refusal names the statement that forbids a pick; the words
//! live in the locale files under that key.

use std::fmt;

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
    /// A flaw at `column`, counted from 1.
    pub fn new(column: usize, cause: impl Into<String>) -> Self {
        Self { column, cause: cause.into() }
    }
}

impl fmt::Display for TextFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "character {}: {}", self.column, self.cause)
    }
}

impl std::error::Error for TextFlaw {}
