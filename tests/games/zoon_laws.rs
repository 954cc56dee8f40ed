//! Zoon keeps the laws of games on every shipped level, with any two tribes, including a fifth one
//! defined only in RON.

use menagerie::data;
use menagerie::data::files::Trouble;
use menagerie::rules::Seat;
use menagerie::rules::laws::{Pace, check_laws_at};
use menagerie::rules::zoon::{Deployment, First, Peeking, Setup, Tables, Zoon};

const FIFTH: &str = include_str!("../tribes/marsh-lights.tribe.ron");

/// The shipped files, and a fifth tribe in the duel of tribes.
fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    if path == "assets/zoon/marsh-lights.tribe.ron" {
        return Ok(FIFTH.as_bytes().to_vec());
    }
    let text = String::from_utf8_lossy(&super::read(path)?)
        .replace("\"vasards\"]", "\"vasards\", \"marsh-lights\"]");
    Ok(text.into_bytes())
}

fn tables(id: &str) -> Tables {
    data::zoon::load(&read, id).unwrap_or_else(|flaws| panic!("{flaws}")).tables
}

fn check(tables: &Tables, setup: &Setup, pace: Pace, seed: u64) {
    if let Err(broken) = check_laws_at::<Zoon>(tables, setup, pace, seed) {
        panic!("{setup:?}: {broken}");
    }
}

#[test]
fn any_tribe_meets_any_even_its_own_kind() {
    let tables = tables("zoon/duel-of-tribes");
    let count = tables.tribes().len() as u8;
    assert_eq!(count, 5);
    let pace = Pace { matches: 1, sweep_every: 300 };
    for pair in 0..count * count {
        let tribes = [pair / count, pair % count];
        let reserves = pair % 2 == 1;
        let setup =
            Setup { tribes, reserves, deployment: Deployment::Formations, ..Setup::default() };
        check(&tables, &setup, pace, u64::from(pair) + 1);
    }
}

#[test]
fn every_shipped_level_keeps_the_laws() {
    let levels = data::index::load(&read).unwrap();
    let levels: Vec<_> = levels.iter().filter(|id| id.starts_with("zoon/")).collect();
    assert_eq!(levels.len(), 2);
    for id in levels {
        let tables = tables(id);
        let setups = [
            Setup::default(),
            Setup { reserves: true, peeking: Peeking::Always, ..Setup::default() },
            Setup {
                tribes: [1, 1],
                peeking: Peeking::OneByOne,
                first: First::Seat(Seat(1)),
                deployment: Deployment::Formations,
                ..Setup::default()
            },
        ];
        for setup in setups {
            check(&tables, &setup, Pace { matches: 2, sweep_every: 400 }, 1);
        }
    }
}
