//! Lists within sentences: commas, and a word before the last item.

use super::LocalText;

/// Names with their articles: "the rat, the cat and the dog". Empty without names.
pub fn names(names: impl IntoIterator<Item = LocalText>) -> LocalText {
    let leaf = |name| LocalText::new("list-name").with("item", name);
    joined(names.into_iter().map(leaf).collect(), "list-and")
}

/// Names with their articles, one of which is meant: "the rat, the cat or the dog". Empty without
/// names.
pub fn either(names: impl IntoIterator<Item = LocalText>) -> LocalText {
    let leaf = |name| LocalText::new("list-name").with("item", name);
    joined(names.into_iter().map(leaf).collect(), "list-or")
}

/// Words as they are, with commas: "Up, Down". Empty without words.
pub fn plain(words: impl IntoIterator<Item = LocalText>) -> LocalText {
    chained(words, "list-comma")
}

/// Numbers to choose from: "3, 4 or 5".
pub fn numbers(numbers: impl IntoIterator<Item = u8>) -> LocalText {
    let leaf = |number| LocalText::new("list-number").with("item", u32::from(number));
    joined(numbers.into_iter().map(leaf).collect(), "list-or")
}

/// Names in order, with an equals sign between those of one group: "the lion = the tiger, the rat".
pub fn in_order(groups: impl IntoIterator<Item = Vec<LocalText>>) -> LocalText {
    let leaf = |name| LocalText::new("list-name").with("item", name);
    let group = |group: Vec<LocalText>| chained(group.into_iter().map(leaf), "list-equal");
    chained(groups.into_iter().map(group), "list-comma")
}

fn joined(mut items: Vec<LocalText>, key: &'static str) -> LocalText {
    let Some(last) = items.pop() else { return LocalText::default() };
    if items.is_empty() { last } else { two(key, chained(items, "list-comma"), last) }
}

fn chained(items: impl IntoIterator<Item = LocalText>, key: &'static str) -> LocalText {
    items.into_iter().reduce(|before, last| two(key, before, last)).unwrap_or_default()
}

fn two(key: &'static str, before: LocalText, last: LocalText) -> LocalText {
    LocalText::new(key).with("before", before).with("last", last)
}
