//! The reasons of hints in open games are shown in a replay too, there for what either side could have done better. So they speak to
//! neither side.

use super::source::Source;

/// What speaks to the player, in every language.
const YOU: [&str; 22] = [
    "you", "your", "yours", "vous", "votre", "vos", "du", "dich", "dir", "dein", "deine", "deinen",
    "deiner", "deines", "tu", "ti", "te", "tuo", "tua", "tuoi", "tue", "hai",
];

/// Whether a file holds such reasons.
pub(crate) fn is_told_of_both(source: &Source) -> bool {
    ["jungle.ftl", "arena.ftl"].iter().any(|name| source.path.ends_with(name))
}

/// Every reason that speaks to the player.
pub(crate) fn flaws(source: &Source) -> Vec<String> {
    let (mut found, mut inside) = (Vec::new(), false);
    for (at, line) in source.text.lines().enumerate() {
        // The further lines of a text are indented.
        inside = if line.starts_with([' ', '}']) { inside } else { line.contains("-hint-") };
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        let you = text.split(|letter: char| !letter.is_alphabetic());
        let you = you.map(str::to_lowercase).find(|word| YOU.contains(&word.as_str()));
        // In French “du” is “of the”.
        let you = you.filter(|word| word != "du" || !source.path.contains("/fr/"));
        if let Some(you) = you.filter(|_| inside) {
            found.push(source.flaw(
                at + 1,
                &format!("“{you}” is wrong where the other side could have done it"),
            ));
        }
    }
    found
}

#[test]
fn a_reason_that_speaks_to_the_player_is_found() {
    let of = |language: &str, text: &str| {
        flaws(&Source::new(&format!("assets/locales/{language}/jungle.ftl"), text)).len()
    };
    assert_eq!(of("en", "jungle-hint-blocks = Keeps it out of your den.\n"), 1);
    assert_eq!(of("de", "jungle-hint-nears = Näher: { $moves ->\n   *[other] Dein Zug\n}.\n"), 1);
    assert_eq!(of("en", "jungle-hint-saves = Safe.\njungle-why-j3 = Not your animal.\n"), 0);
    assert_eq!(of("fr", "jungle-hint-saves = À l’abri du lion.\n"), 0);
}
