//! A page of the book: its words, its blocks of code, and the files that these are.
//!
//! A block is a file if the line before it ends with the file's path and a colon.

use std::path::PathBuf;

use crate::project::root;

/// The list of a book's chapters.
pub(crate) const CONTENTS: &str = "SUMMARY.md";

/// A block of code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// The file that the line before names.
    pub(crate) path: Option<String>,
    /// The word behind the backticks: `ron`, `diff`, `text`.
    pub(crate) kind: String,
    pub(crate) text: String,
}

/// A line of a page, or a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Line(String),
    Block(Block),
}

/// A chapter.
pub(crate) struct Page {
    pub(crate) name: String,
    /// All lines and blocks in their order.
    pub(crate) parts: Vec<Part>,
    pub(crate) blocks: Vec<Block>,
}

/// The folder of a language.
pub(crate) fn folder(language: &str) -> PathBuf {
    root().join("docs/book").join(language)
}

/// All chapters of a language, in the order of its contents.
pub(crate) fn pages(language: &str) -> Vec<Page> {
    let contents = text(language, CONTENTS);
    let names = contents.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    names.map(|name| Page::read(name, &text(language, name))).collect()
}

/// The text of a file of a book.
pub(crate) fn text(language: &str, name: &str) -> String {
    let path = folder(language).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

impl Page {
    pub(crate) fn read(name: &str, text: &str) -> Self {
        let (mut parts, mut before) = (Vec::new(), String::new());
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let inside = line.trim_start();
            if let Some(kind) = inside.strip_prefix("```") {
                let indent = &line[..line.len() - inside.len()];
                let rows = lines.by_ref().take_while(|row| row.trim_start() != "```");
                let text = rows.map(|row| format!("{}\n", row.strip_prefix(indent).unwrap_or(row)));
                let (path, kind) = (path(&before), kind.to_owned());
                parts.push(Part::Block(Block { path, kind, text: text.collect() }));
                before.clear();
            } else {
                if !line.trim().is_empty() {
                    line.clone_into(&mut before);
                }
                parts.push(Part::Line(line.to_owned()));
            }
        }
        let block = |part: &Part| match part {
            Part::Block(block) => Some(block.clone()),
            Part::Line(_) => None,
        };
        let blocks = parts.iter().filter_map(block).collect();
        Self { name: name.to_owned(), parts, blocks }
    }

    /// The lines outside blocks.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Part::Line(line) => Some(line.as_str()),
            Part::Block(_) => None,
        })
    }

    /// The depths of its headings.
    pub(crate) fn levels(&self) -> Vec<usize> {
        let depth = |line: &str| line.len() - line.trim_start_matches('#').len();
        self.lines().map(depth).filter(|depth| *depth > 0).collect()
    }

    /// The targets of its links, of pictures too.
    pub(crate) fn links(&self) -> impl Iterator<Item = &str> {
        let targets =
            self.lines().flat_map(|line| line.split("](").skip(1).map(|rest| rest.split(')')));
        targets.filter_map(|mut rest| rest.next())
    }

    /// The names of the pictures that it shows or gives away.
    pub(crate) fn pictures(&self) -> Vec<String> {
        let names = self.links().filter_map(|link| link.strip_prefix("../pictures/"));
        names.map(str::to_owned).collect()
    }
}

/// The path at the end of a line that introduces a block.
fn path(line: &str) -> Option<String> {
    let line = line.trim_end().strip_suffix(':')?.trim_end().strip_suffix('`')?;
    let path = line.rsplit('`').next()?;
    (path.contains('/') && !path.contains(' ')).then(|| path.to_owned())
}
