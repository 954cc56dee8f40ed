//! What edits change.

use super::*;
use crate::data::Memory;
use crate::data::{arena, honga, jungle, zoon};
use crate::editor::flaws;

fn paint(draft: &mut Draft, kinds: &[PieceKind], name: &str, letter: char, alike: bool) {
    let square = square(draft, name);
    assert!(draft.edit(kinds, &Edit::Paint { square, letter, alike }, false), "{name} {letter}");
}

fn put(draft: &mut Draft, kinds: &[PieceKind], name: &str, seat: u8, id: &str, alike: bool) {
    let square = square(draft, name);
    let kind = kinds.iter().position(|kind| kind.id == id).expect("a kind");
    assert!(draft.edit(kinds, &Edit::Put { square, seat, kind, alike }, false), "{name} {id}");
}

/// The lines that differ.
fn changed(before: &str, after: &str) -> usize {
    let pairs = before.lines().zip(after.lines());
    pairs.filter(|(one, other)| one != other).count()
}

#[test]
fn a_painted_square_changes_one_line_of_the_file() {
    let (mut draft, kinds) = draft("jungle/combat");
    let before = draft.text().to_owned();
    paint(&mut draft, &kinds, "d5", '~', false);
    assert_eq!((changed(&before, draft.text()), before.len()), (1, draft.text().len()));
    assert_eq!(draft.board().expect("a board").letter(square(&draft, "d5")), Some('~'));
    assert!(flaws(&draft, &shipped).is_empty());
}

#[test]
fn the_other_side_gets_the_same_seen_from_there() {
    let (mut draft, kinds) = draft("jungle/combat");
    paint(&mut draft, &kinds, "a2", 'T', true);
    assert_eq!(draft.board().expect("a board").letter(square(&draft, "g8")), Some('t'));
    put(&mut draft, &kinds, "b5", 0, "rat", true);
    assert_eq!(stands(&draft, &kinds, "b5").as_deref(), Some("0 rat"));
    assert_eq!(stands(&draft, &kinds, "f5").as_deref(), Some("1 rat"));
    let square = square(&draft, "b5");
    assert!(draft.edit(&kinds, &Edit::Take { square, alike: true }, false));
    assert_eq!((stands(&draft, &kinds, "b5"), stands(&draft, &kinds, "f5")), (None, None));
}

#[test]
fn a_den_that_is_painted_is_the_only_one_of_its_side() {
    let (mut draft, kinds) = draft("jungle/combat");
    paint(&mut draft, &kinds, "e1", 'D', false);
    let board = draft.board().expect("a board");
    assert_eq!(board.letters.iter().filter(|letter| **letter == 'D').count(), 1);
    assert_eq!(board.letter(square(&draft, "d1")), Some('.'));
}

#[test]
fn squares_that_must_be_alike_in_arena_are_painted_together() {
    let (mut draft, kinds) = draft("arena/duel");
    paint(&mut draft, &kinds, "d5", '~', true);
    let board = draft.board().expect("a board");
    for name in ["d5", "f5", "d7", "f7"] {
        assert_eq!(board.letter(square(&draft, name)), Some('~'), "{name}");
    }
    assert!(flaws(&draft, &shipped).is_empty());
    draft.undo();
    paint(&mut draft, &kinds, "d5", '~', false);
    let told = flaws(&draft, &shipped);
    assert!(told.iter().any(|told| told.squares == [square(&draft, "d5")]), "{told:?}");
}

#[test]
fn a_piece_in_a_list_is_put_turned_and_taken_and_the_rest_of_the_list_stays() {
    let (mut draft, kinds) = draft("arena/first-steps");
    let before = draft.text().to_owned();
    put(&mut draft, &kinds, "e3", 0, "turtle", false);
    assert_eq!(stands(&draft, &kinds, "e3").as_deref(), Some("0 turtle"));
    let square = square(&draft, "e3");
    for heading in ["0 turtle 1", "0 turtle 2"] {
        assert!(draft.edit(&kinds, &Edit::Turn { square, alike: false }, false));
        assert_eq!(stands(&draft, &kinds, "e3").as_deref(), Some(heading));
    }
    let told = flaws(&draft, &shipped);
    assert!(told.iter().any(|told| told.flaw.cause.contains("blue's pack has 5")), "{told:?}");
    assert!(draft.edit(&kinds, &Edit::Take { square, alike: false }, false));
    assert_eq!(draft.text(), before);
}

