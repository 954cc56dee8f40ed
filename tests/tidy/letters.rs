//! Every letter that a player may read is in the fonts that are shipped: what no font has is drawn as an empty box.

use ttf_parser::Face;

use super::source::Source;

/// The faces: headlines and numerals of cards, texts, texts that stand out, and both again easier to read.
pub(crate) const FONTS: [(&str, &[u8]); 5] = [
    ("Caprasimo", include_bytes!("../../assets/fonts/Caprasimo-Regular.ttf")),
    ("Atkinson", include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf")),
    ("Atkinson bold", include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf")),
    ("Lexend", include_bytes!("../../assets/fonts/Lexend-Regular.ttf")),
    ("Lexend bold", include_bytes!("../../assets/fonts/Lexend-Bold.ttf")),
];
/// Parts side matters in a line; no headline and no numeral has it, so the face of headlines need not.
const BETWEEN: char = '·';
/// Binds what it stands between to one line; no face draws it.
const BINDER: char = '\u{2060}';

/// The fonts' cmaps, read once.
pub(crate) struct Letters(Vec<(&'static str, Face<'static>)>);

impl Letters {
    pub(crate) fn of_the_fonts() -> Self {
        let face = |(name, bytes)| (name, Face::parse(bytes, 0).expect("a font"));
        Self(FONTS.map(face).into_iter().collect())
    }

    /// The first face that lacks a letter.
    fn lacking(&self, letter: char) -> Option<&'static str> {
        let headlines = FONTS[0].0;
        let asked = self.0.iter().filter(|(name, _)| letter != BETWEEN || *name != headlines);
        let mut lacks = asked.filter(|(_, face)| face.glyph_index(letter).is_none());
        lacks.next().map(|(name, _)| *name)
    }

    /// Letters in what a file gives to be read that a face lacks, each line once.
    pub(crate) fn flaws(&self, source: &Source) -> Vec<String> {
        let tests = source.test_lines();
        let lines = source.text.lines().enumerate();
        let shown = lines.filter(|(at, _)| !tests[*at]).map(|(at, line)| (at, read(source, line)));
        let flaw = |(at, line): (usize, &str)| {
            let mut letters =
                line.chars().filter(|letter| !letter.is_control() && *letter != BINDER);
            let (letter, face) =
                letters.find_map(|letter| Some((letter, self.lacking(letter)?)))?;
            let code = u32::from(letter);
            Some(source.flaw(at + 1, &format!("{face} has no letter {letter} (U+{code:04X})")))
        };
        shown.filter_map(flaw).collect()
    }
}

/// Whether players read anything of a file: texts, data with names, and what the app's code says.
pub(crate) fn is_shown(source: &Source) -> bool {
    let ends = |ending: &str| source.path.ends_with(ending);
    let is_data = source.is_in("assets") || source.is_in("levels");
    is_data && (ends(".ftl") || ends(".ron")) || source.is_in("src/app") && ends(".rs")
}

/// The part of a line that is no comment.
fn read<'a>(source: &Source, line: &'a str) -> &'a str {
    match source.path.rsplit('.').next() {
        Some("ftl") if line.starts_with('#') => "",
        Some("ftl") => line,
        _ => line.split("//").next().unwrap_or_default(),
    }
}

#[test]
fn a_letter_that_no_font_has_is_found() {
    let letters = Letters::of_the_fonts();
    let flaws = |path: &str, text: &str| letters.flaws(&Source::new(path, text)).len();
    assert_eq!(flaws("assets/locales/en/x.ftl", "# ≤\nhalf = ½ – “é” · 5 €\nless = ≤ 5\n"), 1);
    assert_eq!(flaws("src/app/x.rs", "let short = format!(\"≤{points}\"); // ≤\n"), 1);
    assert_eq!(flaws("levels/x.ron", "(name: \"☃\")\n"), 1);
    assert_eq!(flaws("src/app/x.rs", "let short = \"+1\"; // ≤\n"), 0);
}
