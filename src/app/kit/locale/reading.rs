//! Parses a file of texts. Flaws are reported with their place, and everything else is used.

use std::collections::BTreeSet;
use std::ops::Range;

use bevy::prelude::*;
use fluent_bundle::FluentResource;

use crate::data::{Place, languages};

pub(in crate::app) fn parse(path: &str, text: &str) -> FluentResource {
    let flaw = languages::too_deep(path, text);
    if let Some(flaw) = &flaw {
        warn!("{path}: {}; none of its messages are used.", flaw.cause);
    }
    let used = if flaw.is_some() { "" } else { text };
    FluentResource::try_new(used.to_owned()).unwrap_or_else(|(resource, flaws)| {
        for flaw in &flaws {
            warn!("{}: {}; the other messages are used.", place(path, text, &flaw.pos), flaw.kind);
        }
        resource
    })
}

/// The names of a file's messages.
pub(super) fn messages(text: &str) -> impl Iterator<Item = &str> {
    let named =
        text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    named.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

/// How many of the messages asked for stand in a language, in per cent, rounded down.
pub(super) fn share(asked: &[&str], has: &BTreeSet<&str>) -> usize {
    asked.iter().filter(|message| has.contains(*message)).count() * 100 / asked.len().max(1)
}

/// A place in a file in the usual notation: `assets/locales/en/shell.ftl:12:5`.
pub(in crate::app) fn place(path: &str, text: &str, at: &Range<usize>) -> String {
    let Place { line, column, .. } = Place::new(text, at.clone());
    format!("{path}:{line}:{column}")
}
