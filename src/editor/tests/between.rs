//! Boards of areas, which come and go, and what lies where four of them meet: Honga's.

use super::*;
use crate::editor::{flaws, most_sides};

const LEVEL: &str = "honga/feed-the-tiger";

/// The corner between two squares, such as `a1–b2`.
fn corner(draft: &Draft, name: &str) -> Square {
    let corners = draft.corners().expect("corners");
    let found = corners.squares().find(|corner| draft.spot(*corner).as_deref() == Some(name));
    found.unwrap_or_else(|| panic!("no corner {name}"))
}

fn put(draft: &Draft, name: &str) -> Edit {
    Edit::Put { square: corner(draft, name), seat: 0, kind: 0, alike: true }
}

fn take(draft: &Draft, name: &str) -> Edit {
    Edit::Take { square: corner(draft, name), alike: true }
}

fn shift(draft: &Draft, from: &str, to: &str) -> Edit {
    Edit::Move { from: corner(draft, from), to: corner(draft, to), alike: true }
}

/// Where round spaces lie.
fn lie(draft: &Draft, kinds: &[PieceKind]) -> Vec<String> {
    let pieces = draft.pieces(kinds);
    pieces.iter().map(|piece| draft.spot(piece.square).expect("a corner")).collect()
}

/// The sentences about the flaws, and the corners that they name.
fn told(draft: &Draft) -> Vec<(&'static str, Option<String>)> {
    let found = flaws(draft, &shipped).into_iter();
    let told = found.map(|found| {
        let key = found.flaw.told.as_ref().unwrap_or_else(|| panic!("{}", found.flaw)).key;
        (key, found.corner.and_then(|corner| draft.spot(corner)))
    });
    told.collect()
}

fn paint(draft: &Draft, name: &str, letter: char) -> Edit {
    Edit::Paint { square: square(draft, name), letter, alike: true }
}

#[test]
fn an_area_that_is_taken_away_leaves_the_list_and_one_that_the_board_lacks_joins_it() {
    let (mut draft, kinds) = draft(LEVEL);
    let before = draft.text().to_owned();
    let away = paint(&draft, "c3", '.');
    assert!(draft.edit(&kinds, &away, false));
    let spring = "(letter: 's', id: \"spring\", kind: Gathering(resource: Water)),";
    let wanted = before.replace("\"b m s\"", "\"b m  \"");
    assert_eq!(draft.text(), wanted.replace(&format!("        {spring}\n"), ""));
    assert!(!draft.allows(&kinds, &away), "nothing lies there now");
    assert_eq!(told(&draft), [("flaw-place-open", Some("b2–c3".to_owned()))]);
    // Without the round space beside it the board is sound.
    let space = take(&draft, "b2–c3");
    assert!(draft.edit(&kinds, &space, false));
    assert_eq!(told(&draft), []);
    assert!(draft.undo());
    let back = paint(&draft, "c3", 's');
    assert!(draft.edit(&kinds, &back, false));
    assert_eq!(told(&draft), []);
    let last = "(letter: 'a', id: \"mammoths\", kind: Mammoths),";
    let spring_last = format!("{last}\n        {spring}");
    assert_eq!(
        draft.text(),
        before.replace(&format!("        {spring}\n"), "").replace(last, &spring_last)
    );
}

#[test]
fn an_area_that_the_board_lacks_takes_the_place_of_the_one_that_lies_there() {
    let (mut draft, kinds) = draft(LEVEL);
    let away = paint(&draft, "c3", '.');
    assert!(draft.edit(&kinds, &away, false));
    let edit = paint(&draft, "a3", 's');
    assert!(draft.edit(&kinds, &edit, false));
    assert!(draft.text().contains("\"s m  \""), "{}", draft.text());
    assert!(!draft.text().contains("letter: 'b'"), "{}", draft.text());
    assert!(told(&draft).contains(&("flaw-area-lacking", None)), "nothing can be bartered");
    let (mut draft, kinds) = self::draft(LEVEL);
    for square in draft.board().expect("a board").grid.squares() {
        assert!(draft.edit(&kinds, &Edit::Paint { square, letter: '.', alike: false }, false));
    }
    assert!(told(&draft).contains(&("flaw-areas-none", None)), "{:?}", told(&draft));
}

