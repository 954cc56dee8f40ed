//! Changes of the game's files that do not fit: they are left out, and told where they stand.

use menagerie::data::{Files, Flaws, Memory, Trouble, files};
use menagerie::packs::{Layered, Pack, Stack};

use super::super::files::read;
use super::{Case, bounded, class, files as pack_files};

const ANIMALS: &str = "assets/jungle/combat.animals.ron";
const LEVEL: &str = "levels/jungle/combat.board.ron";

/// What is told of a file that a pack changes: first of changes left out, then of what came of it.
fn change(name: &str, path: &str, text: &str) -> Case {
    let pack = Pack::from_files("packs/otter", pack_files(&[(path, text.as_bytes())]));
    let stack = Stack::of(vec![pack.expect("a pack")], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let read = bounded(name, || match path {
        LEVEL | ANIMALS => menagerie::data::jungle::load(&files, "jungle/combat").map(drop),
        _ => files::text(&files, path).map(drop),
    });
    let left_out: Vec<_> = files.flaws().into_iter().map(|(_, flaw)| flaw).collect();
    assert!(!left_out.is_empty() || read.is_err(), "{name} has no flaws");
    for flaw in &left_out {
        assert!(flaw.file.starts_with("packs/otter/"), "{name}: {flaw}");
    }
    let read = read.map_or_else(|flaws| format!("and then:\n{flaws}"), |()| String::new());
    (name.to_owned(), format!("{}{read}", Flaws(left_out)))
}

fn animals(name: &str, blocks: &str) -> Case {
    change(name, ANIMALS, &format!("(\n    animals: [\n        {blocks}\n    ],\n)\n"))
}

#[test]
fn changes_that_do_not_fit_are_told() {
    let many: String = (0..9_000).map(|at| format!("(id: \"x{at}\"),\n")).collect();
    let deep = format!("(animals: [(id: \"wolf\", takes: {})])", "[".repeat(5_000));
    let nested = format!("(id: \"wolf\", a: {}1{})", "(a: ".repeat(100), ")".repeat(100));
    class(
        "changes",
        [
            animals("an unknown animal", "(id: \"wulf\", rank: 3),"),
            animals(
                "a new animal without the pack's name",
                "(id: \"heron\", letter: 'H', rank: 3),",
            ),
            animals("a new animal of another pack", "(id: \"lake:heron\", letter: 'H', rank: 3),"),
            animals("nothing to take away", "(id: \"pangolin\", remove: true),"),
            animals("takes nothing away", "(id: \"wolf\", remove: false),"),
            animals("the same animal twice", "(id: \"wolf\", rank: 3), (id: \"wolf\", rank: 4),"),
            animals("a misspelt field", "(id: \"wolf\", rnak: 3),"),
            animals("a rank that cannot be", "(id: \"wolf\", rank: 300),"),
            animals("an animal that is not here", "(id: \"wolf\", takes: [\"pangolin\"]),"),
            animals(
                "a word to take away that is not here",
                "(id: \"rat\", takes: (remove: [\"elefant\"])),",
            ),
            animals(
                "words changed with a slip",
                "(id: \"rat\", takes: (removes: [\"elephant\"])),",
            ),
            animals("an id that is none", "(id: \"Otter\", letter: 'O', rank: 3),"),
            animals("an id that is a number", "(id: 7, rank: 3),"),
            animals("a letter that is taken", "(id: \"otter:otter\", letter: 'W', rank: 3),"),
            animals("100 blocks in one another", &nested),
            animals("9,000 unknown animals", &many),
            change("another shape", ANIMALS, "[(id: \"wolf\", rank: 3)]"),
            change("a word", ANIMALS, "\"wolf\""),
            change("broken syntax", ANIMALS, "(animals: [(id: \"wolf\", rank: 3)"),
            change("nothing", ANIMALS, ""),
            change("5,000 brackets", ANIMALS, &deep),
            change("hidden letters", ANIMALS, "(animals: [(id: \"wo\u{202e}lf\")])"),
            change("an unknown option", LEVEL, "(options: (trapz: Enemy))"),
            change("another board", LEVEL, "(board: [\"..tdt..\"])"),
            change("an animal file that is not there", LEVEL, "(animals: \"marsh\")"),
            change("an animal file of another pack", LEVEL, "(animals: \"lake:marsh\")"),
        ],
    );
}

#[test]
fn many_blocks_over_many_blocks_cost_little() {
    let blocks = |more: &str| -> String {
        (0..6_000).map(|at| format!("(id: \"x{at}\", {more}),\n")).collect()
    };
    let of = |id: &str, path: &str, more: &str| {
        let text = format!("(animals: [{}])", blocks(more));
        let manifest = super::MANIFEST.replacen("otter", id, 1).into_bytes();
        let files = [("pack.ron".to_owned(), manifest), (path.to_owned(), text.into_bytes())];
        Pack::from_files(id, files).expect("a pack")
    };
    let own = of("otter", "assets/jungle/marsh.animals.ron", "rank: 3, letter: 'X'");
    let changes = of("lake", "assets/jungle/otter--marsh.animals.ron", "rank: 4");
    let stack = Stack::of(vec![own, changes], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let path = "assets/jungle/otter:marsh.animals.ron";
    let text = bounded("6,000 over 6,000", || files::text(&files, path)).expect("a text");
    assert_eq!(text.matches("rank: 4").count(), 6_000);
    assert!(files.flaws().is_empty());
}

#[test]
fn changes_that_would_make_a_file_too_large_are_left_out() {
    let long = "x".repeat(200);
    let blocks = |id: &str| -> String {
        let block = |at| format!("(id: \"{id}:x{at}\", letter: 'X', rank: 3, name: \"{long}\"),\n");
        (0..2_500).map(block).collect()
    };
    let of = |id: &str| {
        let manifest = super::MANIFEST.replacen("otter", id, 1).into_bytes();
        let text = format!("(animals: [{}])", blocks(id)).into_bytes();
        let files = [("pack.ron".to_owned(), manifest), (ANIMALS.to_owned(), text)];
        Pack::from_files(&format!("packs/{id}"), files).expect("a pack")
    };
    let stack = Stack::of(vec![of("otter"), of("lake")], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let text = bounded("two large changes", || files::text(&files, ANIMALS)).expect("a text");
    assert!(text.contains("otter:x2499") && !text.contains("lake:"));
    let told = files.flaws();
    assert_eq!(told.len(), 1);
    assert!(told[0].0 == "lake" && told[0].1.cause.contains("1000 kB"), "{}", told[0].1);
}

#[test]
fn levels_of_a_pack_are_told_in_the_pack() {
    let level = String::from_utf8(read(LEVEL).expect("a level")).expect("UTF-8");
    let with = |from: &str, to: &str| level.replacen(from, to, 1);
    let of = |name: &str, text: String| {
        let path = "levels/jungle/marsh.board.ron";
        let pack = Pack::from_files("packs/otter", pack_files(&[(path, text.as_bytes())]));
        let stack = Stack::of(vec![pack.expect("a pack")], &Stack::game());
        let files = Layered::new(&stack, &read as &dyn Files);
        let told = menagerie::data::jungle::load(&files, "jungle/otter:marsh").expect_err(name);
        assert!(told.0.iter().all(|flaw| flaw.file == format!("packs/otter/{path}")), "{told}");
        (name.to_owned(), told.to_string())
    };
    let latin = pack_files(&[("levels/jungle/marsh.board.ron", b"(game: \"\xe9\")")]);
    let pack = Pack::from_files("packs/otter", latin).expect("a pack");
    let stack = Stack::of(vec![pack], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let told = menagerie::data::jungle::load(&files, "jungle/otter:marsh").expect_err("a flaw");
    class(
        "levels",
        [
            of("an animal file that is missing", with("\"combat\"", "\"otter:marsh\"")),
            of("another game", with("\"jungle\"", "\"arena\"")),
            of("an option misspelt", with("traps", "trapz")),
            of("a byte order mark and a flaw", format!("\u{feff}{}", with("traps", "trapz"))),
            of(
                "a hidden letter",
                with("game:", "ga\u{200b}me:").replacen("board", "bo\u{202d}ard", 1),
            ),
            of("nothing", String::new()),
            ("no UTF-8".to_owned(), told.to_string()),
        ],
    );
}

#[test]
fn nothing_of_a_pack_is_asked_below_it() {
    let asked = std::cell::RefCell::new(Vec::new());
    let below = |path: &str| {
        asked.borrow_mut().push(path.to_owned());
        Err(Trouble::Missing)
    };
    let stack = Stack::default();
    let files = Layered::new(&stack, &below as &dyn Files);
    let own = "levels/jungle/otter:marsh.board.ron";
    for path in [own, "levels/jungle/:.board.ron", "a/b:c:d", "levels/jungle/..:a.ron"] {
        assert_eq!(files.read(path), Err(Trouble::Missing), "{path}");
    }
    assert!(asked.borrow().is_empty(), "{:?}", asked.borrow());
    assert_eq!(files.read("levels/index.ron"), Err(Trouble::Missing));
    assert_eq!(*asked.borrow(), ["levels/index.ron"]);
    let memory = Memory::default().with("a.ron", "(a: 1)");
    let files = Layered::new(&stack, &memory as &dyn Files);
    assert_eq!(files.read("a.ron"), Ok(b"(a: 1)".to_vec()));
}
