//! The readers of bytes from outside, each with the files that are spoilt for it.
//!
//! A reader returns what it has to say against the bytes, or nothing. What it accepts is used: levels
//! are played, texts are written and read again. Deliberately absent: readers of the app, which need
//! the engine (settings, the page's bundle).

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use menagerie::ai::MoveRequest;
use menagerie::data::check::{Judge, Known, misnamed};
use menagerie::data::shipped::Shipped;
use menagerie::data::{
    Files, Flaw, Flaws, FromFiles, Trouble, files, index, languages, lessons, particles, pictures,
    puzzles, sounds, staging, texts, weights,
};
use menagerie::every_game;
use menagerie::packs::{self, Pack};
use menagerie::referee::Record;
use menagerie::referee::dice::RefereeDice;
use menagerie::rules::{Actor, Dice, Game, after};
use menagerie::saves::{Head, Save};

use super::corpus::{self, SHIPPED};

/// One reader.
pub(crate) struct Target {
    pub(crate) name: String,
    /// The files that are spoilt.
    pub(crate) corpus: fn() -> Vec<Vec<u8>>,
    /// What the reader has to say against some bytes; empty if it accepts them.
    pub(crate) read: fn(&[u8]) -> String,
}

impl Target {
    /// The most bytes that the reader does more with than refuse them.
    pub(crate) fn most(&self) -> usize {
        if self.name.starts_with("texts") { texts::MAX_BYTES } else { files::MAX_BYTES }
    }
}

/// How many actions are played on a level that is accepted.
const PLAYED: usize = 40;

/// About how many lines of texts are read at a time, and the most puzzles.
const PIECE: usize = 30;
const PUZZLES: usize = 4;

/// All readers.
pub(crate) fn all() -> Vec<Target> {
    let mut all = of_all_games();
    all.extend(of_matches());
    all.extend(every_game!(G => of_game::<G>()).into_iter().flatten());
    all
}

fn target(name: &str, corpus: fn() -> Vec<Vec<u8>>, read: fn(&[u8]) -> String) -> Target {
    Target { name: name.to_owned(), corpus, read }
}

/// The readers of data that all games share.
fn of_all_games() -> Vec<Target> {
    vec![
        target(
            "index",
            || corpus::files("levels/index", ".ron", &["index-"]),
            |bytes| listed(index::PATH, bytes),
        ),
        target(
            "languages",
            || corpus::files("assets/locales/index", ".ron", &["languages-"]),
            |bytes| listed(languages::PATH, bytes),
        ),
        target(
            "particles",
            || corpus::files("assets/particles", ".ron", &["particles-"]),
            |bytes| told(particles::load(&with(particles::PATH, bytes)).err()),
        ),
        target(
            "sounds",
            || corpus::files("assets/sounds/sounds", ".ron", &["staging-"]),
            |bytes| told(Some(sounds::Sounds::read(&with(sounds::PATH, bytes)).1)),
        ),
        target(
            "sheet",
            || corpus::files("assets/art/", ".ron", &[]),
            |bytes| {
                let read = pictures::Pictures::read(&with("assets/art/heads.ron", bytes));
                if read.of_kind(pictures::HEADS, "").is_some() {
                    String::new()
                } else {
                    "nothing".to_owned()
                }
            },
        ),
        target(
            "texts",
            || corpus::messages(corpus::files("assets/locales/", ".ftl", &[]), PIECE),
            |bytes| checked("assets/locales/it/jungle.ftl", bytes),
        ),
        target(
            "texts-english",
            || corpus::messages(corpus::files("assets/locales/en/", ".ftl", &[]), PIECE),
            |bytes| checked("assets/locales/en/jungle.ftl", bytes),
        ),
        target("font", || corpus::media("fonts", ".ttf"), |bytes| packed("fonts/a.ttf", bytes)),
        target("sound", || corpus::media("sounds", ".ogg"), |bytes| packed("sounds/a.ogg", bytes)),
        target("drawing", corpus::drawings, |bytes| {
            let told = packed("art/heads/a.svg", bytes);
            assert_eq!(packs::drawn(bytes, 128).is_some(), told.is_empty(), "{told}");
            told
        }),
        target("path", paths, |bytes| {
            misnamed(&String::from_utf8_lossy(bytes))
                .map_or(String::new(), |(cause, hint)| cause + &hint)
        }),
    ]
}

