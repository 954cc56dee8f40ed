//! Barter and its payment: H40 to H45.

use super::fixture::{acting, acting_on, with};
use crate::rules::Seat;
use crate::rules::honga::outlook::{conversions, price};
use crate::rules::honga::{Awaited, Cause, Event, Source, Space, Stock};

#[test]
fn h40_a_hand_exchanges_an_open_card_for_points_at_once() {
    let board = acting(2, "barter=2").open("t10 t07 t03").then("barter:0");
    assert_eq!((board.has(0), board.has_points(0)), ([0; 4], 4));
    let scored = Event::Scored { seat: Seat(0), points: 4, cause: Cause::Barter };
    assert!(board.events.contains(&scored));
    let none = acting(2, "mountain=1").open("t10 t07 t03");
    assert_eq!((none.may("barter:0"), none.why("space:0")), (false, "h22".into()));
    assert_eq!((none.why("barter"), board.why("barter")), ("h22".into(), "h40".into()));
}

#[test]
fn h41_what_was_taken_is_refilled_only_after_the_turn() {
    let board = acting(2, "barter=4").open("t01 t04 t02").stock(0, [6; 4]);
    let board = board.then("barter:0 barter:1 barter:2");
    assert!(board.actions().iter().all(|action| !action.starts_with("barter")));
    assert_eq!(board.why("space:1"), "h41");
    let board = board.then("end open:t09 open:t10 open:t11 disc:g1");
    assert_eq!(board.field().open(Space(2)), Some(board.barter_kind("t11")));
    assert_eq!(board.field().barter_pile(board.barter_kind("t01")), 0, "it lies in the discard");
    assert_eq!(board.decider(), Some(Seat(1)));
}

#[test]
fn h42_the_exact_price_is_paid_and_no_change_given() {
    let board = acting(2, "barter=1").open("t26 t27 t18").stock(0, [3, 2, 4, 1]);
    assert_eq!(board.then("barter:0").has(0), [1, 0, 2, 1]);
    assert_eq!(board.why("space:1"), "h42");
    assert_eq!(board.then("barter:2").has(0), [1, 1, 3, 1]);
}

#[test]
fn h43_water_may_stand_for_what_a_barter_lacks() {
    let board = acting(2, "barter=1").open("t26 t27 t18").stock(0, [2, 1, 1, 5]);
    assert!(!board.may("barter:0"));
    let asked = price(&board.tables, board.field(), Space(0)).unwrap();
    let made = conversions(&board.tables, board.field(), Seat(0), asked);
    assert_eq!(made, Some(Stock([0, 1, 1, 0])));
    assert_eq!(board.then("convert:berry convert:mushroom barter:0").has(0), [0, 0, 0, 1]);
    // Water required by the card itself cannot be converted.
    let board = board.stock(0, [0, 1, 1, 3]);
    let asked = price(&board.tables, board.field(), Space(1)).unwrap();
    assert_eq!(conversions(&board.tables, board.field(), Seat(0), asked), None);
    let board = board.stock(0, [1, 1, 1, 2]);
    let made = conversions(&board.tables, board.field(), Seat(0), asked);
    assert_eq!(made, Some(Stock::default()));
}

#[test]
fn h44_mammoths_come_from_the_tray_or_from_any_own_space() {
    let board = acting(2, "barter=1").open("t28 t32 t03").mammoths(0, 1).herd("aba");
    let asked = board.then("barter:0");
    assert!(matches!(asked.turn_state().awaited, Awaited::Payment { mammoths: 1, .. }));
    assert_eq!(asked.actions(), ["send:tray", "send:0", "send:2"]);
    assert_eq!((asked.why("herd:1"), asked.why("lake")), ("h44-there".into(), "pay".into()));
    assert_eq!(asked.has_points(0), 0, "not before it is paid");
    let tray = asked.then("send:tray");
    assert_eq!((tray.tray(0).mammoths, tray.tray(0).storage, tray.has_points(0)), (0, 4, 5));
    let space = asked.then("send:2");
    assert_eq!((space.herd_now(), space.tray(0).storage), ("ab-".into(), 4));
    // One after the other if several are required.
    let two = board.then("barter:1 send:0");
    assert_eq!(two.actions(), ["send:tray", "send:2"]);
    assert_eq!(two.then("send:tray").has_points(0), 10);
    // Without a choice no decision is pending.
    let only = acting(2, "barter=1").open("t32 t01 t02").mammoths(0, 1).herd("ba-");
    let paid = only.then("barter:0");
    assert_eq!((paid.has_points(0), paid.herd_now(), paid.tray(0).mammoths), (10, "b--".into(), 0));
    let tray = acting(2, "barter=1").open("t32 t01 t02").mammoths(0, 4).then("barter:0");
    assert_eq!(tray.tray(0).mammoths, 2);
    // Only the player's own mammoths.
    let lacking = acting(2, "barter=1").open("t32 t01 t02").herd("abb");
    assert_eq!((lacking.may("barter:0"), lacking.why("space:0")), (false, "h44".into()));
}

#[test]
fn h45_a_mammoth_taken_from_the_area_leaves_a_gap_and_the_tusk_is_checked() {
    let board = acting(3, "barter=1").open("t28 t01 t02").herd("baa");
    assert_eq!(board.field().tusk(), Some(Seat(0)));
    let board = board.then("barter:0 send:1");
    assert_eq!((board.herd_now(), board.field().tusk()), ("b-a".into(), Some(Seat(1))));
    let sent = Event::Sent { seat: Seat(0), source: Source::Herd(1) };
    assert!(board.events.contains(&sent));
}

#[test]
fn a_card_that_costs_nothing_but_points_is_given_for_a_hand() {
    let free = with(|plan| plan.barter[0].cost = Stock::default());
    let board = acting_on(free, 2, "barter=1").stock(0, [0; 4]).open("t01 t02 t03");
    assert_eq!(board.then("barter:0").has_points(0), 2);
}
