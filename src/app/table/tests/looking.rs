//! Looking closer at the board: by wheel, keys, drags and fingers, which still pick what they mean.

use std::thread::sleep;
use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::ecs::system::RunSystemOnce;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use leafwing_input_manager::user_input::Buttonlike;

use super::bench::{Bench, petal, square};
use super::fingers::Fingers;
use super::hands::{Hands, hit};
use super::turning::point_stick;
use super::vanes::Gust;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::SpotPlaces;
use crate::app::table::board::view::{MOST, View};
use crate::app::table::picking::fingers::LookedAt;
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::picking::selection::PickRefused;
use crate::rules::Spot;

const STEP: Gust = Gust::Step(1, 6);

fn bench() -> Bench {
    let mut bench = Bench::new();
    bench.lay_glass();
    bench
}

impl Fingers for Bench {}

/// A board that is seen twice as large.
fn near() -> Bench {
    let mut bench = bench();
    let layout = bench.resource::<BoardLayout>().clone();
    bench.app().world_mut().resource_mut::<View>().zoom(&layout, 2.0, Vec2::ZERO);
    bench.wait();
    bench
}

fn factor(bench: &Bench) -> f32 {
    bench.resource::<View>().factor()
}

impl Bench {
    /// How many picks were refused since the last call.
    fn refused(&mut self) -> usize {
        let mut told = self.app().world_mut().resource_mut::<Messages<PickRefused>>();
        told.drain().count()
    }
}

/// The place of the board in the middle of its area.
fn middle(bench: &Bench) -> Vec2 {
    bench.resource::<View>().middle(bench.resource::<BoardLayout>())
}

fn point_mouse(bench: &mut Bench, spot: Spot) {
    let at = bench.on_glass(spot);
    let world = bench.app().world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    windows.single_mut(world).expect("a window").set_cursor_position(Some(at));
}

fn roll(bench: &mut Bench, notches: f32) {
    let (unit, phase, window) = (MouseScrollUnit::Line, TouchPhase::Moved, Entity::PLACEHOLDER);
    let wheel = MouseWheel { unit, x: 0.0, y: notches, window, phase };
    bench.app().world_mut().write_message(wheel);
    bench.app().update();
    bench.app().update();
}

#[test]
fn keys_bring_the_board_nearer_and_show_all_of_it_again() {
    let mut bench = bench();
    bench.tap(KeyCode::Equal);
    assert!(factor(&bench) > 1.2);
    bench.tap(KeyCode::Minus);
    assert_eq!(factor(&bench), 1.0);
    (0..6).for_each(|_| bench.tap(KeyCode::NumpadAdd));
    assert_eq!(factor(&bench), MOST);
    bench.tap(KeyCode::Digit0);
    assert!(bench.resource::<View>().is_whole());
    bench.tap(KeyCode::Equal);
    bench.send(TableCommand::WholeBoard);
    assert!(bench.resource::<View>().is_whole(), "the button does the same");
}

#[test]
fn the_wheel_brings_what_it_points_at_nearer_unless_something_can_be_turned() {
    let mut bench = bench();
    point_mouse(&mut bench, square(13));
    let before = bench.on_glass(square(13));
    roll(&mut bench, 1.0);
    assert!(factor(&bench) > 1.0);
    assert!(bench.on_glass(square(13)).distance(before) < 0.1, "it stays under the pointer");
    roll(&mut bench, -3.0);
    assert_eq!(factor(&bench), 1.0);
    bench.click_all(&[square(1), square(6)]);
    roll(&mut bench, 1.0);
    let turned = bench.resource::<Pointing>().petal();
    assert!(turned.is_some() && factor(&bench) == 1.0, "a heading is due");
    Buttonlike::press(&KeyCode::ControlLeft, bench.app().world_mut());
    bench.app().update();
    roll(&mut bench, 1.0);
    assert!(factor(&bench) > 1.0, "with Control it always does");
    assert_eq!(bench.resource::<Pointing>().petal(), turned, "and turns nothing");
}

#[test]
fn empty_ground_that_is_dragged_refuses_nothing_and_clicked_it_does() {
    let mut bench = near();
    bench.click(square(1));
    let button = PointerButton::Primary;
    bench.press_on(square(8));
    bench.app().update();
    assert_eq!(bench.refused(), 0, "it may become a drag");
    bench.point(DragStart { button, hit: hit() }, square(8));
    bench.point(Click { button, hit: hit(), duration: default(), count: 1 }, square(8));
    bench.app().update();
    assert_eq!((bench.picked(), bench.refused()), (vec![square(1)], 0), "it was one");
    bench.click(square(8));
    assert_eq!(bench.refused(), 1);
}

