//! The number of lines of play, decision by decision. Another program with the same rules finds the
//! same counts. Headings, den squares and the end of a turn are separate decisions.

use super::fixture::{jungla, tables};
use super::naive;
use crate::rules::arena::{Arena, First, Position, Setup, Tables};
use crate::rules::{Game, Seat, after};

fn leaves(tables: &Tables, position: &Position, depth: usize) -> u64 {
    let mut actions = Vec::new();
    Arena::actions(tables, position, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let deeper = |action| leaves(tables, &after::<Arena>(tables, position, action), depth - 1);
    actions.into_iter().map(deeper).sum()
}

#[test]
fn the_ready_made_opening_counts_as_before() {
    let tables = tables(&jungla());
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let start = Arena::start(&tables, &setup);
    assert_eq!([1, 2, 3].map(|depth| leaves(&tables, &start, depth)), [192, 17_892, 195_560]);
}

/// Every line of `perft.txt` has three counts, a bar and a position of a match.
#[test]
fn positions_of_matches_count_as_before() {
    let tables = tables(&jungla());
    let mut found = String::new();
    let mut lines = 0;
    for line in include_str!("perft.txt").lines() {
        let (_, text) = line.split_once(" | ").unwrap();
        let position = Arena::parse_position(&tables, text).unwrap_or_else(|flaw| panic!("{flaw}"));
        let counts = [1, 2, 3].map(|depth| leaves(&tables, &position, depth).to_string());
        found += &format!("{} | {text}\n", counts.join(" "));
        lines += 1;
    }
    assert_eq!(found, include_str!("perft.txt"));
    assert_eq!(lines, 10);
}

/// The same counts from the lists of the naive implementation.
fn naive_leaves(tables: &Tables, position: &Position, depth: usize) -> usize {
    let actions = naive::actions(tables, position);
    if depth == 1 {
        return actions.len();
    }
    let next = |action| after::<Arena>(tables, position, action);
    actions.into_iter().map(|action| naive_leaves(tables, &next(action), depth - 1)).sum()
}

#[test]
fn the_naive_reading_counts_the_same() {
    let tables = tables(&jungla());
    for line in include_str!("perft.txt").lines() {
        let (counts, text) = line.split_once(" | ").unwrap();
        let position = Arena::parse_position(&tables, text).unwrap();
        let found = [1, 2, 3].map(|depth| naive_leaves(&tables, &position, depth).to_string());
        assert_eq!(found.join(" "), counts, "{text}");
    }
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    assert_eq!(naive_leaves(&tables, &Arena::start(&tables, &setup), 3), 195_560);
}
