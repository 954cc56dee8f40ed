//! What released versions have written is read by every later one: saves, records and packs of `tests/releases/<version>`.
//!
//! `scripts/keep_release` writes the files of this version; those of earlier ones are never written again. Their settings are read
//! where settings are (`src/app/kit/settings/released.rs`). A level that is another one since then stands in
//! `tests/releases/<version>/changed.txt`, with its reason behind it: its matches can be read and no longer be continued.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use menagerie::data::{Files, FromFiles, index};
use menagerie::for_game;
use menagerie::packs::{self, Layered, Pack, Stack};
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Dice, Game};
use menagerie::saves::{Head, Save};

use super::example_packs::levels;
use super::files::read;
use super::root;

/// The level of each game of which a match is kept, and its set-up; the levels of packs are played as they come.
const LEVELS: [(&str, &str); 4] = [
    ("jungle/combat", "first=lot"),
    ("arena/jungla", "first=lot packs=ready"),
    ("zoon/duel-of-tribes", "tribes=cendrelins,mousserocs reserves"),
    ("honga/feed-the-tiger", "seats=3 first=lot"),
];
/// How many entries a match has that is kept as a save.
const SAVED_AFTER: usize = 40;

fn folder() -> PathBuf {
    root().join("tests/releases")
}

fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let listed = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<_> = listed.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| ending.is_empty() || path.extension().is_some_and(|kind| kind == ending));
    paths.sort();
    paths
}

/// Random actions, up to this number.
fn play<G: Game>(played: &mut Match<G>, actions: usize) {
    let mut dice = SmallDice::new(11);
    for _ in 0..actions {
        let legal = played.actions();
        if played.outcome().is_some() {
            return;
        }
        let drawn = played.draw();
        let action = drawn.unwrap_or_else(|| legal[dice.below(legal.len() as u32) as usize]);
        played.play(action).expect("a listed action is legal");
    }
}

/// Writes a match as a save, of which one entry was taken back, and the whole of it as a record.
fn keep<G: FromFiles<Setup: Default>>(stack: &Stack, id: &str, setup: &str, folder: &Path) {
    let files = Layered::new(stack, &read as &dyn Files);
    let tables = Arc::new(G::tables(&files, id, &[]).unwrap_or_else(|flaws| panic!("{flaws}")));
    let setup = match setup {
        "" => G::Setup::default(),
        words => G::parse_setup(&tables, words).unwrap_or_else(|flaw| panic!("{id}: {flaw}")),
    };
    let needs = packs::of_level::<G>(stack, &read, id, &[]);
    let mut played = Match::<G>::new(tables, setup, 5);
    play(&mut played, SAVED_AFTER);
    played.undo();
    let names = ["Ann".to_owned(), "B\u{e9}n\u{e9}dicte".to_owned()];
    let save = Save {
        date: "2026-11-26T08:00:00Z".into(),
        players: vec!["human".into(), "computer-hard".into()],
        table: vec![("minutes".into(), "30".into())],
        record: Record::kept(&played, id, &[], &names).with_packs(needs.clone()),
    };
    let name = id.split(['/', ':']).collect::<Vec<_>>().join("-");
    let write = |ending: &str, text: String| {
        fs::write(folder.join(format!("{name}.{ending}")), text).expect("a file to write");
    };
    write("save", save.to_text().expect("a save has a text"));
    play(&mut played, usize::MAX);
    let record = Record::of(&played, id, &[], &names).with_packs(needs);
    write("ron", record.to_text().expect("a record has a text"));
}

/// Writes the files of this version.
fn keep_this_version() {
    let folder = folder().join(env!("CARGO_PKG_VERSION"));
    fs::create_dir_all(&folder).expect("a folder");
    let pack = |path: PathBuf| {
        packs::read(&path, &path.to_string_lossy())
            .unwrap_or_else(|refused| panic!("{}", refused.flaws))
    };
    let packs: Vec<Pack> = packs::list(&root().join("packs")).into_iter().map(pack).collect();
    for pack in &packs {
        fs::write(folder.join(format!("{}.zip", pack.id())), pack.to_zip())
            .expect("a file to write");
    }
    let stack = Stack::of(packs, &Stack::game());
    let of_packs = levels(&stack);
    for (id, setup) in LEVELS.into_iter().chain(of_packs.iter().map(|id| (&**id, ""))) {
        let (game, _) = index::split(id).expect("a level");
        for_game!(game, G => keep::<G>(&stack, id, setup, &folder)).expect("a game");
    }
}

