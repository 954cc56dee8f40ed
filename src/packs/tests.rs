//! Packs over the game's own files: what changes, what stays, and where flaws are told.

use std::collections::BTreeSet;
use std::sync::Arc;

use semver::Version;

use super::{Kind, Layered, Pack, Stack, shown};
use crate::data::{Files, Flaw, Flaws, Memory, files, index, jungle, lessons, puzzles};
use crate::rules::jungle::Jungle;

/// A manifest, with more fields.
pub(super) fn manifest(id: &str, more: &str) -> String {
    format!(
        "(\n    id: \"{id}\",\n    version: \"1.0.0\",\n    title: {{\"en\": \"A pack\"}},\n    \
         authors: [\"Ada\"],\n    licence: \"CC0-1.0\",\n{more})\n"
    )
}

pub(super) fn pack_with(id: &str, more: &str, files: &[(&str, &str)]) -> Pack {
    let all = files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
    let own = ("pack.ron".to_owned(), manifest(id, more).into_bytes());
    let label = format!("packs/{id}");
    Pack::from_files(&label, all.chain([own])).unwrap_or_else(|refused| panic!("{}", refused.flaws))
}

pub(super) fn pack(id: &str, files: &[(&str, &str)]) -> Pack {
    pack_with(id, "", files)
}

/// The least that can be drawn.
const DOT: &str = "<svg viewBox=\"0 0 8 8\"><circle cx=\"4\" cy=\"4\" r=\"3\"/></svg>";

fn stack(packs: Vec<Pack>) -> Stack {
    Stack::of(packs, &Version::new(0, 1, 0))
}

const ANIMALS: &str = "assets/jungle/combat.animals.ron";

/// Files of the game: a list of levels, two animals, a level.
fn below() -> Memory {
    let read = |path: &str| std::fs::read(crate::project::root().join(path));
    let paths = [
        "levels/index.ron",
        "levels/jungle/combat.board.ron",
        "assets/jungle/combat.animals.ron",
        "assets/jungle/weights.ron",
        "assets/art/heads.ron",
    ];
    let one = |files: Memory, path: &str| files.with(path, read(path).expect("a shipped file"));
    paths.into_iter().fold(Memory::default(), one)
}

fn told(flaws: &[(String, Flaw)]) -> String {
    Flaws(flaws.iter().map(|(_, flaw)| flaw.clone()).collect()).to_string()
}

#[test]
fn an_animal_is_changed_field_by_field_and_the_rest_stays() {
    let otter = pack("otter", &[(ANIMALS, "(animals: [(id: \"wolf\", swims: true, rank: 5)])")]);
    let (stack, below) = (stack(vec![otter]), below());
    let files = Layered::new(&stack, &below as &dyn Files);
    let before = jungle::load(&below, "jungle/combat").expect("the level");
    let after = jungle::load(&files, "jungle/combat").expect("the level");
    let kind = |level: &jungle::Level, id: &str| {
        level.tables.kinds.iter().find(|kind| kind.id == id).cloned().expect("an animal")
    };
    assert!(!kind(&before, "wolf").swims && kind(&after, "wolf").swims);
    assert_eq!(kind(&after, "wolf").rank, 5);
    assert_eq!(kind(&after, "wolf").takes, kind(&before, "wolf").takes);
    assert_eq!(kind(&after, "rat"), kind(&before, "rat"));
    assert!(files.flaws().is_empty());
}

#[test]
fn a_flaw_of_a_change_is_told_in_the_pack_that_wrote_it() {
    let text = "// One animal.\n(animals: [\n    (id: \"wolf\", rnak: 5),\n])\n";
    let stack = stack(vec![pack("otter", &[(ANIMALS, text)])]);
    let below = below();
    let files = Layered::new(&stack, &below as &dyn Files);
    let Flaws(flaws) = jungle::load(&files, "jungle/combat").expect_err("a flaw");
    assert_eq!(flaws.len(), 1, "{flaws:?}");
    let flaw = &flaws[0];
    assert_eq!(flaw.file, format!("packs/otter/{ANIMALS}"));
    let place = flaw.place.as_ref().expect("a place");
    assert_eq!((place.line, place.column, place.length), (3, 18, 4), "{flaw}");
    assert_eq!(place.source.as_deref(), Some("    (id: \"wolf\", rnak: 5),"));
}