#[test]
fn a_board_of_areas_grows_by_empty_squares_and_only_these_go_again() {
    let (mut draft, kinds) = draft(LEVEL);
    let before = draft.text().to_owned();
    for (wider, higher) in [(-1, 0), (0, -1)] {
        assert!(!draft.allows(&kinds, &Edit::Resize(wider, higher)), "areas lie there");
    }
    assert!(draft.edit(&kinds, &Edit::Resize(1, 0), false));
    let wide = ["b m s  ", " 1 2   ", "e h l  ", " 4 3   ", "f c a  "];
    assert!(wide.iter().all(|row| draft.text().contains(row)), "{}", draft.text());
    assert_eq!(told(&draft), []);
    assert!(draft.edit(&kinds, &Edit::Resize(-1, 0), false));
    assert_eq!(draft.text(), before);
    for _ in 3..9 {
        assert!(draft.edit(&kinds, &Edit::Resize(0, 1), false));
    }
    assert!(!draft.allows(&kinds, &Edit::Resize(0, 1)), "a board has nine squares a side");
    assert_eq!(told(&draft), []);
}

/// Grows a board step by step as far as it goes.
fn grow(draft: &mut Draft, kinds: &[PieceKind], wider: i8, higher: i8) {
    while draft.edit(kinds, &Edit::Resize(wider, higher), false) {
        assert_eq!(told(draft), []);
    }
}

#[test]
fn a_board_of_areas_grows_only_as_long_as_every_sign_of_its_drawing_has_a_number() {
    let [long, short] = most_sides(&means("honga").areas.expect("areas"));
    assert_eq!([long, short], [9, 8]);
    for (steps, size) in [([(1, 0), (0, 1)], (long, short)), ([(0, 1), (1, 0)], (short, long))] {
        let (mut draft, kinds) = draft(LEVEL);
        for (wider, higher) in steps {
            grow(&mut draft, &kinds, wider, higher);
        }
        let grid = draft.board().expect("a board").grid;
        assert_eq!((grid.width, grid.height), size);
        let rows = draft.text().lines().filter(|line| line.trim_end().ends_with("\","));
        let signs = 2 * usize::from(grid.width) - 1;
        let whole = rows.filter(|row| row.trim().chars().count() == signs + 3);
        assert_eq!(whole.count(), 2 * usize::from(grid.height) - 1, "{}", draft.text());
    }
}

#[test]
fn a_board_of_areas_that_is_larger_than_editors_draw_has_none_but_its_names_are_edited() {
    let (mut draft, kinds) = draft(LEVEL);
    grow(&mut draft, &kinds, 1, 0);
    grow(&mut draft, &kinds, 0, 1);
    let empty = format!("\"{}\",", " ".repeat(17));
    let text = draft.text().replacen(&empty, &[&*empty; 3].join("\n        "), 1);
    let mut large = Draft::of(means("honga"), LEVEL, &text).expect("a draft");
    assert_eq!(told(&large), [], "the game itself reads it");
    assert!(large.board().is_none());
    assert!(!large.allows(&kinds, &Edit::Resize(0, -1)));
    assert!(large.edit(&kinds, &Edit::Title("Large".to_owned()), false));
}

#[test]
fn an_area_that_is_listed_but_not_drawn_is_painted_and_its_entry_stays_as_it_is() {
    let whole = text(LEVEL).replace("id: \"spring\",", "id: \"spring\", /* water */");
    let bare = whole.replace("\"b m s\"", "\"b m  \"");
    let mut draft = Draft::of(means("honga"), LEVEL, &bare).expect("a draft");
    assert!(!flaws(&draft, &shipped).is_empty(), "it is not drawn");
    let edit = paint(&draft, "c3", 's');
    assert!(draft.edit(&[], &edit, false));
    assert_eq!(draft.text(), whole);
    assert!(draft.undo());
    let edit = paint(&draft, "b3", 's');
    assert!(draft.edit(&[], &edit, false));
    assert!(draft.text().contains("\"b s  \""), "{}", draft.text());
    assert!(draft.text().contains("id: \"spring\", /* water */"), "{}", draft.text());
    assert!(!draft.text().contains("letter: 'm'"), "what lay there is listed no longer");
    let other = bare.replace("id: \"spring\"", "id: \"pond\"");
    let draft = Draft::of(means("honga"), LEVEL, &other).expect("a draft");
    let edit = paint(&draft, "c3", 's');
    assert!(!draft.allows(&[], &edit), "its letter stands for an area of the file's own");
}

