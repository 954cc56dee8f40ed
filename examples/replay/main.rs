//! Plays a recorded match again: `replay -- RECORD` prints its final position and hash.
//!
//!     cargo run --no-default-features --example replay -- tests/records/jungle-combat.ron
//!
//! If an entry cannot be played, or the position after it differs from the recorded hash, the first
//! such entry is reported and the exit status is 1; it is 2 if the file or its level cannot be
//! read. The engine is not needed.

#[path = "../shared/files.rs"]
mod files;
mod replaying;
#[path = "../shared/words.rs"]
mod words;

use std::path::Path;
use std::process::ExitCode;

use menagerie::referee::Record;
use menagerie::saves::MAX_BYTES;
use menagerie::saves::folder::read_file;

use files::read;
use replaying::{Failed, replay};

const USAGE: &str =
    "usage: replay RECORD   (a match record such as tests/records/jungle-combat.ron)";

fn main() -> ExitCode {
    match words::words().map_err(|trouble| (2, trouble)).and_then(|words| run(&words)) {
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

fn run(words: &[String]) -> Result<String, Failed> {
    let [path] = words else { return Err((2, USAGE.to_owned())) };
    let record = load(path)?;
    replay(&read, path, &record)
}

/// The record in a file.
fn load(path: &str) -> Result<Record, Failed> {
    let unread = |cause: &dyn std::fmt::Display| (2, format!("{path}: {cause}"));
    let bytes = read_file(Path::new(path), MAX_BYTES).map_err(|trouble| unread(&trouble))?;
    let text = String::from_utf8(bytes).map_err(|_| unread(&"this is not UTF-8 text"))?;
    Record::from_text(&text).map_err(|flaw| unread(&flaw))
}