#[test]
fn what_a_pack_does_not_touch_is_told_in_the_game_s_own_file() {
    let broken = String::from_utf8(below().read(ANIMALS).expect("animals")).expect("UTF-8");
    let broken = broken.replacen("rank: 8", "rank: 800", 1);
    let at = broken.lines().position(|line| line.contains("800")).expect("a line") + 1;
    let below = below().with(ANIMALS, broken);
    let stack = stack(vec![pack("otter", &[(ANIMALS, "(animals: [(id: \"wolf\", rank: 5)])")])]);
    let files = Layered::new(&stack, &below as &dyn Files);
    let Flaws(flaws) = jungle::load(&files, "jungle/combat").expect_err("a flaw");
    assert_eq!(
        (flaws[0].file.as_str(), flaws[0].place.as_ref().map(|place| place.line)),
        (ANIMALS, Some(at))
    );
}

#[test]
fn levels_of_a_pack_are_on_the_list_and_can_be_read() {
    let level = String::from_utf8(below().read("levels/jungle/combat.board.ron").expect("a level"));
    let level = level.expect("UTF-8").replace("\"combat\"", "\"otter:marsh\"");
    let animals = String::from_utf8(below().read(ANIMALS).expect("animals")).expect("UTF-8");
    let otter = pack(
        "otter",
        &[
            ("levels/jungle/marsh.board.ron", &level),
            ("assets/jungle/marsh.animals.ron", &animals.replace("\"wolf\"", "\"otter:otter\"")),
            ("assets/art/heads/otter.svg", DOT),
            ("assets/art/heads/sea_otter.svg", DOT),
        ],
    );
    let (stack, below) = (stack(vec![otter]), below());
    let files = Layered::new(&stack, &below as &dyn Files);
    let ids = index::load(&files).expect("a list");
    assert_eq!(ids.last().map(String::as_str), Some("jungle/otter:marsh"));
    let level = jungle::load(&files, "jungle/otter:marsh").expect("the level");
    assert_eq!(level.about.id, "jungle/otter:marsh");
    assert!(level.tables.kinds.iter().any(|kind| kind.id == "otter:otter"));
    let heads = files::text(&files, "assets/art/heads.ron").expect("the heads");
    assert!(heads.contains("\"otter:otter\""), "{}", &*heads);
    assert!(heads.contains("\"otter:sea-otter\""), "{}", &*heads);
    assert_eq!(stack.pictures()[0].name, "otter:otter");
}

#[test]
fn new_animals_bear_the_name_of_their_pack_and_old_ones_can_go() {
    let change = "(animals: [\n    (id: \"otter\", letter: 'O', rank: 3),\n    (id: \"wulf\", remove: true),\n])";
    let (stack, below) = (stack(vec![pack("otter", &[(ANIMALS, change)])]), below());
    let files = Layered::new(&stack, &below as &dyn Files);
    assert!(
        jungle::load(&files, "jungle/combat").is_ok(),
        "a change that does not fit is left out"
    );
    let told = told(&files.flaws());
    assert!(told.contains("`otter:otter`") && told.contains("did you mean `wolf`?"), "{told}");
    let change = change.replace("\"otter\"", "\"otter:otter\"").replace("wulf", "wolf");
    let stack = Stack::of(vec![pack("otter", &[(ANIMALS, &change)])], &Stack::game());
    let files = Layered::new(&stack, &below as &dyn Files);
    let animals = jungle::animals::load(&files, "combat");
    let ids: Vec<String> =
        animals.expect("animals").kinds.into_iter().map(|kind| kind.id).collect();
    assert!(
        ids.contains(&"otter:otter".to_owned()) && !ids.contains(&"wolf".to_owned()),
        "{ids:?}"
    );
}

