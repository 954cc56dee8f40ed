//! How a match ends: H63 to H66.

use super::fixture::{Board, acting, acting_on, placing, tables, with};
use crate::rules::honga::{Honga, Setup};
use crate::rules::{Game, Seat};

/// The turn of the last seat before seat 0, which has the fire.
fn last_turn(seats: u8) -> Board {
    let mut board = acting(seats, "lake=1").open("t01 t02 t03");
    for _ in 1..seats {
        board = board.then("end").drawn().then("place:nw:1");
    }
    board
}

#[test]
fn h63_forty_points_with_two_thirty_five_with_three_thirty_with_more() {
    for (seats, goal) in [(2, 40), (3, 35), (4, 30), (5, 30)] {
        assert_eq!(u16::from(tables().goal(seats)), goal);
        for (points, over) in [(goal - 1, false), (goal, true), (goal + 3, true)] {
            for seat in 0..seats {
                let board = last_turn(seats).points(seat, points).then("end");
                assert_eq!(board.result().is_some(), over, "{seats} seats, {points} points");
            }
        }
    }
}

#[test]
fn h64_the_round_is_finished() {
    let board = acting(3, "lake=1").open("t01 t02 t03").points(0, 50).then("end disc:g1");
    assert_eq!((board.result(), board.decider()), (None, Some(Seat(1))));
    let board = board.then("place:nw:1 end disc:g1 place:nw:1");
    assert_eq!(board.result(), None);
    let board = board.then("end");
    assert_eq!(board.result().map(|(_, reason)| reason), Some("honga-end-goal"));
    assert!(board.actions().is_empty());
    // Whichever seat begins.
    let setup =
        Setup { seats: 3, first: crate::rules::honga::First::Seat(Seat(2)), position: None };
    let board = Board::start(tables(), &setup).drawn().points(0, 50);
    let board = board.then("place:nw:1 end").drawn().then("place:nw:1 end").drawn();
    assert_eq!((board.result(), board.decider()), (None, Some(Seat(1))));
    assert!(board.then("place:nw:1 end").result().is_some());
}

#[test]
fn h65_cards_not_played_and_steps_not_scored_count_nothing() {
    let board = last_turn(2).points(0, 40).points(1, 39).step(1, 5);
    let board = board.card(1, "two-points").card(1, "two-points").then("end");
    assert_eq!(board.result().map(|(ranks, _)| ranks), Some(vec![0, 1]));
    assert_eq!(board.has_points(1), 39);
}

#[test]
fn h66_most_points_then_most_raw_materials_then_a_shared_victory() {
    let ranks = |board: Board| board.then("end").result().unwrap().0;
    let board = last_turn(4).points(0, 30).points(1, 33).points(2, 31).points(3, 31);
    assert_eq!(ranks(board.clone().stock(2, [0, 0, 0, 3]).stock(3, [4, 0, 0, 0])), [3, 0, 2, 1]);
    let tied = board.points(0, 33).stock(0, [1, 1, 1, 1]).stock(1, [0, 0, 0, 4]);
    let tied = tied.stock(2, [2; 4]).stock(3, [2; 4]);
    assert_eq!(ranks(tied.clone()), [0, 0, 2, 2]);
    assert_eq!(ranks(tied.mammoths(0, 3)), [0, 0, 2, 2], "mammoths are no raw materials");
}

#[test]
fn a_level_may_end_after_so_many_rounds() {
    let short = with(|plan| plan.options.rounds = 2);
    let board = acting_on(short, 2, "lake=1").open("t01 t02 t03").points(1, 3);
    let board = board.then("end disc:g1 place:nw:1 end disc:g1 place:nw:1 end disc:g1 place:nw:1");
    assert_eq!(board.result(), None);
    let over = board.then("end").result();
    assert_eq!(over, Some((vec![1, 0], "honga-end-rounds")));
}

#[test]
fn a_match_stopped_by_the_clock_is_ranked_when_its_round_is_done() {
    let stopped = |board: &Board| Honga::if_stopped(&board.tables, &board.position);
    let begun = placing(2, "g1").points(1, 4);
    let outcome = stopped(&begun).unwrap();
    assert_eq!((outcome.rank(Seat(0)), outcome.rank(Seat(1))), (1, 0));
    assert_eq!(outcome.reason, "honga-end-time");
    let running = begun.open("t01 t02 t03").then("place:nw:1");
    assert_eq!(stopped(&running), None);
    assert_eq!(stopped(&running.then("end disc:g1")), None, "not everybody has had the turn");
    let done = running.then("end disc:g1 place:nw:1 end disc:g1");
    assert!(stopped(&done).is_some());
    let dealing = Board::start(tables(), &Setup::default());
    assert!(stopped(&dealing).is_some_and(|outcome| outcome.is_draw()));
}

#[test]
fn who_gives_up_comes_last_and_the_others_stand_as_in_the_end_h66() {
    let ranks = |board: &Board, quitter: u8| -> Vec<u8> {
        let outcome = Honga::if_given_up(&board.tables, &board.position, Seat(quitter));
        assert_eq!(outcome.reason, "referee-end-resigned");
        (0..outcome.seats()).map(|seat| outcome.rank(Seat(seat))).collect()
    };
    let board = acting(4, "lake=1").points(0, 9).points(1, 3).points(2, 7).points(3, 7);
    let board = board.stock(2, [0, 1, 0, 0]).stock(3, [2, 1, 0, 0]);
    assert_eq!(ranks(&board, 0), [3, 2, 1, 0], "the leader does not win by leaving");
    assert_eq!(ranks(&board, 1), [0, 3, 2, 1]);
    assert_eq!(ranks(&board.stock(2, [2, 1, 0, 0]), 1), [0, 3, 1, 1]);
}
