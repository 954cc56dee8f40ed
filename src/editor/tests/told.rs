//! Flaws that the editor's tools cause are told in the player's language.

use super::*;
use crate::data::{Files, Named};
use crate::editor::{DraftFlaw, flaws};
use crate::packs::{Layered, Pack, Stack};

/// One press in the editor.
enum Press {
    Paint(&'static str, char),
    Put(&'static str, u8, &'static str),
    Take(&'static str),
    Turn(&'static str),
    Resize(i8, i8),
    Choose(&'static str, &'static str),
}

/// The flaws of a level after some presses, without the squares that look alike.
fn after(level: &str, presses: &[Press]) -> (Draft, Vec<DraftFlaw>) {
    let (mut draft, kinds) = draft(level);
    for press in presses {
        let at = |name: &str| square(&draft, name);
        let kind = |id: &str| kinds.iter().position(|kind| kind.id == id).expect("a kind");
        let alike = false;
        let edit = match *press {
            Press::Paint(name, letter) => Edit::Paint { square: at(name), letter, alike },
            Press::Put(name, seat, id) => {
                Edit::Put { square: at(name), seat, kind: kind(id), alike }
            }
            Press::Take(name) => Edit::Take { square: at(name), alike },
            Press::Turn(name) => Edit::Turn { square: at(name), alike },
            Press::Resize(wider, higher) => Edit::Resize(wider, higher),
            Press::Choose(switch, choice) => Edit::Choose(switch, Some(choice.to_owned())),
        };
        assert!(draft.edit(&kinds, &edit, false), "{level}: {edit:?}");
    }
    let told = flaws(&draft, &shipped);
    (draft, told)
}

/// The keys of the sentences that tell the flaws.
fn keys(level: &str, presses: &[Press]) -> Vec<&'static str> {
    let (_, told) = after(level, presses);
    let keys = told.iter().map(|found| match &found.flaw.told {
        Some(told) => told.key,
        None => panic!("{level}: {}", found.flaw),
    });
    keys.collect()
}

#[test]
fn what_the_tools_spoil_in_jungle_is_told_to_players() {
    let level = "jungle/combat";
    assert_eq!(keys(level, &[Press::Paint("d1", '.')]), ["flaw-den-missing"]);
    assert!(keys(level, &[Press::Paint("a1", '~')]).contains(&"flaw-starts-in-water"));
    assert_eq!(keys(level, &[Press::Put("d1", 0, "rat")]), ["flaw-starts-in-den"]);
    assert_eq!(keys(level, &[Press::Paint("a4", '~')]), ["flaw-no-bank"]);
    let all = ["a1", "b2", "c3", "e3", "g3", "f2", "g1", "a3"];
    let none: Vec<Press> = all.into_iter().map(Press::Take).collect();
    assert_eq!(keys(level, &none), ["flaw-no-animals"]);
}

#[test]
fn what_the_tools_spoil_in_arena_is_told_to_players() {
    let level = "arena/duel";
    let has = |presses: &[Press], key: &str| {
        let keys = keys(level, presses);
        assert!(keys.contains(&key), "{key} is not among {keys:?}");
    };
    has(&[Press::Paint("d5", '~')], "flaw-not-mirrored");
    has(&[Press::Paint("e6", 'y')], "flaw-middle-row");
    let (draft, _) = after(level, &[]);
    let board = draft.board().expect("a board");
    let all = |letter: char| {
        let squares = board.grid.squares().filter(|square| board.letter(*square) == Some(letter));
        squares.map(|square| board.grid.name(square)).collect::<Vec<_>>()
    };
    let painted = |from: char, to: char| -> Vec<Press> {
        all(from).into_iter().map(|name| Press::Paint(name.leak(), to)).collect()
    };
    has(&painted('H', '#'), "flaw-no-hunt");
    has(&painted('P', '#'), "flaw-no-prison");
    has(&painted('r', '.'), "flaw-open-target");
    has(&painted('r', '#'), "flaw-closed-target");
    let middle = ["a6", "b6", "c6", "d6", "f6", "g6", "h6", "i6"];
    has(&middle.map(|name| Press::Paint(name, '#')), "flaw-falls-apart");
    has(&painted('y', '.'), "flaw-den-small");
    has(&painted('y', 'b'), "flaw-den-wet");
    has(&painted('y', 'b'), "flaw-starts-in-water");
    let pieces = draft.pieces(&super::draft(level).1);
    let stands = |seat: u8| {
        let own = pieces.iter().filter(move |piece| piece.seat == seat);
        own.map(|piece| &*board.grid.name(piece.square).leak()).collect::<Vec<&'static str>>()
    };
    has(&[Press::Take(stands(0)[0])], "flaw-packs-differ");
    let none: Vec<Press> = stands(1).into_iter().map(Press::Take).collect();
    has(&none, "flaw-no-animals");
    has(&[Press::Put("e6", 0, "lion")], "flaw-not-in-den");
    has(&[Press::Turn(stands(0)[0]), Press::Choose("facings", "4")], "flaw-faces-corner");
}

#[test]
fn what_the_tools_spoil_in_zoon_is_told_to_players() {
    let level = "zoon/duel-of-tribes";
    assert_eq!(keys(level, &[Press::Paint("a1", 'c')]), ["flaw-zones-order"]);
    let rows = [Press::Paint("a1", 'd')];
    assert_eq!(keys(level, &rows), ["flaw-no-reinforcement"]);
    assert_eq!(keys(level, &[Press::Paint("a2", 'c')])[0], "flaw-zone-small");
    let (_, told) = after(level, &[Press::Resize(1, 0)]);
    let told = told[0].flaw.told.clone().expect("a sentence");
    assert_eq!(told.key, "flaw-formations");
    assert!(matches!(&told.names[0], ("tribe", Named::Shown(_))), "{told:?}");
}

#[test]
fn what_the_tools_spoil_in_honga_is_told_to_players() {
    let level = "honga/feed-the-tiger";
    let (_, sound) = after(level, &[Press::Paint("a1", 'm'), Press::Paint("c3", 'l')]);
    assert!(sound.is_empty(), "{sound:?}");
    let (draft, told) = after(level, &[Press::Paint("b3", 'h')]);
    let all: Vec<_> = told.iter().map(|found| found.flaw.told.clone().expect("words")).collect();
    assert!(all.iter().all(|told| told.key == "flaw-place-apart"), "{all:?}");
    assert!(matches!(&all[0].names[..], [("area", Named::Shown(_))]), "{all:?}");
    // The lower round spaces no longer touch HONGA's area, and each lies between four squares.
    let around = |names: [&str; 4]| names.map(|name| square(&draft, name)).to_vec();
    let mut lower: Vec<Vec<Square>> = told.into_iter().map(|found| found.squares).collect();
    lower.iter_mut().for_each(|squares| squares.sort());
    lower.sort();
    assert_eq!(lower, [around(["a1", "b1", "a2", "b2"]), around(["b1", "c1", "b2", "c2"])]);
    // Where areas lie over two squares, those that change places are as large as their places.
    let wide = "honga/first-steps";
    let (draft, sound) = after(wide, &[Press::Paint("a3", 's')]);
    let board = draft.board().expect("a board");
    let top: String =
        ["a3", "b3", "c3", "d3"].iter().filter_map(|at| board.letter(square(&draft, at))).collect();
    assert_eq!((&*top, sound.len()), ("smmb", 0), "{sound:?}");
    assert_eq!(keys(wide, &[Press::Paint("a2", 'h')]), ["flaw-place-apart"; 2]);
}

#[test]
fn what_is_wrong_with_the_areas_of_a_board_is_told_to_players() {
    let id = "honga/feed-the-tiger";
    let spoilt = |words: &str, spoilt: &str| {
        let whole = text(id);
        assert!(whole.contains(words));
        whole.replace(words, spoilt)
    };
    // Without the round space between them, nothing leads to the mammoths.
    let unreached = spoilt("(letter: '3', id: \"south-east\"),", "").replace("4 3", "4  ");
    for (level, key) in [
        (spoilt("\"f c a\"", "\"f c  \""), "flaw-place-open"),
        (spoilt("\"e h l\"", "\"e h h\""), "flaw-place-twice"),
        (spoilt("\"f c a\"", "\"f c e\""), "flaw-area-apart"),
        (unreached, "flaw-area-unreached"),
    ] {
        let draft = Draft::of(means("honga"), id, &level).expect("a draft");
        let told = flaws(&draft, &shipped);
        let told: Vec<_> = told.iter().filter_map(|found| found.flaw.told.as_ref()).collect();
        assert!(told.iter().any(|told| told.key == key), "{key}: {told:?}");
    }
}

#[test]
fn a_letter_that_the_game_cannot_draw_is_told_to_players() {
    let (mut draft, kinds) = draft("jungle/combat");
    assert!(draft.edit(&kinds, &Edit::Title("龍".into()), false));
    let told = flaws(&draft, &shipped);
    assert_eq!(told[0].flaw.told.as_ref().map(|told| told.key), Some("flaw-letter"));
}

#[test]
fn letters_of_a_pack_s_font_may_stand_in_a_level() {
    let manifest = "(id: \"kanji\", version: \"1.0.0\", title: {\"en\": \"Letters\"}, authors: [\"Ann\"], licence: \"MIT\")";
    let font = include_bytes!("../../../tests/fonts/two-letters.ttf");
    let files = [("pack.ron", manifest.as_bytes()), ("assets/fonts/two.ttf", font)];
    let files = files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
    let pack = Pack::from_files("packs/kanji", files).expect("a pack");
    let stack = Stack::of(vec![pack], &Stack::game());
    let layered = Layered::new(&stack, &shipped as &dyn Files);
    let (mut draft, kinds) = draft("jungle/combat");
    assert!(draft.edit(&kinds, &Edit::Title("野水".into()), false));
    assert_eq!(flaws(&draft, &shipped).len(), 1);
    assert_eq!(flaws(&draft, &layered), []);
}

/// Every sentence that a flaw is told with stands in the texts of every language.
#[test]
fn every_sentence_about_a_flaw_has_words_in_every_language() {
    let files = [
        "jungle/checks",
        "arena/ground",
        "arena/packs",
        "zoon/level",
        "honga/board",
        "honga/board/legend",
        "fields",
    ];
    let code: String = files
        .iter()
        .map(|file| {
            let bytes = shipped(&format!("src/data/{file}.rs")).expect("a file of the code");
            String::from_utf8(bytes).expect("UTF-8")
        })
        .collect();
    let keys: Vec<&str> = code.split('"').filter(|word| word.starts_with("flaw-")).collect();
    assert!(keys.len() > 25, "{keys:?}");
    for language in ["en", "fr", "it", "de"] {
        let bytes = shipped(&format!("assets/locales/{language}/editor.ftl")).expect("texts");
        let texts = String::from_utf8(bytes).expect("UTF-8");
        for key in &keys {
            assert!(texts.contains(&format!("\n{key} = ")), "{language}: {key}");
        }
    }
}
