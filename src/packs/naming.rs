//! Names of packs, and of levels in them.

use crate::data::index::{OF_PACK_WRITTEN, is_plain};
use crate::data::letters;
use crate::packs::paths;

/// The most letters of a name.
pub const LONGEST: usize = 32;

/// Letters with accents, after the letter that they are without.
const ACCENTED: [&str; 8] = ["aàáâäãå", "cç", "eèéêë", "iìíîï", "nñ", "oòóôöõø", "uùúûü", "yýÿ"];

/// Whether a word can be the name of a pack, or of a level in one: it must be the name of a file on every machine, and
/// two hyphens stand between the name of a pack and one of its own.
#[must_use]
pub fn is_name(word: &str) -> bool {
    is_plain(word) && !word.contains(OF_PACK_WRITTEN) && paths::within(word).is_ok()
}

/// The name that words come nearest to; `None` if they hold none.
#[must_use]
pub fn near(words: &str) -> Option<String> {
    let seen = letters::plain(words).unwrap_or(words.to_owned()).to_lowercase();
    let bare: String = seen.chars().map(without_accent).collect();
    let parts: Vec<&str> = bare
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|it| !it.is_empty())
        .collect();
    let all = parts.join("-");
    let begun = all.trim_start_matches(|letter: char| !letter.is_ascii_lowercase());
    let near: String = begun.chars().take(LONGEST).collect();
    let near = near.trim_end_matches('-');
    is_name(near).then(|| near.to_owned())
}

/// A title for a pack of this name: blanks for its hyphens, and a capital.
#[must_use]
pub fn title_of(name: &str) -> String {
    let title = name.replace('-', " ");
    let mut letters = title.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

fn without_accent(letter: char) -> char {
    let plain = ACCENTED.iter().find(|letters| letters.contains(letter));
    plain.and_then(|letters| letters.chars().next()).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_players_write_become_names() {
        for (words, name) in [
            ("My pond", Some("my-pond")),
            ("Forêt d’été", Some("foret-d-ete")),
            ("  8x8!", Some("x8")),
            ("A -- b", Some("a-b")),
            ("а pond", Some("a-pond")),
            (
                "an overlong name that goes on and on and on",
                Some("an-overlong-name-that-goes-on-an"),
            ),
            ("", None),
            ("2026", None),
            ("池", None),
            ("Con", None),
            ("com1", None),
        ] {
            assert_eq!(near(words).as_deref(), name, "{words}");
        }
        for word in ["a--b", "../a", "nul", "A", ""] {
            assert!(!is_name(word), "{word}");
        }
    }
}
