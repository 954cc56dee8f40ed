//! What a check has found, told as text for people.

use std::collections::BTreeSet;

use crate::data::check::Report;
use crate::data::letters::visible;
use crate::data::{Flaw, Flaws};
use serde::Serialize;

/// The most flaws and the most notes that are shown.
pub(super) const MOST_SHOWN: usize = 400;

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// For people: flaws with their lines and carets.
    #[default]
    Text,
    /// For programs: one object.
    Json,
}

/// A path on the command line that stands for nothing that can be checked.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub(super) struct Stray {
    pub(super) path: String,
    pub(super) cause: String,
}

/// The combined result.
#[derive(Default)]
pub(super) struct Told {
    pub(super) files: BTreeSet<String>,
    pub(super) flaws: Vec<Flaw>,
    known: BTreeSet<Flaw>,
    pub(super) notes: Vec<Flaw>,
    pub(super) strays: Vec<Stray>,
    is_misnamed: bool,
}

impl Told {
    /// Takes what a check has found; two given files may name the same third one.
    pub(super) fn take(&mut self, report: Report) {
        self.files.extend(report.checked);
        for flaw in report.flaws {
            if self.known.insert(flaw.clone()) {
                self.flaws.push(flaw);
            }
        }
        for note in report.notes {
            if !self.notes.contains(&note) {
                self.notes.push(note);
            }
        }
    }

    /// Takes a path that cannot be checked.
    pub(super) fn stray(&mut self, path: &str, cause: String) {
        self.strays.push(Stray { path: path.to_owned(), cause });
    }

    /// Takes a file that was given by name and has none of a data file.
    pub(super) fn misnamed(&mut self) {
        self.is_misnamed = true;
    }

    /// Takes a likely slip.
    pub(super) fn note(&mut self, path: &str, cause: impl Into<String>) {
        self.notes.push(Flaw::of_file(path, cause));
    }

    /// The exit status: 2 if something given is no data, 1 if there are flaws, else 0.
    pub(super) fn status(&self) -> u8 {
        let is_stray = self.is_misnamed || !self.strays.is_empty();
        if is_stray { 2 } else { u8::from(!self.flaws.is_empty()) }
    }

    /// Everything, in words and with carets.
    pub(super) fn as_text(&self) -> String {
        let counted = counted(self.files.len(), "file");
        let counted = format!("{counted}, {}\n", Flaws(self.flaws.clone()).counted());
        let shown: Vec<Flaw> = self.flaws.iter().take(MOST_SHOWN).cloned().collect();
        let rest = self.flaws.len() - shown.len();
        let mut text = Flaws(shown).to_string();
        if rest > 0 {
            text += &format!("\nand {rest} more that are not shown\n");
        }
        if !text.is_empty() {
            text.push('\n');
        }
        for note in self.notes.iter().take(MOST_SHOWN) {
            let hint = note.suggestion.as_ref().map_or(String::new(), |hint| format!("; {hint}"));
            text += &format!("note: {}: {}{hint}\n", visible(&note.file), note.cause);
        }
        for Stray { path, cause } in &self.strays {
            text += &format!("not checked: {}: {cause}\n", visible(path));
        }
        if self.files.is_empty() { text } else { text + &counted }
    }
}

/// A count of things, in words.
fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