#[test]
fn a_flaw_of_a_file_is_told_once_though_a_level_of_the_pack_reads_it_too() {
    let board = below().read("levels/jungle/combat.board.ron").expect("a level");
    let board = String::from_utf8(board).expect("a text");
    let animals = "(animals: [(id: \"leopard\", rank: 0)])";
    let files = [(ANIMALS, animals), ("levels/jungle/marsh.board.ron", &*board)];
    let stack = stack(vec![pack("otter", &files)]).judged(&below());
    let flaws: Vec<String> = stack.off()[0].why.iter().map(ToString::to_string).collect();
    let once = |flaw: &&String| flaws.iter().filter(|other| other == flaw).count() == 1;
    assert!(flaws.iter().any(|flaw| flaw.contains("combat.animals.ron")), "{flaws:?}");
    assert!(flaws.iter().all(|flaw| once(&flaw)), "{flaws:?}");
}

#[test]
fn shown_values_say_who_wrote_them() {
    let otter = pack("otter", &[(ANIMALS, "(animals: [(id: \"wolf\", swims: true)])")]);
    let lake = pack("lake", &[(ANIMALS, "(animals: [\n\n(id: \"wolf\", rank: 6)])")]);
    let (stack, below) = (stack(vec![otter, lake]), below());
    let files = Layered::new(&stack, &below as &dyn Files);
    let shown = files.show(ANIMALS, Some("wolf")).expect("a wolf");
    let of = |name: &str| {
        let field = shown.iter().find(|field| field.name == name).expect("a field");
        (field.value.as_str(), field.file.as_str(), field.line)
    };
    assert_eq!(of("swims"), ("true", "packs/otter/assets/jungle/combat.animals.ron", 1));
    assert_eq!(of("rank"), ("6", "packs/lake/assets/jungle/combat.animals.ron", 3));
    assert_eq!(of("letter").1, ANIMALS);
}

#[test]
fn packs_lie_above_those_they_need() {
    let needy = pack_with("otter", "    needs: [(id: \"lake\", versions: \"^1\")],\n", &[]);
    let after = pack_with("heron", "    after: [\"otter\"],\n", &[]);
    let stack = stack(vec![after, needy, pack("lake", &[])]);
    let order: Vec<&str> = stack.on().map(Pack::id).collect();
    assert_eq!(order, ["lake", "otter", "heron"]);
    let off = BTreeSet::from(["lake".to_owned()]);
    let packs = stack.on().cloned().collect();
    let stack = Stack::with_off(packs, &Stack::game(), &off);
    assert_eq!(stack.on().map(Pack::id).collect::<Vec<_>>(), ["heron"]);
    assert!(stack.off().iter().any(|off| off.why.iter().any(|flaw| flaw.cause.contains("is off"))));
}

#[test]
fn lessons_and_puzzles_of_a_pack_are_offered() {
    let root = crate::project::root();
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect(path);
    let lesson = read("levels/jungle/lessons/ranks.lesson.ron");
    let lesson = lesson.replacen("jungle/first-steps", "jungle/otter:steps", 1);
    let puzzle = "(puzzles: [(id: \"otter:one\", level: \"jungle/otter:steps\", position: \"x\", seat: 0, \
                  goal: Win, moves: 1, line: [\"a1a2\"], grade: 1)])";
    let otter = pack(
        "otter",
        &[
            ("levels/jungle/steps.board.ron", &read("levels/jungle/first-steps.board.ron")),
            ("levels/jungle/lessons/first.lesson.ron", &lesson),
            ("levels/jungle/puzzles.ron", puzzle),
        ],
    );
    let (stack, below) = (stack(vec![otter]), below());
    let below = below.with("levels/jungle/puzzles.ron", read("levels/jungle/puzzles.ron"));
    let files = Layered::new(&stack, &below as &dyn Files);
    let index = index::Index::read(&files);
    assert!(index.flaws.is_empty(), "{:?}", index.flaws);
    assert!(index.lessons().any(|id| id == "jungle/otter:first"));
    let loaded = lessons::load::<Jungle>(&files, "jungle/otter:first");
    assert!(loaded.is_ok(), "{:?}", loaded.err());
    let heads = puzzles::heads(&files, "jungle");
    assert_eq!(heads.len(), puzzles::heads(&below, "jungle").len() + 1);
    assert!(heads.iter().any(|head| head.id == "otter:one"));
}

