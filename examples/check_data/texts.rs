//! Checks the game's text files and collects their keys.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use menagerie::data::{Files, Flaw, Place, files, languages};

/// The language whose texts replace those missing in others.
const FALLBACK: &str = "en";
/// The most flaws reported for one file.
const MOST_TOLD: usize = 40;

/// The keys of all texts, the flaws of every file of texts, and how many files were read.
pub(crate) fn check_all(files: &dyn Files) -> (Option<BTreeSet<String>>, Vec<Flaw>, usize) {
    let Ok(languages) = languages::load(files) else { return (None, Vec::new(), 0) };
    let (mut keys, mut flaws, mut read) = (BTreeSet::new(), Vec::new(), 0);
    for language in &languages {
        for path in language.paths() {
            // A missing file is reported with the list.
            let Ok(text) = files::text(files, &path) else { continue };
            let (own, wrong) = judged(&path, &text);
            if language.id == FALLBACK {
                keys.extend(own);
            }
            flaws.extend(wrong);
            read += 1;
        }
    }
    (Some(keys), flaws, read)
}

/// The flaws of one file of texts.
pub(crate) fn check(files: &dyn Files, path: &str) -> Vec<Flaw> {
    match files::text(files, path) {
        Ok(text) => judged(path, &text).1,
        Err(flaws) => flaws.0,
    }
}

/// The keys of a file's messages, and its flaws.
fn judged(path: &str, text: &str) -> (BTreeSet<String>, Vec<Flaw>) {
    if let Some(flaw) = languages::too_deep(path, text) {
        return (BTreeSet::new(), vec![flaw]);
    }
    let (resource, errors) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(both) => both,
    };
    let keys = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    let told = errors.iter().take(MOST_TOLD).map(|error| {
        let cause = format!("this text cannot be read: {}", error.kind);
        Flaw::of_file(path, cause).at(Place::new(text, error.pos.clone()))
    });
    let mut flaws: Vec<Flaw> = told.collect();
    if errors.len() > MOST_TOLD {
        flaws.push(Flaw::untold(path, errors.len() - MOST_TOLD));
    }
    (keys.collect(), flaws)
}

/// A count of things, in words.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
