//! The number of lines of play, decision by decision. Draws count as decisions.

use super::fixture::{Board, tables};
use crate::rules::honga::{First, Honga, Position, Setup, Tables};
use crate::rules::{Game, Seat, after};

fn leaves(tables: &Tables, position: &Position, depth: usize) -> u64 {
    let mut actions = Vec::new();
    Honga::actions(tables, position, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let deeper = |action| leaves(tables, &after::<Honga>(tables, position, action), depth - 1);
    actions.into_iter().map(deeper).sum()
}

#[test]
fn the_opening_counts_as_before() {
    let mut found = Vec::new();
    for seats in 2..=5 {
        let setup = Setup { seats, first: First::Seat(Seat(0)), position: None };
        let board = Board::start(tables(), &setup).drawn();
        found.push([1, 2, 3, 4].map(|depth| leaves(&board.tables, &board.position, depth)));
    }
    let more = [16, 36, 173, 2_047];
    assert_eq!(found, [[16, 36, 189, 2_321], more, more, more]);
}

/// Every line of `perft.txt` has four counts, a bar and a position of a match.
#[test]
fn positions_of_matches_count_as_before() {
    let tables = tables();
    let mut found = String::new();
    for line in include_str!("perft.txt").lines() {
        let (_, text) = line.split_once(" | ").unwrap();
        let position = Honga::parse_position(&tables, text).unwrap_or_else(|flaw| panic!("{flaw}"));
        let counts = [1, 2, 3, 4].map(|depth| leaves(&tables, &position, depth).to_string());
        found += &format!("{} | {text}\n", counts.join(" "));
    }
    assert_eq!(found, include_str!("perft.txt"));
    assert_eq!(found.lines().count(), 16);
}
