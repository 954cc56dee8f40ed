//! The files of the repository, read once and prepared for the rules: text, code without comments,
//! and tokens.

use std::fs;
use std::path::Path;

use super::tokens::{Token, code_only, end_of_item, tokenize};

/// One file: where it is, what it says, and what of it is code.
pub(crate) struct Source {
    /// The path from the repository's root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
    pub(crate) tokens: Vec<Token>,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let tokens = if path.ends_with(".rs") { tokenize(&code_only(text)) } else { Vec::new() };
        Self { path: path.to_owned(), text: text.to_owned(), tokens }
    }

    /// `src/rules/grid.rs` is in `src/rules`, and so is `src/rules.rs`; `src/rules_old.rs` is not.
    pub(crate) fn is_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
    }

    /// The folders and the file's stem: `src/rules/grid.rs` gives `src`, `rules`, `grid`.
    pub(crate) fn segments(&self) -> Vec<&str> {
        self.path.trim_end_matches(".rs").split('/').collect()
    }

    pub(crate) fn flaw(&self, line: usize, message: &str) -> String {
        format!("{}:{line}: {message}", self.path)
    }

    /// For every line, whether it is compiled for tests only.
    pub(crate) fn test_lines(&self) -> Vec<bool> {
        let whole = self.path.starts_with("tests/")
            || self.segments().iter().any(|part| part.ends_with("tests"));
        let mut lines = vec![whole; self.text.lines().count() + 1];
        for at in self.find(&["#", "[", "cfg", "(", "test", ")", "]"]) {
            let end = end_of_item(&self.tokens, at + 7);
            lines[self.tokens[at].line - 1..end].fill(true);
        }
        lines
    }

    /// The names of all functions marked `#[test]`.
    pub(crate) fn test_names(&self) -> Vec<&str> {
        let name_after = |at: usize| {
            let function = at + self.tokens[at..].iter().position(|token| token.text == "fn")?;
            self.tokens.get(function + 1).map(|token| token.text.as_str())
        };
        self.find(&["#", "[", "test", "]"]).into_iter().filter_map(name_after).collect()
    }

    /// Where this run of tokens begins.
    pub(crate) fn find(&self, run: &[&str]) -> Vec<usize> {
        let windows = self.tokens.windows(run.len()).enumerate();
        let fits =
            |window: &[Token]| window.iter().zip(run).all(|(token, text)| token.text == *text);
        windows.filter(|(_, window)| fits(window)).map(|(at, _)| at).collect()
    }
}

/// Every Rust file of the package.
pub(crate) fn rust_sources() -> Vec<Source> {
    let sources = read(&["src", "tests", "examples", "benches"], |name| name.ends_with(".rs"));
    assert!(
        sources.iter().any(|source| source.path == "src/lib.rs"),
        "src/lib.rs was not found: run from the package"
    );
    sources
}

/// Every file that people wrote: code, data, documents and scripts.
pub(crate) fn written_sources() -> Vec<Source> {
    const ENDINGS: [&str; 9] =
        [".rs", ".md", ".toml", ".ron", ".ftl", ".sh", ".svg", ".txt", ".desktop"];
    const SCRIPTS: [&str; 4] = ["play", "check", "run", "package"];
    let folders = [
        "src", "tests", "examples", "benches", "docs", "scripts", "assets", "levels", ".ci",
        ".cargo", "desktop", "",
    ];
    read(&folders, |name| {
        SCRIPTS.contains(&name) || ENDINGS.iter().any(|ending| name.ends_with(ending))
    })
}

fn read(folders: &[&str], wanted: impl Fn(&str) -> bool) -> Vec<Source> {
    let root = crate::project::root();
    let mut paths = Vec::new();
    for folder in folders {
        collect(&root.join(folder), !folder.is_empty(), &mut paths);
    }
    paths.sort();
    let named = paths.iter().filter_map(|path| {
        path.strip_prefix(root).ok()?.to_str().map(|name| name.replace('\\', "/"))
    });
    named
        .filter(|name| wanted(name.rsplit('/').next().unwrap_or(name)))
        .filter_map(|name| load(root, &name))
        .collect()
}

fn load(root: &Path, name: &str) -> Option<Source> {
    fs::read_to_string(root.join(name)).ok().map(|text| Source::new(name, &text))
}

/// Folders that do not exist are empty; the repository's root is read without what lies below it.
fn collect(folder: &Path, deep: bool, paths: &mut Vec<std::path::PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_file() {
            paths.push(path);
        } else if deep {
            collect(&path, deep, paths);
        }
    }
}

#[test]
fn test_lines_cover_the_test_module_and_nothing_else() {
    let source = Source::new(
        "src/a.rs",
        "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {}\n",
    );
    assert_eq!(source.test_lines()[..6], [false, true, true, true, true, false]);
    assert!(Source::new("src/a/tests.rs", "fn a() {}").test_lines()[0]);
}

#[test]
fn test_names_are_found_behind_other_attributes() {
    let source =
        Source::new("src/a.rs", "#[test]\n#[should_panic]\nfn wolf_j7_takes() {}\nfn other() {}");
    assert_eq!(source.test_names(), ["wolf_j7_takes"]);
}

#[test]
fn a_folder_is_not_confused_with_its_longer_sister() {
    assert!(Source::new("src/rules/grid.rs", "").is_in("src/rules"));
    assert!(Source::new("src/rules.rs", "").is_in("src/rules"));
    assert!(!Source::new("src/rules_old.rs", "").is_in("src/rules"));
}

#[test]
fn the_repository_is_really_read() {
    let written = written_sources();
    for path in
        ["play", ".ci/run", "scripts/machine.sh", "README.md", "Cargo.toml", "tests/tidy/mod.rs"]
    {
        assert_eq!(
            written.iter().filter(|source| source.path == path).count(),
            1,
            "{path} should be read once"
        );
    }
}
