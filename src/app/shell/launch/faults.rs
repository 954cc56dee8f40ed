//! Errors in the options, each in one line with a remedy.

use std::error::Error as _;
use std::fmt::Display;

use clap::error::{ContextKind, ErrorKind};

use super::Stop;

/// An error whose text is folded into one line.
pub(in crate::app) fn wrong(fault: &dyn Display) -> Stop {
    let words = fault.to_string();
    Stop::Wrong(words.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Refuses a value that is not among the known ones; when none is known, any value passes and the
/// game checks it later.
pub(in crate::app) fn choose(what: &str, chosen: &str, known: &[String]) -> Result<(), Stop> {
    if known.is_empty() || known.iter().any(|known| known == chosen) {
        return Ok(());
    }
    Err(wrong(&format!("there is no {what} `{chosen}`: choose {}", either(known))))
}

/// `en or fr`, `one, two or three`.
fn either(known: &[impl AsRef<str>]) -> String {
    let known: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
    match known.as_slice() {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        known => known.concat(),
    }
}

/// Clap's error, shortened to one line; the texts of help and version stay whole.
pub(in crate::app) fn told(error: &clap::Error) -> Stop {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Stop::Asked(error.to_string()),
        _ => wrong(&in_one_line(error)),
    }
}

fn in_one_line(error: &clap::Error) -> String {
    let context = |kind| error.get(kind).map(ToString::to_string).filter(|words| !words.is_empty());
    let option = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue);
    let choices =
        context(ContextKind::ValidValue).map(|list| either(&list.split(", ").collect::<Vec<_>>()));
    match (error.kind(), value, choices) {
        (ErrorKind::InvalidValue, Some(value), Some(choices)) => {
            format!("{} cannot be `{value}`: choose {choices}", name(&option))
        }
        (ErrorKind::InvalidValue, _, Some(choices)) => {
            format!("{} says nothing: write {choices} behind it", name(&option))
        }
        (ErrorKind::InvalidValue, ..) if !option.starts_with('-') => {
            "no match is named: write the path of a save or a record".to_owned()
        }
        (ErrorKind::InvalidValue, ..) => format!(
            "{} says nothing: write {} behind it",
            name(&option),
            option.trim_start_matches(name(&option)).trim()
        ),
        (ErrorKind::ValueValidation, Some(value), _) => {
            let remedy = error.source().map(ToString::to_string).unwrap_or_default();
            format!("{} cannot be `{value}`: {remedy}", name(&option))
        }
        (ErrorKind::MissingRequiredArgument, ..) => {
            format!("something is missing: write {option} behind it")
        }
        (ErrorKind::UnknownArgument, ..) => unknown(&option, context(ContextKind::SuggestedArg)),
        (ErrorKind::ArgumentConflict, ..) => format!(
            "{} is one thing too many to open: name a match, a game or a level",
            name(&option)
        ),
        _ => {
            let words = error.to_string();
            let line = words.lines().next().unwrap_or_default().trim_start_matches("error: ");
            format!("{line}; menagerie --help says what is possible")
        }
    }
}

/// An option without the placeholder of its value.
fn name(option: &str) -> &str {
    option.split(' ').next().unwrap_or(option)
}

fn unknown(word: &str, suggested: Option<String>) -> String {
    match suggested {
        Some(suggested) => format!("there is no option {word}: {suggested} may be meant"),
        None if word.starts_with('-') => {
            format!("there is no option {word}: menagerie --help lists them")
        }
        None => format!("`{word}` is one match too many: put a path with blanks in quotes"),
    }
}
