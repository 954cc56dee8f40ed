//! Jungle keeps the laws of games on every shipped level.

use menagerie::data;
use menagerie::rules::jungle::{First, Jungle, Setup};
use menagerie::rules::laws::check_laws;
use menagerie::rules::{Game, Seat};

use super::read;

#[test]
fn every_shipped_level_keeps_the_laws() {
    let levels = data::index::load(&read).unwrap();
    let mut found = 0;
    for id in levels.iter().filter(|id| id.starts_with("jungle/")) {
        let tables = data::jungle::load(&read, id).unwrap().tables;
        let position =
            Jungle::start(&tables, &Setup { first: First::Seat(Seat(1)), position: None });
        let setups = [
            Setup::default(),
            Setup { first: First::Seat(Seat(1)), position: None },
            Setup { first: First::Lot, position: Some(position) },
        ];
        for (setup, matches) in setups.iter().zip([200, 50, 50]) {
            let report = check_laws::<Jungle>(&tables, setup, matches, 1)
                .unwrap_or_else(|broken| panic!("{id}: {broken}"));
            assert!(report.sweeps > u64::from(matches), "{report}");
        }
        found += 1;
    }
    assert!(found >= 3, "{levels:?}");
}
