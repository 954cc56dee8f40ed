//! "Your first pack": the chapter is done as it says, file by file, and after each step the pack is judged as the game
//! judges it. Where the chapter shows what the game answers, the game answers exactly that; everywhere else the pack has no
//! flaws. Every other block of data in the book is read in the same way.

use std::collections::BTreeSet;

use menagerie::data::check::{Judge, Known};
use menagerie::data::{Files, Flaws, FromFiles, arena};
use menagerie::for_game;
use menagerie::packs::{Layered, Pack, Refused, Stack};
use menagerie::referee::Record;
use menagerie::rules::Game;
use menagerie::rules::jungle::Jungle;

use super::super::example_packs::{levels, play};
use super::super::files::read;
use super::LANGUAGES;
use super::page::{Block, Page, Part, pages};
use super::writing::{Written, target, write};

/// The chapter with the first pack.
const FIRST: &str = "first-pack.md";

/// What became of a chapter's files.
#[derive(Default)]
struct Desk {
    files: Written,
    /// Whether the newest change has not been judged yet.
    open: bool,
    /// How many files were laid down or changed.
    written: usize,
    /// How many answers of the game were compared.
    answers: usize,
}

impl Desk {
    /// Does what a part of a chapter says.
    fn follow(&mut self, part: &Part, place: &str) {
        if target(part).is_some() {
            self.settle(place);
            write(&mut self.files, part).unwrap_or_else(|why| panic!("{place}: {why}"));
            self.open = true;
            self.written += 1;
        }
        let Part::Block(Block { path, kind, text }) = part else { return };
        match (kind.as_str(), path) {
            ("ron" | "ftl" | "diff", Some(_)) => {}
            ("ron", None) => record(text, place),
            ("jfen", None) => position(text, place),
            ("text", None) => {
                assert!(self.open, "{place}: nothing was written before this answer");
                assert_eq!(answer(&self.files), *text, "{place}");
                self.open = false;
                self.answers += 1;
            }
            ("console", None) => {}
            _ => panic!("{place}: what is this block?\n{text}"),
        }
    }

    /// After a step that shows no answer nothing may be wrong.
    fn settle(&mut self, place: &str) {
        if std::mem::take(&mut self.open) {
            assert_eq!(answer(&self.files), "", "{place}");
        }
    }
}

/// What the game says of packs that lie in the player's folder.
pub(super) fn answer(files: &Written) -> String {
    let folders = files.keys().filter_map(|path| Some(path.split_once('/')?.0));
    let packs: BTreeSet<&str> = folders.collect();
    let told = packs.into_iter().map(|name| match pack(files, name) {
        Err(refused) => refused.flaws.to_string(),
        Ok(pack) => flaws(pack),
    });
    told.collect()
}

/// The pack of this name.
pub(super) fn pack(files: &Written, name: &str) -> Result<Pack, Refused> {
    let own = |(path, bytes): (&String, &Vec<u8>)| {
        let (pack, file) = path.split_once('/')?;
        (pack == name).then(|| (file.to_owned(), bytes.clone()))
    };
    let mut files: Written = files.iter().filter_map(own).collect();
    files.entry("pack.ron".to_owned()).or_insert_with(|| manifest(name));
    Pack::from_files(&format!("packs/{name}"), files)
}

/// A manifest for a chapter that shows only one file of a pack.
fn manifest(id: &str) -> Vec<u8> {
    let rest = "version: \"1.0.0\", title: {\"en\": \"A\"}, authors: [\"A\"], licence: \"CC0-1.0\"";
    format!("(id: \"{id}\", {rest})").into_bytes()
}

/// The flaws of a pack over the game's files, and of its texts.
fn flaws(pack: Pack) -> String {
    let own = pack.clone();
    let stack = Stack::of(vec![pack], &Stack::game());
    let stack = stack.judged(&read as &dyn Files);
    let mut all: Vec<_> = stack.off().iter().flat_map(|off| off.why.clone()).collect();
    let files = |path: &str| own.file(path).map_or_else(|| read(path), |bytes| Ok(bytes.to_vec()));
    let is_text = |path: &&str| path.ends_with(".ftl");
    let paths: BTreeSet<String> = own.paths().filter(is_text).map(str::to_owned).collect();
    let mut judge =
        Judge::new(&files, Known { paths: paths.clone(), is_pack: true, ..Known::default() });
    paths.iter().for_each(|path| judge.file(path));
    all.extend(judge.report().flaws);
    Flaws(all).to_string()
}

/// Reads and replays a record.
fn record(text: &str, place: &str) {
    let record = Record::from_text(text).unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
    let again = for_game!(&record.game, G => {
        let tables = G::tables(&read, &record.level, &record.options).expect("tables");
        record.replay::<G>(std::sync::Arc::new(tables)).map(drop)
    });
    again.expect("a game").unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
}

/// Reads a position of Jungle and writes it again.
fn position(text: &str, place: &str) {
    let tables = Jungle::tables(&read, "jungle/combat", &[]).expect("tables");
    let position = Jungle::parse_position(&tables, text.trim_end());
    let position = position.unwrap_or_else(|flaw| panic!("{place}: {flaw}"));
    let again = Jungle::position_text(&tables, &position);
    assert!(again.starts_with(text.trim_end()), "{place}: {again}");
}

/// Follows a chapter to its end.
fn follow(page: &Page, language: &str) -> Desk {
    let (mut desk, place) = (Desk::default(), format!("{language}/{}", page.name));
    page.parts.iter().for_each(|part| desk.follow(part, &place));
    desk.settle(&place);
    desk
}

#[test]
fn the_first_pack_is_what_the_chapter_says_in_every_language() {
    for language in LANGUAGES {
        let page = pages(language).into_iter().find(|page| page.name == FIRST);
        let desk = follow(&page.expect("the chapter"), language);
        assert!(desk.written >= 10 && desk.answers >= 2, "{language}: {}", desk.written);
        if language != "en" {
            // The blocks are the same in every language.
            continue;
        }
        let pack = pack(&desk.files, "garden").expect("a pack");
        let stack = Stack::of(vec![pack], &Stack::game());
        let files = Layered::new(&stack, &read as &dyn Files);
        let animals = arena::animals::load(&files, "pack").expect("animals");
        let hedgehog = animals.kind("garden:hedgehog").expect("the hedgehog");
        assert_eq!(animals.shown[hedgehog.index()].picture, "garden:hedgehog");
        assert_eq!(
            levels(&stack).into_iter().filter(|id| id.contains("garden")).collect::<Vec<_>>(),
            ["arena/garden:pond"]
        );
        play::<menagerie::rules::arena::Arena>(&files, "arena/garden:pond");
    }
}

#[test]
fn whatever_else_the_book_lets_write_is_read_without_a_flaw() {
    let mut written = 0;
    for page in pages("en").iter().filter(|page| page.name != FIRST) {
        written += follow(page, "en").written;
    }
    assert!(written >= 3, "only {written} files are shown");
}
