//! Every way of picking: click and click, dragging, keys, pad, on a board seen from either side.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::{Buttonlike, DualAxislike};

use super::bench::{Bench, RED_FIRST};
use crate::app::games::jungle::Jungle;
use crate::app::kit::input::LastDevice;
use crate::app::session::plan::{PlayerKind, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::tests::hands::Hands;
use crate::app::table::{Lit, Mark, Pawn, Seats, Whereabouts, WhyNot};
use crate::referee::Entry;
use crate::rules::jungle::Action;
use crate::rules::{Dice, Game, Seat, Spot, dice::SmallDice};

const A1: Spot = Spot::Square(0);
const A2: Spot = Spot::Square(7);
const A3: Spot = Spot::Square(14);
const A4: Spot = Spot::Square(21);
const C4: Spot = Spot::Square(23);
const C3: Spot = Spot::Square(16);
const D3: Spot = Spot::Square(17);

fn last_move(bench: &Bench) -> Option<(Spot, Spot)> {
    match bench.playing().entries().last() {
        Some(Entry::Action(Action::Move { from, to })) => {
            Some((Spot::Square(from.0), Spot::Square(to.0)))
        }
        _ => None,
    }
}

fn begun() -> Bench {
    Bench::with_hands().begin(RED_FIRST, 1)
}

#[test]
fn two_clicks_move_a_pawn() {
    let mut bench = begun();
    bench.click(A3);
    assert_eq!(bench.picked(), [A3]);
    bench.click(A4);
    assert_eq!(last_move(&bench), Some((A3, A4)));
    assert!(bench.picked().is_empty());
}

#[test]
fn another_pawn_is_picked_instead_and_a_second_click_lets_go() {
    let mut bench = begun();
    bench.click(A3);
    bench.click(C3);
    assert_eq!(bench.picked(), [C3]);
    bench.click(C3);
    assert!(bench.picked().is_empty());
}

#[test]
fn dragging_moves_a_pawn_and_a_bad_drop_does_not() {
    let mut bench = begun();
    bench.drag(A3, C3);
    assert_eq!(last_move(&bench), None);
    bench.drag(C3, D3);
    assert_eq!(last_move(&bench), Some((C3, D3)));
}

#[test]
fn an_illegal_square_is_explained_and_the_pawn_stays_picked() {
    let mut bench = begun();
    bench.click(C3);
    bench.click(C4);
    let told: Vec<WhyNot> =
        bench.app.world_mut().resource_mut::<Messages<WhyNot>>().drain().collect();
    assert_eq!(told.iter().map(|why| why.0.key).collect::<Vec<_>>(), ["jungle-why-j12"]);
    assert_eq!(bench.picked(), [C3]);
}

#[test]
fn hovering_shows_faintly_what_picking_shows() {
    let mut bench = begun();
    bench.point(Over { hit: crate::app::table::tests::hands::hit() }, A3);
    bench.app.update();
    let dots = |bench: &Bench, faint| {
        let lit = bench.app.world().resource::<Lit>();
        let all = lit.0.iter().filter(|lit| lit.mark == Mark::Dot && lit.faint == faint);
        let dots = all.filter(|lit| lit.from == Some(A3));
        dots.map(|lit| lit.spot).collect::<Vec<_>>()
    };
    let hovered = dots(&bench, true);
    assert_eq!(hovered, [A2, Spot::Square(15), A4]);
    bench.click(A3);
    assert_eq!(dots(&bench, false), hovered);
}

#[test]
fn keys_walk_pick_and_step_back() {
    let mut bench = begun();
    bench.walk_to(A3);
    bench.tap(KeyCode::Enter);
    assert_eq!(bench.picked(), [A3]);
    bench.tap(KeyCode::Escape);
    assert!(bench.picked().is_empty());
    bench.tap(KeyCode::Enter);
    bench.tap(KeyCode::ArrowUp);
    bench.tap(KeyCode::Enter);
    assert_eq!(last_move(&bench), Some((A3, A4)));
}

#[test]
fn a_player_with_keys_sees_the_focus_before_the_first_step_and_one_with_a_mouse_none() {
    for (device, sees) in [(LastDevice::Keyboard, true), (LastDevice::Pointer, false)] {
        let mut bench = Bench::with_hands();
        bench.app.insert_resource(device);
        let mut bench = bench.begin(RED_FIRST, 1);
        bench.app.update();
        assert_eq!(bench.focus().is_some(), sees, "{device:?}");
        let focus = bench.focus();
        bench.tap(KeyCode::Enter);
        assert_eq!(bench.picked(), Vec::from_iter(focus));
    }
}

#[test]
fn tab_goes_round_the_pawns_that_can_act() {
    let mut bench = begun();
    let mut seen = Vec::new();
    for _ in 0..8 {
        bench.tap(KeyCode::Tab);
        seen.push(bench.focus().unwrap());
    }
    assert!(seen.is_sorted(), "{seen:?}");
    bench.tap(KeyCode::Tab);
    assert_eq!(bench.focus(), Some(seen[0]));
}

#[test]
fn on_a_turned_board_up_is_up() {
    let mut bench = begun();
    bench.walk_to(A3);
    bench.tap(KeyCode::KeyF);
    bench.tap(KeyCode::ArrowUp);
    assert_eq!(bench.focus(), Some(A2));
    bench.walk_to(A3);
    bench.tap(KeyCode::Enter);
    bench.tap(KeyCode::ArrowDown);
    bench.tap(KeyCode::Enter);
    assert_eq!(last_move(&bench), Some((A3, A4)));
}

#[test]
fn the_stick_points_at_lit_squares_by_angle() {
    let mut bench = begun();
    let pad = bench.plug_pad();
    bench.walk_to(A3);
    press_pad(&mut bench, pad, GamepadButton::South);
    assert_eq!(bench.picked(), [A3]);
    let stick = GamepadStick::LEFT;
    for (aim, spot) in [(Vec2::new(0.3, 0.9), A4), (Vec2::new(0.9, -0.2), Spot::Square(15))] {
        stick.set_axis_pair_as_gamepad(bench.app.world_mut(), aim, Some(pad));
        bench.app.update();
        bench.app.update();
        assert_eq!(bench.focus(), Some(spot), "{aim}");
    }
    stick.set_axis_pair_as_gamepad(bench.app.world_mut(), Vec2::ZERO, Some(pad));
    bench.app.update();
    press_pad(&mut bench, pad, GamepadButton::South);
    assert_eq!(last_move(&bench), Some((A3, Spot::Square(15))));
}

fn press_pad(bench: &mut Bench, pad: Entity, button: GamepadButton) {
    button.press_as_gamepad(bench.app.world_mut(), Some(pad));
    bench.app.update();
    button.release_as_gamepad(bench.app.world_mut(), Some(pad));
    bench.app.update();
}

#[test]
fn a_whole_match_is_played_by_keys() {
    let mut bench = begun();
    let mut dice = SmallDice::new(11);
    while bench.playing().outcome().is_none() && bench.playing().entries().len() < 120 {
        let before = bench.playing().entries().len();
        let actions = bench.playing().actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let path = Jungle::spots(bench.playing().tables(), action);
        for spot in path.as_slice() {
            bench.walk_to(*spot);
            bench.tap(KeyCode::Enter);
        }
        assert_eq!(bench.playing().entries().len(), before + 1, "{action:?}");
        assert!(bench.mirror_holds(), "{action:?}");
    }
}

#[test]
fn undo_and_redo_lay_the_table_as_it_was() {
    let mut bench = begun();
    let moves = [(A3, A4), (Spot::Square(48), Spot::Square(41))];
    for (from, to) in moves {
        bench.click(from);
        bench.click(to);
    }
    assert_eq!(bench.playing().entries().len(), 2);
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.playing().entries().len(), 1);
    assert!(bench.mirror_holds());
    bench.tap(KeyCode::KeyX);
    bench.tap(KeyCode::KeyX);
    assert!(bench.playing().entries().is_empty());
    assert!(bench.mirror_holds());
    for entries in 1..=2 {
        bench.app.world_mut().write_message(TableCommand::Redo);
        bench.frames_until(|bench| bench.playing().entries().len() == entries);
        assert!(bench.mirror_holds());
    }
    let log = bench.app.world().resource::<crate::app::table::Log>();
    assert_eq!(log.entries(), 2);
}

