//! Helpers for tests of texts: which sentences the rules of a game can say, and whether a language
//! has them with the right gaps for their arguments.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Argument, Refusal};

/// Messages by key, each with its forms and gaps.
pub(in crate::data) type Messages = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// The forms of every message, such as `.the`, and the names of its gaps, such as `$count`.
pub(in crate::data) fn messages(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut last = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split(" =").next().unwrap_or_default();
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            assert!(!all.contains_key(head), "{head} stands here twice");
            last = head;
            all.insert(head, BTreeSet::new());
        }
        let found = all.entry(last).or_default();
        if let Some(form) = head.trim_start().strip_prefix('.') {
            found.insert(form);
        }
        let gaps = line.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap());
        found.extend(gaps);
    }
    all
}

/// Whether a key belongs to a refusal or an ending of a game.
fn is_sentence(game: &str, key: &str) -> bool {
    let of_game = key.strip_prefix(game);
    of_game.is_some_and(|rest| rest.starts_with("-why-") || rest.starts_with("-end-"))
}

/// The keys of all sentences in the sources of a game's rules, without tests.
pub(in crate::data) fn said_by_the_rules(game: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![crate::project::root().join("src/rules").join(game)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.is_file() {
                let text = std::fs::read_to_string(path).unwrap();
                let words = text.split('"').filter(|word| is_sentence(game, word));
                found.extend(words.map(str::to_owned));
            }
        }
    }
    found
}

/// Asserts that a language has exactly the sentences that the rules say.
pub(in crate::data) fn are_written(
    game: &str,
    said: &BTreeSet<String>,
    language: &str,
    keys: impl Iterator<Item = &'static str>,
) {
    let written: BTreeSet<String> =
        keys.filter(|key| is_sentence(game, key)).map(str::to_owned).collect();
    let missing: Vec<_> = said.difference(&written).collect();
    assert!(missing.is_empty(), "{language}: {missing:?} is not written");
    let unsaid: Vec<_> = written.difference(said).collect();
    assert!(unsaid.is_empty(), "{language}: nobody says {unsaid:?}");
}

/// The argument that fills a gap: `$area-the` is filled by a form of `area`.
pub(in crate::data) fn filled_by(gap: &str) -> &str {
    let forms = ["-the", "-start", "-gender", "-a", "-plural", "-acc", "-dat", "-at"];
    forms.iter().find_map(|form| gap.strip_suffix(form)).unwrap_or(gap)
}

/// Asserts that the gaps of a sentence match the arguments that the rules give, and that the
/// language has texts for what these name.
pub(in crate::data) fn can_be_said(language: &str, messages: &Messages, why: &Refusal) {
    let gaps = &messages[why.key];
    let filled: BTreeSet<&str> = gaps.iter().copied().map(filled_by).collect();
    let given: BTreeSet<&str> = why.arguments.iter().map(|(name, _)| *name).collect();
    assert_eq!(filled, given, "{language}: {}", why.key);
    for (name, argument) in &why.arguments {
        let Argument::Key(key) = argument else { continue };
        let known = messages.get(key.as_str());
        let known = known.unwrap_or_else(|| panic!("{language}: {key} is missing"));
        for form in gaps.iter().filter_map(|gap| gap.strip_prefix(name)?.strip_prefix('-')) {
            assert!(known.contains(form), "{language}: {key} has no .{form}");
        }
    }
}
