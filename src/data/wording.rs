//! Translates RON's errors into words for modders.
//!
//! RON's own messages are exact but written for programmers. This module rewords those that a
//! modder is likely to see; the others pass through.

use ron::error::Error;

use crate::data::letters::{explained, misleads, named, plain, visible};
use crate::data::suggest::{did_you_mean, one_of};

/// What was being read. `found` is the text of a single value, or `None` for the file as a whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Misread<'a> {
    pub(super) what: &'a str,
    pub(super) found: Option<&'a str>,
    /// The character at which reading stopped.
    pub(super) letter: Option<char>,
}

impl Misread<'_> {
    /// The cause and the suggestion.
    pub(super) fn in_words(self, code: &Error) -> (String, Option<String>) {
        match code {
            Error::NoSuchStructField { expected, found, .. } => (
                format!("there is no field `{}` here{}", visible(found), explained(found)),
                meant_by(found, expected).or_else(|| Some(fields(expected))),
            ),
            Error::DuplicateStructField { field, .. } => (
                format!("the field `{field}` stands here twice"),
                Some("keep one of them".to_owned()),
            ),
            Error::MissingStructField { field, .. } => (
                format!("the block that starts here lacks the field `{field}`"),
                Some(format!("add `{field}: …,`")),
            ),
            Error::NoSuchEnumVariant { expected, found, .. } => (
                format!("`{}` is no choice here{}", visible(found), explained(found)),
                meant_by(found, expected)
                    .or_else(|| Some(format!("write {}", one_of(expected.iter().copied())))),
            ),
            Error::ExceededRecursionLimit => {
                let cause = "brackets are nested too deeply here; the rest was not read";
                (cause.to_owned(), Some("write fewer of them inside one another".to_owned()))
            }
            _ => match self.found {
                Some(found) => wrong_value(code, self.what, found),
                None => match self.letter.filter(|letter| misleads(*letter)) {
                    Some(letter) if remedy(code) != Some(STRAIGHT) => strange(letter),
                    _ => (broken(code, self.letter), remedy(code).map(str::to_owned)),
                },
            },
        }
    }
}

/// The choice that a word probably stands for, after replacing lookalike letters by plain ones.
fn meant_by(word: &str, choices: &[&'static str]) -> Option<String> {
    let plain = plain(word);
    did_you_mean(plain.as_deref().unwrap_or(word), choices.iter().copied())
}

/// The cause and the suggestion for a character that RON cannot read and a modder cannot see.
fn strange(letter: char) -> (String, Option<String>) {
    let cause = format!("{} cannot stand here; the rest was not read", named(letter));
    let plain = plain(&letter.to_string()).unwrap_or_default();
    let hint = match plain.as_str() {
        "" => "delete it".to_owned(),
        " " => "write a plain blank".to_owned(),
        _ => format!("write `{plain}`"),
    };
    (cause, Some(hint))
}

/// The cause and the suggestion for a value of the wrong kind.
fn wrong_value(code: &Error, what: &str, found: &str) -> (String, Option<String>) {
    let line = found.lines().next().unwrap_or_default();
    let shown: String = line.chars().take(30).collect();
    let more = if shown.len() < found.len() { "…" } else { "" };
    let cause = format!("{what} belongs here, not `{}{more}`", visible(&shown));
    let hint = match code {
        Error::ExpectedString => Some("write it in double quotes"),
        Error::ExpectedInteger if line.starts_with('"') => Some("write the number without quotes"),
        Error::ExpectedInteger if line.starts_with('[') => {
            Some("write one number, without brackets")
        }
        Error::ExpectedArray => Some("write a list in square brackets: `[…]`"),
        Error::ExpectedBoolean => Some("write `true` or `false`"),
        Error::ExpectedChar => Some("write one letter in single quotes"),
        _ => None,
    };
    (cause, hint.map(str::to_owned))
}

/// The cause for broken syntax, which ends the reading.
fn broken(code: &Error, letter: Option<char>) -> String {
    let words = match code {
        Error::ExpectedNamedStructLike(_) | Error::ExpectedStructLike if letter.is_none() => {
            return "the file is empty".to_owned();
        }
        Error::Eof => "the file ends too early".to_owned(),
        Error::ExpectedIdentifier => "a field's name belongs here".to_owned(),
        Error::ExpectedAttribute => "`#` cannot stand here".to_owned(),
        Error::ExpectedDifferentStructName { found, .. } => {
            format!("`{}` cannot stand before the bracket", visible(found))
        }
        Error::ExpectedNamedStructLike(_) | Error::ExpectedStructLike => {
            return "the file does not begin with `(`".to_owned();
        }
        Error::TrailingCharacters => "something follows the last bracket".to_owned(),
        Error::UnexpectedChar(letter) => {
            format!("`{}` cannot stand here", visible(&letter.to_string()))
        }
        Error::ExpectedChar => "single quotes hold exactly one letter".to_owned(),
        Error::InvalidEscape(_) => "a backslash and what is behind it stand for nothing".to_owned(),
        other => lower(&other.to_string()),
    };
    format!("the RON is broken here: {words}; the rest was not read")
}

const STRAIGHT: &str = "write straight quotes";

fn remedy(code: &Error) -> Option<&'static str> {
    Some(match code {
        Error::ExpectedComma => "a comma or a colon is missing before this",
        Error::ExpectedMapColon => "write a colon between a field and its value",
        Error::ExpectedStringEnd => "close the text with a double quote",
        Error::Eof => "a closing bracket is missing",
        Error::ExpectedIdentifier => "is a bracket or a comma missing before this?",
        Error::ExpectedAttribute => "begin comments with `//`",
        Error::ExpectedDifferentStructName { .. } => "begin with the bracket, without a word",
        Error::ExpectedNamedStructLike(_) | Error::ExpectedStructLike => {
            "data files are one block: `(field: value, …)`"
        }
        Error::UnclosedBlockComment => "close the comment with `*/`",
        Error::ExpectedChar => "write words in double quotes",
        Error::InvalidEscape(_) => "a backslash in quotes is written `\\\\`",
        Error::TrailingCharacters => "is there one closing bracket too many before this?",
        Error::UnexpectedChar('“' | '”' | '„' | '«' | '»' | '‘' | '’') => STRAIGHT,
        _ => return None,
    })
}

fn fields(names: &[&str]) -> String {
    match names {
        [only] => format!("the only field here is `{only}`"),
        _ => format!("fields here are {}", one_of(names.iter().copied()).replace(" or ", " and ")),
    }
}

fn lower(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default();
    visible(&(first + letters.as_str()))
}
