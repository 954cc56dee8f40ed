//! Packs that strangers could send: none is taken, none does harm, and each is told with its reason.
//!
//! All of them are made here, by code. What is told of them is kept in `tests/hostile`, one file for each
//! class; `BLESS=1 cargo rules tests::hostile_packs` writes them anew. Each must be judged within a second
//! and with less than 100 MB.

mod archives;
mod changes;
mod drawings;
mod folders;
mod judged;
mod manifests;
mod media;
mod names;
mod stacks;
mod texts;
mod worst_drawings;
mod zips;

use std::time::{Duration, Instant};

use menagerie::packs::{Pack, Refused};

use super::golden::{compare, told_apart};
use super::memory::most_held;
use zips::{Entry, zip};

const MANIFEST: &str = "(
    id: \"otter\",
    version: \"1.0.0\",
    title: {\"en\": \"The otter\"},
    authors: [\"Ada\"],
    licence: \"CC0-1.0\",
)
";

/// What judging a pack may cost.
const MOST_HELD: isize = 100_000_000;
const LONGEST: Duration = Duration::from_secs(1);

/// A case: its name, and what is told of it.
type Case = (String, String);

fn files(files: &[(&str, &[u8])]) -> Vec<(String, Vec<u8>)> {
    let own = ("pack.ron".to_owned(), MANIFEST.as_bytes().to_vec());
    let more = files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec()));
    std::iter::once(own).chain(more).collect()
}

/// A zip file with a manifest and more entries.
fn zipped(entries: &[Entry]) -> Vec<u8> {
    zip(&[&[Entry::new("pack.ron", MANIFEST.as_bytes())], entries].concat())
}

/// Judges something within the limits of time and memory.
fn bounded<T>(name: &str, judge: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let (made, held) = most_held(judge);
    let took = started.elapsed();
    assert!(held < MOST_HELD, "{name} took {held} bytes");
    assert!(took < LONGEST * 4, "{name} took {took:?}; the rest is room for a busy machine");
    made
}

/// What is told of a pack that is refused.
fn refused(name: &str, judge: impl FnOnce() -> Result<Pack, Refused>) -> Case {
    match bounded(name, judge) {
        Ok(pack) => panic!("{name} is taken: {:?}", pack.paths().collect::<Vec<_>>()),
        Err(refused) => {
            for flaw in &refused.flaws.0 {
                let told =
                    flaw.suggestion.is_some() || flaw.untold.is_some() || flaw.place.is_some();
                assert!(
                    told && !flaw.cause.is_empty() && !flaw.file.is_empty(),
                    "{name}: {flaw:?}"
                );
            }
            (name.to_owned(), refused.flaws.to_string())
        }
    }
}

fn refused_files(name: &str, more: &[(&str, &[u8])]) -> Case {
    let files = files(more);
    refused(name, || Pack::from_files("packs/otter", files))
}

fn refused_zip(name: &str, bytes: &[u8]) -> Case {
    refused(name, || Pack::from_zip("otter.zip", bytes))
}

/// Compares what is told of a class with what is kept.
fn class(name: &str, cases: impl IntoIterator<Item = Case>) {
    let told: String =
        cases.into_iter().map(|(name, told)| format!("== {name}\n{told}\n")).collect();
    told_apart(compare("hostile", name, &told).into_iter());
}

#[test]
fn a_sound_pack_is_taken_from_files_and_from_a_zip_file_alike() {
    let entries = [
        Entry::new("levels/jungle/marsh.board.ron", b"()"),
        Entry::stored("assets/locales/en/otter.ftl", b"jungle-level-otter--marsh = Marsh\n"),
        Entry::new("README.md", b"An otter.").with(|it| (it.flags, it.head_size) = (8, Some(0))),
        Entry::new(".git/config", b"\x00"),
        Entry::new("__MACOSX/._pack.ron", b"\x00"),
        Entry::new("levels/", b"").with(|entry| entry.mode = 0o040_755),
    ];
    let zipped = Pack::from_zip("otter.zip", &zipped(&entries)).expect("a pack");
    let paths: Vec<&str> = zipped.paths().collect();
    let whole =
        ["README.md", "assets/locales/en/otter.ftl", "levels/jungle/marsh.board.ron", "pack.ron"];
    assert_eq!(paths, whole);
    let around = |name: &str| Entry::new(format!("otter-1.0/{name}"), zipped.file(name).unwrap());
    let wrapped = zip(&whole.map(around));
    let wrapped = Pack::from_zip("otter.zip", &wrapped).expect("a pack in a folder");
    let plain = whole.map(|name| (name.to_owned(), zipped.file(name).unwrap().to_vec()));
    let plain = Pack::from_files("packs/otter", plain).expect("a pack");
    assert_eq!([wrapped.hash(), plain.hash()], [zipped.hash(); 2]);
    assert_eq!(plain.need().hash.len(), 16);
}

#[test]
fn no_zip_file_cut_short_or_flipped_does_harm() {
    let whole = zipped(&[Entry::new("levels/jungle/marsh.board.ron", &b"(a: 1)".repeat(50))]);
    for cut in 0..whole.len() {
        assert!(Pack::from_zip("otter.zip", &whole[..cut]).is_err(), "cut at {cut}");
    }
    let mut taken = 0;
    for bit in 0..whole.len() * 8 {
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        // Dates, versions and the like mean nothing here; everything else is noticed.
        if let Ok(pack) = Pack::from_zip("otter.zip", &bytes) {
            taken += 1;
            let level = pack.file("levels/jungle/marsh.board.ron");
            assert_eq!(level, Some(&*b"(a: 1)".repeat(50)), "bit {bit}");
        }
    }
    assert!(taken < whole.len(), "{taken} of {} bits are not looked at", whole.len() * 8);
}
