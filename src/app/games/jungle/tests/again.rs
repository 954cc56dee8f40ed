//! A running match that is played again with changed packs.

use std::sync::Arc;

use bevy::prelude::*;

use super::bench::{Bench, RED_FIRST, level, tables};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::saving::tests::{Shared, name, two_people};
use crate::app::saving::{self, BadSave, Kept, SaveWorker};
use crate::app::session::plan::{MatchPlan, NeededPacks};
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::BadLevel;
use crate::app::table::matches::starting::LevelReady;
use crate::data::Need;
use crate::referee::Match;
use crate::rules::Game;
use crate::rules::jungle::{First, Jungle, Kind, Plan, Setup, Tables};
use crate::saves::{SaveName, Shelf};

/// A match that is saved after a move of each side: the lion of red, the rat of blue.
fn kept() -> (Bench, Shared) {
    let shared = Shared::default();
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    bench.app.add_message::<Remark>();
    bench
        .app
        .init_resource::<RedrawRequests>()
        .insert_resource(SaveWorker::new(Box::new(shared.clone())))
        .insert_resource(two_people("jungle"))
        .insert_resource(NeededPacks::default())
        .insert_resource(Kept(name()))
        .add_plugins((saving::plugin, saving::game_plugin::<Jungle>));
    ["a1a2", "a7a6"].into_iter().for_each(|text| play(&mut bench, text));
    (bench, shared)
}

fn play(bench: &mut Bench, text: &str) {
    let action = Jungle::parse_action(&tables(), text).expect("an action");
    bench.play(action);
}

fn ask(bench: &mut Bench) {
    bench.app.world_mut().write_message(TableCommand::TakePacks);
    bench.app.update();
}

/// The level is compiled with the packs as they are now. What is told.
fn compile(bench: &mut Bench, plan: &Plan) -> Option<String> {
    let (id, version, hash) = ("marsh".into(), "1.0.0".into(), "0".repeat(16));
    let needs = NeededPacks(vec![Need { id, version, hash, homepage: None }]);
    let plan = LevelReady::<Jungle> {
        tables: Tables::build(plan),
        plan: bench.app.world().resource::<MatchPlan>().clone(),
    };
    bench.app.insert_resource(needs).insert_resource(plan);
    told(bench)
}

fn told(bench: &mut Bench) -> Option<String> {
    bench.app.update();
    let told = bench.app.world_mut().resource_mut::<Messages<Remark>>().drain().last();
    told.map(|remark| remark.text.key.to_string())
}

fn entries(bench: &Bench, shared: &Shared, name: &SaveName) -> usize {
    bench.app.world().resource::<SaveWorker>().finish();
    Shelf::new(shared.clone()).read(name).expect("a save").save.record.entries.len()
}

/// The match on the table and its save go on as if nothing had been asked.
fn goes_on_as_it_was(bench: &mut Bench, shared: &Shared, text: &str) {
    let before = bench.playing().entries().len();
    play(bench, text);
    assert_eq!(bench.playing().entries().len(), before + 1);
    let world = bench.app.world();
    assert!(!world.contains_resource::<BadSave>() && !world.contains_resource::<BadLevel>());
    assert_eq!(*world.resource::<NeededPacks>(), NeededPacks::default());
    assert_eq!(world.resource::<Kept>().0, name());
    assert_eq!(entries(bench, shared, &name()), before + 1);
}

#[test]
fn what_is_decided_until_the_level_is_compiled_comes_with_the_match() {
    let (mut bench, shared) = kept();
    ask(&mut bench);
    play(&mut bench, "a2a1");
    assert_eq!(compile(&mut bench, &level()).as_deref(), Some("again-whole"));
    assert_eq!(bench.playing().entries().len(), 3);
    assert_eq!(bench.app.world().resource::<NeededPacks>().0.len(), 1);
    assert_eq!(entries(&bench, &shared, &name()), 3);
}

#[test]
fn only_a_part_of_a_match_goes_on_under_another_name() {
    let (mut bench, shared) = kept();
    ask(&mut bench);
    let mut other = level();
    other.start.retain(|(_, kind, _)| *kind != Kind(0));
    assert_eq!(compile(&mut bench, &other).as_deref(), Some("again-part"));
    assert_eq!(bench.playing().entries().len(), 1);
    let now = bench.app.world().resource::<Kept>().0.clone();
    assert_ne!(now, name());
    bench.app.update();
    assert_eq!([entries(&bench, &shared, &name()), entries(&bench, &shared, &now)], [2, 1]);
}

#[test]
fn a_match_goes_on_as_it_was_where_its_set_up_does_not_suit_the_changed_level() {
    let (mut bench, shared) = kept();
    let position = Some(bench.playing().fork().position().clone());
    let setup = Setup { first: First::Lot, position };
    bench.put(Match::new(Arc::new(tables()), setup, 1));
    play(&mut bench, "a2a1");
    ask(&mut bench);
    let mut other = level();
    other.kinds[0].letter = 'X';
    assert_eq!(compile(&mut bench, &other).as_deref(), Some("again-not"));
    goes_on_as_it_was(&mut bench, &shared, "a6a5");
}

#[test]
fn a_match_goes_on_as_it_was_where_its_level_is_gone() {
    let (mut bench, shared) = kept();
    ask(&mut bench);
    bench.app.insert_resource(BadLevel("gone".into()));
    assert_eq!(told(&mut bench).as_deref(), Some("again-not"));
    goes_on_as_it_was(&mut bench, &shared, "a2a1");
}
