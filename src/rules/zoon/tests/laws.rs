//! The laws of every game, held against Zoon: any tribe against any.

use super::fixture::{setup, tables};
use crate::rules::Seat;
use crate::rules::laws::{Pace, check_laws, check_laws_at};
use crate::rules::zoon::{Deployment, Faces, First, Setup, Tables, Zoon};

fn hold(tables: &Tables, setup: &Setup, matches: u32) {
    check_laws::<Zoon>(tables, setup, matches, 1).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn any_tribe_against_any_keeps_every_law() {
    let tables = tables();
    for one in 0..4 {
        for other in 0..4 {
            hold(&tables, &Setup { reserves: (one + other) % 2 == 1, ..setup(one, other) }, 2);
        }
    }
}

#[test]
fn ready_made_formations_keep_every_law() {
    let tables = tables();
    for (one, other) in [(0, 1), (2, 3), (3, 2)] {
        let setup = Setup {
            deployment: Deployment::Formations,
            faces: Faces::Always,
            first: First::Seat(Seat(1)),
            reserves: true,
            ..setup(one, other)
        };
        let pace = Pace { matches: 12, sweep_every: 40 };
        check_laws_at::<Zoon>(&tables, &setup, pace, 7).unwrap_or_else(|broken| panic!("{broken}"));
    }
}
