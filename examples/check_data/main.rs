//! Checks data files and texts, and shows all their flaws. `--help` says more.

mod asked;
#[path = "../shared/files.rs"]
mod files;
mod folder;
mod json;
mod told;
#[path = "../shared/words.rs"]
mod words;

use std::process::ExitCode;

use asked::{check, options};
use folder::{Folder, Given};
use told::{Format, Told};

const HELP: &str = "\
Checks data files and texts, and shows all their flaws.

Usage: cargo check-data [--format text|json] [PATH..]

Without a path it checks everything of the project: the lists of levels and languages, every level
and text on them, and the animals, tribes and decks that the levels name; it notes files that no list
names. A path is a file or a folder, from the working directory or from the project's folder, and may
be a link. A folder elsewhere that holds `assets` and `levels` is checked as if its files lay over
those of the project, whether or not its own lists name them.

  --format text   for people: each flaw with its line, a caret, its cause and a remedy
  --format json   for programs: one object with `files`, `flaws`, `more_flaws`, `notes`, `strays` and
                  `status`; a flaw has `file`, `line`, `column`, `length`, `cause` and `suggestion`,
                  and lines and columns count characters from 1

The exit status is 0 if there are no flaws, 1 if there are some, and 2 if a path or an option cannot
be used.
";

fn main() -> ExitCode {
    let (format, given) = match words::words().and_then(options) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(trouble) => {
            eprintln!("check_data: {trouble}");
            return ExitCode::from(2);
        }
    };
    let project = Folder::of_project();
    let mut told = Told::default();
    if given.is_empty() {
        check(&project, &Given::Below(String::new()), &mut told);
    }
    for path in given {
        match project.find(&path) {
            Ok((folder, given)) => check(&folder, &given, &mut told),
            Err(trouble) => told.stray(&path, trouble),
        }
    }
    match format {
        Format::Text => print!("{}", told.as_text()),
        Format::Json => print!("{}", json::written(&told)),
    }
    ExitCode::from(told.status())
}
