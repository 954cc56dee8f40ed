//! Arena keeps the laws of games on every shipped level, with every way of placing the packs.

use menagerie::data;
use menagerie::rules::arena::{Arena, First, Packs, Setup};
use menagerie::rules::laws::{Pace, check_laws_at};
use menagerie::rules::{Game, Seat};

use super::read;

#[test]
fn every_shipped_level_keeps_the_laws() {
    let levels = data::index::load(&read).unwrap();
    let mut found = 0;
    for id in levels.iter().filter(|id| id.starts_with("arena/")) {
        let tables = data::arena::load(&read, id).unwrap().tables;
        let blue = First::Seat(Seat(1));
        let standing = Arena::start(&tables, &Setup { first: blue, ..Setup::default() });
        let setups = [
            Setup { packs: Packs::Ready, ..Setup::default() },
            Setup { packs: Packs::ByHand, ..Setup::default() },
            Setup { packs: Packs::ByHand, teams: true, target: Some(1), ..Setup::default() },
            Setup { position: Some(Box::new(standing)), ..Setup::default() },
        ];
        for (setup, matches) in setups.iter().zip([10, 5, 5, 5]) {
            let pace = Pace { matches, sweep_every: 400 };
            let report = check_laws_at::<Arena>(&tables, setup, pace, 1)
                .unwrap_or_else(|broken| panic!("{id}: {broken}"));
            assert!(report.sweeps > u64::from(matches), "{report}");
        }
        found += 1;
    }
    assert!(found >= 3, "{levels:?}");
}
