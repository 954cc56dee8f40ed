//! The commands of `menagerie` for those who write packs, without the engine. `--help` says more.

mod asked;
#[path = "../shared/words.rs"]
mod words;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use asked::{Asked, asked};
use menagerie::commands::{Brought, Ground, Said, check, new_pack, read_data, show};

const HELP: &str = "\
Helps to write packs.

Usage: cargo modder check [--format text|json] [PATH..]
       cargo modder new-pack NAME
       cargo modder show [--format text|json] [--pack PATH].. ID

check     shows all flaws of packs, folders with `assets` and `levels`, and files, wherever they lie. Packs are laid over each
          other, and each is checked on top of the sound ones below it. A path may be a link. Without a path everything of the game
          is checked: the lists of levels and languages, every level and text on them, and the animals, tribes and decks that the
          levels name; files that no list names are noted.
new-pack  lays down a small pack that can be played at once. NAME may be a path that ends with the pack's name.
show      tells the value of everything called ID, such as `jungle/wolf`, and which file gave each field. `show pictures` lists the
          pictures that data files can borrow.

  --format text   for people: each flaw with its line, a caret, its cause and a remedy
  --format json   for programs: one object with `files`, `flaws`, `more_flaws`, `notes`, `strays` and
                  `status`; a flaw has `file`, `line`, `column`, `length`, `cause` and `suggestion`,
                  and lines and columns count characters from 1
  --pack PATH     lays a pack over the game's files

The exit status is 0 if there are no flaws, 1 if there are some, and 2 if a path or an option cannot
be used.
";

fn main() -> ExitCode {
    let said = match words::words().and_then(asked) {
        Ok(Some(asked)) => answer(asked),
        Ok(None) => Said { answer: HELP.to_owned(), ..Said::default() },
        Err(trouble) => Said { trouble, status: 2, ..Said::default() },
    };
    // A reader that goes away early, such as `head`, is no error.
    let _ = std::io::stdout().write_all(said.answer.as_bytes());
    if !said.trouble.is_empty() {
        eprintln!("modder: {}", said.trouble);
    }
    ExitCode::from(said.status)
}

fn answer(asked: Asked) -> Said {
    let Asked { format, packs, words } = asked;
    let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folder = if built.is_dir() { built } else { PathBuf::from(".") };
    let files = |path: &str| read_data(&folder, path);
    let ground = Ground {
        files: &files,
        folder: Some(&folder),
        packs: None,
        program: "cargo run --",
        asked: "cargo modder",
    };
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["check", ref paths @ ..] => {
            let paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
            check(ground, format, &paths)
        }
        ["new-pack", name] => new_pack(ground, name),
        ["show", id] => show(ground, Brought::read(&packs), format, id),
        _ => {
            let trouble =
                "write `check`, `new-pack NAME` or `show ID`; --help says more".to_owned();
            Said { trouble, status: 2, ..Said::default() }
        }
    }
}
