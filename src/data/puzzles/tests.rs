//! Puzzles are read with all their flaws: what cannot be read, is not legal, or does not win.

use super::*;
use crate::data::Memory;
use crate::rules::jungle::Jungle;

const LINE: &str = r#"["d8d9"]"#;
const POSITION: &str = r#""7/3R3/7/7/7/7/7/e6/7 w""#;

/// The level's files, with these puzzles.
fn files(puzzles: &str) -> Memory {
    macro_rules! with {
        ($files:expr, $($path:literal),*) => {
            $files$(.with($path, include_bytes!(concat!("../../../", $path))))*
        };
    }
    let shipped = with!(
        Memory::default(),
        "levels/jungle/classic.board.ron",
        "assets/jungle/weights.ron",
        "assets/jungle/classic.animals.ron"
    );
    shipped.with("levels/jungle/puzzles.ron", format!("(puzzles: [{puzzles}])"))
}

fn puzzle(position: &str, rest: &str, line: &str) -> String {
    format!(
        "(id: \"one\", level: \"jungle/classic\", position: {position}, {rest}, line: {line}, grade: 1),"
    )
}

fn told(puzzles: &str) -> String {
    match load::<Jungle>(&files(puzzles)) {
        Ok(puzzles) => format!("{} are read", puzzles.len()),
        Err(flaws) => crate::data::Flaws(flaws).to_string(),
    }
}

#[test]
fn a_puzzle_is_read() {
    let text = puzzle(POSITION, "seat: 0, goal: Win, moves: 1", LINE);
    let puzzles = load::<Jungle>(&files(&text)).unwrap();
    let [read] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!((read.id.as_str(), read.level.as_str()), ("one", "jungle/classic"));
    assert_eq!((read.seat, read.goal, read.moves, read.worth), (Seat(0), Goal::Win, 1, 0));
    assert_eq!((read.line.len(), read.grade), (1, 1));
}

#[test]
fn every_flaw_of_a_puzzle_is_told_with_its_cause() {
    let win = "seat: 0, goal: Win, moves: 1";
    let over = r#""3R3/7/7/7/7/7/7/e6/7 w""#;
    let flawed = [
        (puzzle(r#""7/3Q3/7/7/7/7/7/e6/7 w""#, win, LINE), "this position cannot be read"),
        (puzzle(over, win, LINE), "no seat is to decide in this position"),
        (puzzle(POSITION, "seat: 1, goal: Win, moves: 1", LINE), "seat 1 does not decide"),
        (puzzle(POSITION, win, r#"["d8d6"]"#), "`d8d6` is not legal at this point"),
        (puzzle(POSITION, win, r#"["d8"]"#), "this action cannot be read"),
        (puzzle(POSITION, win, r#"["d8d7"]"#), "the seat has not won after this line"),
        (puzzle(POSITION, win, "[]"), "this line has 0 actions"),
        (puzzle(POSITION, "seat: 0, goal: Draw, moves: 1", LINE), "Draw"),
        (puzzle(POSITION, "seat: 0, goal: Win, moves: 5", LINE), "5 is not possible here"),
        (
            puzzle(POSITION, "seat: 0, goal: Win, moves: 1, worth: 2", LINE),
            "the goal `Win` has no `worth`",
        ),
        (puzzle(POSITION, "seat: 0, goal: Score, moves: 1", LINE), "this goal needs `worth`"),
        (
            puzzle(POSITION, "seat: 0, goal: Take, moves: 1, worth: 5", LINE),
            "5 is not possible here",
        ),
        (puzzle(POSITION, win, LINE).replace("classic", "chess"), "`jungle/chess` is no level"),
        (puzzle(POSITION, win, LINE).repeat(2), "another puzzle is called `one` already"),
        (
            puzzle(POSITION, win, LINE).repeat(2).replacen("one", "two", 1),
            "`two` has the same position",
        ),
        (puzzle(POSITION, "seat: 0, gaol: Win, moves: 1", LINE), "gaol"),
    ];
    for (text, cause) in flawed {
        let told = told(&text);
        assert!(told.contains(cause), "{cause} is missing in:\n{told}");
        assert!(told.contains("levels/jungle/puzzles.ron"), "{told}");
    }
    assert_eq!(told(&puzzle(POSITION, win, LINE)), "1 are read");
}

#[test]
fn a_line_that_wins_is_not_asked_of_other_goals() {
    let score = puzzle(POSITION, "seat: 0, goal: Score, moves: 1, worth: 3", r#"["d8d7"]"#);
    assert_eq!(told(&score), "1 are read");
}
