//! The characters that the game's fonts contain; any other is drawn as an empty box.
//!
//! The house fonts draw what the shipped texts are written with. A second font draws Latin, Greek and
//! Cyrillic letters beyond that, and is loaded only where one of them is shown. A pack may bring fonts
//! for further letters ([`Letters`]). Tests compare the lists with the fonts in `assets/fonts`, so data
//! can be checked without loading them.

use crate::rules::text::is_invisible;

/// The second font.
pub const SECOND_FONT: &str = "assets/fonts/NotoSans-Medium.ttf";

/// First and last character of every range that all house fonts contain.
const HELD: [(char, char); 23] = [
    ('\u{20}', '\u{7e}'),
    ('\u{a0}', '\u{ac}'),
    ('\u{ae}', '\u{b4}'),
    ('\u{b6}', '\u{b6}'),
    ('\u{b8}', '\u{ff}'),
    ('\u{131}', '\u{131}'),
    ('\u{152}', '\u{153}'),
    ('\u{2c6}', '\u{2c6}'),
    ('\u{2da}', '\u{2da}'),
    ('\u{2dc}', '\u{2dc}'),
    ('\u{300}', '\u{301}'),
    ('\u{303}', '\u{303}'),
    ('\u{308}', '\u{308}'),
    ('\u{2013}', '\u{2014}'),
    ('\u{2018}', '\u{201a}'),
    ('\u{201c}', '\u{201e}'),
    ('\u{2022}', '\u{2022}'),
    ('\u{2026}', '\u{2026}'),
    ('\u{202f}', '\u{202f}'),
    ('\u{2039}', '\u{203a}'),
    ('\u{20ac}', '\u{20ac}'),
    ('\u{2122}', '\u{2122}'),
    ('\u{2215}', '\u{2215}'),
];

/// First and last character of every range that the second font contains.
const SECOND: [(char, char); 32] = [
    ('\u{20}', '\u{7e}'),
    ('\u{a0}', '\u{24f}'),
    ('\u{2b0}', '\u{377}'),
    ('\u{37a}', '\u{37f}'),
    ('\u{384}', '\u{38a}'),
    ('\u{38c}', '\u{38c}'),
    ('\u{38e}', '\u{3a1}'),
    ('\u{3a3}', '\u{3e1}'),
    ('\u{3f0}', '\u{52f}'),
    ('\u{1e00}', '\u{1f15}'),
    ('\u{1f18}', '\u{1f1d}'),
    ('\u{1f20}', '\u{1f45}'),
    ('\u{1f48}', '\u{1f4d}'),
    ('\u{1f50}', '\u{1f57}'),
    ('\u{1f59}', '\u{1f59}'),
    ('\u{1f5b}', '\u{1f5b}'),
    ('\u{1f5d}', '\u{1f5d}'),
    ('\u{1f5f}', '\u{1f7d}'),
    ('\u{1f80}', '\u{1fb4}'),
    ('\u{1fb6}', '\u{1fc4}'),
    ('\u{1fc6}', '\u{1fd3}'),
    ('\u{1fd6}', '\u{1fdb}'),
    ('\u{1fdd}', '\u{1fef}'),
    ('\u{1ff2}', '\u{1ff4}'),
    ('\u{1ff6}', '\u{1ffe}'),
    ('\u{2010}', '\u{2027}'),
    ('\u{202f}', '\u{203a}'),
    ('\u{2044}', '\u{2044}'),
    ('\u{20a0}', '\u{20c0}'),
    ('\u{2116}', '\u{2116}'),
    ('\u{2122}', '\u{2122}'),
    ('\u{2212}', '\u{2212}'),
];

/// Stands between parts of a line. The font of headlines lacks it, and no headline has one.
pub const BETWEEN: char = '·';

/// Whether every house font can draw a character.
#[must_use]
pub fn are_held(letter: char) -> bool {
    is_in(&HELD, letter)
}

/// Whether a character is drawn by the second font where a house font lacks it.
#[must_use]
pub fn need_second_font(letter: char) -> bool {
    !are_held(letter) && letter != BETWEEN && is_in(&SECOND, letter) && !is_invisible(letter)
}

/// Whether one of the game's own fonts draws a character, whatever a text is set in.
#[must_use]
pub fn are_drawn(letter: char) -> bool {
    are_held(letter) || need_second_font(letter)
}

