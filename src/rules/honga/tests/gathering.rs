//! Hands that gather, explore and climb, and the conversion of water: H23 to H26 and H35 to H39.

use super::fixture::{acting, acting_on, placing, with};
use crate::rules::honga::{Awaited, Cause, Event, Held, Slot};
use crate::rules::{Seat, Viewer};

#[test]
fn h23_one_more_for_each_hand_and_a_full_track_loses_the_surplus() {
    for (area, at) in [("lake", 0), ("berries", 1), ("mushrooms", 2), ("spring", 3)] {
        let mut stock = [2; 4];
        let board = acting(2, &format!("{area}=2")).stock(0, stock);
        let action = format!("gather:{area}");
        stock[at] = 3;
        assert_eq!(board.then(&action).has(0), stock);
        stock[at] = 5;
        let board = board.stock(0, stock).then(&format!("{action} {action}"));
        assert_eq!(board.has(0)[at], 6);
        assert!(matches!(board.events[1], Event::Gathered { lost: true, now: 6, .. }));
        assert!(!board.may(&action), "the hand is used all the same");
    }
}

#[test]
fn h24_two_water_stand_for_a_fish_a_berry_or_a_mushroom_in_the_own_turn() {
    let board = acting(2, "lake=1").stock(0, [1, 1, 1, 5]);
    for (to, has) in [("fish", [2, 1, 1, 3]), ("berry", [1, 2, 1, 3]), ("mushroom", [1, 1, 2, 3])] {
        assert_eq!(board.then(&format!("convert:{to}")).has(0), has);
    }
    let twice = board.then("convert:fish convert:fish");
    assert_eq!((twice.has(0), twice.why("to:fish")), ([3, 1, 1, 1], "h24".into()));
    let full = board.stock(0, [6, 1, 1, 2]);
    assert_eq!((full.why("to:fish"), full.may("convert:berry")), ("h23".into(), true));
    let never = acting_on(with(|plan| plan.options.joker = 0), 2, "lake=1").stock(0, [1, 1, 1, 6]);
    assert_eq!((never.may("convert:fish"), never.why("to:fish")), (false, "no-joker".into()));
}

#[test]
fn h24_water_stands_for_something_else_at_any_moment_of_the_own_turn() {
    // Before the disc is placed, so that HONGA finds the result when he comes; never at his meal.
    let board = placing(2, "g7").stock(0, [0, 1, 1, 2]);
    assert_eq!(board.then("place:nw:0").has(0), [0, 0, 1, 2]);
    let made = board.then("convert:fish");
    assert_eq!((made.has(0), made.turn_state().awaited), ([1, 1, 1, 0], Awaited::Placement));
    assert_eq!(made.then("place:nw:0").has(0), [0, 1, 1, 0]);
    assert_eq!((board.why("to:fish"), made.why("to:fish")), (String::new(), "h24".into()));
    assert_eq!((board.why("to:water"), board.why("lake")), ("h25".into(), "h14".into()));
    // H18: without a conversion he drinks water if there is nothing else.
    let dry = placing(2, "g7").stock(0, [0, 0, 0, 4]);
    assert_eq!(dry.then("place:nw:0").has(0), [0, 0, 0, 3]);
    // While one of two discs is chosen.
    let two = acting(2, "lake=1").open("t01 t02 t03").stock(0, [1, 1, 1, 2]).card(0, "extra-disc");
    let two = two.then("play:extra-disc end disc:g5 disc:g8");
    assert!(two.may("convert:berry") && !two.may("convert:water"));
    let kept = two.then("convert:berry keep:0:1");
    assert_eq!((kept.has(0), kept.decider()), ([1, 2, 1, 0], Some(Seat(1))));
    // H13: HONGA has already eaten.
    let eaten = acting(2, "lake=1").open("t01 t02 t03").honga(1).stock(1, [0, 0, 0, 2]);
    let eaten = eaten.then("end disc:g1");
    assert_eq!((eaten.has(1), eaten.may("convert:fish")), ([0, 0, 0, 1], false));
}

#[test]
fn h25_water_is_paid_with_water_alone() {
    let board = acting(2, "barter=1").open("t21 t02 t03").stock(0, [6, 6, 6, 1]);
    assert!(!board.may("barter:0") && !board.may("convert:water"));
    assert_eq!((board.why("space:0"), board.why("to:water")), ("h42".into(), "h25".into()));
    assert_eq!(board.stock(0, [1, 0, 0, 2]).then("barter:0").has(0), [0; 4]);
}

