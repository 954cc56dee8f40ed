//! Golden records: recorded matches must always give the same positions.
//!
//! If a record no longer replays, the rules, the level or the hash have changed, which also breaks
//! players' saved matches. `BLESS=1` rewrites the files after an intended change.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use menagerie::data::files::Trouble;
use menagerie::data::{arena, honga, jungle, zoon};
use menagerie::referee::{Match, Record};
use menagerie::rules::arena::{Arena, Packs, Setup as ArenaSetup};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{Honga, Setup as HongaSetup};
use menagerie::rules::jungle::{Jungle, Setup as JungleSetup};
use menagerie::rules::zoon::{Deployment, Setup as ZoonSetup, Zoon};
use menagerie::rules::{Dice, Game, Seat};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(root().join(path)).map_err(|_| Trouble::Missing)
}

fn file(name: &str) -> PathBuf {
    root().join(Path::new("tests/records")).join(format!("{}.ron", name.replace('/', "-")))
}

/// A recorded match: its file's name, its level and its set-up.
struct Golden<G: Game> {
    name: &'static str,
    level: &'static str,
    tables: Arc<G::Tables>,
    setup: G::Setup,
}

fn of_jungle(level: &'static str) -> Golden<Jungle> {
    let compiled = jungle::load(&read, level).unwrap_or_else(|flaws| panic!("{flaws}"));
    let tables = Arc::new(compiled.tables);
    Golden { name: level, level, tables, setup: JungleSetup::default() }
}

fn of_arena(name: &'static str, level: &'static str, setup: ArenaSetup) -> Golden<Arena> {
    let compiled = arena::load(&read, level).unwrap_or_else(|flaws| panic!("{flaws}"));
    Golden { name, level, tables: Arc::new(compiled.tables), setup }
}

fn of_zoon(name: &'static str, level: &'static str, setup: ZoonSetup) -> Golden<Zoon> {
    let compiled = zoon::load(&read, level).unwrap_or_else(|flaws| panic!("{flaws}"));
    Golden { name, level, tables: Arc::new(compiled.tables), setup }
}

fn of_honga(name: &'static str, level: &'static str, setup: HongaSetup) -> Golden<Honga> {
    let compiled = honga::load(&read, level).unwrap_or_else(|flaws| panic!("{flaws}"));
    Golden { name, level, tables: Arc::new(compiled.tables), setup }
}

fn jungles() -> [Golden<Jungle>; 4] {
    ["jungle/combat", "jungle/classic", "jungle/combat-dogs", "jungle/first-steps"].map(of_jungle)
}

/// Packs ready-made and placed by hand, with two players and with four.
fn arenas() -> [Golden<Arena>; 4] {
    let ready = ArenaSetup::default();
    let by_hand = ArenaSetup { packs: Packs::ByHand, ..ArenaSetup::default() };
    let teams = ArenaSetup { teams: true, ..ArenaSetup::default() };
    [
        of_arena("arena/jungla", "arena/jungla", ready.clone()),
        of_arena("arena/duel", "arena/duel", by_hand),
        of_arena("arena/duel-teams", "arena/duel", teams),
        of_arena("arena/first-steps", "arena/first-steps", ready),
    ]
}

/// Cards laid out one by one with reserves, and other tribes with ready-made formations.
fn zoons() -> [Golden<Zoon>; 3] {
    let by_hand = ZoonSetup { reserves: true, ..ZoonSetup::default() };
    let formations =
        ZoonSetup { tribes: [2, 3], deployment: Deployment::Formations, ..ZoonSetup::default() };
    [
        of_zoon("zoon/duel-of-tribes", "zoon/duel-of-tribes", by_hand),
        of_zoon("zoon/duel-formations", "zoon/duel-of-tribes", formations),
        of_zoon("zoon/first-steps", "zoon/first-steps", ZoonSetup::default()),
    ]
}

fn hongas() -> [Golden<Honga>; 2] {
    let five = HongaSetup { seats: 5, ..HongaSetup::default() };
    [
        of_honga("honga/feed-the-tiger", "honga/feed-the-tiger", five),
        of_honga("honga/first-steps", "honga/first-steps", HongaSetup::default()),
    ]
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
    jungles().iter().for_each(replay);
    arenas().iter().for_each(replay);
    zoons().iter().for_each(replay);
    hongas().iter().for_each(replay);
}

#[test]
fn a_golden_record_with_one_entry_missing_is_noticed() {
    jungles().iter().for_each(miss_an_entry);
    arenas().iter().for_each(miss_an_entry);
    zoons().iter().for_each(miss_an_entry);
    hongas().iter().for_each(miss_an_entry);
}

/// Replays a record of an older format. These files are never rewritten; after an intended change
/// of tables, their hash is edited by hand.
fn replay_as_written<G: Game>(golden: &Golden<G>, old: &str) -> Match<G> {
    let text = std::fs::read_to_string(file(&format!("formats/{old}"))).expect("an old record");
    let record = Record::from_text(&text).expect("a record");
    let replayed =
        record.replay::<G>(golden.tables.clone()).unwrap_or_else(|flaw| panic!("{old}: {flaw}"));
    assert_eq!(result_of(&replayed), record.result, "{old}");
    replayed
}

fn result_of<G: Game>(replayed: &Match<G>) -> Option<(String, Vec<u8>)> {
    Record::of(replayed, "", &[], &[]).result
}

#[test]
fn records_of_every_format_there_was_replay() {
    replay_as_written(&jungles()[0], "1-jungle-combat");
    replay_as_written(&arenas()[2], "1-arena-duel-teams");
    let running = replay_as_written(&zoons()[0], "3-zoon-duel-of-tribes");
    assert_eq!((running.entries().len(), running.undone().len()), (4, 2), "laid out in secret");
}

#[test]
fn positions_are_told_apart_by_who_is_to_move() {
    let level = of_jungle("jungle/combat");
    let text = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";
    let hash = |mover: &str| {
        let position = Jungle::parse_position(&level.tables, &format!("{text} {mover}")).unwrap();
        Jungle::hash(&level.tables, &position)
    };
    assert_ne!(hash("w"), hash("b"));
    assert_eq!(format!("{:016x}", hash("w")), "990d66613c7db168");
}

#[test]
fn who_stays_after_a_resignation_may_be_recorded_alike_as_it_once_was() {
    let [golden, _] = hongas();
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
