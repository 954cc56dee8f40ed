//! Misleading characters: invisible ones, ones that reverse the text, and lookalikes.
//!
//! Messages give their script and code point, because `е` and `e` look the same on screen.

use crate::rules::text::{is_invisible, legible};

/// The most characters of a file's words that a message shows.
const LONGEST_SHOWN: usize = 80;
/// The most accents on one letter in any language.
const MOST_ACCENTS: usize = 4;

/// Plain letters with the letters of other scripts that look like them, small and capital.
/// Full-width forms are handled by [`lookalike`].
const LOOKALIKES: [(char, &str, &str); 23] = [
    ('a', "аɑα", "А"),
    ('b', "Ьƅ", "ВΒ"),
    ('c', "сϲⅽ", "СϹ"),
    ('d', "ԁⅾ", ""),
    ('e', "еҽ", "ЕΕ"),
    ('g', "ɡց", "Ԍ"),
    ('h', "һհ", "НΗ"),
    ('i', "іıɩ", "ІΙ"),
    ('j', "јϳ", "Ј"),
    ('k', "кκ", "КΚ"),
    ('l', "ⅼӏ", ""),
    ('m', "м", "МΜ"),
    ('n', "ոп", "Ν"),
    ('o', "оοօ", "ОΟՕ"),
    ('p', "рρ", "РΡ"),
    ('q', "ԛզ", ""),
    ('s', "ѕ", "Ѕ"),
    ('t', "т", "ТΤ"),
    ('u', "υսц", "Ս"),
    ('v', "ѵν", "Ѵ"),
    ('w', "ԝωա", "Ԝ"),
    ('x', "хχ", "ХΧ"),
    ('y', "уγ", "УΥ"),
];

/// Plain punctuation with the characters that look like it.
const SIGNS: [(char, &str); 7] = [
    ('-', "‐‑‒–—―−"),
    (
        ' ',
        "\u{a0}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}\u{2009}\u{200a}\u{202f}\u{205f}\u{3000}",
    ),
    ('\'', "‘’‚′"),
    ('"', "“”„«»″"),
    ('~', "∼˜〜"),
    (',', "،、"),
    (':', "∶ː"),
];

/// Scripts whose letters can be mistaken for plain ones, and full-width characters.
const SCRIPTS: [(char, char, &str); 6] = [
    ('\u{370}', '\u{3ff}', "Greek"),
    ('\u{400}', '\u{52f}', "Cyrillic"),
    ('\u{530}', '\u{58f}', "Armenian"),
    ('\u{590}', '\u{5ff}', "Hebrew"),
    ('\u{600}', '\u{6ff}', "Arabic"),
    ('\u{ff01}', '\u{ff5e}', "full-width"),
];

/// Whether a character is an accent or another mark drawn on the letter before it.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a text shows nothing: only blanks, invisible characters, or accents without a letter.
#[must_use]
pub fn show_nothing(words: &str) -> bool {
    words.chars().all(|letter| is_invisible(letter) || letter.is_whitespace() || is_accent(letter))
}

/// Whether a letter of the text has more accents than any language uses.
#[must_use]
pub fn pile_up(words: &str) -> bool {
    let mut accents = 0;
    words.chars().any(|letter| {
        accents = if is_accent(letter) { accents + 1 } else { 0 };
        accents > MOST_ACCENTS
    })
}

/// The plain character that another one looks like.
fn lookalike(letter: char) -> Option<char> {
    if ('\u{ff01}'..='\u{ff5e}').contains(&letter) {
        return char::from_u32(u32::from(letter) - 0xfee0);
    }
    let small = LOOKALIKES.iter().find(|(_, small, _)| small.contains(letter));
    let large = LOOKALIKES.iter().find(|(_, _, large)| large.contains(letter));
    let sign = SIGNS.iter().find(|(_, signs)| signs.contains(letter));
    let letters = small.map(|found| found.0).or(large.map(|found| found.0.to_ascii_uppercase()));
    letters.or(sign.map(|found| found.0))
}

/// Names a character by its script, itself and its code point: ``Cyrillic `е` (U+0435, looks like
/// `e`)``.
#[must_use]
pub fn named(letter: char) -> String {
    let code = format!("U+{:04X}", u32::from(letter));
    if is_invisible(letter) {
        return format!("an invisible character {code}");
    }
    let script = SCRIPTS.iter().find(|(first, last, _)| (*first..=*last).contains(&letter));
    let script = script.map_or(String::new(), |(_, _, name)| format!("{name} "));
    match lookalike(letter) {
        Some(' ') => format!("a blank of another kind ({code})"),
        Some(plain) => format!("{script}`{letter}` ({code}, looks like `{plain}`)"),
        None => format!("{script}`{letter}` ({code})"),
    }
}