/// The packs of a release, as far as they are sound.
fn stack_of(release: &Path) -> Stack {
    let pack = |path: &PathBuf| {
        let bytes = fs::read(path).expect("a pack");
        Pack::from_zip(&path.to_string_lossy(), &bytes)
            .unwrap_or_else(|refused| panic!("{}", refused.flaws))
    };
    let packs = entries(release, "zip").iter().map(pack).collect();
    Stack::of(packs, &Stack::game()).judged(&read as &dyn Files)
}

/// The levels of a release that are others since then.
fn changed(release: &Path) -> Vec<String> {
    let text = fs::read_to_string(release.join("changed.txt")).unwrap_or_default();
    text.lines().filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect()
}

/// Plays a record again, and tells how many entries it had.
fn replay<G: FromFiles>(record: &Record, files: &dyn Files) -> Result<usize, String> {
    let tables = G::tables(files, &record.level, &[]).map_err(|flaws| flaws.to_string())?;
    let replayed = record.replay::<G>(Arc::new(tables)).map_err(|flaw| flaw.to_string())?;
    let again = Record::of(&replayed, &record.level, &record.options, &record.seats);
    if (&again.entries, &again.result) == (&record.entries, &record.result) {
        return Ok(replayed.entries().len());
    }
    Err("it ends in another way".to_owned())
}

/// What is wrong with a record of a release.
fn flaw_of(record: &Record, stack: &Stack, changed: &[String]) -> Option<String> {
    let lacks = stack.lacking(&record.packs);
    if !lacks.is_empty() {
        return Some(format!("packs: {lacks:?}"));
    }
    let files = Layered::new(stack, &read as &dyn Files);
    let record = match record.unveiled() {
        Ok(record) => record,
        Err(flaw) => return Some(flaw.to_string()),
    };
    let replayed = for_game!(&record.game, G => replay::<G>(&record, &files));
    match (replayed, changed.contains(&record.level)) {
        (None, _) => Some(format!("there is no game {}", record.game)),
        (Some(Err(why)), false) => Some(why),
        (Some(Ok(_)), true) => Some("its level is said to have changed, and has not".to_owned()),
        (Some(Ok(0)), false) => Some("it has no entries".to_owned()),
        (Some(_), _) => None,
    }
}

/// What is wrong with the files of a release.
fn flaws(release: &Path) -> Vec<String> {
    let (stack, changed) = (stack_of(release), changed(release));
    let off = stack.off().iter().map(|off| format!("{}: {:?}", off.pack.id(), off.why));
    let mut flaws: Vec<String> = off.collect();
    let mut tell = |path: &Path, flaw: Option<String>| {
        flaws.extend(flaw.map(|flaw| format!("{}: {flaw}", path.display())));
    };
    for path in entries(release, "save") {
        let bytes = fs::read(&path).expect("a save");
        let read = Save::from_bytes(&bytes).and_then(|save| Ok((Head::from_bytes(&bytes)?, save)));
        tell(
            &path,
            match read {
                Ok((head, save)) if head == save.head() => flaw_of(&save.record, &stack, &changed),
                Ok(_) => Some("the list shows another match".to_owned()),
                Err(cause) => Some(cause.to_string()),
            },
        );
    }
    for path in entries(release, "ron") {
        let text = fs::read_to_string(&path).expect("a record");
        let record = Record::from_text(&text).map_err(|flaw| flaw.to_string());
        tell(&path, record.map_or_else(Some, |record| flaw_of(&record, &stack, &changed)));
    }
    flaws
}

#[test]
fn what_every_released_version_has_written_is_read_and_played_on() {
    if std::env::var_os("KEEP_RELEASE").is_some() {
        keep_this_version();
    }
    let releases = entries(&folder(), "");
    assert!(!releases.is_empty());
    let flaws: Vec<String> = releases.iter().flat_map(|release| flaws(release)).collect();
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn a_release_keeps_matches_of_every_game_and_packs_and_settings() {
    for release in entries(&folder(), "") {
        let count = |ending| entries(&release, ending).len();
        let games = LEVELS.len();
        assert!(count("save") >= games && count("ron") >= games, "{}", release.display());
        assert!(count("zip") > 0 && count("toml") == 1, "{}", release.display());
    }
}

#[test]
fn a_match_that_can_no_longer_be_played_on_is_found() {
    let release = entries(&folder(), "").pop().expect("a release");
    let path = entries(&release, "ron").remove(0);
    let record = Record::from_text(&fs::read_to_string(path).expect("a file")).expect("a record");
    let stack = stack_of(&release);
    let level = record.level.clone();
    let level = std::slice::from_ref(&level);
    assert!(flaw_of(&record, &stack, level).is_some_and(|flaw| flaw.contains("has not")));
    let others = Record { tables: "0".repeat(16), ..record };
    assert!(flaw_of(&others, &stack, &[]).is_some());
    assert_eq!(flaw_of(&others, &stack, level), None, "it is known to have changed");
}