#[test]
fn with_four_facings_a_piece_is_turned_to_the_side() {
    let (mut draft, kinds) = draft("arena/first-steps");
    draft.edit(&kinds, &Edit::Choose("facings", Some("4".into())), false);
    let square = square(&draft, "d3");
    draft.edit(&kinds, &Edit::Turn { square, alike: true }, false);
    assert_eq!(stands(&draft, &kinds, "d3").as_deref(), Some("0 gazelle 2"));
    assert_eq!(stands(&draft, &kinds, "d8").as_deref(), Some("1 giraffe 6"));
    assert!(flaws(&draft, &shipped).is_empty());
}

#[test]
fn a_flaw_names_the_squares_it_is_about() {
    let (mut draft, kinds) = draft("jungle/combat");
    put(&mut draft, &kinds, "b5", 1, "cat", false);
    let told = flaws(&draft, &shipped);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].flaw.cause.contains("does not swim"), "{told:?}");
    assert_eq!(told[0].squares, [square(&draft, "b5")]);
    let (mut draft, kinds) = super::draft("arena/first-steps");
    put(&mut draft, &kinds, "d5", 0, "turtle", false);
    let told = flaws(&draft, &shipped);
    let not_home = told.iter().find(|told| told.flaw.cause.contains("not in red's den"));
    assert_eq!(not_home.map(|told| told.squares.as_slice()), Some(&[square(&draft, "d5")][..]));
}

#[test]
fn a_row_of_zoons_field_is_painted_with_its_image() {
    let (mut draft, kinds) = draft("zoon/first-steps");
    paint(&mut draft, &kinds, "c3", '.', false);
    let rows: Vec<String> = {
        let board = draft.board().expect("a board");
        board.letters.chunks(6).map(|row| row.iter().collect()).collect()
    };
    assert_eq!(rows, ["rrrrrr", "dddddd", "......", "......", "dddddd", "rrrrrr"]);
    assert!(flaws(&draft, &shipped).is_empty());
}

#[test]
fn every_edit_can_be_taken_back_and_done_again() {
    let (mut draft, kinds) = draft("jungle/classic");
    let start = draft.text().to_owned();
    let mut texts = vec![start.clone()];
    paint(&mut draft, &kinds, "a5", '~', true);
    texts.push(draft.text().to_owned());
    let stroke = Edit::Paint { square: square(&draft, "d5"), letter: '~', alike: false };
    assert!(draft.edit(&kinds, &stroke, true), "it goes on with the stroke before");
    texts[1] = draft.text().to_owned();
    draft.edit(&kinds, &Edit::Title("Lakes".into()), false);
    texts.push(draft.text().to_owned());
    assert!(draft.is_unsaved());
    for text in texts.iter().rev().skip(1) {
        assert!(draft.undo());
        assert_eq!(draft.text(), text);
    }
    assert!(!draft.undo() && !draft.is_unsaved());
    for text in &texts[1..] {
        assert!(draft.redo());
        assert_eq!(draft.text(), text);
    }
    assert!(!draft.redo());
    draft.saved();
    assert!(!draft.is_unsaved());
}

/// The choice of a switch that the game's own reader finds.
fn current(game: &str, files: &dyn Files, id: &str, key: &str) -> Option<String> {
    match game {
        "jungle" => jungle::current(&jungle::load(files, id).ok()?.plan.options, key),
        "arena" => arena::current(&arena::load(files, id).ok()?.plan.options, key),
        "zoon" => zoon::current(&zoon::load(files, id).ok()?.plan.options, key),
        _ => honga::current(&honga::load(files, id).ok()?.plan.options, key),
    }
}

#[test]
fn every_choice_of_every_switch_is_written_so_that_the_game_reads_it() {
    let mut tried = 0;
    for id in ["jungle/combat", "arena/duel", "zoon/duel-of-tribes", "honga/feed-the-tiger"] {
        let (first, kinds) = draft(id);
        let (game, _) = index::split(id).expect("an id");
        assert!(!first.choices().is_empty(), "{id}");
        for switch in first.choices() {
            for choice in &switch.all {
                let mut draft = first.clone();
                draft.edit(&kinds, &Edit::Choose(switch.key, Some(choice.clone())), false);
                assert_eq!(
                    draft.choice_of(switch.key).as_ref(),
                    Some(choice),
                    "{id} {}",
                    switch.key
                );
                let edited = crate::editor::Edited::new(&draft, &shipped);
                let read = current(game, &edited, &crate::editor::Edited::id(game), switch.key);
                assert_eq!(read.as_ref(), Some(choice), "{id} {}", switch.key);
                tried += 1;
            }
            let mut draft = first.clone();
            draft.edit(&kinds, &Edit::Choose(switch.key, None), false);
            assert_eq!(draft.choice_of(switch.key), None, "{id} {}", switch.key);
            assert!(flaws(&draft, &shipped).is_empty(), "{id} {}", switch.key);
        }
    }
    assert!(tried > 60, "{tried}");
}

