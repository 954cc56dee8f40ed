//! A pseudo-language for tests: every text of a file is longer and has no plain vowel, so that texts
//! which do not come from a file are found, and those that are cut in longer languages.
//!
//! Made with letters that the fonts have; the crate `fluent-pseudo` uses others.

use super::Locale;

/// Vowels and what they become.
const VOWELS: [(char, &str); 10] = [
    ('a', "äá"),
    ('e', "ëé"),
    ('i', "ïí"),
    ('o', "öó"),
    ('u', "üú"),
    ('A', "Ä"),
    ('E', "Ë"),
    ('I', "Ï"),
    ('O', "Ö"),
    ('U', "Ü"),
];

/// Whether a text has a word with a plain vowel.
pub(in crate::app) fn is_plain(text: &str) -> bool {
    text.contains(|letter| VOWELS.iter().any(|(vowel, _)| *vowel == letter))
}

fn marked(letter: char) -> String {
    let found = VOWELS.iter().find(|(vowel, _)| *vowel == letter);
    found.map_or_else(|| letter.to_string(), |(_, marked)| (*marked).to_owned())
}

impl Locale {
    /// Makes the texts of every file pseudo.
    pub(in crate::app) fn make_pseudo(&mut self) {
        for bundle in self.bundles.values_mut() {
            bundle.set_transform(Some(|text| text.chars().map(marked).collect::<String>().into()));
        }
    }
}
