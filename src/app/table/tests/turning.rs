//! Headings: by flick, ring, wheel, keys and the right stick, never a dialog.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::{Axislike, Buttonlike, DualAxislike};

use super::bench::{Bench, petal, square};
use super::hands::Hands;
use super::vanes::Gust;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::matches::replaying::watch;
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::turns::seats::Seats;

const STEP: Gust = Gust::Step(1, 6);

fn stepped() -> Bench {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6)]);
    assert_eq!(bench.entered(), [STEP]);
    bench
}

fn meant(bench: &Bench) -> Option<crate::rules::Spot> {
    bench.resource::<Pointing>().petal()
}

#[test]
fn a_flick_from_the_destination_moves_and_turns() {
    let mut bench = Bench::new();
    let square_width = bench.resource::<BoardLayout>().square;
    bench.click(square(1));
    bench.flick(square(6), Vec2::new(square_width, 0.0));
    assert_eq!(bench.entered(), [STEP, Gust::Face(2)]);
    assert!(bench.mirror_holds());
}

#[test]
fn on_a_turned_board_a_flick_means_what_it_looks_like() {
    let mut bench = Bench::new();
    bench.send(TableCommand::Flip);
    let square_width = bench.resource::<BoardLayout>().square;
    bench.click(square(1));
    bench.flick(square(6), Vec2::new(square_width, 0.0));
    assert_eq!(bench.entered(), [STEP, Gust::Face(6)]);
}

#[test]
fn a_replay_is_turned_round_too() {
    let mut bench = Bench::new();
    let (played, seats) = (bench.playing().fork(), bench.resource::<Seats>().clone());
    watch(bench.app().world_mut(), played, seats);
    bench.send(TableCommand::Flip);
    assert!(bench.resource::<BoardLayout>().flipped);
}

#[test]
fn a_short_flick_is_a_click() {
    let mut bench = Bench::new();
    bench.click(square(1));
    bench.flick(square(6), Vec2::new(4.0, 2.0));
    assert_eq!(bench.entered(), [STEP]);
}

#[test]
fn a_petal_of_the_ring_turns() {
    let mut bench = stepped();
    bench.click(petal(5));
    assert_eq!(bench.entered(), [STEP, Gust::Face(5)]);
    bench.click(square(6));
    bench.click(petal(1));
    assert_eq!(bench.entered().last(), Some(&Gust::Turn(6, 1)));
}

#[test]
fn a_grey_petal_says_why() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), petal(4), square(1), petal(4)]);
    assert_eq!(bench.refusals(), ["vanes-why-same-heading"]);
    assert_eq!(bench.entered(), [Gust::Turn(1, 4)]);
    assert_eq!(bench.picked(), [square(1)]);
}

#[test]
fn a_grey_petal_does_not_cover_a_square_that_can_be_picked() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), petal(0)]);
    assert_eq!(bench.entered(), [STEP], "the petal lies over the square of the step");
}

#[test]
fn keys_go_round_the_ring_from_the_present_heading() {
    let mut bench = stepped();
    bench.tap(KeyCode::KeyE);
    assert_eq!(meant(&bench), Some(petal(1)));
    bench.tap(KeyCode::KeyQ);
    bench.tap(KeyCode::KeyQ);
    assert_eq!(meant(&bench), Some(petal(7)));
    bench.tap(KeyCode::Enter);
    assert_eq!(bench.entered(), [STEP, Gust::Face(7)]);
    assert_eq!(meant(&bench), None);
}

#[test]
fn the_wheel_goes_round_and_a_press_on_the_pawn_picks() {
    let mut bench = stepped();
    MouseScrollAxis::Y.set_value(bench.app().world_mut(), -1.0);
    bench.app().update();
    bench.app().update();
    assert_eq!(meant(&bench), Some(petal(1)));
    bench.click(square(6));
    assert_eq!(bench.entered(), [STEP, Gust::Face(1)]);
}

#[test]
fn the_right_stick_points_a_heading_that_is_due() {
    let mut bench = stepped();
    let pad = bench.plug_pad();
    point_stick(&mut bench, pad, Vec2::new(0.0, -0.9));
    assert_eq!(meant(&bench), Some(petal(4)));
    point_stick(&mut bench, pad, Vec2::ZERO);
    assert_eq!(bench.entered(), [STEP, Gust::Face(4)]);
}

#[test]
fn a_turn_that_costs_an_action_waits_for_the_button() {
    let mut bench = Bench::new();
    let pad = bench.plug_pad();
    bench.click(square(1));
    point_stick(&mut bench, pad, Vec2::new(-0.9, 0.0));
    point_stick(&mut bench, pad, Vec2::ZERO);
    assert!(bench.entered().is_empty());
    GamepadButton::South.press_as_gamepad(bench.app().world_mut(), Some(pad));
    bench.app().update();
    bench.wait();
    assert_eq!(bench.entered(), [Gust::Turn(1, 6)]);
}

/// Leans the right stick.
pub(super) fn point_stick(bench: &mut Bench, pad: Entity, way: Vec2) {
    GamepadStick::RIGHT.set_axis_pair_as_gamepad(bench.app().world_mut(), way, Some(pad));
    bench.wait();
}
