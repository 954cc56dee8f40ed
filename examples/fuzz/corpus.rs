//! The files that are spoilt: those that are shipped, broken ones, records, and texts made of them.

use std::any::Any;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};

use crate::project::root;
use menagerie::data::{FromFiles, Memory, index};
use menagerie::referee::dice::RefereeDice;
use menagerie::referee::{Match, Record};
use menagerie::rules::{Dice, Game};
use menagerie::saves::Save;

/// The most entries of a match from which positions are taken.
const LONGEST: usize = 300;

/// All shipped data files by their paths.
pub(crate) static SHIPPED: LazyLock<Memory> = LazyLock::new(|| {
    let mut files = Memory::default();
    let mut folders = vec![root().join("levels"), root().join("assets")];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "ron" || end == "ftl") {
                let below = path.strip_prefix(root()).unwrap_or(&path);
                let name = below.to_string_lossy().replace('\\', "/");
                files = std::mem::take(&mut files).with(&name, fs::read(&path).unwrap_or_default());
            }
        }
    }
    files
});

/// What lies in a folder, in the order of its names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The small files of a folder of assets that are no data, with an ending.
pub(crate) fn media(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let paths = entries(&root().join("assets").join(folder)).into_iter();
    let paths = paths.filter(|path| path.to_string_lossy().ends_with(ending));
    let files = paths.filter_map(|path| fs::read(path).ok());
    files.filter(|bytes| bytes.len() < 40_000).collect()
}

/// The drawings of heads, the game's own without the shapes that are used again, which no pack may have.
pub(crate) fn drawings() -> Vec<Vec<u8>> {
    let folders = ["assets/art/svg/heads", "packs/otter/assets/art/heads"]
        .map(|folder| entries(&root().join(folder)));
    let paths = folders
        .into_iter()
        .flatten()
        .filter(|path| path.extension().is_some_and(|end| end == "svg"));
    let texts = paths.filter_map(|path| fs::read_to_string(path).ok());
    let plain = |text: String| {
        let mut parts = text.split("<use ");
        let begin = parts.next().unwrap_or_default().to_owned();
        let rest = parts.filter_map(|part| part.split_once("/>")).map(|(_, rest)| rest);
        (begin + &rest.collect::<String>()).into_bytes()
    };
    texts.map(plain).collect()
}

/// The shipped files of a folder with an ending, and broken ones whose names begin with one of these words.
pub(crate) fn files(folder: &str, ending: &str, broken: &[&str]) -> Vec<Vec<u8>> {
    let fits = |path: &&String| path.starts_with(folder) && path.ends_with(ending);
    let shipped = SHIPPED.0.iter().filter(|(path, _)| fits(path)).map(|(_, bytes)| bytes.clone());
    let named = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.ends_with(".ron") && broken.iter().any(|begin| name.starts_with(begin))
    };
    let broken = entries(&root().join("tests/broken")).into_iter().filter(named);
    let broken = broken.filter_map(|path| fs::read(path).ok());
    shipped.chain(broken).collect()
}

/// Pieces of files of texts: whole messages, not many more lines than these, so that more of them are read in a second.
pub(crate) fn messages(files: Vec<Vec<u8>>, lines: usize) -> Vec<Vec<u8>> {
    let mut pieces = Vec::new();
    for file in files {
        let mut piece: Vec<u8> = Vec::new();
        let mut held = 0;
        for line in file.split_inclusive(|byte| *byte == b'\n') {
            // A line of another kind goes on with a message or ends it.
            if held >= lines && line.first().is_some_and(u8::is_ascii_lowercase) {
                pieces.push(std::mem::take(&mut piece));
                held = 0;
            }
            piece.extend_from_slice(line);
            held += 1;
        }
        pieces.push(piece);
    }
    pieces
}

/// Pieces of files of puzzles, each with at most so many; a file that is written otherwise stays whole.
pub(crate) fn puzzles(files: Vec<Vec<u8>>, most: usize) -> Vec<Vec<u8>> {
    const OPEN: &str = "    puzzles: [\n";
    const CLOSE: &str = "        ),\n";
    let mut pieces = Vec::new();
    for file in files {
        let text = String::from_utf8_lossy(&file).into_owned();
        let Some((_, list)) = text.split_once(OPEN) else {
            pieces.push(file);
            continue;
        };
        let list = list.split_once("    ],\n").map_or(list, |(list, _)| list);
        let blocks: Vec<&str> = list.split_inclusive(CLOSE).collect();
        let piece =
            |blocks: &[&str]| format!("(\n{OPEN}{}    ],\n)\n", blocks.concat()).into_bytes();
        pieces.extend(blocks.chunks(most).map(piece));
    }
    pieces
}