#[test]
fn a_square_nobody_can_pick_lets_go() {
    let mut bench = begun();
    bench.click(A1);
    assert_eq!(bench.picked(), [A1]);
    // The rules explain every square, so only a button clears the pick.
    bench.app.world_mut().write_message(crate::app::table::Pick(Spot::Button(9)));
    bench.app.update();
    assert!(bench.picked().is_empty());
}

#[test]
fn a_rematch_begins_anew_and_a_resigned_match_can_be_taken_back() {
    let mut bench = begun();
    bench.click(A3);
    bench.click(A4);
    bench.app.world_mut().write_message(TableCommand::Resign);
    bench.app.update();
    assert_eq!(bench.playing().outcome().map(|end| end.reason), Some("referee-end-resigned"));
    bench.click(Spot::Square(48));
    assert!(bench.picked().is_empty(), "nothing is picked after the end");
    bench.tap(KeyCode::KeyX);
    assert!(bench.playing().outcome().is_none());
    bench.app.world_mut().write_message(TableCommand::Rematch);
    bench.app.update();
    assert!(bench.playing().entries().is_empty());
    assert!(bench.mirror_holds());
    bench.click(A3);
    assert_eq!(bench.picked(), [A3]);
}

#[test]
fn an_offered_draw_is_answered_by_the_other_side() {
    let mut bench = begun();
    bench.app.world_mut().write_message(TableCommand::OfferDraw);
    bench.app.update();
    assert_eq!(bench.playing().draw_offered_by(), Some(Seat(0)));
    bench.app.world_mut().write_message(TableCommand::AnswerDraw(true));
    bench.app.update();
    assert_eq!(bench.playing().outcome().map(|end| end.is_draw()), Some(true));
}