fn drag_by(bench: &mut Bench, button: PointerButton, from: Spot, delta: Vec2) {
    bench.point(Press { button, hit: hit(), count: 1 }, from);
    bench.app().update();
    bench.point(DragStart { button, hit: hit() }, from);
    bench.point(Drag { button, distance: delta, delta }, from);
    bench.app().update();
    bench.point(DragEnd { button, distance: delta }, from);
    bench.wait();
}

#[test]
fn empty_ground_and_the_middle_button_move_a_board_that_is_near_and_pawns_do_not() {
    for (button, from, moves) in [
        (PointerButton::Primary, square(7), true),
        (PointerButton::Middle, square(1), true),
        (PointerButton::Primary, square(1), false),
        (PointerButton::Secondary, square(7), false),
    ] {
        let mut bench = near();
        let before = middle(&bench);
        drag_by(&mut bench, button, from, Vec2::new(-30.0, 0.0));
        let after = middle(&bench);
        assert_eq!(after.x > before.x, moves, "{button:?} {from:?}: {before} {after}");
        assert_eq!((after.y, bench.entered()), (before.y, Vec::new()));
    }
    let mut bench = bench();
    let before = middle(&bench);
    drag_by(&mut bench, PointerButton::Primary, square(7), Vec2::new(-30.0, 0.0));
    assert_eq!(middle(&bench), before, "a whole board stays");
}

#[test]
fn the_middle_button_lets_nothing_go() {
    let mut bench = near();
    bench.click(square(1));
    drag_by(&mut bench, PointerButton::Middle, square(7), Vec2::new(-30.0, 0.0));
    assert_eq!(bench.picked(), [square(1)]);
}

#[test]
fn what_is_touched_is_picked_however_near_the_board_is() {
    for by in [1.0, 1.7, MOST] {
        let mut bench = bench();
        let layout = bench.resource::<BoardLayout>().clone();
        let corner = layout.place(square(1)).expect("a square");
        bench.app().world_mut().resource_mut::<View>().zoom(&layout, by, corner);
        bench.wait();
        bench.tap_glass(square(1));
        assert_eq!(bench.picked(), [square(1)], "{by}");
        bench.tap_glass(square(6));
        assert_eq!(bench.entered(), [STEP], "{by}");
    }
}

#[test]
fn two_fingers_bring_the_board_nearer_and_pick_nothing() {
    let mut bench = bench();
    bench.tap_glass(square(1));
    let [one, other] = [square(6), square(8)].map(|spot| bench.on_glass(spot));
    bench.one_finger(1, TouchPhase::Started, one);
    bench.one_finger(2, TouchPhase::Started, other);
    let apart = Vec2::X * 25.0;
    bench.one_finger(1, TouchPhase::Moved, one - apart);
    bench.one_finger(2, TouchPhase::Moved, other + apart);
    bench.wait();
    let spread = one.distance(other);
    assert!((factor(&bench) - (spread + 50.0) / spread).abs() < 0.05, "{}", factor(&bench));
    let before = middle(&bench);
    for (id, at) in [(1, one - apart), (2, other + apart)] {
        bench.one_finger(id, TouchPhase::Moved, at + Vec2::X * 20.0);
    }
    bench.wait();
    assert!(middle(&bench).x < before.x, "together they move it");
    for (id, at) in [(1, one - apart), (2, other + apart)] {
        bench.one_finger(id, TouchPhase::Ended, at + Vec2::X * 20.0);
    }
    bench.wait();
    assert_eq!((bench.picked(), bench.entered()), (vec![square(1)], Vec::new()));
}

#[test]
fn a_finger_that_rests_asks_what_is_there_and_picks_nothing() {
    let mut bench = bench();
    let at = bench.on_glass(square(1));
    bench.finger(TouchPhase::Started, at);
    sleep(Duration::from_millis(520));
    bench.app().update();
    let mut asked = bench.app().world_mut().resource_mut::<Messages<LookedAt>>();
    let told: Vec<LookedAt> = asked.drain().collect();
    bench.finger(TouchPhase::Ended, at);
    bench.wait();
    assert_eq!((told, bench.picked()), (vec![LookedAt(square(1))], Vec::new()));
    bench.tap_glass(square(1));
    assert_eq!(bench.picked(), [square(1)], "the next tap picks");
}

