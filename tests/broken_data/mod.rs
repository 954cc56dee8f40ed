//! Broken data files and the messages a modder gets for them.
//!
//! Every `tests/broken/NAME.ron` stands in for a shipped file: the animals of a game, a tribe, a
//! deck, a level, a lesson, a staging, weights, particles, or the list of levels, as the first words of its
//! name say. Its messages are kept beside it in `NAME.txt`; `BLESS=1 cargo rules tests::broken_data`
//! writes them anew.
//! Files too big or too strange for a text editor are made here.

mod texts;
mod together;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use menagerie::data::{
    Files, Flaws, Memory, Trouble, arena, honga, index, jungle, languages, lessons, particles,
    staging, zoon,
};
use menagerie::rules::jungle::Jungle;

use super::golden::{self, told_apart};
use super::root;

const SHIPPED: [&str; 33] = [
    "levels/index.ron",
    "assets/locales/index.ron",
    "levels/jungle/first-steps.board.ron",
    "levels/jungle/combat.board.ron",
    "levels/jungle/classic.board.ron",
    "levels/jungle/combat-dogs.board.ron",
    "levels/jungle/lessons/ranks.lesson.ron",
    "assets/jungle/combat.animals.ron",
    "assets/jungle/classic.animals.ron",
    "assets/jungle/combat-dogs.animals.ron",
    "levels/arena/first-steps.board.ron",
    "levels/arena/duel.board.ron",
    "levels/arena/jungla.board.ron",
    "assets/arena/pack.animals.ron",
    "levels/zoon/first-steps.board.ron",
    "levels/zoon/duel-of-tribes.board.ron",
    "assets/zoon/cendrelins.tribe.ron",
    "assets/zoon/mousserocs.tribe.ron",
    "assets/zoon/ventplumes.tribe.ron",
    "assets/zoon/vasards.tribe.ron",
    "levels/honga/first-steps.board.ron",
    "levels/honga/feed-the-tiger.board.ron",
    "assets/honga/tribe.discs.ron",
    "assets/honga/tribe.barter.ron",
    "assets/honga/tribe.bonus.ron",
    "assets/honga/first-steps.bonus.ron",
    "assets/jungle/weights.ron",
    "assets/arena/weights.ron",
    "assets/zoon/weights.ron",
    "assets/honga/weights.ron",
    "assets/particles.ron",
    "assets/jungle/staging.ron",
    "assets/arena/staging.ron",
];
const ANIMALS: &str = "assets/jungle/combat.animals.ron";
const LEVEL: &str = "levels/jungle/first-steps.board.ron";
const LESSON: &str = "levels/jungle/lessons/ranks.lesson.ron";
const PACK: &str = "assets/arena/pack.animals.ron";
const BOARD: &str = "levels/arena/first-steps.board.ron";
const TRIBE: &str = "assets/zoon/cendrelins.tribe.ron";
const FIELD: &str = "levels/zoon/first-steps.board.ron";
const VALLEY: &str = "levels/honga/first-steps.board.ron";
const DISCS: &str = "assets/honga/tribe.discs.ron";
const BARTER: &str = "assets/honga/tribe.barter.ron";
const BONUS: &str = "assets/honga/tribe.bonus.ron";
const STAGING: &str = "assets/jungle/staging.ron";
const WEIGHTS: &str = "assets/jungle/weights.ron";

/// Read once, because they stand around every one of some forty thousand broken files.
static FILES: LazyLock<Memory> = LazyLock::new(|| {
    let read = |path: &str| fs::read(root().join(path)).unwrap();
    SHIPPED.iter().fold(Memory::default(), |files, path| files.with(path, read(path)))
});

fn shipped() -> Memory {
    FILES.clone()
}

/// The messages for a file in place of a shipped one, which must come within a second.
fn messages(path: &str, bytes: Vec<u8>) -> Result<(), Flaws> {
    messages_of(load, path, bytes)
}

fn messages_of(
    load: fn(&dyn Files, &str) -> Result<(), Flaws>,
    path: &str,
    bytes: Vec<u8>,
) -> Result<(), Flaws> {
    let files = shipped().with(path, bytes);
    let started = Instant::now();
    let result = load(&files, path);
    let took = started.elapsed();
    // The goal is a second, and the slowest was seen at 0.2 s; the rest is room for a busy machine.
    assert!(took < Duration::from_secs(5), "{path} took {took:?}: {result:?}");
    result
}

