//! Words the errors of the Fluent parser for people who write texts.

use std::ops::Range;

use fluent_syntax::parser::{ErrorKind, ParserError};

use crate::data::letters::{named, visible};

/// An error in words, and where it stands.
pub(super) struct Misread {
    pub(super) range: Range<usize>,
    pub(super) cause: String,
    pub(super) suggestion: Option<String>,
}

/// An error of the parser in words.
pub(super) fn of(error: &ParserError, text: &str) -> Misread {
    let range = place(error, text);
    let letter = text.get(range.start..).and_then(|rest| rest.chars().next());
    let (cause, suggestion) = match letter.filter(|letter| !letter.is_ascii()) {
        Some(letter) if is_about_a_letter(&error.kind) => {
            (format!("{} cannot stand here", named(letter)), in_words(&error.kind).1)
        }
        _ => in_words(&error.kind),
    };
    Misread { range, cause, suggestion: suggestion.map(str::to_owned) }
}

/// Whether a wrong letter can be the whole cause.
fn is_about_a_letter(kind: &ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::ExpectedToken(_)
            | ErrorKind::ExpectedCharRange { .. }
            | ErrorKind::ExpectedInlineExpression
            | ErrorKind::ExpectedLiteral
    )
}

/// Where the reader looks: the parser stops after blanks and line ends, the flaw lies before them.
fn place(error: &ParserError, text: &str) -> Range<usize> {
    let at = text.floor_char_boundary(error.pos.start);
    let begins_line = at == 0 || text.as_bytes().get(at - 1) == Some(&b'\n');
    let is_end = text[at..].trim_start_matches(' ').starts_with(['\n', '\r']) || at == text.len();
    let entry = error.slice.as_ref().map_or(at, |slice| text.floor_char_boundary(slice.start));
    if (begins_line || is_end) && entry < at {
        let before = &text[entry..at];
        if let Some((last, letter)) =
            before.char_indices().rev().find(|(_, letter)| !letter.is_whitespace())
        {
            return entry + last..entry + last + letter.len_utf8();
        }
    }
    at..text[at..].chars().next().map_or(at, |letter| at + letter.len_utf8())
}

/// The cause and what to do about it.
fn in_words(kind: &ErrorKind) -> (String, Option<&'static str>) {
    let (cause, hint) = match kind {
        ErrorKind::ExpectedToken('=') => (
            "a key and `=` belong here",
            "write `key = text`; lines that go on with a text begin with a blank",
        ),
        ErrorKind::ExpectedToken('}') => (
            "the bracket `{` that opens before this is not closed",
            "close it with `}`; the sign itself is written `{\"{\"}`",
        ),
        ErrorKind::ExpectedToken('[') => ("a choice such as `[one]` belongs here", "write one"),
        ErrorKind::ExpectedToken(token) => {
            return (format!("`{}` belongs here", visible(&token.to_string())), None);
        }
        ErrorKind::ExpectedCharRange { range } if range == "a-zA-Z" => (
            "a plain letter from a to z belongs here",
            "keys and names begin with one; lines that go on with a text begin with a blank",
        ),
        ErrorKind::ExpectedCharRange { range } => {
            return (format!("one of `{}` belongs here", visible(range)), None);
        }
        ErrorKind::ExpectedMessageField { entry_id }
        | ErrorKind::ExpectedTermField { entry_id } => {
            let cause = format!("`{}` has no text", visible(entry_id));
            return (cause, Some("write a text behind `=`"));
        }
        ErrorKind::MissingValue => ("a text belongs here", "write one, or `{\"\"}` for none"),
        ErrorKind::MissingDefaultVariant => (
            "none of these choices is the usual one",
            "write `*` before one of them, such as `*[other]`",
        ),
        ErrorKind::MultipleDefaultVariants => {
            ("two of these choices are the usual one", "keep one `*`")
        }
        ErrorKind::UnterminatedStringLiteral => {
            ("this text in quotes does not end in its line", "close it with a double quote")
        }
        ErrorKind::UnbalancedClosingBrace => {
            ("nothing opens this `}`", "delete it; the sign itself is written `{\"}\"}`")
        }
        ErrorKind::ExpectedInlineExpression => (
            "something belongs between `{` and `}`",
            "write `{ $name }`, a key or a text in quotes; the sign `{` itself is written `{\"{\"}`",
        ),
        other => return hard_in_words(other),
    };
    (cause.to_owned(), Some(hint))
}

/// The errors of what few texts use: escapes, selectors, functions.
fn hard_in_words(kind: &ErrorKind) -> (String, Option<&'static str>) {
    let by_name = Some("choose by a name that begins with `$`");
    let cause = match kind {
        ErrorKind::UnknownEscapeSequence(_) => {
            let cause = "this backslash and the letter behind it stand for nothing".to_owned();
            return (cause, Some("a backslash in quotes is written `\\\\`"));
        }
        ErrorKind::InvalidUnicodeEscapeSequence(digits) => {
            let cause = format!("`{}` is no letter's number", visible(digits));
            return (cause, Some("write four digits from 0 to F behind `\\u`"));
        }
        ErrorKind::DuplicatedNamedArgument(name) => {
            return (format!("`{}` is given twice", visible(name)), Some("keep one of them"));
        }
        ErrorKind::MessageReferenceAsSelector | ErrorKind::MessageAttributeAsSelector => {
            return ("a message is nothing to choose by".to_owned(), by_name);
        }
        ErrorKind::TermReferenceAsSelector | ErrorKind::ExpectedSimpleExpressionAsSelector => {
            return ("this is nothing to choose by".to_owned(), by_name);
        }
        ErrorKind::TermAttributeAsPlaceable => "a term's form cannot be shown, only chosen by",
        ErrorKind::ForbiddenCallee => "functions are written in capitals",
        ErrorKind::PositionalArgumentFollowsNamed => "arguments with names come last",
        ErrorKind::ExpectedLiteral => "a number or a text in quotes belongs here",
        other => {
            return (format!("this text cannot be read: {}", visible(&other.to_string())), None);
        }
    };
    (cause.to_owned(), None)
}