/// A character in quotes, with its code point if it is not ASCII.
#[must_use]
pub fn quoted(letter: char) -> String {
    if letter.is_ascii() && !letter.is_control() { format!("{letter:?}") } else { named(letter) }
}

/// Whether a character is invisible or looks like a plain one without being one.
#[must_use]
pub fn misleads(letter: char) -> bool {
    !letter.is_ascii() && (is_invisible(letter) || lookalike(letter).is_some())
}

/// What to add to a message about a word that should be ASCII: its first misleading character.
#[must_use]
pub fn explained(word: &str) -> String {
    let strange = word.chars().find(|letter| misleads(*letter));
    strange.map_or(String::new(), |letter| format!(": {} is in it", named(letter)))
}

/// The word with plain characters in place of misleading ones; `None` if it has none.
#[must_use]
pub fn plain(word: &str) -> Option<String> {
    let seen = word.chars().filter(|letter| !is_invisible(*letter));
    let plain: String = seen.map(|letter| lookalike(letter).unwrap_or(letter)).collect();
    (plain != word).then_some(plain)
}

/// The first letter of another script that looks like a plain one and stands in one word with plain letters,
/// and where it stands: on screen the two cannot be told apart.
#[must_use]
pub fn stranger(words: &str) -> Option<(usize, char)> {
    let ends = |(_, letter): &(usize, char)| !letter.is_alphabetic() && !is_accent(*letter);
    let letters: Vec<(usize, char)> = words.char_indices().collect();
    let mut words = letters.split(ends);
    words.find_map(|word| {
        let is_plain = word.iter().any(|(_, letter)| letter.is_ascii());
        let strange =
            |(_, letter): &&(usize, char)| letter.is_alphabetic() && is_lookalike(*letter);
        word.iter().find(strange).filter(|_| is_plain).copied()
    })
}

/// Whether a letter of another script looks like a plain one.
fn is_lookalike(letter: char) -> bool {
    SCRIPTS.iter().any(|(first, last, _)| (*first..=*last).contains(&letter))
        && lookalike(letter).is_some()
}

/// Words from a file, made fit for a message: invisible characters become escapes, and long words
/// are cut off.
#[must_use]
pub fn visible(words: &str) -> String {
    legible(words, LONGEST_SHOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_look_alike_are_told_apart_by_script_and_code() {
        assert_eq!(explained("elephant"), "");
        let told = explained("\u{435}lephant");
        assert_eq!(told, ": Cyrillic `\u{435}` (U+0435, looks like `e`) is in it");
        assert_eq!(explained("bo\u{200d}ar"), ": an invisible character U+200D is in it");
        assert_eq!(plain("\u{435}lephant").as_deref(), Some("elephant"));
        assert_eq!(plain("bo\u{200d}ar").as_deref(), Some("boar"));
        assert_eq!(plain("été"), None);
        assert_eq!(quoted('\u{ff5e}'), "full-width `～` (U+FF5E, looks like `~`)");
        assert_eq!(quoted('x'), "'x'");
    }

    #[test]
    fn every_lookalike_is_no_plain_letter_and_stands_once() {
        let letters = LOOKALIKES.iter().flat_map(|(_, small, large)| [*small, *large]);
        let all: String = letters.chain(SIGNS.iter().map(|(_, signs)| *signs)).collect();
        let mut sorted: Vec<char> = all.chars().collect();
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]), "{sorted:?}");
        assert!(sorted.iter().all(|letter| !letter.is_ascii() && lookalike(*letter).is_some()));
    }

    #[test]
    fn a_letter_of_another_script_in_a_plain_word_is_found_and_one_among_its_own_is_not() {
        assert_eq!(stranger("the M\u{435}nagerie"), Some((5, '\u{435}')));
        assert_eq!(stranger("\u{415}lephant"), Some((0, '\u{415}')));
        for right in ["Русский, a bear", "Їжак", "Ο γάτος", "x = α", "Łódź ağaç", "été"]
        {
            assert_eq!(stranger(right), None, "{right}");
        }
    }

    #[test]
    fn names_that_show_nothing_are_known() {
        for empty in ["", "  ", "\u{200b}", "\u{3164}", "\u{2800}\u{a0}", "\u{301}", "\u{2028}"] {
            assert!(show_nothing(empty), "{empty:?}");
        }
        assert!(!show_nothing("\u{200b}a"));
        assert!(pile_up(&format!("a{}", "\u{301}".repeat(80))));
        assert!(!pile_up("ệ̈"));
    }

    #[test]
    fn long_and_hidden_words_are_shortened_and_escaped() {
        assert_eq!(visible(&"x".repeat(3_000_000)).chars().count(), LONGEST_SHOWN + 1);
        assert_eq!(visible("a\u{202e}b\u{1b}"), "a\\u{202e}b\\u{1b}");
    }
}
