//! Turns of two actions: default actions, the end of the turn, and undo.

use bevy::prelude::*;

use super::bench::{Bench, COMPUTER, PERSON, petal, square};
use super::hands::Hands;
use super::vanes::{END_TURN, Gust};
use crate::app::kit::settings::{Playback, Settings};
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::pieces::Pawn;
use crate::app::table::motion::playback::Playback as Steps;
use crate::app::table::picking::selection::Pick;
use crate::app::table::turns::turn_told::TurnTold;

/// Two steps of the same vane, whose headings are kept.
const TURN: [Gust; 4] = [Gust::Step(1, 6), Gust::Face(0), Gust::Step(6, 11), Gust::Face(0)];

#[test]
fn two_plain_moves_are_four_clicks_and_the_end_of_the_turn() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), square(6), square(11)]);
    bench.tap(KeyCode::Space);
    bench.wait();
    let played: Vec<Gust> = TURN.into_iter().chain([Gust::EndTurn]).collect();
    assert_eq!(bench.entered(), played);
    assert!(bench.mirror_holds());
}

#[test]
fn a_button_of_the_screen_ends_the_turn_as_well() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6)]);
    let end = &bench.resource::<TurnTold>().buttons[0];
    assert_eq!((end.spot, end.open, end.ends_turn), (END_TURN, true, true));
    bench.send(Pick(END_TURN));
    assert_eq!(bench.entered(), [Gust::Step(1, 6), Gust::Face(0), Gust::EndTurn]);
}

#[test]
fn the_last_turn_is_shown_again_and_leaves_everything_as_it_was() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), square(6), square(11)]);
    bench.tap(KeyCode::Space);
    bench.wait();
    let entered = bench.entered();
    bench.app().world_mut().resource_mut::<Settings>().playback = Playback::Normal;
    bench.tap(KeyCode::KeyO);
    let shown = bench.resource::<Steps>();
    assert!(!shown.is_idle(), "the turn moves once more");
    bench.app().world_mut().resource_mut::<Settings>().playback = Playback::Instant;
    bench.wait();
    assert!(bench.resource::<Steps>().is_idle());
    assert_eq!(bench.entered(), entered);
    assert!(bench.mirror_holds());
}

#[test]
fn several_people_at_one_screen_see_only_the_last_turn_again() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), square(6), square(11)]);
    bench.tap(KeyCode::Space);
    bench.wait();
    bench.click_all(&[square(13), square(8)]);
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(bench.entered().last(), Some(&Gust::EndTurn));
    bench.app().world_mut().resource_mut::<Settings>().playback = Playback::Normal;
    bench.tap(KeyCode::KeyO);
    let world = bench.app().world_mut();
    let pawns: Vec<(Entity, Option<u16>)> = world
        .query::<(Entity, &Pawn)>()
        .iter(world)
        .map(|(entity, pawn)| (entity, pawn.id))
        .collect();
    let steps = bench.resource::<Steps>();
    let moved: Vec<u16> =
        pawns.iter().filter(|(entity, _)| steps.moves(*entity)).filter_map(|(_, id)| *id).collect();
    assert_eq!(moved, [2]);
}

#[test]
fn the_ring_stays_until_something_else_is_picked() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6)]);
    let around = |bench: &Bench| {
        let anchors = bench.resource::<Anchors>();
        anchors.petals().map(|petal| petal.around).next()
    };
    assert_eq!(around(&bench), Some(square(6)));
    bench.click(crate::rules::Spot::Marker(1));
    assert_eq!(around(&bench), None);
    bench.tap(KeyCode::Escape);
    assert_eq!(around(&bench), Some(square(6)), "nothing was decided yet");
    assert_eq!(bench.entered(), [Gust::Step(1, 6)]);
}

#[test]
fn taking_back_takes_what_went_without_saying_along() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), square(6), square(11)]);
    assert_eq!(bench.entered(), TURN[..3]);
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.entered(), TURN[..1]);
    bench.send(TableCommand::Redo);
    assert_eq!(bench.entered(), TURN[..3]);
    bench.tap(KeyCode::KeyX);
    bench.tap(KeyCode::KeyX);
    assert!(bench.entered().is_empty());
    assert!(bench.mirror_holds());
}

#[test]
fn against_the_computer_a_last_heading_is_kept_by_the_key() {
    let mut bench = Bench::between([PERSON, COMPUTER]);
    bench.click_all(&[square(1), square(6)]);
    bench.wait();
    assert_eq!(bench.entered(), TURN[..1], "nobody keeps it for you");
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(bench.entered(), [TURN[0], TURN[1], Gust::EndTurn]);
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(bench.entered().len(), 3, "the computer ends its own turns");
}

#[test]
fn a_heading_picked_with_a_word_is_taken_back_alone() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), petal(2)]);
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.entered(), TURN[..1]);
}

#[test]
fn the_petals_of_another_pawn_turn_nobody_else() {
    let mut bench = Bench::new();
    let before = [Gust::Place(1, 0), Gust::EndTurn, Gust::EndTurn];
    before.into_iter().for_each(|action| bench.play(action));
    bench.click_all(&[square(1), square(6), square(0)]);
    assert_eq!(bench.picked(), [square(0)]);
    bench.app().world_mut().write_message(Pick(petal(0)));
    bench.app().update();
    assert_eq!(bench.refusals(), ["vanes-why-same-heading"]);
    assert_eq!(bench.entered().last(), Some(&Gust::Step(1, 6)));
}
