//! Checks data files and shows all their flaws.
//!
//!     cargo run --no-default-features --example check_data -- [FILE..]
//!
//! Without arguments it checks the lists of levels and languages, every level and text on them, and
//! the animals, tribes and decks that the levels name; it notes files that no list names. Paths are
//! relative to the working directory or to the project's folder. For a file outside the project,
//! the files it names are looked for beside it first, then in the project. The exit status is 1 if
//! there are flaws, and 2 if a file cannot be read or is not a data file.

#[path = "../shared/files.rs"]
mod files;
mod folder;
mod texts;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;

use menagerie::data::check::{Judge, Known, Report, misnamed};
use menagerie::data::letters::visible;
use menagerie::data::{Flaw, Flaws};

use folder::Folder;

/// The most flaws and notes that are shown.
const MOST_SHOWN: usize = 400;

fn main() -> ExitCode {
    let given = match words::words() {
        Ok(given) => given,
        Err(trouble) => {
            eprintln!("check_data: {trouble}");
            return ExitCode::from(2);
        }
    };
    let project = Folder::of_project();
    let mut told = Told::default();
    if given.is_empty() {
        told.everything(&project);
    }
    for file in given {
        match project.find(&file) {
            Ok((folder, path)) => told.file(&folder, &path),
            Err(trouble) => {
                eprintln!("{}: {trouble}", visible(&file));
                told.unreadable = true;
            }
        }
    }
    told.end()
}

/// The combined result.
#[derive(Default)]
struct Told {
    files: usize,
    flaws: Vec<Flaw>,
    notes: Vec<Flaw>,
    unreadable: bool,
}

impl Told {
    fn everything(&mut self, project: &Folder) {
        let (texts, flaws, read) = texts::check_all(project);
        self.files += read;
        self.flaws.extend(flaws);
        let mut judge = Judge::new(project, Known { paths: project.paths(), texts });
        judge.everything();
        self.take(judge.report());
    }

    fn file(&mut self, folder: &Folder, path: &str) {
        if path.ends_with(".ftl") {
            self.files += 1;
            self.flaws.extend(texts::check(folder, path));
            return;
        }
        self.unreadable |= misnamed(path).is_some();
        let texts = texts::check_all(folder).0;
        let mut judge = Judge::new(folder, Known { paths: folder.paths(), texts });
        judge.file(path);
        self.take(judge.report());
    }

    fn take(&mut self, report: Report) {
        self.files += report.checked.len();
        // Two given files may name the same third one.
        let new = report.flaws.into_iter().filter(|flaw| !self.flaws.contains(flaw));
        let new: Vec<Flaw> = new.collect();
        self.flaws.extend(new);
        self.notes.extend(report.notes);
    }

    fn end(self) -> ExitCode {
        let flaws = Flaws(self.flaws);
        let counted = format!("{}, {}", texts::counted(self.files, "file"), flaws.counted());
        let (has_flaws, shown) = (!flaws.0.is_empty(), flaws.0.len().min(MOST_SHOWN));
        let rest = flaws.0.len() - shown;
        print!("{}", Flaws(flaws.0.into_iter().take(shown).collect()));
        if rest > 0 {
            println!("\nand {rest} more that are not shown");
        }
        for note in self.notes.iter().take(MOST_SHOWN) {
            println!("note: {}: {}", visible(&note.file), note.cause);
        }
        if self.files > 0 {
            println!("{}{counted}", if has_flaws { "\n" } else { "" });
        }
        ExitCode::from(if self.unreadable { 2 } else { u8::from(has_flaws) })
    }
}
