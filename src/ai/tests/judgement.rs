//! The judgement of positions: losing pawns never raises it.

use super::levels::level;
use crate::ai::{AiGame, AlphaBetaGame, Observation, Strength, Thinking};
use crate::rules::jungle::Jungle;
use crate::rules::{Game, Seat, Viewer};

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L";

/// The judgement of a position for red, to move.
fn judged(board: &str) -> i32 {
    let tables = level(true);
    let position = Jungle::parse_position(&tables, &format!("{board} w")).unwrap();
    Jungle::evaluate(&tables, &Jungle::eval_params(&tables), &position)
}

/// A board drawn with one character a square, `.` for none.
fn drawn(board: &str) -> String {
    let sign = |letter: char| match letter.to_digit(10) {
        Some(empty) => ".".repeat(empty as usize),
        None => letter.to_string(),
    };
    board.chars().map(sign).collect()
}

/// The same board as a position text, whose digits count empty squares.
fn text(drawn: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for sign in drawn.chars().chain(['/']) {
        match (sign, empty) {
            ('.', _) => empty += 1,
            (_, 0) => text.push(sign),
            _ => {
                text += &format!("{empty}{sign}");
                empty = 0;
            }
        }
    }
    text.trim_end_matches('/').to_owned()
}

#[test]
fn losing_any_pawn_is_never_a_gain() {
    for board in [START, "l5t/1d3c1/r1p4/7/7/7/E5R/1C5/T5L", "7/1d5/r6/7/7/7/E5R/1C5/7"] {
        let all = drawn(board);
        for (index, letter) in all.char_indices().filter(|(_, sign)| sign.is_ascii_uppercase()) {
            let mut without = all.clone();
            without.replace_range(index..=index, ".");
            assert!(judged(&text(&without)) < judged(board), "without {letter}: {board}");
        }
    }
}

#[test]
fn hard_does_not_give_its_rat_away() {
    let tables = level(true);
    let text = "l5t/1d3c1/2p1w1e/r6/7/E5R/2W1P2/1C3D1/T5L b";
    let position = Jungle::parse_position(&tables, text).unwrap();
    let observation = Observation::<Jungle>::fresh(&tables, &position, Viewer::Seat(Seat(1)));
    let mut thinking =
        Thinking::new(&tables, &observation, Strength::Hard, Some(100_000), 1).unwrap();
    let action = Jungle::action_text(&tables, thinking.decide(&tables));
    assert_ne!(action, "a6a5", "the elephant on a4 takes it");
}

#[test]
fn a_guard_before_one_side_of_the_den_does_not_stop_a_runner_at_another() {
    // The lion needs two moves to c9. The wolf on d7 is beside d8, but three moves from c9; on c7 it is two.
    let [late, in_time] = ["7/1L5/3w3/7/7/7/7/7/7", "7/1L5/2w4/7/7/7/7/7/7"].map(judged);
    assert!(late > in_time + 800, "{late} {in_time}");
}
