//! The entities equal the view after every action, and each stage is needed for it.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::bench::Bench;
use crate::app::games::jungle::Jungle;
use crate::app::table::stages::{EnactSystems, ResolveAction};
use crate::rules::jungle::First;
use crate::rules::{Dice, Game, Phase, dice::SmallDice};

/// Plays random actions to the end; `false` as soon as the mirror breaks.
fn random_match(bench: &mut Bench, seed: u64) -> bool {
    let mut dice = SmallDice::new(seed);
    loop {
        if !bench.mirror_holds() {
            return false;
        }
        if bench.playing().outcome().is_some() {
            return true;
        }
        let actions = bench.playing().actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        bench.play(action);
    }
}

#[test]
fn entities_equal_the_view_after_every_action() {
    for seed in 0..6 {
        let mut bench = Bench::new().begin(First::Lot, seed);
        bench.frames_until(|bench| !bench.playing().entries().is_empty());
        assert!(random_match(&mut bench, seed), "match {seed}");
    }
}

/// Every phase that tells something on the table has an enacting half, and the mirror sees it.
#[test]
fn without_any_one_stage_the_mirror_breaks() {
    for (phase, _) in Jungle::TURN {
        let broken = (0..40).any(|seed| {
            let mut fresh = Bench::without(*phase).begin(super::bench::RED_FIRST, seed);
            assert!(fresh.mirror_holds(), "before anything has happened");
            let mut bench = Bench::without(*phase).begin(First::Lot, seed);
            bench.frames_until(|bench| !bench.playing().entries().is_empty());
            !random_match(&mut bench, seed)
        });
        assert!(broken, "nobody notices that {} is not enacted", phase.name());
    }
}

#[derive(Resource, Default)]
struct Passed(Vec<Phase>);

#[test]
fn stages_run_in_the_order_of_the_turn() {
    let mut bench = Bench::new();
    bench.app.init_resource::<Passed>();
    // Added back to front, so that nothing but the sets can bring them into order.
    for (phase, _) in Jungle::TURN.iter().rev() {
        let note = move |mut passed: ResMut<Passed>| passed.0.push(*phase);
        let label = ResolveAction::<Jungle>::default();
        bench.app.add_systems(label, note.in_set(EnactSystems(*phase)));
    }
    let mut bench = bench.begin(super::bench::RED_FIRST, 1);
    let action = bench.playing().actions()[0];
    bench.play(action);
    let turn: Vec<Phase> = Jungle::TURN.iter().map(|(phase, _)| *phase).collect();
    assert_eq!(bench.app.world().resource::<Passed>().0, turn);
}

#[test]
fn random_matches_see_every_kind_of_event() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut bench = Bench::new().begin(First::Lot, seed);
        bench.frames_until(|bench| !bench.playing().entries().is_empty());
        random_match(&mut bench, seed);
        let lines = bench.app.world().resource::<crate::app::table::Log>();
        seen.extend(lines.lines().map(|(_, line)| line.text.key.to_string()));
    }
    for key in ["begins", "moved", "leapt", "captured", "den"] {
        assert!(seen.contains(&format!("jungle-log-{key}")), "{key} in {seen:?}");
    }
}