/// Loads what stands at `path`: the list, that level, a level with those animals, that tribe or that
/// deck.
fn load(files: &dyn Files, path: &str) -> Result<(), Flaws> {
    let name = path.rsplit('/').next().unwrap().split('.').next().unwrap();
    match path {
        index::PATH => index::load(files).map(|_| ()),
        languages::PATH => languages::load(files).map(|_| ()).map_err(Flaws),
        particles::PATH => particles::load(files).map(|_| ()).map_err(Flaws),
        LESSON => lessons::prove::<Jungle>(files, "jungle/ranks").map(|_| ()),
        WEIGHTS => jungle::weights(files).map(|_| ()).map_err(Flaws),
        STAGING => staging::load(files, "jungle").map(|_| ()).map_err(Flaws),
        _ if path == PACK => arena::load(files, "arena/first-steps").map(|_| ()),
        _ if path.contains("/arena/") => arena::load(files, &format!("arena/{name}")).map(|_| ()),
        _ if path == TRIBE => zoon::load(files, "zoon/first-steps").map(|_| ()),
        _ if path.ends_with(".tribe.ron") => {
            zoon::tribe::load(files, name).map(|_| ()).map_err(Flaws)
        }
        _ if path.contains("/zoon/") => zoon::load(files, &format!("zoon/{name}")).map(|_| ()),
        _ if path.starts_with("levels/honga/") => {
            honga::load(files, &format!("honga/{name}")).map(|_| ())
        }
        _ if path.contains("/honga/") => {
            let level = if name == "tribe" { "honga/feed-the-tiger" } else { "honga/first-steps" };
            honga::load(files, level).map(|_| ())
        }
        _ => jungle::load(files, &format!("jungle/{name}")).map(|_| ()),
    }
}

/// Loads a deck alone, without the level and the other decks around it, with which the other tests read it; everything
/// else as [`load`] does.
fn load_alone(files: &dyn Files, path: &str) -> Result<(), Flaws> {
    let deck = path.strip_prefix("assets/honga/").and_then(|file| file.split_once('.'));
    let read = match deck {
        Some((name, "discs.ron")) => honga::discs::load(files, name).map(|_| ()),
        Some((name, "barter.ron")) => honga::barter::load(files, name).map(|_| ()),
        Some((name, "bonus.ron")) => honga::bonus::load(files, name).map(|_| ()),
        _ => return load(files, path),
    };
    read.map_err(Flaws)
}

fn compare(name: &str, now: &str) -> Option<String> {
    golden::compare("broken", name, now)
}

fn stands_for(name: &str) -> &'static str {
    let mut words = name.split('-');
    match (words.next(), words.next()) {
        (Some("animals"), _) => ANIMALS,
        (Some("level"), _) => LEVEL,
        (Some("lesson"), _) => LESSON,
        (Some("arena"), Some("animals")) => PACK,
        (Some("arena"), _) => BOARD,
        (Some("zoon"), Some("tribe")) => TRIBE,
        (Some("zoon"), _) => FIELD,
        (Some("honga"), Some("discs")) => DISCS,
        (Some("honga"), Some("barter")) => BARTER,
        (Some("honga"), Some("bonus")) => BONUS,
        (Some("honga"), _) => VALLEY,
        (Some("languages"), _) => languages::PATH,
        (Some("staging"), _) => STAGING,
        (Some("weights"), _) => WEIGHTS,
        (Some("particles"), _) => particles::PATH,
        _ => index::PATH,
    }
}

fn made_here() -> Vec<(&'static str, Vec<u8>)> {
    let level = String::from_utf8(shipped().read(LEVEL).unwrap()).unwrap();
    let animals = String::from_utf8(shipped().read(ANIMALS).unwrap()).unwrap();
    let deep = |open: &str| level.replace("title", open).replace("120", &open.repeat(10_000));
    let lines = level.lines().filter(|line| !line.trim_start().starts_with("//"));
    let one_line: String = lines.map(str::trim).collect();
    let utf16 = animals.encode_utf16().flat_map(u16::to_le_bytes);
    let latin1 = animals.replace("cat\"", "chat\u{1}").into_bytes();
    vec![
        ("level-50-megabytes", vec![b'('; 50_000_000]),
        ("level-megabyte-of-brackets", vec![b'['; 1_000_000]),
        ("level-10000-brackets", deep("[").into_bytes()),
        ("level-10000-parentheses", deep("(").into_bytes()),
        ("level-10000-somes", deep("Some(").into_bytes()),
        ("level-10000-comments", deep("/*").into_bytes()),
        ("level-nul", level.replace("Beginner", "Begin\0ner").into_bytes()),
        ("level-crlf", level.replace("120", "120000").replace('\n', "\r\n").into_bytes()),
        ("level-bom", format!("\u{feff}{level}").replace("120", "x").into_bytes()),
        ("level-one-line", one_line.replace("120", "x").into_bytes()),
        ("level-wide-row", level.replace(".~~~.", &"~".repeat(200_000)).into_bytes()),
        ("animals-utf16", [0xFF, 0xFE].into_iter().chain(utf16).collect()),
        ("animals-latin1", latin1.iter().map(|b| if *b == 1 { 0xE9 } else { *b }).collect()),
        ("animals-50000", format!("(animals: [{}])", "(),".repeat(50_000)).into_bytes()),
        (
            "animals-40000-fields",
            format!("(animals: [({})])", "x: 1, ".repeat(40_000)).into_bytes(),
        ),
        ("animals-commas", "(animals: [(),".repeat(60_000).into_bytes()),
        ("animals-sixteen-flaws", animals.replace("rank", "\n\nrnak: 1, id: 7, rank").into_bytes()),
    ]
}

