//! Honga keeps the laws of games on every shipped level, with every number of seats.

use menagerie::data;
use menagerie::rules::Seat;
use menagerie::rules::honga::{First, Honga, Setup};
use menagerie::rules::laws::{Pace, check_laws_at};

use super::read;

#[test]
fn every_shipped_level_keeps_the_laws() {
    let levels = data::index::load(&read).unwrap();
    let levels: Vec<_> = levels.iter().filter(|id| id.starts_with("honga/")).collect();
    assert_eq!(levels.len(), 2);
    for id in levels {
        let tables = data::honga::load(&read, id).unwrap_or_else(|flaws| panic!("{flaws}")).tables;
        for seats in 2..=5 {
            let first = if seats % 2 == 0 { First::Lot } else { First::Seat(Seat(seats - 1)) };
            let setup = Setup { seats, first, position: None };
            let pace = Pace { matches: 2, sweep_every: 400 };
            if let Err(broken) = check_laws_at::<Honga>(&tables, &setup, pace, 1) {
                panic!("{id} {setup:?}: {broken}");
            }
        }
    }
}
