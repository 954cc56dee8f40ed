//! Plays a recorded match again: `replay -- RECORD` prints its final position and hash.
//!
//!     cargo run --no-default-features --example replay -- tests/records/jungle-combat.ron
//!
//! The first entry that cannot be played, or after which the position differs from the recorded
//! hash, is told, and the exit status is 1; 2 when the file or its level cannot be read. There is
//! no engine here: a record replays wherever the rules run.

use std::process::ExitCode;

use menagerie::data::files::Trouble;
use menagerie::referee::Record;

mod replaying;

use replaying::{Failed, replay};

const USAGE: &str =
    "usage: replay RECORD   (a match record such as tests/records/jungle-combat.ron)";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [path] = words.as_slice() else {
        eprintln!("replay: {USAGE}");
        return ExitCode::from(2);
    };
    match load(path).and_then(|record| replay(&read, path, &record)) {
        Ok(printed) => {
            print!("{printed}");
            ExitCode::SUCCESS
        }
        Err((status, trouble)) => {
            eprintln!("replay: {trouble}");
            ExitCode::from(status)
        }
    }
}

/// The record in a file.
fn load(path: &str) -> Result<Record, Failed> {
    let unread = |cause: &dyn std::fmt::Display| (2, format!("{path}: {cause}"));
    let text = std::fs::read_to_string(path).map_err(|trouble| unread(&trouble))?;
    Record::from_text(&text).map_err(|flaw| unread(&flaw))
}

/// Files by their logical path, from the root of the source tree.
fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(path).map_err(|trouble| match trouble.kind() {
        std::io::ErrorKind::NotFound => Trouble::Missing,
        _ => Trouble::Unreadable(trouble.to_string()),
    })
}
