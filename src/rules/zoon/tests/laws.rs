//! The laws of every game, checked for Zoon with any two tribes.

use super::fixture::{setup, tables, trump, with, zoon};
use crate::rules::laws::{Pace, check_laws, check_laws_at};
use crate::rules::zoon::{
    Deployment, Effect, First, Mark, Options, Peeking, Rank, Ranks, Setup, Tables, Tactic,
    TrumpKind, Waypoint, Zones, Zoon,
};
use crate::rules::{Grid, Seat};

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
            peeking: Peeking::Always,
            first: First::Seat(Seat(1)),
            reserves: true,
            ..setup(one, other)
        };
        let pace = Pace { matches: 12, sweep_every: 40 };
        check_laws_at::<Zoon>(&tables, &setup, pace, 7).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// A longer field with wider zones, tribes with fewer cards than squares, every effect and trump
/// with other parameters, and grids that the sheet does not have.
#[test]
fn a_level_unlike_the_sheets_keeps_every_law() {
    let tables = with(|plan| {
        plan.grid = Grid { width: 5, height: 8 };
        plan.zones = Zones { camp: 3, deployment: 3, reinforcement: 2 };
        plan.options =
            Options { draw_advised: 10, draw: 30, rearrangements: 5, beaten_shots_fall: true };
        let point = |offset, arrival| Waypoint { offset, arrival };
        zoon(plan, "galet").paths =
            vec![vec![point((0, 1), false), point((1, 2), true), point((1, 3), true)]];
        zoon(plan, "carapacon").green = vec![(0, 1), (0, -3)];
        zoon(plan, "doyen-lichen").star = Some(Effect::Peek { count: 4 });
        zoon(plan, "doyen-lichen").corners[0].0[1] = Mark::Star;
        zoon(plan, "ours-talus").star = Some(Effect::ExchangeWith { rank: Rank::Soldier });
        zoon(plan, "ours-talus").corners[0].0[0] = Mark::Star;
        zoon(plan, "granitelle").star = Some(Effect::SecondMove);
        zoon(plan, "spore-veille").star = Some(Effect::Stun { turns: 3 });
        trump(plan, "lance-galets").uses = 3;
        trump(plan, "rempart-de-tourbe").kind =
            TrumpKind::Tactic(Tactic::Lure { asks: Rank::Elite, singers: Ranks::default() });
        trump(plan, "rempart-de-tourbe").uses = 0;
        trump(plan, "formation-en-coin").uses = 4;
        plan.tribes.iter_mut().for_each(|tribe| tribe.formations.clear());
    });
    for (one, other) in [(1, 1), (1, 2), (2, 1), (0, 3)] {
        // A tribe without formations deploys by hand, even where only formations may be chosen.
        let deployment = Deployment::Formations;
        hold(&tables, &Setup { reserves: one == 1, deployment, ..setup(one, other) }, 2);
    }
}
