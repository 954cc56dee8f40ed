//! Golden records: recorded matches must always give the same positions.
//!
//! If a record no longer replays, the rules, the level or the hash have changed, which also breaks
//! players' saved matches. `BLESS=1 cargo rules tests::records` rewrites the files after an intended change.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use menagerie::data::{FromFiles, index};
use menagerie::for_game;
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::{Dice, Game, Seat};

use super::files::read;
use super::root;

fn file(name: &str) -> PathBuf {
    root().join(Path::new("tests/records")).join(format!("{}.ron", name.replace('/', "-")))
}

/// The recorded matches: each one's name, level and set-up. Arena: packs ready-made and placed by
/// hand, with two players and with four. Zoon: cards laid out one by one with reserves, and other
/// tribes with ready-made formations.
const GOLDEN: [(&str, &str, &str); 13] = [
    ("jungle/combat", "jungle/combat", "first=lot"),
    ("jungle/classic", "jungle/classic", "first=lot"),
    ("jungle/combat-dogs", "jungle/combat-dogs", "first=lot"),
    ("jungle/first-steps", "jungle/first-steps", "first=lot"),
    ("arena/jungla", "arena/jungla", "first=lot packs=ready"),
    ("arena/duel", "arena/duel", "first=lot packs=by-hand"),
    ("arena/duel-teams", "arena/duel", "first=lot packs=ready teams"),
    ("arena/first-steps", "arena/first-steps", "first=lot packs=ready"),
    ("zoon/duel-of-tribes", "zoon/duel-of-tribes", "tribes=cendrelins,mousserocs reserves"),
    ("zoon/duel-formations", "zoon/duel-of-tribes", "tribes=ventplumes,vasards formations"),
    ("zoon/first-steps", "zoon/first-steps", "tribes=mousserocs,cendrelins"),
    ("honga/feed-the-tiger", "honga/feed-the-tiger", "seats=5 first=lot"),
    ("honga/first-steps", "honga/first-steps", "seats=2 first=lot"),
];

/// A recorded match, ready to be played.
struct Golden<G: Game> {
    name: &'static str,
    level: &'static str,
    tables: Arc<G::Tables>,
    setup: G::Setup,
}

fn golden<G: FromFiles>((name, level, setup): (&'static str, &'static str, &str)) -> Golden<G> {
    let tables = tables::<G>(level);
    let setup = G::parse_setup(&tables, setup).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    Golden { name, level, tables, setup }
}

fn tables<G: FromFiles>(level: &str) -> Arc<G::Tables> {
    Arc::new(G::tables(&read, level, &[]).unwrap_or_else(|flaws| panic!("{flaws}")))
}

/// A random match, its dice seeded by its name.
fn random_match<G: Game>(golden: &Golden<G>) -> Match<G> {
    let seed = golden.name.bytes().fold(7, |seed, byte| seed ^ u64::from(byte) << (seed % 5));
    let mut dice = SmallDice::new(seed);
    let mut played = Match::<G>::new(golden.tables.clone(), golden.setup.clone(), seed);
    while played.outcome().is_none() {
        let actions = played.actions();
        let drawn = played.draw();
        let action = drawn.unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize]);
        played.play(action).expect("a listed action is legal");
    }
    played
}

/// Replays the file; `BLESS=1` writes it first.
fn replay<G: Game>(golden: &Golden<G>) {
    let name = golden.name;
    if std::env::var_os("BLESS").is_some() {
        let record = Record::of(&random_match(golden), golden.level, &[], &[]);
        std::fs::write(file(name), record.to_text().expect("a record has a text"))
            .expect("a file to write");
    }
    let text = std::fs::read_to_string(file(name)).expect("a golden record");
    let record = Record::from_text(&text).expect("a record");
    let replayed =
        record.replay::<G>(golden.tables.clone()).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    let again = Record::of(&replayed, golden.level, &record.options, &record.seats);
    assert_eq!(again, record, "{name}");
    assert!(record.result.is_some() && record.hashes.len() > 1, "{name} is a whole match");
}

fn miss_an_entry<G: Game>(golden: &Golden<G>) {
    let text = std::fs::read_to_string(file(golden.name)).expect("a golden record");
    let mut record = Record::from_text(&text).expect("a record");
    record.entries.remove(2);
    let flaw = record.replay::<G>(golden.tables.clone());
    assert!(flaw.is_err_and(|flaw| flaw.entry.is_some()), "{}", golden.name);
}