fn on_disk() -> Vec<(String, Vec<u8>)> {
    let folder = fs::read_dir(root().join("tests/broken")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let broken = paths.filter(|path| path.extension().is_some_and(|end| end == "ron"));
    let name = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let mut files: Vec<_> = broken.map(|path| (name(&path), fs::read(path).unwrap())).collect();
    files.sort();
    files
}

#[test]
fn every_broken_file_gets_its_messages() {
    let made = made_here().into_iter().map(|(name, bytes)| (name.to_owned(), bytes));
    let all: Vec<_> = on_disk().into_iter().chain(made).collect();
    assert!(all.len() >= 330, "only {} broken files", all.len());
    let differing = all.into_iter().filter_map(|(name, bytes)| {
        let flaws = messages(stands_for(&name), bytes).err();
        let flaws = flaws.unwrap_or_else(|| panic!("{name} is not broken"));
        for flaw in &flaws.0 {
            assert!(!flaw.cause.is_empty() && !flaw.file.is_empty(), "{name}: {flaw:?}");
        }
        compare(&name, &flaws.to_string())
    });
    told_apart(differing);
}

#[test]
fn five_flaws_in_one_file_are_all_told() {
    let bytes = fs::read(root().join("tests/broken/animals-five-flaws.ron")).unwrap();
    let flaws = messages(ANIMALS, bytes).unwrap_err();
    let lines: Vec<_> = flaws.0.iter().map(|flaw| flaw.place.as_ref().unwrap().line).collect();
    assert_eq!(lines, [5, 6, 7, 7, 12], "{flaws}");
}

#[test]
fn flaws_of_level_and_animals_come_together() {
    let level = shipped().read(LEVEL).unwrap();
    let level = String::from_utf8(level).unwrap().replace("Beginner", "Beginer");
    let animals = fs::read(root().join("tests/broken/animals-rank-zero.ron")).unwrap();
    let files = shipped().with(ANIMALS, animals).with(LEVEL, level);
    let flaws = load(&files, LEVEL).unwrap_err();
    let told: Vec<_> = flaws.0.iter().map(|flaw| flaw.file.as_str()).collect();
    assert_eq!(told, [LEVEL, ANIMALS]);
}

#[test]
fn a_missing_file_is_told() {
    let none = |_: &str| -> Result<Vec<u8>, Trouble> { Err(Trouble::Missing) };
    let flaws = jungle::load(&none, "jungle/combat").unwrap_err().to_string();
    assert!(flaws.contains("levels/jungle/combat.board.ron"), "{flaws}");
    for id in ["combat", "arena/combat", "jungle/../combat", "jungle/", "jungle/a/b", "\0"] {
        assert!(jungle::load(&none, id).is_err(), "{id:?}");
    }
}

#[test]
fn no_shipped_file_cut_short_compiles_or_panics() {
    for path in SHIPPED {
        let whole = FILES.read(path).unwrap();
        let end = String::from_utf8_lossy(&whole).trim_end().len();
        // Long files are cut in some two thousand places, short ones everywhere.
        for cut in (0..end).step_by(1 + end / 2000) {
            let cut_short = whole[..cut].to_vec();
            assert!(messages_of(load_alone, path, cut_short).is_err(), "{path} cut at {cut}");
        }
    }
}

#[test]
fn two_thousand_flipped_bytes_do_no_harm() {
    // A plain linear congruence: the test must be the same every time, not random.
    let mut state: u64 = 1;
    let mut next = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for round in 0..2000 {
        let path = SHIPPED[round % SHIPPED.len()];
        let mut bytes = FILES.read(path).unwrap();
        let at = next(bytes.len());
        bytes[at] ^= 1 << next(8);
        let _ = messages(path, bytes).map_err(|flaws| flaws.to_string());
    }
}
