//! Mammoths and the tusk: H27 to H34.

use super::fixture::{acting, acting_on, tables, with};
use crate::rules::honga::{Event, Honga, Setup};
use crate::rules::{Game, Seat};

#[test]
fn h27_a_mammoth_costs_one_of_each_and_must_be_in_storage() {
    let board = acting(2, "mammoths=2").stock(0, [1, 2, 1, 1]).then("lure");
    assert_eq!((board.has(0), board.tray(0).storage), ([0, 1, 0, 1], 5));
    assert_eq!((board.may("lure"), board.why("mammoths")), (false, "h27".into()));
    let none = acting(2, "mammoths=2").stock(0, [6; 4]).mammoths(0, 6);
    assert_eq!((none.may("lure"), none.why("mammoths")), (false, "h27-storage".into()));
    // Water is converted for what is lacking.
    let water = acting(2, "mammoths=1").stock(0, [0, 1, 1, 2]).then("convert:fish lure");
    assert_eq!(water.has(0), [0; 4]);
}

#[test]
fn h28_the_new_one_pushes_the_older_ones() {
    let board = acting(2, "mammoths=2").stock(0, [3; 4]).herd("b--");
    assert_eq!(board.then("lure").herd_now(), "ab-");
    assert_eq!(board.then("lure lure").herd_now(), "aab");
}

#[test]
fn h29_five_spaces_with_five_four_with_four_else_three() {
    for (seats, spaces) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let position = Honga::start(&tables(), &Setup { seats, ..Setup::default() });
        assert_eq!(position.field().herd(&tables()).len(), spaces);
    }
    let board = acting(4, "mammoths=1").herd("bcd-").then("lure");
    assert_eq!(board.herd_now(), "abcd");
}

#[test]
fn h30_whoever_is_pushed_out_goes_to_its_owners_tray() {
    let board = acting(3, "mammoths=1").herd("bac").then("lure");
    assert_eq!(board.herd_now(), "aba");
    assert_eq!([0, 1, 2].map(|seat| board.tray(seat).mammoths), [0, 0, 1]);
    assert_eq!([0, 1, 2].map(|seat| board.tray(seat).storage), [4, 5, 5]);
    assert!(board.events.contains(&Event::Lured { seat: Seat(0), out: Some(Seat(2)) }));
    let own = acting(3, "mammoths=1").herd("bca").then("lure");
    assert_eq!((own.herd_now(), own.tray(0).mammoths), ("abc".into(), 1));
}

#[test]
fn h31_a_push_runs_only_up_to_the_first_empty_space() {
    let board = acting(3, "mammoths=1").herd("b-c").then("lure");
    assert_eq!((board.herd_now(), board.tray(2).mammoths), ("abc".into(), 0));
    let front = acting(3, "mammoths=1").herd("-bc").then("lure");
    assert_eq!(front.herd_now(), "abc");
}

#[test]
fn h32_the_majority_on_the_area_holds_the_tusk() {
    let board = acting(3, "mammoths=1").herd("bb-").mammoths(0, 3);
    assert_eq!(board.field().tusk(), Some(Seat(1)), "mammoths on trays do not count");
    let board = acting(3, "mammoths=2").stock(0, [2; 4]).herd("b--").then("lure lure");
    assert_eq!(board.field().tusk(), Some(Seat(0)));
}

#[test]
fn h33_of_several_the_last_to_have_placed_one() {
    let board = acting(3, "mammoths=1").herd("b--");
    let tied = board.then("lure");
    assert_eq!(tied.field().tusk(), Some(Seat(0)));
    assert!(tied.events.contains(&Event::TuskWent { to: Some(Seat(0)) }));
    // Also if another player broke the majority: a and c have one each, c came later.
    let pushed = acting(4, "mammoths=1").herd("cabb").then("lure");
    assert_eq!((pushed.herd_now(), pushed.field().tusk()), ("acab".into(), Some(Seat(0))));
    let given = acting(3, "barter=1").open("t28 t01 t02").herd("cba").then("barter:0");
    assert_eq!((given.herd_now(), given.field().tusk()), ("cb-".into(), Some(Seat(2))));
}

#[test]
fn h34_checked_after_every_change_and_nobody_there_leaves_it_on_the_area() {
    let board = acting(2, "barter=2").open("t28 t01 t02").herd("a--");
    assert_eq!(board.field().tusk(), Some(Seat(0)));
    let board = board.then("barter:0");
    assert_eq!((board.herd_now(), board.field().tusk()), ("---".into(), None));
    assert!(board.events.contains(&Event::TuskWent { to: None }));
    // Pushing a mammoth out may also move the tusk.
    let narrow = with(|plan| plan.options.herd = [2; 4]);
    let board = acting_on(narrow, 3, "mammoths=2").stock(0, [2; 4]).herd("bb");
    let board = board.then("lure");
    assert_eq!((board.herd_now(), board.field().tusk()), ("ab".into(), Some(Seat(0))));
}
