//! Packs whose data has flaws: each is off alone, and the flaws are told of the pack that brought them.

use menagerie::data::{Files, Flaws, jungle};
use menagerie::packs::{Layered, Pack, Stack};

use super::super::files::read;
use super::{Case, MANIFEST, bounded, class};

fn pack(id: &str, path: &str, text: &str) -> Pack {
    let manifest = MANIFEST.replacen("otter", id, 1).into_bytes();
    let files = [("pack.ron".to_owned(), manifest), (path.to_owned(), text.as_bytes().to_vec())];
    Pack::from_files(&format!("packs/{id}"), files).expect("a pack")
}

fn told(name: &str, packs: Vec<Pack>) -> Case {
    let stack = Stack::of(packs, &Stack::game());
    let stack = bounded(name, || stack.judged(&read as &dyn Files));
    let on: Vec<&str> = stack.on().map(Pack::id).collect();
    let flaws = stack.off().iter().map(|off| {
        let why = Flaws(off.why.clone());
        format!("{} is off, {}:\n{why}", off.pack.id(), why.counted())
    });
    (name.to_owned(), format!("on: {}\n{}", on.join(", "), flaws.collect::<String>()))
}

const ANIMALS: &str = "assets/jungle/combat.animals.ron";

#[test]
fn packs_with_flaws_in_their_data_are_off_alone() {
    let animals = |id: &str, change: &str| pack(id, ANIMALS, &format!("(animals: [{change}])"));
    let sound = || animals("lake", "(id: \"wolf\", swims: true)");
    let level = String::from_utf8(read("levels/jungle/combat.board.ron").expect("a level"));
    let level = level.expect("UTF-8");
    let marsh = |text: &str| pack("otter", "levels/jungle/marsh.board.ron", text);
    class(
        "judged",
        [
            told("a sound pack", vec![sound()]),
            told(
                "a rank that cannot be",
                vec![animals("otter", "(id: \"wolf\", rank: 0)"), sound()],
            ),
            told(
                "an animal taken away that stands in levels",
                vec![animals("otter", "(id: \"cat\", remove: true)"), sound()],
            ),
            told(
                "an animal without a name and a picture",
                vec![animals("otter", "(id: \"otter:otter\", letter: 'O', rank: 3)")],
            ),
            told("a change of nothing", vec![animals("otter", "(id: \"wulf\", rank: 3)"), sound()]),
            told(
                "one on top of a flawed one",
                vec![
                    animals("otter", "(id: \"otter:otter\", letter: 'O', rank: 0, name: \"O\")"),
                    animals("lake", "(id: \"rat\", takes: (add: [\"otter:otter\"]))"),
                ],
            ),
            told("a level with a flaw", vec![marsh(&level.replace("traps", "trapz")), sound()]),
            told("a level without a name", vec![marsh(&level)]),
            told(
                "a file that no game reads",
                vec![pack("otter", "levels/chess/a.board.ron", "()"), sound()],
            ),
            told(
                "a level with a capital",
                vec![pack("otter", "levels/jungle/Marsh.board.ron", &level)],
            ),
            told(
                "a change of a pack that is not here",
                vec![pack("otter", "assets/jungle/river--marsh.animals.ron", "(animals: [])")],
            ),
        ],
    );
}

#[test]
fn two_thousand_changed_bytes_of_a_change_do_no_harm() {
    let change = "(\n    animals: [\n        (id: \"wolf\", swims: true, takes: (add: [\"cat\"])),\n        \
                  (id: \"cat\", remove: true),\n        (id: \"otter:otter\", letter: 'O', rank: 3),\n    ],\n)\n";
    let mut state: u64 = 1;
    let mut next = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..2_000 {
        let mut bytes = change.as_bytes().to_vec();
        let at = next(bytes.len());
        bytes[at] ^= 1 << next(8);
        let manifest = ("pack.ron".to_owned(), MANIFEST.as_bytes().to_vec());
        let pack = Pack::from_files("packs/otter", [manifest, (ANIMALS.to_owned(), bytes)]);
        let stack = Stack::of(vec![pack.expect("a pack")], &Stack::game());
        let files = Layered::new(&stack, &read as &dyn Files);
        if let Err(flaws) = jungle::load(&files, "jungle/combat") {
            assert!(flaws.0.iter().all(|flaw| !flaw.to_string().is_empty()));
        }
        assert!(files.flaws().iter().all(|(_, flaw)| !flaw.to_string().is_empty()));
    }
}
