//! The number of lines of play, decision by decision. Touches and pivots count as decisions.

use super::fixture::{setup, start, tables};
use crate::rules::zoon::{Position, Setup, Tables, Zoon};
use crate::rules::{Game, after};

fn leaves(tables: &Tables, position: &Position, depth: usize) -> u64 {
    let mut actions = Vec::new();
    Zoon::actions(tables, position, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let deeper = |action| leaves(tables, &after::<Zoon>(tables, position, action), depth - 1);
    actions.into_iter().map(deeper).sum()
}

#[test]
fn the_opening_counts_as_before() {
    let mut found = Vec::new();
    for (one, other) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
        let board = start(&Setup { reserves: true, ..setup(one, other) });
        let board = board.then("formation:0 ready formation:1m ready begin:0");
        found.push([1, 2, 3].map(|depth| leaves(&board.tables, &board.position, depth)));
    }
    assert_eq!(
        found,
        [[35, 576, 17_149], [20, 511, 8_195], [35, 2_686, 80_107], [87, 3_067, 106_107]]
    );
}

/// Every line of `perft.txt` has three counts, a bar and a position of a match.
#[test]
fn positions_of_matches_count_as_before() {
    let tables = tables();
    let mut found = String::new();
    for line in include_str!("perft.txt").lines() {
        let (_, text) = line.split_once(" | ").unwrap();
        let position = Zoon::parse_position(&tables, text).unwrap_or_else(|flaw| panic!("{flaw}"));
        let counts = [1, 2, 3].map(|depth| leaves(&tables, &position, depth).to_string());
        found += &format!("{} | {text}\n", counts.join(" "));
    }
    assert_eq!(found, include_str!("perft.txt"));
    assert_eq!(found.lines().count(), 12);
}