#[test]
fn while_another_decides_that_is_the_reason() {
    let mut bench = begun();
    let mut seats = bench.app.world_mut().resource_mut::<Seats>();
    seats.0[1].player = PlayerKind::Computer(Skill::Easy);
    bench.click(A3);
    bench.click(A4);
    bench.app.world_mut().resource_mut::<Messages<WhyNot>>().clear();
    bench.click(C3);
    let told: Vec<WhyNot> =
        bench.app.world_mut().resource_mut::<Messages<WhyNot>>().drain().collect();
    assert_eq!(told.iter().map(|why| why.0.key).collect::<Vec<_>>(), ["table-not-your-turn"]);
}

#[test]
fn after_the_end_a_click_on_the_board_needs_no_reason() {
    let mut bench = begun();
    bench.app.world_mut().write_message(TableCommand::Resign);
    bench.frames_until(|bench| bench.playing().outcome().is_some());
    bench.app.update();
    bench.app.world_mut().resource_mut::<Messages<WhyNot>>().clear();
    bench.click(C4);
    assert_eq!(bench.app.world_mut().resource_mut::<Messages<WhyNot>>().drain().count(), 0);
}

#[test]
fn back_ends_a_drag_and_the_pawn_goes_home() {
    let mut bench = begun();
    let button = PointerButton::Primary;
    let hit = crate::app::table::tests::hands::hit;
    let place = |bench: &mut Bench| {
        let world = bench.app.world_mut();
        let mut pawns = world.query_filtered::<(&Whereabouts, &mut Transform), With<Pawn>>();
        let pawn = pawns.iter_mut(world).find(|(place, _)| place.spot() == Some(A3));
        pawn.expect("a pawn").1.into_inner().translation
    };
    let home = place(&mut bench);
    bench.point(Press { button, hit: hit(), count: 1 }, A3);
    bench.app.update();
    bench.point(DragStart { button, hit: hit() }, A3);
    let world = bench.app.world_mut();
    let mut pawns = world.query_filtered::<(&Whereabouts, &mut Transform), With<Pawn>>();
    for (_, mut place) in pawns.iter_mut(world).filter(|(place, _)| place.spot() == Some(A3)) {
        place.translation += Vec3::new(2.0, 2.0, 0.0);
    }
    bench.tap(KeyCode::Escape);
    bench.app.update();
    assert_eq!(place(&mut bench), home, "while the button is still held");
    let dropped = bench.tile(A3);
    bench.point(DragDrop { button, dropped, hit: hit() }, A4);
    bench.point(DragEnd { button, distance: Vec2::ONE }, A3);
    bench.app.update();
    assert_eq!((last_move(&bench), bench.picked()), (None, Vec::new()));
    assert_eq!(place(&mut bench), home);
}
