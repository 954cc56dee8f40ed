//! Golden records: matches recorded once must give the same positions for ever.
//!
//! A record that no longer replays means that the rules, the level or the hash have changed, and
//! then everybody's saved matches have too. `BLESS=1` writes the files anew when a change is meant.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use menagerie::data::files::Trouble;
use menagerie::data::jungle::{Level, load};
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::{Jungle, Setup};
use menagerie::rules::{Dice, Game};

const LEVELS: [&str; 4] =
    ["jungle/combat", "jungle/classic", "jungle/combat-dogs", "jungle/first-steps"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(root().join(path)).map_err(|_| Trouble::Missing)
}

fn level(id: &str) -> Level {
    load(&read, id).unwrap_or_else(|flaws| panic!("{flaws}"))
}

fn file(id: &str) -> PathBuf {
    root().join(Path::new("tests/records")).join(format!("{}.ron", id.replace('/', "-")))
}

/// A match at random, its dice seeded by the level's name.
fn random_match(level: &Level) -> Match<Jungle> {
    let seed = level.id.bytes().fold(7, |seed, byte| seed ^ u64::from(byte) << (seed % 5));
    let mut dice = SmallDice::new(seed);
    let mut played = Match::<Jungle>::new(Arc::new(level.tables.clone()), Setup::default(), seed);
    while played.outcome().is_none() {
        let actions = played.actions();
        let drawn = played.draw();
        let action = drawn.unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize]);
        played.play(action).expect("a listed action is legal");
    }
    played
}

#[test]
fn every_golden_record_replays_to_the_same_hashes_and_result() {
    for id in LEVELS {
        let level = level(id);
        if std::env::var_os("BLESS").is_some() {
            let record = Record::of(&random_match(&level), id, &[], &[]);
            std::fs::write(file(id), record.to_text().unwrap()).unwrap();
        }
        let text = std::fs::read_to_string(file(id)).unwrap();
        let record = Record::from_text(&text).unwrap();
        let replayed = record
            .replay::<Jungle>(Arc::new(level.tables))
            .unwrap_or_else(|flaw| panic!("{id}: {flaw}"));
        let again = Record::of(&replayed, id, &record.options, &record.seats);
        assert_eq!(again, record, "{id}");
        assert!(record.result.is_some() && record.hashes.len() > 1, "{id} is a whole match");
    }
}

#[test]
fn a_golden_record_with_one_entry_missing_is_noticed() {
    for id in LEVELS {
        let text = std::fs::read_to_string(file(id)).unwrap();
        let mut record = Record::from_text(&text).unwrap();
        record.entries.remove(2);
        let flaw = record.replay::<Jungle>(Arc::new(level(id).tables));
        assert!(flaw.is_err_and(|flaw| flaw.entry.is_some()), "{id}");
    }
}

#[test]
fn positions_are_told_apart_by_who_is_to_move() {
    let level = level("jungle/combat");
    let text = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    let hash = |mover: &str| {
        let position = Jungle::parse_position(&level.tables, &format!("{text} {mover}")).unwrap();
        Jungle::hash(&level.tables, &position)
    };
    assert_ne!(hash("w"), hash("b"));
    assert_eq!(format!("{:016x}", hash("w")), "990d66613c7db168");
}