/// What is told of a pack with this file among its assets.
fn packed(path: &str, bytes: &[u8]) -> String {
    let manifest = "(id: \"a\", version: \"1.0.0\", title: {\"en\": \"A\"}, authors: [\"A\"], licence: \"MIT\")";
    let files =
        [("pack.ron".to_owned(), manifest.into()), (format!("assets/{path}"), bytes.into())];
    told(Pack::from_files("packs/a", files).err().map(|refused| refused.flaws.0))
}

/// The readers of saves and of what a program that thinks is asked.
fn of_matches() -> Vec<Target> {
    vec![
        target("save", saves, |bytes| {
            let letter = Save::from_letter(&String::from_utf8_lossy(bytes)).err();
            let head = Head::from_bytes(bytes).err();
            let save = Save::from_bytes(bytes).err();
            let causes = [letter, head, save].into_iter().flatten();
            causes.fold(String::new(), |told, cause| told + &cause.to_string())
        }),
        target("save-head", heads, |bytes| {
            let text = String::from_utf8_lossy(bytes);
            ron::from_str::<Head>(&text).err().map_or(String::new(), |error| error.to_string())
        }),
        target("move-request", requests, |bytes| {
            MoveRequest::from_text(&String::from_utf8_lossy(bytes)).err().unwrap_or_default()
        }),
    ]
}

/// The readers of one game.
fn of_game<G: Shipped<Setup: Default> + FromFiles>() -> Vec<Target> {
    let target =
        |kind: &str, corpus, read| Target { name: format!("{kind}-{}", G::ID), corpus, read };
    let mut all = vec![
        target("level", levels::<G>, level::<G>),
        target("lesson", lesson_files::<G>, |bytes| {
            lesson::<G>(bytes, |files, id| lessons::load::<G>(files, id).err())
        }),
        target("proof", lesson_files::<G>, |bytes| {
            lesson::<G>(bytes, |files, id| lessons::prove::<G>(files, id).err())
        }),
        target(
            "puzzles",
            || {
                let path = format!("levels/{}/puzzles", G::ID);
                corpus::puzzles(corpus::files(&path, ".ron", &["puzzles-"]), PUZZLES)
            },
            |bytes| told(puzzles::load::<G>(&with(&puzzles::path(G::ID), bytes)).err()),
        ),
        target(
            "staging",
            || corpus::files(&format!("assets/{}/staging", G::ID), ".ron", &["staging-"]),
            |bytes| told(staging::load(&with(&staging::path(G::ID), bytes), G::ID).err()),
        ),
        target(
            "weights",
            || corpus::files(&format!("assets/{}/weights", G::ID), ".ron", &["weights-"]),
            |bytes| told(G::weights(&with(&weights::path(G::ID), bytes)).err()),
        ),
        target("position", corpus::positions::<G>, position::<G>),
        target("setup", corpus::setups::<G>, setup::<G>),
        target("action", corpus::actions::<G>, |bytes| {
            G::parse_action(&corpus::tables::<G>(), &String::from_utf8_lossy(bytes))
                .err()
                .map_or(String::new(), |flaw| flaw.to_string())
        }),
        target("record", corpus::records::<G>, record::<G>),
    ];
    all.extend(parts::<G>());
    all
}

/// The readers of what levels of a game name; a function cannot hold the ending, so each stands alone.
fn parts<G: Shipped>() -> Vec<Target> {
    let readers: [fn(&[u8]) -> String; 3] = [part::<G, 0>, part::<G, 1>, part::<G, 2>];
    let corpora: [fn() -> Vec<Vec<u8>>; 3] =
        [part_files::<G, 0>, part_files::<G, 1>, part_files::<G, 2>];
    assert!(G::ENDINGS.len() <= readers.len(), "one more reader is needed");
    let endings = G::ENDINGS.iter().zip(readers).zip(corpora);
    let target = |((ending, read), corpus): ((&&str, _), _)| Target {
        name: format!("{}-{}", ending.trim_end_matches(".ron"), G::ID),
        corpus,
        read,
    };
    endings.map(target).collect()
}

