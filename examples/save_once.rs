//! Plays one more entry of a saved match and saves it: `save_once FOLDER NAME`.
//!
//!     cargo run --no-default-features --example save_once -- saves match-1 jungle/combat
//!     cargo run --no-default-features --example save_once -- saves match-1
//!     cargo run --no-default-features --example save_once -- saves match-1 --look
//!     cargo run --no-default-features --example save_once -- saves match-1 --stood 0123456789abcdef
//!
//! The first command begins and saves a match of a level, the second plays one more entry, and the
//! others only print: `--look` the state of the save, `--stood` the number of entries after which
//! the match had the given mark ([`Record::mark`]). `scripts/break_saves` kills this program at
//! every system call, and `scripts/kill_game` begins its matches with it. The exit status is 1 if
//! something is wrong with a save, and 2 if the command is wrong.

#[path = "shared/words.rs"]
mod words;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use menagerie::data::FromFiles;
use menagerie::data::files::Trouble as Unread;
use menagerie::for_game;
use menagerie::referee::record::FORMAT;
use menagerie::referee::{Match, Record};
use menagerie::rules::Viewer;
use menagerie::saves::{Folder, Save, SaveName, Shelf};

const USAGE: &str = "usage: save_once FOLDER NAME [LEVEL | --look | --over | --entries | --stood MARK]   \
                     (LEVEL such as jungle/combat)";
/// The number of entries of a new match when it is first saved.
const FIRST_ENTRIES: usize = 24;

/// An exit status and a message.
type Failed = (u8, String);

fn main() -> ExitCode {
    let told = words::words().map_err(|trouble| (2, trouble)).and_then(|words| {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        run(&words)
    });
    match told {
        // If the output cannot be written, the command has failed.
        Ok(told) => match writeln!(std::io::stdout(), "{told}") {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(2),
        },
        Err((status, trouble)) => {
            eprintln!("save_once: {trouble}");
            ExitCode::from(status)
        }
    }
}

fn run(words: &[&str]) -> Result<String, Failed> {
    let (folder, name, order) = match words {
        [folder, name] => (folder, name, None),
        [folder, name, "--stood", mark] => return stood(folder, name, mark),
        [folder, name, order] => (folder, name, Some(*order)),
        _ => return Err((2, USAGE.into())),
    };
    let name = named(name)?;
    let mut shelf = Shelf::new(Folder::new(folder));
    match order {
        Some("--look") => look(&shelf, &name),
        Some("--over") => over(&shelf, &name),
        Some("--entries") => {
            let record = shelf.read(&name).map_err(wrong)?.save.record;
            Ok(record.unveiled().map_err(wrong)?.entries.join("\n"))
        }
        Some(level) => write(&mut shelf, &name, &begin(level)?),
        None => {
            let found = shelf.read(&name).map_err(wrong)?;
            // The game asks the player before going on from the previous generation; this program
            // fails instead.
            if let Some(trouble) = found.trouble {
                return Err(wrong(trouble));
            }
            write(&mut shelf, &name, &play(&found.save.record, 1)?)
        }
    }
}

fn named(name: &str) -> Result<SaveName, Failed> {
    SaveName::new(name).ok_or_else(|| (2, format!("`{name}` is no name; {USAGE}")))
}

fn wrong(trouble: impl std::fmt::Display) -> Failed {
    (1, trouble.to_string())
}

fn look(shelf: &Shelf<Folder>, name: &SaveName) -> Result<String, Failed> {
    let found = shelf.read(name).map_err(wrong)?;
    play(&found.save.record, 0)?;
    told(&found.save.record)
}

/// Replays the match and returns whether it is over.
fn over(shelf: &Shelf<Folder>, name: &SaveName) -> Result<String, Failed> {
    let record = shelf.read(name).map_err(wrong)?.save.record;
    play(&record, 0)?;
    Ok(if record.result.is_some() { "over" } else { "running" }.to_owned())
}