#[test]
fn every_golden_record_replays_to_the_same_hashes_and_result() {
    for one in GOLDEN {
        let (game, _) = index::split(one.1).expect("a level");
        for_game!(game, G => replay(&golden::<G>(one))).expect("a game");
    }
}

#[test]
fn a_golden_record_with_one_entry_missing_is_noticed() {
    for one in GOLDEN {
        let (game, _) = index::split(one.1).expect("a level");
        for_game!(game, G => miss_an_entry(&golden::<G>(one))).expect("a game");
    }
}

/// Replays a record of an older format and returns its number of entries, and of those taken back.
/// These files are never rewritten; after an intended change of tables, their hash is edited by hand.
fn replay_as_written(old: &str) -> [usize; 2] {
    let text = std::fs::read_to_string(file(&format!("formats/{old}"))).expect("an old record");
    let record = Record::from_text(&text).expect("a record");
    let counts = for_game!(&record.game, G => {
        let replayed = record.replay::<G>(tables::<G>(&record.level));
        let replayed = replayed.unwrap_or_else(|flaw| panic!("{old}: {flaw}"));
        assert_eq!(result_of(&replayed), record.result, "{old}");
        [replayed.entries().len(), replayed.undone().len()]
    });
    counts.expect("a game")
}

fn result_of<G: Game>(replayed: &Match<G>) -> Option<(String, Vec<u8>)> {
    Record::of(replayed, "", &[], &[]).result
}

#[test]
fn records_of_every_format_there_was_replay() {
    replay_as_written("1-jungle-combat");
    replay_as_written("1-arena-duel-teams");
    replay_as_written("2-arena-duel");
    replay_as_written("5-jungle-first-steps");
    assert_eq!(replay_as_written("3-zoon-duel-of-tribes"), [4, 2], "laid out in secret");
}

#[test]
fn the_record_in_the_book_is_what_the_game_writes() {
    for language in ["en", "fr", "it", "de"] {
        let page = root().join(format!("docs/book/{language}/records.md"));
        let page = std::fs::read_to_string(page).expect("a page");
        let (_, text) = page.split_once("```ron\n").expect("a record");
        let (text, _) = text.split_once("```").expect("its end");
        let record = Record::from_text(text).expect("a record");
        let played = record.replay::<Jungle>(tables::<Jungle>(&record.level));
        let played = played.unwrap_or_else(|flaw| panic!("{language}: {flaw}"));
        assert_eq!(Record::of(&played, &record.level, &[], &record.seats), record, "{language}");
    }
}

#[test]
fn positions_are_told_apart_by_who_is_to_move() {
    let tables = tables::<Jungle>("jungle/combat");
    let text = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    let hash = |mover: &str| {
        let position = Jungle::parse_position(&tables, &format!("{text} {mover}")).unwrap();
        Jungle::hash(&tables, &position)
    };
    assert_ne!(hash("w"), hash("b"));
    assert_eq!(format!("{:016x}", hash("w")), "990d66613c7db168");
}

#[test]
fn who_stays_after_a_resignation_may_be_recorded_alike_as_it_once_was() {
    let golden = golden::<Honga>(GOLDEN[11]);
    let mut dice = SmallDice::new(3);
    let mut played = Match::<Honga>::new(golden.tables.clone(), golden.setup.clone(), 3);
    for _ in 0..400 {
        let actions = played.actions();
        let drawn = played.draw();
        let action = drawn.unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize]);
        played.play(action).expect("a listed action is legal");
    }
    played.resign(Seat(1)).expect("a running match");
    let mut record = Record::of(&played, golden.level, &[], &[]);
    let (reason, ranks) = record.result.clone().expect("a result");
    assert!(ranks[1] == 4 && ranks.contains(&0) && ranks.contains(&2), "{ranks:?}");
    let replays = |record: &Record| record.replay::<Honga>(golden.tables.clone()).is_ok();
    assert!(replays(&record));
    record.result = Some((reason.clone(), vec![0, 1, 0, 0, 0]));
    assert!(replays(&record), "as all others were crowned once");
    record.result = Some((reason, vec![1, 0, 0, 0, 0]));
    assert!(!replays(&record), "another seat gave up");
}