/// The first shipped level of a game.
pub(crate) fn level<G: Game>() -> String {
    static INDEX: LazyLock<index::Index> = LazyLock::new(|| index::Index::read(&*SHIPPED));
    INDEX.of_game(G::ID).next().unwrap_or_default().to_owned()
}

/// The tables of a game's first level.
pub(crate) fn tables<G: FromFiles>() -> Arc<G::Tables> {
    tables_of::<G>(&level::<G>()).expect("a shipped level is sound")
}

/// Compiled levels, by their ids.
static TABLES: Mutex<BTreeMap<String, Arc<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());

/// The tables of a level, compiled once.
pub(crate) fn tables_of<G: FromFiles>(level: &str) -> Result<Arc<G::Tables>, String> {
    let known = TABLES.lock().ok().and_then(|known| known.get(level).cloned());
    if let Some(tables) = known.and_then(|tables| tables.downcast::<G::Tables>().ok()) {
        return Ok(tables);
    }
    let tables = Arc::new(G::tables(&*SHIPPED, level, &[])?);
    if let Ok(mut known) = TABLES.lock() {
        known.insert(level.to_owned(), tables.clone());
    }
    Ok(tables)
}

/// Matches of a game's first level, and what is seen of their positions on the way.
fn matches<G: FromFiles<Setup: Default>>(mut see: impl FnMut(&Match<G>)) -> Vec<Match<G>> {
    let tables = tables::<G>();
    let mut play = |seed: u64| {
        let mut dice = RefereeDice::new(seed);
        let mut played = Match::<G>::new(tables.clone(), G::Setup::default(), seed);
        while played.outcome().is_none() && played.entries().len() < LONGEST {
            let actions = played.actions();
            let drawn = played.draw();
            let action =
                drawn.unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize]);
            if played.play(action).is_err() {
                break;
            }
            see(&played);
        }
        played
    };
    (1..=2).map(&mut play).collect()
}

/// Positions of matches as texts.
pub(crate) fn positions<G: FromFiles<Setup: Default>>() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    matches::<G>(|played| {
        if played.entries().len() % 9 == 1 {
            texts.push(G::position_text(played.tables(), played.position()).into_bytes());
        }
    });
    texts
}

/// Actions of matches as texts.
pub(crate) fn actions<G: FromFiles<Setup: Default>>() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = Vec::new();
    for played in matches::<G>(|_| ()) {
        let record = Record::of(&played, &level::<G>(), &[], &[]);
        texts.extend(record.entries.into_iter().map(String::into_bytes));
    }
    texts.sort();
    texts.dedup();
    texts
}

/// Records of a game: the golden ones, and one of a match that still runs.
pub(crate) fn records<G: FromFiles<Setup: Default>>() -> Vec<Vec<u8>> {
    let of_game = |path: &PathBuf| path.to_string_lossy().contains(&format!("{}-", G::ID));
    let golden = entries(&root().join("tests/records")).into_iter().filter(of_game);
    let mut texts: Vec<Vec<u8>> = golden.filter_map(|path| fs::read(path).ok()).collect();
    texts.extend(running::<G>().and_then(|record| record.to_text().ok()).map(String::into_bytes));
    texts
}

/// The record of a running match, its secrets veiled.
fn running<G: FromFiles<Setup: Default>>() -> Option<Record> {
    let mut played = Match::<G>::new(tables::<G>(), G::Setup::default(), 3);
    for _ in 0..20 {
        let first = played.actions().first().copied();
        let action = played.draw().or(first)?;
        played.play(action).ok()?;
    }
    Some(Record::kept(&played, &level::<G>(), &[], &[]))
}

/// A save of each game that a record was made of.
pub(crate) fn saves<G: FromFiles<Setup: Default>>() -> Vec<Vec<u8>> {
    let record = running::<G>();
    let save = |record| Save {
        date: "2026-11-21T20:49:49Z".to_owned(),
        players: vec!["human".to_owned(), "easy".to_owned()],
        table: vec![("minutes".to_owned(), "20".to_owned())],
        record,
    };
    record
        .into_iter()
        .filter_map(|record| save(record).to_text().ok())
        .map(String::into_bytes)
        .collect()
}

/// Set-ups as texts.
pub(crate) fn setups<G: FromFiles<Setup: Default>>() -> Vec<Vec<u8>> {
    let tables = tables::<G>();
    let usual = G::setup_text(&tables, &G::Setup::default());
    let others =
        ["first=0", "first=lot packs=by-hand", "seats=5", "reserves formations tribes=a,b"];
    let mut texts: Vec<Vec<u8>> = others.iter().map(|text| text.as_bytes().to_vec()).collect();
    texts.push(usual.clone().into_bytes());
    for position in positions::<G>().into_iter().take(4) {
        texts.push([usual.as_bytes(), b" position=", &position].concat());
    }
    texts
}