fn part<G: Shipped, const KIND: usize>(bytes: &[u8]) -> String {
    let ending = G::ENDINGS[KIND];
    let files = with(&format!("assets/{}/fuzz.{ending}", G::ID), bytes);
    told(G::part(&files, ending, "fuzz").err())
}

fn part_files<G: Shipped, const KIND: usize>() -> Vec<Vec<u8>> {
    let broken = match G::ID {
        "jungle" => "animals-".to_owned(),
        game => format!("{game}-"),
    };
    corpus::files(&format!("assets/{}/", G::ID), G::ENDINGS[KIND], &[&broken])
}

fn levels<G: Game>() -> Vec<Vec<u8>> {
    let broken = match G::ID {
        "jungle" => "level-".to_owned(),
        game => format!("{game}-level-"),
    };
    corpus::files(&format!("levels/{}/", G::ID), ".board.ron", &[&broken])
}

fn lesson_files<G: Game>() -> Vec<Vec<u8>> {
    corpus::files(&format!("levels/{}/lessons", G::ID), ".ron", &["lesson-"])
}

fn lesson<G: Game>(bytes: &[u8], read: impl Fn(&dyn Files, &str) -> Option<Flaws>) -> String {
    let id = format!("{}/fuzz", G::ID);
    told(read(&with(&lessons::path(&id), bytes), &id).map(|flaws| flaws.0))
}

/// Reads a level, and plays on it if it is sound.
fn level<G: Shipped<Setup: Default> + FromFiles>(bytes: &[u8]) -> String {
    let id = format!("{}/fuzz", G::ID);
    let files = with(&format!("levels/{id}.board.ron"), bytes);
    if let Err(flaws) = G::level(&files, &id) {
        return told(Some(flaws.0));
    }
    let tables = match G::tables(&files, &id, &[]) {
        Ok(tables) => tables,
        Err(flaws) => return flaws,
    };
    let mut dice = RefereeDice::new(1);
    let mut position = G::start(&tables, &G::Setup::default());
    let mut actions = Vec::new();
    for _ in 0..PLAYED {
        actions.clear();
        G::actions(&tables, &position, &mut actions);
        if actions.is_empty() || matches!(G::actor(&tables, &position), Actor::Nobody(_)) {
            break;
        }
        let action = actions[dice.below(actions.len() as u32) as usize];
        position = after::<G>(&tables, &position, action);
        G::check(&tables, &position).expect("an invariant holds");
    }
    String::new()
}

/// Reads a position, and lists what can be done in it.
fn position<G: FromFiles>(bytes: &[u8]) -> String {
    let tables = corpus::tables::<G>();
    match G::parse_position(&tables, &String::from_utf8_lossy(bytes)) {
        Err(flaw) => flaw.to_string(),
        Ok(position) => {
            let text = G::position_text(&tables, &position);
            let again = G::parse_position(&tables, &text);
            assert!(again.as_ref() == Ok(&position), "{text} is another position");
            let mut actions = Vec::new();
            G::actions(&tables, &position, &mut actions);
            for action in actions.into_iter().take(PLAYED) {
                let next = after::<G>(&tables, &position, action);
                G::check(&tables, &next).expect("an invariant holds");
            }
            String::new()
        }
    }
}

/// Reads a set-up and begins with it.
fn setup<G: FromFiles>(bytes: &[u8]) -> String {
    let tables = corpus::tables::<G>();
    match G::parse_setup(&tables, &String::from_utf8_lossy(bytes)) {
        Err(flaw) => flaw.to_string(),
        Ok(setup) => {
            let text = G::setup_text(&tables, &setup);
            assert!(
                G::parse_setup(&tables, &text).as_ref() == Ok(&setup),
                "{text} is another set-up"
            );
            let position = G::start(&tables, &setup);
            G::check(&tables, &position).expect("an invariant holds");
            G::actions(&tables, &position, &mut Vec::new());
            String::new()
        }
    }
}

