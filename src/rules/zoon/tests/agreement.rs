//! The rules and the naive implementation agree on every position of many random matches.

use super::fixture::{setup, tables, trump, with, zoon};
use super::naive::Reader;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Deployment, Setup, Tables, Waypoint, Zoon};
use crate::rules::{Actor, Dice, Game, after};

/// Compares every position of a match drawn from `seed`; returns their number.
fn agree(tables: &Tables, setup: &Setup, seed: u64) -> u32 {
    let mut dice = SmallDice::new(seed);
    let mut position = Zoon::start(tables, setup);
    let mut count = 0;
    loop {
        let mut listed = Vec::new();
        Zoon::actions(tables, &position, &mut listed);
        let drawn = dice.below(listed.len().max(1) as u32) as usize;
        let action = listed.get(drawn).copied();
        listed.sort_unstable();
        let mut naive = Reader { tables, position: &position }.actions();
        naive.sort_unstable();
        naive.dedup();
        assert_eq!(listed, naive, "seed {seed}: {}", Zoon::position_text(tables, &position));
        count += 1;
        let Some(action) = action else {
            assert!(matches!(Zoon::actor(tables, &position), Actor::Nobody(_)));
            return count;
        };
        position = after::<Zoon>(tables, &position, action);
    }
}

#[test]
fn on_the_sheets_tribes() {
    let tables = tables();
    let mut count = 0;
    for seed in 0..48 {
        let setup = Setup {
            reserves: seed % 3 == 0,
            deployment: if seed % 4 == 0 { Deployment::ByHand } else { Deployment::Formations },
            ..setup(seed % 4, seed / 4 % 4)
        };
        count += agree(&tables, &setup, u64::from(seed));
    }
    assert!(count > 3000, "{count}");
}

#[test]
fn on_grids_that_the_sheet_does_not_have() {
    let point = |offset, arrival| Waypoint { offset, arrival };
    let tables = with(|plan| {
        let long = vec![point((0, 1), false), point((0, 2), true), point((1, 3), true)];
        zoon(plan, "galet").paths.push(long);
        let crooked = |first| vec![point(first, true), point((1, 1), true), point((1, 2), true)];
        zoon(plan, "escarbille").paths = vec![crooked((0, 1)), crooked((1, 0))];
        zoon(plan, "pyrolancier").green = vec![(0, 2), (0, -2), (2, 0)];
        trump(plan, "lance-galets").uses = 2;
    });
    let count: u32 = (0..16)
        .map(|seed| {
            let setup =
                Setup { deployment: Deployment::Formations, ..setup(seed % 2, seed / 2 % 4) };
            agree(&tables, &setup, u64::from(seed))
        })
        .sum();
    assert!(count > 1000, "{count}");
}
