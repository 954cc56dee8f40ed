//! Words from data files: names that a modder wrote, shown unchanged in every language.
//!
//! They take precedence over messages with the same key and are stored by owner, so that the next
//! level's words replace the last level's. Deliberately absent: Fluent syntax; a brace in a name is
//! a plain brace.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;

use super::Locale;

/// The forms of a name that sentences use. Words without grammar are the same in all of them.
const FORMS: [&str; 5] = ["the", "start", "acc", "dat", "at"];

/// Words by owner and key.
#[derive(Default)]
pub(in crate::app) struct OwnWords(BTreeMap<&'static str, BTreeMap<String, String>>);

impl OwnWords {
    pub(in crate::app) fn get(&self, key: &str) -> Option<&str> {
        self.0.values().find_map(|words| words.get(key)).map(String::as_str)
    }
}

impl Locale {
    /// Sets the words for these keys, and removes all others that `owner` has set before.
    pub fn bring(
        &mut self,
        owner: &'static str,
        words: impl IntoIterator<Item = (String, String)>,
    ) {
        self.own.0.insert(owner, words.into_iter().collect());
    }
}

/// Sets the argument `name` and every form of it.
pub(in crate::app) fn fill(args: &mut FluentArgs<'_>, name: &'static str, words: &str) {
    args.set(name, words.to_owned());
    for form in FORMS {
        args.set(format!("{name}-{form}"), words.to_owned());
    }
}