fn write(shelf: &mut Shelf<Folder>, name: &SaveName, record: &Record) -> Result<String, Failed> {
    // With computers on all seats, the match continues by itself when opened in the game, as
    // `scripts/kill_game` needs.
    let players = vec!["computer-easy".to_owned(); record.seats.len()];
    // Instead of a date, the number of entries is enough here.
    let date = told(record)?;
    let save = Save { date, players, table: Vec::new(), record: record.clone() };
    shelf.write(name, &save).map_err(wrong)?;
    told(record)
}

fn told(record: &Record) -> Result<String, Failed> {
    Ok(format!("{:06} entries", record.unveiled().map_err(wrong)?.entries.len()))
}

/// A new match of a level with some entries played.
fn begin(level: &str) -> Result<Record, Failed> {
    let game = level.split_once('/').map_or(level, |(game, _)| game);
    let fresh = Record {
        format: FORMAT,
        game: game.into(),
        level: level.into(),
        options: Vec::new(),
        setup: String::new(),
        tables: String::new(),
        packs: Vec::new(),
        seats: vec!["Ann".into(), "Ben".into()],
        entries: Vec::new(),
        undone: Vec::new(),
        hashes: Vec::new(),
        result: None,
    };
    play(&fresh, FIRST_ENTRIES)
}

/// Files by their logical path, from the root of the source tree.
fn read(path: &str) -> Result<Vec<u8>, Unread> {
    std::fs::read(path).map_err(|trouble| Unread::Unreadable(trouble.to_string()))
}

/// The number of entries after which the match had a mark.
fn stood(folder: &str, name: &str, mark: &str) -> Result<String, Failed> {
    let record = Shelf::new(Folder::new(folder)).read(&named(name)?).map_err(wrong)?.save.record;
    let entries = for_game!(&record.game, G => stood_in::<G>(&record, mark));
    Ok(format!("{:06} entries", entries.unwrap_or_else(|| Err(unknown(&record)))?))
}

fn unknown(record: &Record) -> Failed {
    (2, format!("this version plays no `{}`", record.game))
}

/// The record with `more` entries played.
fn play(record: &Record, more: usize) -> Result<Record, Failed> {
    for_game!(&record.game, G => play_as::<G>(record, more)).unwrap_or_else(|| Err(unknown(record)))
}

fn play_as<G: FromFiles>(record: &Record, more: usize) -> Result<Record, Failed>
where
    G::Setup: Default,
{
    let tables = G::tables(&read, &record.level, &record.options);
    let tables =
        Arc::new(tables.map_err(|flaws| (2, format!("its level cannot be played:\n{flaws}")))?);
    let mut played = if record.entries.is_empty() {
        Match::<G>::new(tables, G::Setup::default(), 0)
    } else {
        record.replay::<G>(tables).map_err(wrong)?
    };
    for _ in 0..more {
        let actions = played.actions();
        let entries = played.entries().len();
        played.take_dice(entries as u64);
        let listed = actions.get(entries * 7 % actions.len().max(1)).copied();
        let action = played.draw().or(listed).ok_or((1, "the match is over".to_owned()))?;
        played.play(action).map_err(wrong)?;
    }
    Ok(Record::kept(&played, &record.level, &record.options, &record.seats))
}

/// The least number of entries after which the match had this mark.
fn stood_in<G: FromFiles>(record: &Record, mark: &str) -> Result<usize, Failed> {
    let tables = G::tables(&read, &record.level, &record.options);
    let tables = tables.map_err(|flaws| (2, format!("its level cannot be played:\n{flaws}")))?;
    let mut played = record.replay::<G>(Arc::new(tables)).map_err(wrong)?;
    played.forget_undone();
    let mut least = None;
    loop {
        let seen = Record::seen_by(&played, Viewer::Spectator, &record.level, &[], &[]);
        if seen.mark() == mark {
            least = Some(played.entries().len());
        }
        if played.undo().is_none() {
            return least.ok_or((1, format!("the match never stood at {mark}")));
        }
    }
}
