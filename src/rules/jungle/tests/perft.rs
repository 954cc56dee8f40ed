//! The number of lines of play. Another program with the same rules finds the same counts.
//!
//! `cargo perft` counts deeper. Depths 5 and 6 of the classic rules, 5,111,620 and 100,453,636,
//! were counted once with it; they are too slow to run every day.

use super::levels::{classic, combat, combat_dogs, with};
use crate::rules::jungle::{First, Jungle, Plan, Position, Setup, Tables};
use crate::rules::perft::origin;
use crate::rules::{Game, Seat, Side, after};

fn leaves(tables: &Tables, position: &Position, depth: usize) -> u64 {
    let mut actions = Vec::new();
    Jungle::actions(tables, position, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions.iter().map(|a| leaves(tables, &after::<Jungle>(tables, position, *a), depth - 1)).sum()
}

fn counts(plan: Plan) -> [u64; 4] {
    let tables = with(plan, |plan| plan.options.quiet_limit = 0);
    let start = tables.start_with(Side(0));
    [1, 2, 3, 4].map(|depth| leaves(&tables, &start, depth))
}

#[test]
fn the_classic_rules_count_as_elsewhere() {
    assert_eq!(counts(classic()), [24, 576, 12_240, 260_099]);
}

#[test]
fn the_documents_rules_count_as_before() {
    assert_eq!(counts(combat()), [24, 576, 12_240, 260_100]);
    assert_eq!(counts(combat_dogs()), [24, 576, 12_264, 261_121]);
}

#[test]
fn where_nothing_can_be_counted_perft_says_why() {
    let tables = with(classic(), |_| ());
    let setup = Setup { first: First::Seat(Seat(0)), position: None };
    let counted = |text| origin::<Jungle>(&tables, &setup, Some(text));
    assert!(counted("l6/7/7/7/7/7/7/7/6L w").is_ok());
    let over = counted("3L3/7/7/7/7/7/7/7/l6 b").unwrap_err();
    assert_eq!(over, "the match is over in this position: jungle-end-den");
    assert!(
        counted("nonsense").unwrap_err().ends_with(
            "the first one of this level is `l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w`"
        )
    );
}