#[test]
fn a_finger_that_slides_over_empty_squares_picks_where_it_ends() {
    let mut bench = bench();
    let layout = bench.resource::<BoardLayout>().clone();
    let [from, to] = [square(7), square(1)].map(|spot| layout.place(spot).expect("a square"));
    bench.swipe(square(7), to - from);
    assert_eq!(bench.picked(), [square(1)]);
    let mut bench = near();
    let before = middle(&bench);
    bench.swipe(square(7), Vec2::X);
    assert!(middle(&bench).x < before.x, "a board that is near moves instead");
    assert_eq!(bench.picked(), []);
}

#[test]
fn a_tap_within_one_frame_picks() {
    let mut bench = bench();
    for spot in [square(1), square(6)] {
        let at = bench.on_glass(spot);
        bench.tell_finger(7, TouchPhase::Started, at);
        bench.tell_finger(7, TouchPhase::Ended, at);
        bench.app().update();
        bench.wait();
    }
    assert_eq!(bench.entered(), [STEP]);
}

#[test]
fn a_second_tap_lets_go() {
    let mut bench = bench();
    bench.tap_glass(square(1));
    bench.tap_glass(square(1));
    assert_eq!(bench.picked(), []);
}

#[test]
fn the_view_follows_the_focus() {
    let mut bench = bench();
    bench.tap(KeyCode::ArrowRight);
    (0..5).for_each(|_| bench.tap(KeyCode::Equal));
    for key in [KeyCode::ArrowRight, KeyCode::ArrowUp, KeyCode::ArrowLeft, KeyCode::ArrowDown] {
        (0..5).for_each(|_| bench.tap(key));
        let focus = bench.focus().expect("a focus");
        let place = move |places: SpotPlaces| places.middle(focus);
        let place = bench.app().world_mut().run_system_once(place).expect("an answer");
        let (place, layout) = (place.expect("a place"), bench.resource::<BoardLayout>());
        let half = layout.ground().size() / 2.0 / factor(&bench);
        let off = (place - middle(&bench)).abs();
        assert!(off.cmple(half).all(), "{focus:?} lies {off} off, {half} are seen");
    }
}

#[test]
fn by_pad_the_stick_brings_the_board_nearer_the_focus_moves_it_and_the_stick_shows_all_of_it_again()
{
    let mut bench = bench();
    let pad = bench.plug_pad();
    let press = |bench: &mut Bench, button: GamepadButton| {
        for _ in 0..6 {
            button.press_as_gamepad(bench.app().world_mut(), Some(pad));
            bench.app().update();
            button.release_as_gamepad(bench.app().world_mut(), Some(pad));
            bench.app().update();
        }
    };
    press(&mut bench, GamepadButton::DPadRight);
    for _ in 0..200 {
        point_stick(&mut bench, pad, Vec2::Y);
        if factor(&bench) == MOST {
            break;
        }
    }
    point_stick(&mut bench, pad, Vec2::ZERO);
    assert_eq!(factor(&bench), MOST);
    press(&mut bench, GamepadButton::DPadLeft);
    let left = middle(&bench);
    press(&mut bench, GamepadButton::DPadRight);
    let right = middle(&bench);
    press(&mut bench, GamepadButton::DPadUp);
    let up = middle(&bench);
    press(&mut bench, GamepadButton::DPadDown);
    let down = middle(&bench);
    assert!(left.x < right.x && down.y < up.y, "{left} {right} {up} {down}");
    for _ in 0..200 {
        point_stick(&mut bench, pad, Vec2::NEG_Y);
        if bench.resource::<View>().is_whole() {
            break;
        }
    }
    assert!(bench.resource::<View>().is_whole());
    assert_eq!(bench.entered(), Vec::new(), "nothing was played");
}

#[test]
fn another_match_is_seen_whole() {
    let mut bench = near();
    assert!(factor(&bench) > 1.0);
    let (played, seats) = {
        let seats = bench.resource::<crate::app::table::Seats>().clone();
        (bench.playing().fork(), seats)
    };
    crate::app::table::put_on_table(bench.app().world_mut(), played, seats);
    bench.wait();
    assert_eq!(factor(&bench), 1.0);
    assert!(!bench.hits(petal(0)));
}