fn is_in(ranges: &[(char, char)], letter: char) -> bool {
    let next = ranges.partition_point(|(first, _)| *first <= letter);
    next.checked_sub(1).and_then(|at| ranges.get(at)).is_some_and(|(_, last)| letter <= *last)
}

/// The characters that a font of a pack draws.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Letters(Vec<(char, char)>);

impl Letters {
    /// These characters, which come in order.
    pub fn of(letters: impl Iterator<Item = char>) -> Self {
        let mut ranges: Vec<(char, char)> = Vec::new();
        for letter in letters {
            match ranges.last_mut() {
                Some((_, last)) if u32::from(*last) + 1 == u32::from(letter) => *last = letter,
                _ => ranges.push((letter, letter)),
            }
        }
        Self(ranges)
    }

    /// Whether a character is among them.
    #[must_use]
    pub fn hold(&self, letter: char) -> bool {
        is_in(&self.0, letter)
    }

    /// How many they are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.iter().map(|(first, last)| (*first..=*last).count()).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    /// All characters of a font.
    fn letters(font: &Path) -> BTreeSet<char> {
        let bytes = std::fs::read(font).unwrap();
        let face = ttf_parser::Face::parse(&bytes, 0).unwrap();
        let mut letters = BTreeSet::new();
        for table in face.tables().cmap.unwrap().subtables.into_iter().filter(|t| t.is_unicode()) {
            table.codepoints(|code| {
                let drawn = table.glyph_index(code).is_some();
                letters.extend(char::from_u32(code).filter(|_| drawn));
            });
        }
        letters
    }

    /// The characters in which a list and fonts differ.
    fn differing(held: &BTreeSet<char>, ranges: &[(char, char)]) -> Vec<char> {
        let all = ' '..=char::MAX;
        let listed: BTreeSet<char> = all.filter(|letter| is_in(ranges, *letter)).collect();
        held.symmetric_difference(&listed).copied().collect()
    }

    #[test]
    fn the_lists_are_what_the_house_fonts_and_the_second_font_hold() {
        let root = crate::project::root();
        let second = root.join(SECOND_FONT);
        let fonts = std::fs::read_dir(root.join("assets/fonts")).unwrap();
        let fonts = fonts.map(|entry| entry.unwrap().path());
        let house = fonts.filter(|path| path.extension().is_some_and(|end| end == "ttf"));
        let house = house.filter(|path| *path != second).map(|font| letters(&font));
        let held = house.reduce(|one, other| &one & &other).unwrap();
        assert_eq!(differing(&held, &HELD), Vec::<char>::new());
        assert_eq!(differing(&letters(&second), &SECOND), Vec::<char>::new());
    }

    #[test]
    fn the_letters_of_european_languages_are_drawn_and_others_are_not() {
        for words in [
            "Příliš žluťoučký kůň úpěl ďábelské ódy",
            "Zażółć gęślą jaźń",
            "Árvíztűrő tükörfúrógép",
            "Ăsta e șarpele țării",
            "Gıyaseddin ağabey şöyle",
            "Þjóð æðislegur Łódź Šķērsiela Eesti Lietuvių ąčęėįšųūž",
            "Tiếng Việt: cá sấu, voi, chuột",
            "Ο Γάτος και η Αλεπού, ὁ λύκος",
            "Съешь же ещё этих мягких французских булок",
            "Їжак і ґава; бързата лисица; Љуљашка ђак; Ўзбек ќурчиња",
        ] {
            let missing: String = words.chars().filter(|letter| !are_drawn(*letter)).collect();
            assert_eq!(missing, "", "{words}");
        }
        let others = "野猪🐗ぞう코끼리אריה\u{200b}\u{ad}\u{34f}";
        assert_eq!(others.chars().find(|letter| are_drawn(*letter)), None);
        assert!("Jungle, é – “à” · 5 €".chars().all(|letter| !need_second_font(letter)));
    }

    #[test]
    fn letters_are_kept_as_ranges() {
        let letters = Letters::of("acd野".chars());
        assert_eq!(letters, Letters(vec![('a', 'a'), ('c', 'd'), ('野', '野')]));
        assert_eq!(letters.count(), 4);
        let held = "abcde野\u{91cf}".chars().filter(|letter| letters.hold(*letter));
        assert_eq!(held.collect::<String>(), "acd野");
    }
}