#[test]
fn a_name_without_its_pack_is_understood() {
    let level = String::from_utf8(below().read("levels/jungle/combat.board.ron").expect("a level"));
    let level = level.expect("UTF-8").replace("\"combat\"", "\"marsh\"");
    let animals = String::from_utf8(below().read(ANIMALS).expect("animals")).expect("UTF-8");
    let files = [
        ("levels/jungle/marsh.board.ron", level.as_str()),
        ("assets/jungle/marsh.animals.ron", &animals),
    ];
    let (stack, below) = (stack(vec![pack("otter", &files)]), below());
    let files = Layered::new(&stack, &below as &dyn Files);
    let flaws = jungle::load(&files, "jungle/otter:marsh").expect_err("a flaw");
    let hint = flaws.0[0].suggestion.as_deref();
    assert_eq!(hint, Some("did you mean `otter:marsh`?"), "{flaws}");
}

#[test]
fn everything_with_an_id_is_shown_wherever_it_stands() {
    let change = "(animals: [(id: \"wolf\", rank: 6)])";
    let (stack, below) = (stack(vec![pack("otter", &[(ANIMALS, change)])]), below());
    let blocks = shown(&stack, &below, "jungle/wolf");
    assert_eq!(blocks.len(), 1, "{blocks:?}");
    assert_eq!(blocks[0].path, ANIMALS);
    let rank = blocks[0].fields.iter().find(|field| field.name == "rank").expect("a rank");
    assert_eq!((rank.value.as_str(), &*rank.file), ("6", &*format!("packs/otter/{ANIMALS}")));
    let level = shown(&stack, &below, "jungle/combat");
    let names: Vec<&str> = level[0].fields.iter().map(|field| field.name.as_str()).collect();
    assert!(names.contains(&"options.traps") && names.contains(&"board"), "{names:?}");
    assert!(shown(&stack, &below, "jungle/pangolin").is_empty());
}

#[test]
fn a_pack_says_how_much_of_each_kind_it_brings() {
    let files = [
        "assets/jungle/combat.animals.ron",
        "levels/jungle/marsh.board.ron",
        "levels/jungle/lessons/ford.lesson.ron",
        "assets/locales/en/otter.ftl",
        "assets/locales/en/more.ftl",
        "assets/locales/fr/otter.ftl",
        "README.md",
    ];
    let pack = pack("otter", &files.map(|path| (path, "()")));
    let brings: Vec<(Kind, usize)> = pack.contents().into_iter().collect();
    let kinds = [(Kind::Level, 1), (Kind::Lesson, 1), (Kind::Table, 1), (Kind::Language, 2)];
    assert_eq!(brings, kinds);
}

#[test]
fn a_stack_and_files_may_be_owned_and_shared_between_threads() {
    let stack = Arc::new(stack(vec![pack("otter", &[(ANIMALS, "(animals: [])")])]));
    let below: Box<dyn Files + Send + Sync> = Box::new(below());
    let files = Layered::new(stack, below);
    let read = std::thread::spawn(move || files.read(ANIMALS)).join().expect("a thread");
    assert!(read.is_ok());
}

#[test]
fn a_pack_takes_up_as_much_room_as_its_zip_file_or_its_files() {
    let loose = pack("otter", &[(ANIMALS, &" ".repeat(50_000))]);
    let zip = loose.to_zip();
    let packed = Pack::from_zip("packs/otter", &zip).expect("a pack");
    assert_eq!([loose.room(), packed.room()], [loose.bytes(), zip.len()]);
    assert!(packed.room() < packed.bytes() / 10);
}
