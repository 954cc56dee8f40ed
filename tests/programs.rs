//! What the example programs share: reading their arguments and files.

#[path = "../examples/modder/asked.rs"]
mod asked;
#[path = "../examples/shared/numbers.rs"]
pub(super) mod numbers;
#[path = "../examples/shared/words.rs"]
mod words;

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use menagerie::commands::Format;
use menagerie::data::Trouble;

use super::{files, root};

/// An empty folder for this test.
fn fresh(name: &str) -> PathBuf {
    let path = super::fresh(&format!("programs/{name}"));
    fs::create_dir_all(&path).unwrap();
    path.canonicalize().unwrap()
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_told_and_are_no_breakdown() {
    use std::os::unix::ffi::OsStringExt;
    let word = OsString::from_vec(b"\xff.ron".to_vec());
    let told = words::texts(["a".into(), word].into_iter()).unwrap_err();
    assert_eq!(told, "`\u{fffd}.ron` is not UTF-8 text");
    assert!(words::words().is_ok());
}

#[test]
fn every_program_reads_its_words_in_the_way_that_cannot_break_down() {
    let (mut folders, mut programs) = (vec![root().join("examples")], 0);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = fs::read_to_string(&entry).unwrap();
            assert!(!text.contains("env::args()"), "{} breaks down", entry.display());
            programs += usize::from(text.contains("words::words()"));
        }
    }
    assert!(programs >= 8, "only {programs} programs");
}

#[test]
fn no_matches_at_all_are_refused() {
    let asked = |word: &str| numbers::matches("--matches", Some(word.to_owned()));
    assert_eq!(asked("1"), Ok(1));
    assert!(asked("0").unwrap_err().contains("ask for at least 1"));
    assert!(asked("many").is_err() && asked("--seed").is_err());
    assert!(numbers::number::<u8>("--seats", None).is_err());
    assert_eq!(numbers::value("--setup", Some("first=lot".to_owned())).as_deref(), Ok("first=lot"));
}

#[cfg(unix)]
#[test]
fn pipes_and_files_without_end_are_refused_at_once() {
    let pipe = fresh("pipe").join("pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let no_file = Err(Trouble::Unreadable("this is a pipe or a device, not a file".to_owned()));
    assert_eq!(files::read(pipe.to_str().unwrap()), no_file);
    assert_eq!(files::read("/dev/zero"), no_file);
    let large = pipe.with_file_name("large.ron");
    fs::File::create(&large).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(files::read(large.to_str().unwrap()), Err(Trouble::TooBig));
    assert_eq!(files::read("nowhere.ron"), Err(Trouble::Missing));
}

#[test]
fn words_for_those_who_write_packs_are_understood() {
    let words = |words: &[&str]| asked::asked(words.iter().map(|w| (*w).to_owned()).collect());
    let of = |format, packs: &[&str], words: &[&str]| asked::Asked {
        format,
        packs: packs.iter().map(PathBuf::from).collect(),
        words: words.iter().map(|word| (*word).to_owned()).collect(),
    };
    assert_eq!(words(&["a", "--format", "json"]), Ok(Some(of(Format::Json, &[], &["a"]))));
    assert_eq!(words(&["--format=text", "a"]), Ok(Some(of(Format::Text, &[], &["a"]))));
    let shown = Ok(Some(of(Format::Text, &["p", "q"], &["show", "wolf"])));
    assert_eq!(words(&["show", "--pack", "p", "--pack=q", "wolf"]), shown);
    assert_eq!(words(&["--", "--help"]), Ok(Some(of(Format::Text, &[], &["--help"]))));
    assert_eq!(words(&["--help"]), Ok(None));
    for wrong in ["--format", "--fast", "--pack"] {
        assert!(words(&[wrong]).is_err(), "{wrong}");
    }
}
