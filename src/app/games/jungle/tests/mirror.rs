//! The entities equal the view after every action, and each stage is needed for it.

use std::sync::Arc;

use bevy::prelude::*;

use super::bench::{Bench, tables};
use crate::app::games::jungle::Jungle;
use crate::app::table::laws::{check_picture, check_stages, check_table};
use crate::app::table::turns::stages::{EnactSystems, ResolveAction};
use crate::rules::jungle::{First, Setup};
use crate::rules::{Game, Phase};

fn by_lot() -> Setup {
    Setup { first: First::Lot, position: None }
}

#[test]
fn jungle_keeps_the_laws_of_the_table() {
    let report = check_table::<Jungle>(&Arc::new(tables()), &by_lot(), 10).unwrap();
    for key in ["begins", "moved", "leapt", "captured", "den"] {
        let key = format!("jungle-log-{key}");
        assert!(report.told.contains(&key), "{key} in {report:?}");
    }
}

#[test]
fn what_is_taken_lies_below_its_captor_and_panels_follow_the_picture() {
    let report = check_picture::<Jungle>(&Arc::new(tables()), &by_lot(), 2, 200).unwrap();
    assert!(report.taken > 0 && report.moved > 0 && report.untold > 0, "{report:?}");
    // A frame takes 20 ms and fast is half the normal time: two actions stay under four seconds.
    assert!(report.slowest <= 50, "{report:?}");
}

#[test]
fn without_any_one_stage_the_mirror_breaks() {
    check_stages::<Jungle>(&Arc::new(tables()), &by_lot(), 40).unwrap();
}

#[derive(Resource, Default)]
struct Passed(Vec<Phase>);

#[test]
fn stages_run_in_the_order_of_the_turn() {
    let mut bench = Bench::new();
    bench.app.init_resource::<Passed>();
    // Added back to front, so that only the sets bring them into order.
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