#[test]
fn a_board_whose_lair_and_round_spaces_lie_elsewhere_is_sound() {
    let (mut draft, kinds) = draft(LEVEL);
    assert!(draft.edit(&kinds, &Edit::Resize(1, 0), false));
    for (name, letter) in [("c2", 'h'), ("d1", 'f'), ("d2", 'e'), ("d3", 'b')] {
        let edit = paint(&draft, name, letter);
        assert!(draft.edit(&kinds, &edit, false));
    }
    for (from, to) in [("a1–b2", "c1–d2"), ("a2–b3", "c2–d3")] {
        let edit = shift(&draft, from, to);
        assert!(draft.edit(&kinds, &edit, false));
    }
    assert_eq!(told(&draft), []);
    let board = ["  m s b", "   2 1 ", "  l h e", "   3 4 ", "  c a f"];
    assert!(board.iter().all(|row| draft.text().contains(row)), "{}", draft.text());
    assert!(draft.text().contains("(letter: '4', id: \"south-east\")"), "{}", draft.text());
    assert!(draft.edit(&kinds, &Edit::Resize(-1, 0), false), "the left is empty now");
    assert!(draft.text().contains("\"m s b\"") && draft.text().contains("\"c a f\""));
    assert_eq!(told(&draft), []);
}

#[test]
fn a_round_space_that_is_taken_away_takes_its_sign_and_its_entry_along_and_nothing_else() {
    let (mut draft, kinds) = draft(LEVEL);
    let before = draft.text().to_owned();
    assert_eq!(lie(&draft, &kinds), ["a1–b2", "b1–c2", "a2–b3", "b2–c3"]);
    let edit = take(&draft, "b2–c3");
    assert!(draft.edit(&kinds, &edit, false));
    let entry = "        (letter: '2', id: \"north-east\"),\n";
    assert_eq!(draft.text(), before.replace(" 1 2 ", " 1   ").replace(entry, ""));
    assert_eq!(lie(&draft, &kinds), ["a1–b2", "b1–c2", "a2–b3"]);
    assert!(!draft.allows(&kinds, &edit), "nothing lies there now");
    assert_eq!(told(&draft), [("flaw-area-unreached", None)], "nothing leads to the spring");
    assert!(draft.undo());
    assert_eq!(draft.text(), before);
}

#[test]
fn a_round_space_that_is_put_gets_a_letter_of_its_own_and_an_id_that_says_where() {
    let (mut draft, kinds) = draft("honga/first-steps");
    let before = draft.text().to_owned();
    let middle = put(&draft, "b1–c2");
    assert!(draft.edit(&kinds, &middle, false));
    let last = "(letter: '4', id: \"south-west\"),";
    let wanted = before
        .replace(" 4   3 ", " 4 5 3 ")
        .replace(last, &format!("{last}\n        (letter: '5', id: \"south\"),"));
    assert_eq!(draft.text(), wanted);
    assert!(!draft.allows(&kinds, &middle), "one lies there now");
    // Below the middle lie two squares of the lake, and above it two of HONGA's lair.
    assert_eq!(told(&draft), [("flaw-place-twice", Some("b1–c2".to_owned()))]);
}

#[test]
fn a_round_space_that_is_taken_and_put_back_is_what_it_was() {
    for level in [LEVEL, "honga/first-steps"] {
        let (mut draft, kinds) = draft(level);
        for name in lie(&draft, &kinds) {
            let [away, back] = [take(&draft, &name), put(&draft, &name)];
            assert!(draft.edit(&kinds, &away, false) && draft.edit(&kinds, &back, true));
        }
        assert_eq!(told(&draft), []);
        let places = |files: &dyn Files, id: &str| {
            let mut places = crate::data::honga::load(files, id).expect("a level").plan.places;
            places.sort_by(|one, other| one.id.cmp(&other.id));
            places
        };
        let files = crate::editor::Edited::new(&draft, &shipped);
        assert_eq!(places(&files, "honga/edited-level"), places(&shipped, level));
    }
}