#[test]
fn boards_grow_and_shrink_in_their_middle_and_stay_sound() {
    for id in ["jungle/combat", "jungle/first-steps", "arena/first-steps", "arena/duel"] {
        let (first, kinds) = draft(id);
        for (wider, higher) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let mut draft = first.clone();
            if id == "jungle/combat" && wider + higher > 0 {
                assert!(
                    !draft.allows(&kinds, &Edit::Resize(wider, higher)),
                    "more than 64 squares"
                );
                continue;
            }
            assert!(draft.edit(&kinds, &Edit::Resize(wider, higher), false), "{id}");
            let (old, new) = (first.board().expect("a board"), draft.board().expect("a board"));
            let grown = old
                .grid
                .width
                .checked_add_signed(wider)
                .zip(old.grid.height.checked_add_signed(higher));
            assert_eq!(Some((new.grid.width, new.grid.height)), grown, "{id}");
            assert_eq!(new.letters.first(), old.letters.first());
            assert_eq!(new.letters.last(), old.letters.last());
            let told: Vec<_> =
                flaws(&draft, &shipped).into_iter().map(|told| told.flaw.cause).collect();
            // The prisons of a board of odd width lie in the middle, and with one file less they cannot.
            let prisons = id.starts_with("arena") && wider < 0;
            let known = if prisons { vec!["the board has no prison squares"] } else { Vec::new() };
            assert_eq!(told, known, "{id} {wider} {higher}\n{}", draft.text());
            let back = Edit::Resize(-wider, -higher);
            if wider + higher > 0 {
                assert_eq!(draft.pieces(&kinds).len(), first.pieces(&kinds).len(), "{id}");
                draft.edit(&kinds, &back, false);
                assert_eq!(
                    (draft.board(), draft.pieces(&kinds)),
                    (first.board(), first.pieces(&kinds))
                );
            }
        }
    }
    let (mut draft, kinds) = draft("jungle/combat");
    for _ in 0..9 {
        draft.edit(&kinds, &Edit::Resize(0, -1), false);
    }
    assert_eq!(draft.board().expect("a board").grid.height, 3);
}

#[test]
fn a_field_is_added_to_files_of_every_form() {
    let forms = [
        "(game: \"honga\")",
        "(\n    game: \"honga\", // the game\n)",
        "(\n    game: \"honga\" // no comma, yet\n)",
        "(\n    game: \"honga\" /* not, this */, options: () // \" no comma, yet\n)",
        "(\n    game: \"honga\",\n    options: (),\n)",
        "(\n    game: \"honga\",\n    options: (rounds: 8),\n)",
        "(\n    game: \"honga\",\n    options: (\n        rounds: 8, // few\n    ),\n)",
    ];
    for form in forms {
        let mut draft = Draft::of(means("honga"), "honga/x", form).expect("a draft");
        draft.edit(&[], &Edit::Title("T".into()), false);
        draft.edit(&[], &Edit::Choose("open-discs", Some("yes".into())), false);
        assert_eq!(draft.title().as_deref(), Some("T"), "{}", draft.text());
        assert_eq!(draft.choice_of("open-discs").as_deref(), Some("yes"), "{}", draft.text());
        let rounds = form.contains("rounds").then(|| "8".to_owned());
        assert_eq!(draft.choice_of("rounds"), rounds, "{}", draft.text());
        for comment in ["// the game", "// no comma, yet", "// few"] {
            assert_eq!(form.contains(comment), draft.text().contains(comment), "{}", draft.text());
        }
    }
}

#[test]
fn what_is_no_level_is_refused_and_not_edited() {
    for text in ["", "(", "(board: [\"..\", \".\"], start: [\"..\", \"..\"])", "(board: 3)"] {
        assert!(Draft::of(means("jungle"), "jungle/x", text).is_err(), "{text}");
    }
    let files = Memory::default();
    let (draft, _) = draft("jungle/combat");
    let told = flaws(&draft, &files);
    assert!(told[0].flaw.cause.contains("there is no file"), "{told:?}");
}

