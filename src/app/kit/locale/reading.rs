//! Parses a file of texts. Flaws are reported with their place, and everything else is used.

use std::ops::Range;

use bevy::prelude::*;
use fluent_bundle::FluentResource;

use super::FluentFile;
use crate::data::{Place, languages};

pub(in crate::app) fn parse(path: &str, file: &FluentFile) -> FluentResource {
    let flaw = languages::too_deep(path, &file.0);
    if let Some(flaw) = &flaw {
        warn!("{path}: {}; none of its messages are used.", flaw.cause);
    }
    let text = if flaw.is_some() { String::new() } else { file.0.clone() };
    FluentResource::try_new(text).unwrap_or_else(|(resource, flaws)| {
        for flaw in &flaws {
            warn!(
                "{}: {}; the other messages are used.",
                place(path, &file.0, &flaw.pos),
                flaw.kind
            );
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

/// A place in a file in the usual notation: `assets/locales/en/shell.ftl:12:5`.
pub(in crate::app) fn place(path: &str, text: &str, at: &Range<usize>) -> String {
    let Place { line, column, .. } = Place::new(text, at.clone());
    format!("{path}:{line}:{column}")
}
