//! The paths that a source names (`crate::rules::Grid`, `use std::{fs, io}`), each spelt out from
//! the crate's root.

use super::source::Source;
use super::tokens::Token;

/// One path as the code means it: groups opened, `self` and `super` resolved.
#[derive(Debug, PartialEq)]
pub(crate) struct NamedPath {
    pub(crate) line: usize,
    /// Begins with `crate` where the path stays in this package.
    pub(crate) parts: Vec<String>,
    /// Whether a `use` brings it in.
    pub(crate) imported: bool,
}

impl NamedPath {
    /// Whether the path begins with these parts.
    pub(crate) fn begins(&self, parts: &[&str]) -> bool {
        self.parts.len() >= parts.len()
            && self.parts.iter().zip(parts).all(|(mine, theirs)| mine == theirs)
    }
}

/// Every path of two parts or more, and every single name that is imported.
pub(crate) fn named_paths(source: &Source) -> Vec<NamedPath> {
    let mut reader = Reader { tokens: &source.tokens, found: Vec::new() };
    let mut modules = Modules::of_file(source);
    let mut at = 0;
    while at < source.tokens.len() {
        modules.pass(&source.tokens, at);
        if !begins_path(&source.tokens, at) {
            at += 1;
            continue;
        }
        let before = at.checked_sub(1).map_or("", |index| source.tokens[index].text.as_str());
        let (imported, alone) = (before == "use", matches!(before, "use" | "crate"));
        let first = reader.found.len();
        at = reader.follow(at, &[]);
        let new = reader.found.split_off(first);
        let kept = new.into_iter().filter(|path| alone || path.parts.len() > 1);
        let kept = kept.map(|path| NamedPath { imported, ..modules.resolve(path) });
        reader.found.extend(kept);
    }
    reader.found
}

/// A name begins a path unless it continues one, as `new` does in `Vec::<u8>::new`.
fn begins_path(tokens: &[Token], at: usize) -> bool {
    let text = |back: usize| at.checked_sub(back).map_or("", |index| tokens[index].text.as_str());
    let continues =
        text(1) == "::" && text(2) != "use" && (text(2) == ">" || tokens[at - 2].is_name());
    tokens[at].is_name() && tokens[at].text != "use" && !continues
}

struct Reader<'a> {
    tokens: &'a [Token],
    found: Vec<NamedPath>,
}

impl Reader<'_> {
    fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.text.as_str())
    }

    fn keep(&mut self, at: usize, parts: Vec<String>) {
        self.found.push(NamedPath { line: self.tokens[at].line, parts, imported: false });
    }

    /// Reads the path whose next name is at `at`; returns where the code goes on.
    fn follow(&mut self, mut at: usize, prefix: &[String]) -> usize {
        let mut parts = prefix.to_vec();
        loop {
            parts.push(self.text(at).to_owned());
            if self.text(at + 1) != "::" {
                break;
            }
            match self.text(at + 2) {
                "{" => return self.open_group(at + 3, &parts),
                "*" => {
                    self.keep(at, parts);
                    return at + 3;
                }
                _ if self.tokens.get(at + 2).is_some_and(Token::is_name) => at += 2,
                _ => break,
            }
        }
        self.keep(at, parts);
        at + 1
    }

    /// Reads `a, b::c, self}` behind `prefix::{`.
    fn open_group(&mut self, mut at: usize, prefix: &[String]) -> usize {
        while at < self.tokens.len() {
            match self.text(at) {
                "}" => return at + 1,
                "as" => at += 2,
                "*" => {
                    self.keep(at, prefix.to_vec());
                    at += 1;
                }
                _ if self.tokens[at].is_name() => at = self.follow(at, prefix),
                _ => at += 1,
            }
        }
        at
    }
}

/// The module that the code at hand is in: the file's own and the ones written inside it.
struct Modules {
    names: Vec<String>,
    /// The brace depths at which the inner modules were opened.
    opened: Vec<usize>,
    depth: usize,
}

impl Modules {
    fn of_file(source: &Source) -> Self {
        let mut names =
            source.segments().into_iter().skip(1).map(str::to_owned).collect::<Vec<_>>();
        if names.last().is_some_and(|last| matches!(last.as_str(), "mod" | "lib" | "main")) {
            names.pop();
        }
        Self { names, opened: Vec::new(), depth: 0 }
    }

    fn pass(&mut self, tokens: &[Token], at: usize) {
        match tokens[at].text.as_str() {
            "{" => {
                if at > 1 && tokens[at - 2].text == "mod" {
                    self.names.push(tokens[at - 1].text.clone());
                    self.opened.push(self.depth);
                }
                self.depth += 1;
            }
            "}" => {
                self.depth = self.depth.saturating_sub(1);
                if self.opened.last() == Some(&self.depth) {
                    self.opened.pop();
                    self.names.pop();
                }
            }
            _ => {}
        }
    }

    fn resolve(&self, path: NamedPath) -> NamedPath {
        let ups = path.parts.iter().take_while(|part| *part == "super").count();
        let own = path.parts.first().is_some_and(|first| first == "self");
        if ups == 0 && !own {
            return path;
        }
        let home = self.names.iter().take(self.names.len().saturating_sub(ups));
        let rest = path.parts.iter().skip(ups.max(usize::from(own)));
        let parts = std::iter::once("crate".to_owned()).chain(home.chain(rest).cloned()).collect();
        NamedPath { parts, ..path }
    }
}

#[cfg(test)]
fn spelt(path: &str, text: &str) -> Vec<String> {
    named_paths(&Source::new(path, text)).iter().map(|path| path.parts.join("::")).collect()
}

#[test]
fn groups_are_opened() {
    let text = "use crate::{rules::{Grid, jungle as j}, data::*};\nuse bevy;";
    assert_eq!(
        spelt("src/a.rs", text),
        ["crate::rules::Grid", "crate::rules::jungle", "crate::data", "bevy"]
    );
}

#[test]
fn paths_in_expressions_count() {
    assert_eq!(
        spelt("src/a.rs", "let x = Vec::<u8>::new(std::fs::read(y));"),
        ["Vec", "std::fs::read"][1..]
    );
    assert_eq!(spelt("src/a.rs", "#[derive(serde::Serialize)]"), ["serde::Serialize"]);
    assert_eq!(spelt("src/a.rs", "use ::bevy::prelude;"), ["bevy::prelude"]);
}

#[test]
fn the_way_up_is_resolved() {
    assert_eq!(
        spelt("src/rules/jungle/leap.rs", "use super::super::super::app::x;"),
        ["crate::app::x"]
    );
    assert_eq!(spelt("src/rules/mod.rs", "use self::grid::Grid;"), ["crate::rules::grid::Grid"]);
    let nested = "mod tests { use super::Leap; } use super::Grid;";
    assert_eq!(
        spelt("src/rules/leap.rs", nested),
        ["crate::rules::leap::Leap", "crate::rules::Grid"]
    );
}