#[test]
fn a_piece_is_moved_and_the_one_opposite_with_it() {
    let (mut draft, kinds) = draft("jungle/combat");
    let [from, to] = ["a3", "a4"].map(|name| square(&draft, name));
    let was = stands(&draft, &kinds, "a3");
    assert!(draft.edit(&kinds, &Edit::Move { from, to, alike: true }, false));
    assert_eq!((stands(&draft, &kinds, "a3"), stands(&draft, &kinds, "a4")), (None, was));
    assert_eq!(stands(&draft, &kinds, "g7"), None);
    assert!(stands(&draft, &kinds, "g6").is_some());
    assert!(
        !draft.edit(&kinds, &Edit::Move { from, to, alike: false }, false),
        "none stands there"
    );
    assert!(flaws(&draft, &shipped).is_empty());
}

#[test]
fn a_comment_inside_an_entry_stays_when_its_piece_moves_turns_or_becomes_another() {
    let (draft, kinds) = draft("arena/first-steps");
    let from = square(&draft, "d3");
    let line = draft.text().lines().find(|line| line.contains("\"d3\"")).expect("a piece");
    let told = line.replace("square:", "/* in the middle */ square:");
    let text = draft.text().replace(line, &told);
    let mut draft = Draft::of(*draft.means(), "arena/first-steps", &text).expect("a level");
    let to = square(&draft, "e3");
    let line = |draft: &Draft| {
        let line = draft.text().lines().find(|line| line.contains("in the middle"));
        line.expect("the comment").trim().to_owned()
    };
    let before = line(&draft);
    assert!(draft.edit(&kinds, &Edit::Move { from, to, alike: false }, false));
    assert_eq!(line(&draft), before.replace("d3", "e3"));
    assert!(draft.edit(&kinds, &Edit::Turn { square: to, alike: false }, false));
    assert_eq!(line(&draft), before.replace("\"d3\"", "\"e3\", heading: NorthEast"));
    for _ in 1..8 {
        assert!(draft.edit(&kinds, &Edit::Turn { square: to, alike: false }, false));
    }
    assert_eq!(line(&draft), before.replace("d3", "e3"), "straight ahead is not written");
    let kind = kinds.iter().position(|kind| kind.id == "turtle").expect("a kind");
    assert!(draft.edit(&kinds, &Edit::Put { square: to, seat: 0, kind, alike: false }, false));
    assert_eq!(line(&draft), before.replace("d3", "e3").replace("gazelle", "turtle"));
}

#[test]
fn an_area_of_honga_changes_places_with_the_one_on_the_square_and_nothing_else_of_the_file_changes()
{
    let (mut draft, kinds) = draft("honga/feed-the-tiger");
    let before = draft.text().to_owned();
    let lake =
        |draft: &Draft| Edit::Paint { square: square(draft, "a3"), letter: 'l', alike: false };
    let edit = lake(&draft);
    assert!(draft.edit(&kinds, &edit, false));
    assert!(!draft.allows(&kinds, &edit), "it lies there now");
    let moved = before.replace("\"b m s\"", "\"l m s\"").replace("\"e h l\"", "\"e h b\"");
    assert_eq!(draft.text(), moved);
    let board = draft.board().expect("a board");
    assert_eq!((board.grid.width, board.grid.height), (3, 3));
    assert!(draft.undo());
    assert_eq!(draft.text(), before);
}

#[test]
fn an_area_moves_to_an_empty_square_and_boards_with_other_areas_stay_as_they_are() {
    let legend = "(letter: 'h', id: \"honga\"), (letter: 'm', id: \"mountain\"), (letter: 'f', id: \"forest\"), \
                  (letter: 'b', id: \"barter\"), (letter: 'l', id: \"berries\"), (letter: 'x', id: \"x\")";
    let board = |rows: &str| format!("(game: \"honga\", board: [{rows}], areas: [{legend}])");
    let open = |rows| Draft::of(means("honga"), "honga/x", &board(rows)).expect("a draft");
    let mut draft = open("\"h m .\", \" 1   \", \"f b .\"");
    let edit = Edit::Paint { square: square(&draft, "c1"), letter: 'h', alike: false };
    assert!(draft.edit(&[], &edit, false));
    assert_eq!(draft.text(), board("\". m .\", \" 1   \", \"f b h\""));
    // The letter of the lake stands for berries here.
    for rows in ["\"h m x\", \" 1 2 \", \"f b l\"", "\"h m\", \"f b\"", "\"h m f\", \"f b\""] {
        assert_eq!(open(rows).board(), None, "{rows}");
    }
}
