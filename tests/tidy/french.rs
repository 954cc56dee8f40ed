//! French sets a space before `:`, `;`, `?`, `!` and inside guillemets. It does not break, or a line would begin
//! with the sign alone.

use super::source::Source;

/// The signs after such a space, and the one before it.
const AFTER: [char; 5] = [':', ';', '?', '!', '»'];
const BEFORE: char = '«';

/// Whether a file holds French texts.
pub(crate) fn is_french(source: &Source) -> bool {
    ["assets/locales/fr/", "docs/book/fr/", "docs/site/fr.txt"]
        .iter()
        .any(|folder| source.path.starts_with(folder))
}

/// Every sign that a line may break off.
pub(crate) fn flaws(source: &Source) -> Vec<String> {
    let lines = source.text.lines().enumerate();
    let texts = lines.filter(|(_, line)| !line.starts_with('#'));
    let flaw = |(at, line): (usize, &str)| {
        let letters: Vec<char> = line.chars().collect();
        let breaks = |pair: &&[char]| match pair {
            [' ', sign] => AFTER.contains(sign),
            [sign, ' '] => *sign == BEFORE,
            _ => false,
        };
        let [one, other] = letters.windows(2).find(breaks)? else { return None };
        let says = format!("“{one}{other}” may break: take a no-break space (U+00A0)");
        Some(source.flaw(at + 1, &says))
    };
    texts.filter_map(flaw).collect()
}

#[test]
fn a_sign_that_a_line_may_break_off_is_found() {
    let of = |text: &str| flaws(&Source::new("assets/locales/fr/x.ftl", text)).len();
    assert_eq!(of("# Arène : textes\nranks = Rangs : { $ranks }\nwon = Gagné\u{a0}!\n"), 1);
    assert_eq!(of("said = Il dit « oui\u{a0}»\nwhy = Pourquoi ?\nurl = https://example.org\n"), 2);
}
