//! HONGA comes, eats and goes: H13 and H15 to H21.

use super::fixture::{acting, placing};
use crate::rules::Seat;
use crate::rules::honga::{Event, Meal, Resource};

/// g7 at nw points at HONGA with zero, one or two hands.
const NEGLECTED: &str = "place:nw:0";
const SEEN_TO: &str = "place:nw:1";

#[test]
fn h13_who_has_him_feeds_him_as_soon_as_the_turn_comes() {
    let board = acting(2, "lake=1").open("t01 t02 t03").honga(1).then("end disc:g1");
    assert_eq!(board.decider(), Some(Seat(1)));
    assert_eq!(board.has(1), [0, 1, 1, 0]);
    let fed = Event::Fed { seat: Seat(1), meal: Meal::Unit(Resource::Fish) };
    let begins = Event::TurnBegan { seat: Seat(1) };
    assert!(board.events.contains(&fed) && board.events.contains(&begins));
    // He is fed even if the disc points at his square.
    assert_eq!(board.then("place:nw:0").has(1), [0, 1, 1, 0]);
    // A seat that he does not visit does not feed him.
    let board = acting(2, "lake=1").open("t01 t02 t03").honga(0).then("end disc:g1");
    assert_eq!((board.has(0), board.has(1)), ([1, 1, 1, 0], [1, 1, 1, 0]));
}

#[test]
fn h15_one_hand_is_enough_and_he_stays_where_he_is() {
    for at in [None, Some(0), Some(1)] {
        let board = placing(2, "g7");
        let board = at.map_or(board.clone(), |seat| board.honga(seat));
        let after = board.then(SEEN_TO);
        assert_eq!((after.field().honga(), after.has(0)), (at.map(Seat), [1, 1, 1, 0]));
        assert!(after.events.contains(&Event::SeenTo { seat: Seat(0) }));
    }
}

#[test]
fn h16_neglected_he_comes_and_is_fed_at_once() {
    let board = placing(3, "g7").then(NEGLECTED);
    assert_eq!((board.field().honga(), board.has(0)), (Some(Seat(0)), [0, 1, 1, 0]));
    assert!(board.events.contains(&Event::Came { seat: Seat(0), from: None }));
    let board = placing(3, "g7").honga(2).then(NEGLECTED);
    assert_eq!(
        (board.field().honga(), board.has(0), board.has(2)),
        (Some(Seat(0)), [0, 1, 1, 0], [1, 1, 1, 0])
    );
    assert!(board.events.contains(&Event::Came { seat: Seat(0), from: Some(Seat(2)) }));
}

#[test]
fn h17_who_has_him_and_neglects_him_feeds_him_no_second_time() {
    let board = placing(2, "g7").honga(0).then(NEGLECTED);
    assert_eq!((board.field().honga(), board.has(0)), (Some(Seat(0)), [1, 1, 1, 0]));
    assert!(board.events.contains(&Event::Neglected { seat: Seat(0) }));
}

#[test]
fn h18_fish_then_berry_then_mushroom_then_water_then_a_mammoth_then_nothing() {
    for (stock, left) in [
        ([2, 1, 1, 1], [1, 1, 1, 1]),
        ([0, 2, 1, 1], [0, 1, 1, 1]),
        ([0, 0, 2, 1], [0, 0, 1, 1]),
        ([0, 0, 0, 2], [0, 0, 0, 1]),
    ] {
        let board = placing(2, "g7").stock(0, stock).mammoths(0, 2).then(NEGLECTED);
        assert_eq!((board.has(0), board.tray(0).mammoths), (left, 2));
    }
    let board = placing(2, "g7").stock(0, [0; 4]).mammoths(0, 2).then(NEGLECTED);
    assert_eq!((board.tray(0).mammoths, board.tray(0).storage), (1, 5));
    let board = placing(2, "g7").stock(0, [0; 4]).then(NEGLECTED);
    assert_eq!(board.field().honga(), Some(Seat(0)));
    assert!(board.events.contains(&Event::Fed { seat: Seat(0), meal: Meal::Nothing }));
}

#[test]
fn h19_mammoths_on_the_area_are_never_eaten() {
    let board = placing(2, "g7").stock(0, [0; 4]).herd("aab").then(NEGLECTED);
    assert_eq!(board.herd_now(), "aab");
    assert!(board.events.contains(&Event::Fed { seat: Seat(0), meal: Meal::Nothing }));
}

#[test]
fn h20_he_stays_until_he_is_chased_or_somebody_else_neglects_him() {
    let board = placing(2, "g7").honga(0).open("t01 t02 t03").disc(1, "g7").then(SEEN_TO);
    assert_eq!(board.field().honga(), Some(Seat(0)));
    assert_eq!(board.why("honga!"), "h20");
    let board = board.then("end disc:g1");
    assert_eq!(board.then(SEEN_TO).field().honga(), Some(Seat(0)));
    assert_eq!(board.then(NEGLECTED).field().honga(), Some(Seat(1)));
}

#[test]
fn h21_chased_he_is_back_on_his_square() {
    let board = acting(2, "lake=1").honga(0).card(0, "chase").then("chase:chase");
    assert_eq!(board.field().honga(), None);
    assert!(board.events.contains(&Event::Chased { seat: Seat(0) }));
    // And he comes from there again.
    let board = board.open("t01 t02 t03").disc(1, "g7").then("end disc:g1").then(NEGLECTED);
    assert!(board.events.contains(&Event::Came { seat: Seat(1), from: None }));
}
