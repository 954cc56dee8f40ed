//! The computer at the table: it plays in its turn, and what it thought about another moment is
//! dropped.

use std::sync::Arc;

use bevy::prelude::*;

use super::bench::{Bench, RED_FIRST, tables};
use crate::app::games::jungle::Jungle;
use crate::app::kit::screen_state::Overlay;
use crate::app::opponent;
use crate::app::opponent::draws::DrawAnswered;
use crate::app::opponent::{ThinkingPlace, Thinks};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::{PlayerKind, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Playing, Seats, TurnNow, put_on_table};
use crate::referee::Match;
use crate::rules::jungle::{Action, Setup};
use crate::rules::{Game, Seat};

/// Ann begins; Ben is a computer of this skill.
fn bench(skill: Skill) -> Bench {
    let mut bench = Bench::new();
    bench
        .app
        .init_resource::<RedrawRequests>()
        .insert_state(Overlay::None)
        .add_plugins((opponent::plugin, opponent::game_plugin::<Jungle>));
    let mut bench = bench.begin(RED_FIRST, 1);
    let mut seats = bench.app.world_mut().resource_mut::<Seats>();
    seats.0[1].player = PlayerKind::Computer(skill);
    bench.app.update();
    bench
}

fn step(bench: &Bench, text: &str) -> Action {
    Jungle::parse_action(bench.playing().tables(), text).unwrap()
}

/// Ann has nearly all her animals left, and Ben a cat.
fn lost_for_ben() -> Match<Jungle> {
    let tables = tables();
    let text = "7/3c3/7/7/7/7/E1W3R/1C3D1/6T w";
    let position = Some(Jungle::parse_position(&tables, text).unwrap());
    Match::new(Arc::new(tables), Setup { first: RED_FIRST, position }, 1)
}

/// Runs frames in real time, because the computer thinks on threads of its own.
fn wait_until(bench: &mut Bench, so: impl Fn(&Bench) -> bool) {
    for _ in 0..2_000 {
        bench.app.update();
        if so(bench) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("ten seconds passed in vain");
}

#[test]
fn the_computer_answers_in_its_turn() {
    let mut bench = bench(Skill::Easy);
    let first = step(&bench, "a3a4");
    bench.play(first);
    wait_until(&mut bench, |bench| bench.playing().entries().len() == 2);
    assert_eq!(bench.app.world().resource::<TurnNow>().seat(), Some(Seat(0)));
}

/// As in the browser, where the computer has no thread to think on.
#[test]
fn the_computer_answers_between_frames_too() {
    let mut bench = bench(Skill::Medium);
    bench.app.insert_resource(ThinkingPlace::Between);
    let first = step(&bench, "a3a4");
    bench.play(first);
    wait_until(&mut bench, |bench| bench.playing().entries().len() == 2);
}

#[test]
fn a_thought_taken_back_is_never_played() {
    let mut bench = bench(Skill::Easy);
    let first = step(&bench, "a3a4");
    bench.play(first);
    // The computer is thinking when the action that it answers is taken back.
    bench.app.update();
    bench.app.world_mut().write_message(TableCommand::Undo);
    bench.app.update();
    assert_eq!(bench.playing().entries().len(), 0);
    for _ in 0..60 {
        bench.app.update();
        std::thread::sleep(std::time::Duration::from_millis(10));
        assert_eq!(
            bench.playing().entries().len(),
            0,
            "the answer to what was taken back came all the same"
        );
    }
}

/// It weighs the offer in Ann's turn, with what its own seat knows.
#[test]
fn a_computer_that_has_lost_is_glad_of_a_draw() {
    let mut bench = bench(Skill::Easy);
    let seats = bench.app.world().resource::<Seats>().clone();
    put_on_table(bench.app.world_mut(), lost_for_ben(), seats);
    bench.app.update();
    bench.app.world_mut().write_message(TableCommand::OfferDraw);
    wait_until(&mut bench, |bench| bench.playing().outcome().is_some());
    assert_eq!(bench.playing().outcome().map(|end| end.reason), Some("referee-end-agreed"));
}

#[test]
fn a_rematch_forgets_an_offer() {
    let mut bench = bench(Skill::Easy);
    bench.app.world_mut().write_message(TableCommand::OfferDraw);
    bench.app.update();
    bench.app.world_mut().write_message(TableCommand::Rematch);
    for _ in 0..60 {
        bench.app.update();
        std::thread::sleep(std::time::Duration::from_millis(10));
        assert!(bench.app.world().resource::<Messages<DrawAnswered>>().is_empty());
    }
}

/// The systems of a game without a match leave alone what another game's computer does.
#[test]
fn without_a_match_nobody_speaks_for_the_computer() {
    let mut bench = bench(Skill::Easy);
    bench.app.world_mut().remove_resource::<Playing<Jungle>>();
    bench.app.update();
    bench.app.insert_resource(Thinks(Some(Seat(0))));
    bench.app.update();
    assert_eq!(*bench.app.world().resource::<Thinks>(), Thinks(Some(Seat(0))));
}

#[test]
fn a_computer_that_has_hardly_begun_declines_a_draw() {
    let mut bench = bench(Skill::Easy);
    bench.app.world_mut().write_message(TableCommand::OfferDraw);
    bench.app.update();
    let told = |bench: &Bench| !bench.app.world().resource::<Messages<DrawAnswered>>().is_empty();
    wait_until(&mut bench, told);
    bench.app.update();
    assert_eq!(bench.playing().outcome(), None);
    assert_eq!(bench.playing().draw_offered_by(), None, "the offer was answered");
}
