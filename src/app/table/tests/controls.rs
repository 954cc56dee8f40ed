//! Other controls than the usual: keys, clicks and drags, and actions that are picked twice.

use bevy::ecs::message::Messages;
use bevy::prelude::*;
use leafwing_input_manager::user_input::Buttonlike;

use super::bench::{Bench, square};
use super::hands::Hands;
use super::vanes::Gust;
use crate::app::kit::input::LastDevice;
use crate::app::kit::settings::controls::{Confirming, Controls, PointerWay};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::session::table_command::TableCommand;
use crate::app::table::picking::selection::Selection;
use crate::rules::Spot;

const WAITING: Spot = Spot::Marker(1);
const PLACED: [Gust; 1] = [Gust::Place(1, 3)];

fn bench(controls: Controls) -> Bench {
    let mut bench = Bench::new();
    bench.app().insert_resource(controls);
    bench.wait();
    bench
}

#[test]
fn a_new_key_does_the_deed_and_the_old_one_nothing() {
    let mut bench = bench(Controls { keys: vec!["Undo: F8".into()], ..default() });
    bench.click_all(&[WAITING, square(3)]);
    assert_eq!(bench.entered(), PLACED);
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.entered(), PLACED);
    bench.tap(KeyCode::F8);
    assert_eq!(bench.entered(), []);
}

#[test]
fn clicks_alone_and_drags_alone_play_a_move() {
    for (pointer, by_click, by_drag) in [
        (PointerWay::Both, true, true),
        (PointerWay::Click, true, false),
        (PointerWay::Drag, false, true),
    ] {
        let played = |by: fn(&mut Bench)| {
            let mut bench = bench(Controls { pointer, ..default() });
            by(&mut bench);
            bench.entered() == PLACED
        };
        let clicked = played(|bench| bench.click_all(&[WAITING, square(3)]));
        let dragged = played(|bench| bench.drag(WAITING, square(3)));
        assert_eq!((clicked, dragged), (by_click, by_drag), "{pointer:?}");
    }
}

#[test]
fn whoever_wants_to_be_asked_plays_with_the_second_click_or_with_a_button() {
    let again = |bench: &mut Bench| bench.click(square(3));
    let button = |bench: &mut Bench| bench.send(TableCommand::Confirm);
    for plays in [again as fn(&mut Bench), button] {
        let mut bench = bench(Controls { confirming: Confirming::Always, ..default() });
        bench.click_all(&[WAITING, square(3)]);
        assert_eq!((bench.entered(), bench.refusals()), (Vec::new(), vec!["table-confirm"]));
        assert_eq!(bench.resource::<Selection>().armed(), Some(square(3)));
        plays(&mut bench);
        assert_eq!(bench.entered(), PLACED);
        assert_eq!(bench.resource::<Selection>().armed(), None);
    }
}

#[test]
fn a_drag_that_is_asked_about_is_played_by_a_click_where_it_ended() {
    let (pointer, confirming) = (PointerWay::Drag, Confirming::Always);
    let mut bench = bench(Controls { pointer, confirming, ..default() });
    bench.drag(WAITING, square(3));
    assert_eq!(bench.entered(), []);
    bench.click(square(3));
    assert_eq!(bench.entered(), PLACED);
}

#[test]
fn a_finger_may_be_asked_where_a_mouse_is_not() {
    for (device, asked) in [(LastDevice::Pointer, false), (LastDevice::Touch, true)] {
        let mut bench = bench(Controls { confirming: Confirming::ForTouch, ..default() });
        bench.app().insert_resource(device);
        bench.click_all(&[WAITING, square(3)]);
        assert_eq!(bench.entered().is_empty(), asked, "{device:?}");
    }
}

/// The commands sent since the last call.
fn sent(bench: &mut Bench) -> Vec<TableCommand> {
    bench.app().world_mut().resource_mut::<Messages<TableCommand>>().drain().collect()
}

#[test]
fn what_is_shown_while_a_key_is_held_is_hidden_when_it_is_let_go() {
    for (key, shows, hides) in [
        (KeyCode::KeyT, TableCommand::Threats, TableCommand::HideThreats),
        (KeyCode::KeyR, TableCommand::Reach, TableCommand::HideReach),
        (KeyCode::KeyV, TableCommand::Peek, TableCommand::Cover),
    ] {
        for holding in [false, true] {
            let mut bench = bench(Controls { holding, ..default() });
            Buttonlike::press(&key, bench.app().world_mut());
            bench.app().update();
            assert_eq!(sent(&mut bench), [shows]);
            bench.app().update();
            assert_eq!(sent(&mut bench), [], "a key that stays down switches nothing");
            Buttonlike::release(&key, bench.app().world_mut());
            bench.app().update();
            assert_eq!(sent(&mut bench), if holding { vec![hides] } else { Vec::new() });
        }
    }
}

#[test]
fn a_key_that_is_let_go_in_a_menu_hides_too_but_no_sheet() {
    let mut bench = bench(Controls { holding: true, ..default() });
    let keys = [KeyCode::KeyT, KeyCode::KeyR, KeyCode::KeyV];
    keys.iter().for_each(|key| Buttonlike::press(key, bench.app().world_mut()));
    bench.app().update();
    bench.app().world_mut().spawn(MenuScope { layer: 0 });
    sent(&mut bench);
    keys.iter().for_each(|key| Buttonlike::release(key, bench.app().world_mut()));
    bench.app().update();
    assert_eq!(sent(&mut bench), [TableCommand::HideThreats, TableCommand::Cover]);
}
