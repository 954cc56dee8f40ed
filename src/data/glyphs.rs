//! The characters that the game's fonts contain; any other is drawn as an empty box.
//!
//! A test compares the list with the fonts in `assets/fonts`, so data can be checked without
//! loading them.

/// First and last character of every range that all fonts contain.
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

/// Whether every font can draw a character.
#[must_use]
pub fn are_held(letter: char) -> bool {
    HELD.iter().any(|(first, last)| (*first..=*last).contains(&letter))
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

    #[test]
    fn the_list_is_what_all_shipped_fonts_hold() {
        let folder = crate::project::root().join("assets/fonts");
        let fonts = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let fonts = fonts.filter(|path| path.extension().is_some_and(|end| end == "ttf"));
        let held = fonts.map(|font| letters(&font)).reduce(|one, other| &one & &other).unwrap();
        let listed: BTreeSet<char> =
            (' '..='\u{ffff}').filter(|letter| are_held(*letter)).collect();
        let differing: Vec<_> = held.symmetric_difference(&listed).collect();
        assert!(differing.is_empty(), "fonts and list differ in {differing:?}");
    }
}