/// Reads a record and replays it on its level.
fn record<G: FromFiles>(bytes: &[u8]) -> String {
    let record = match Record::from_text(&String::from_utf8_lossy(bytes)) {
        Ok(record) => record,
        Err(flaw) => return flaw.to_string(),
    };
    let tables = match record.options.is_empty() {
        true => corpus::tables_of::<G>(&record.level),
        false => G::tables(&*SHIPPED, &record.level, &record.options).map(Arc::new),
    };
    let tables = match tables {
        Ok(tables) => tables,
        Err(flaws) => return flaws,
    };
    let told = record.replay::<G>(tables).err();
    told.map_or(String::new(), |flaw| flaw.to_string())
}

fn paths() -> Vec<Vec<u8>> {
    SHIPPED.0.keys().map(|path| path.clone().into_bytes()).collect()
}

fn saves() -> Vec<Vec<u8>> {
    every_game!(G => corpus::saves::<G>()).concat()
}

/// The second lines of saves.
fn heads() -> Vec<Vec<u8>> {
    let line = |save: Vec<u8>| save.split(|byte| *byte == b'\n').nth(1).map(<[u8]>::to_vec);
    saves().into_iter().filter_map(line).collect()
}

fn requests() -> Vec<Vec<u8>> {
    let text = "(game:\"jungle\",level:\"jungle/combat\",options:[],tables:\"0123456789abcdef\",\
                position:\"7/7/7/3t3/7/3L3/7/7/7 w\",seat:0,seen:[\"0123456789abcdef\"],\
                player:\"medium\",nodes:Some(1000),seed:7)";
    vec![text.as_bytes().to_vec()]
}

/// The first English texts of one game.
static ENGLISH: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let file = SHIPPED.read("assets/locales/en/jungle.ftl").unwrap_or_default();
    corpus::messages(vec![file], PIECE).swap_remove(0)
});

/// What the check tells of a file of texts beside those of one game.
fn checked(path: &str, bytes: &[u8]) -> String {
    let list = "[(id: \"en\", name: \"English\", files: [\"jungle.ftl\"]), \
                (id: \"it\", name: \"Italiano\", files: [\"jungle.ftl\"])]";
    // No other files: reading those again and again would take longer than reading this one.
    let files = |asked: &str| match asked {
        languages::PATH => Ok(list.as_bytes().to_vec()),
        _ if asked == path => Ok(bytes.to_vec()),
        "assets/locales/en/jungle.ftl" => Ok(ENGLISH.clone()),
        _ => Err(Trouble::Missing),
    };
    let mut judge = Judge::new(&files, Known::default());
    judge.file(path);
    told(Some(judge.report().flaws))
}

/// What the check tells of a list of files among those that are shipped.
fn listed(path: &str, bytes: &[u8]) -> String {
    let whole = with(path, bytes);
    // Who reads the list of levels asks for no texts, and would wait for all of them.
    let is_left_out = |asked: &str| path == index::PATH && asked == languages::PATH;
    let files = |asked: &str| match asked {
        asked if is_left_out(asked) => Err(Trouble::Missing),
        asked => whole.read(asked),
    };
    let paths = SHIPPED.0.keys().filter(|path| !path.contains("/art/")).cloned().collect();
    let mut judge = Judge::new(&files, Known { paths, ..Known::default() });
    judge.file(path);
    told(Some(judge.report().flaws))
}

/// The shipped files with these bytes at a path.
fn with<'b>(path: &str, bytes: &'b [u8]) -> impl Files + use<'b> {
    let shipped: &'static LazyLock<_> = &SHIPPED;
    let path = path.to_owned();
    move |asked: &str| -> Result<Vec<u8>, Trouble> {
        if asked == path { Ok(bytes.to_vec()) } else { shipped.read(asked) }
    }
}

/// Flaws as they are shown.
fn told(flaws: Option<Vec<Flaw>>) -> String {
    let flaws = flaws.unwrap_or_default();
    // Drawing them is part of reading; their causes are the answer.
    let _ = Flaws(flaws.clone()).to_string();
    flaws.iter().fold(String::new(), |mut told, flaw| {
        let _ = writeln!(told, "{}", flaw.cause);
        told
    })
}