#[test]
fn a_round_space_that_is_moved_keeps_its_letter_and_is_called_by_where_it_lies() {
    let (mut draft, kinds) = draft(LEVEL);
    let before = draft.text().to_owned();
    let away = take(&draft, "b2–c3");
    assert!(draft.edit(&kinds, &away, false));
    let edit = shift(&draft, "a2–b3", "b2–c3");
    assert!(draft.edit(&kinds, &edit, false));
    let wanted = before
        .replace(" 1 2 ", "   1 ")
        .replace("        (letter: '2', id: \"north-east\"),\n", "")
        .replace("'1', id: \"north-west\"", "'1', id: \"north-east\"");
    assert_eq!(draft.text(), wanted);
    assert!(!draft.allows(&kinds, &edit), "nothing lies where it lay");
    assert_eq!(told(&draft), [("flaw-area-unreached", None)], "nothing leads to the barter");
}

#[test]
fn a_round_space_that_is_moved_onto_another_takes_its_place() {
    let (mut draft, kinds) = draft(LEVEL);
    let edit = shift(&draft, "a1–b2", "b2–c3");
    assert!(draft.edit(&kinds, &edit, false));
    assert_eq!(lie(&draft, &kinds), ["b1–c2", "a2–b3", "b2–c3"]);
    assert!(draft.text().contains("(letter: '4', id: \"north-east\")"), "{}", draft.text());
    assert!(!draft.text().contains("letter: '2'"), "{}", draft.text());
}

#[test]
fn a_round_space_with_a_name_of_its_own_keeps_it_and_its_comment_where_it_goes() {
    for own in ["id: \"north-west\", /* here */ name: \"The stone\"", "id: \"stone\" /* here */"] {
        let text = text(LEVEL).replace("id: \"north-west\"", own);
        let mut draft = Draft::of(means("honga"), LEVEL, &text).expect("a draft");
        let edit = shift(&draft, "a2–b3", "a1–b2");
        assert!(draft.edit(&[], &edit, false));
        assert!(draft.text().contains(&format!("(letter: '1', {own})")), "{}", draft.text());
        assert!(draft.text().contains("\" 1 3 \""), "{}", draft.text());
    }
}

#[test]
fn a_board_without_round_spaces_and_one_with_too_many_are_told_to_players() {
    let (mut draft, kinds) = draft(LEVEL);
    for name in lie(&draft, &kinds) {
        let edit = take(&draft, &name);
        assert!(draft.edit(&kinds, &edit, false));
    }
    assert_eq!(told(&draft), [("flaw-places-none", None)]);
    let edit = put(&draft, "a1–b2");
    assert!(draft.edit(&kinds, &edit, false));
    assert!(told(&draft).iter().all(|(key, _)| *key == "flaw-area-unreached"));
    assert!(draft.text().contains("(letter: '1', id: \"middle\")"), "{}", draft.text());
    let many: String = (0..9).map(|at| format!("(letter: '{at}', id: \"p{at}\"), ")).collect();
    let text = text(LEVEL).replace("    places: [", &format!("    places: [{many}"));
    let draft = Draft::of(means("honga"), LEVEL, &text).expect("a draft");
    assert!(told(&draft).contains(&("flaw-places-many", None)));
}

#[test]
fn the_names_of_round_spaces_stand_in_the_texts_of_every_language() {
    let crate::data::editing::Pieces::Between(places) = means("honga").pieces else {
        panic!("round spaces are no pieces");
    };
    for language in ["en", "fr", "it", "de"] {
        let bytes = shipped(&format!("assets/locales/{language}/honga.ftl")).expect("texts");
        let texts = String::from_utf8(bytes).expect("UTF-8");
        for id in places.ids {
            assert!(texts.contains(&format!("\nhonga-place-{id} = ")), "{language}: {id}");
        }
    }
}