#[test]
fn h26_a_card_of_the_forest_is_unseen_until_the_next_turn() {
    let board = acting(2, "forest=2").open("t01 t02 t03").then("explore");
    assert_eq!(board.turn_state().awaited, Awaited::Bonus);
    let board = board.then("bonus:two-points explore bonus:chase");
    assert_eq!(board.field().held(Slot(0)), Held::Fresh(Seat(0)));
    let own = Viewer::Seat(Seat(0));
    let seen = |board: &super::fixture::Board, viewer| {
        [0, 1].map(|slot| board.view(viewer).bonus(Slot(slot)).is_some())
    };
    assert_eq!(seen(&board, own), [false; 2]);
    assert!(!board.may("play:two-points") && board.why("back:0") == "h26");
    let later = board.then("end disc:g1 place:nw:0 end disc:g1");
    assert_eq!(
        (later.decider(), later.field().held(Slot(0))),
        (Some(Seat(0)), Held::Hand(Seat(0)))
    );
    assert_eq!(seen(&later, own), [true; 2]);
    assert_eq!(seen(&later, Viewer::Seat(Seat(1))), [false; 2]);
    assert!(later.then("place:se:0").may("play:two-points"));
    // A player may hold any number.
    let many = ["two-points"; 3].into_iter().chain(["lucky-hand"; 3]).chain(["steps-or-honga"; 3]);
    let board = many.fold(acting(2, "forest=1"), |board, id| board.card(0, id));
    let board = board.then("explore bonus:swap").open("t01 t02 t03");
    let board = board.then("end disc:g1 place:nw:0 end disc:g1");
    let own = board.field().cards().filter(|(_, held)| *held == Held::Hand(Seat(0)));
    assert_eq!(own.count(), 10);
}

#[test]
fn h35_one_step_for_each_hand() {
    let board = acting(2, "mountain=3").then("climb climb");
    assert_eq!((board.tray(0).step, board.has_points(0)), (2, 0));
    assert!(board.may("climb"));
}

#[test]
fn h36_the_top_scores_five_at_once_and_surplus_steps_are_lost() {
    let board = acting(2, "mountain=1").step(0, 5).then("climb");
    assert_eq!((board.has_points(0), board.tray(0).step), (5, 0));
    let scored = Event::Scored { seat: Seat(0), points: 5, cause: Cause::Mountain };
    assert!(board.events.contains(&scored));
    let past =
        acting(2, "lake=1").step(0, 5).card(0, "steps-or-honga").then("steps:steps-or-honga");
    assert_eq!((past.has_points(0), past.tray(0).step), (5, 0));
}

#[test]
fn h37_then_everybody_else_scores_his_step_and_all_come_down() {
    for (step, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3)] {
        let board = acting(3, "mountain=1").step(0, 5).step(1, step).step(2, 2).points(1, 7);
        let board = board.then("climb");
        assert_eq!([0, 1, 2].map(|seat| board.has_points(seat)), [5, 7 + points, 1]);
        assert_eq!([0, 1, 2].map(|seat| board.tray(seat).step), [0; 3]);
    }
}

#[test]
fn h38_hands_left_over_after_that_climb_again() {
    let board = acting(2, "mountain=3").step(0, 5).card(0, "steps-or-honga").then("climb");
    assert_eq!(board.then("climb climb").tray(0).step, 2);
    assert_eq!(board.then("steps:steps-or-honga climb").tray(0).step, 3);
    let used = board.then("climb climb");
    assert_eq!((used.may("climb"), used.has_points(0)), (false, 5));
    // A disc of many hands may reach a low top twice.
    let low = super::fixture::with(|plan| plan.mountain = vec![0, 1, 4]);
    let twice = super::fixture::acting_on(low, 2, "mountain=4").then("climb climb climb climb");
    assert_eq!((twice.has_points(0), twice.tray(0).step), (8, 0));
}

#[test]
fn h39_two_steps_that_reach_the_top_lose_the_surplus_step_and_no_hand() {
    for step in [4, 5] {
        let board = acting(2, "mountain=2").step(0, step).step(1, 3).card(0, "steps-or-honga");
        let board = board.then("steps:steps-or-honga");
        assert_eq!((board.has_points(0), board.has_points(1), board.tray(0).step), (5, 1, 0));
        assert_eq!(board.then("climb climb").tray(0).step, 2);
    }
}
