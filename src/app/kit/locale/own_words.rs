//! Words that data files bring along: names a modder wrote, shown as they are in every language.
//!
//! They stand before the messages of the same key, and belong to whoever brought them, so that the next level's words replace
//! the last one's. Deliberately absent: Fluent syntax; a brace in somebody's name is a brace.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;

use super::Locale;

/// The forms of a name that sentences ask for. Words without grammar read alike in all of them.
const FORMS: [&str; 2] = ["the", "start"];

/// Words by key, by who brought them.
#[derive(Default)]
pub(in crate::app) struct OwnWords(BTreeMap<&'static str, BTreeMap<String, String>>);

impl OwnWords {
    pub(in crate::app) fn get(&self, key: &str) -> Option<&str> {
        self.0.values().find_map(|words| words.get(key)).map(String::as_str)
    }
}

impl Locale {
    /// Shows these words for these keys, in place of all that `owner` brought before.
    pub fn bring(
        &mut self,
        owner: &'static str,
        words: impl IntoIterator<Item = (String, String)>,
    ) {
        self.own.0.insert(owner, words.into_iter().collect());
    }
}

/// Every form of the argument `name`.
pub(in crate::app) fn fill(args: &mut FluentArgs<'_>, name: &str, words: &str) {
    for form in FORMS {
        args.set(format!("{name}-{form}"), words.to_owned());
    }
}
