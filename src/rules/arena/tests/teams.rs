//! Four players, two per side: R99.

use super::board::{Board, draw, red};
use super::fixture::{BLUE, RED, jungla, tables};
use crate::rules::arena::{Arena, Ending, First, Packs, Setup, Stage};
use crate::rules::{Actor, Game, Seat};

fn of_four(mut board: Board) -> Board {
    board.position.turn_state_mut().teams = true;
    board
}

fn seat(board: &Board) -> u8 {
    match Arena::actor(&board.tables, &board.position) {
        Actor::Seat(Seat(seat)) => seat,
        other => panic!("{other:?}"),
    }
}

#[test]
fn r99_mates_sit_across_and_share_their_result() {
    let board = of_four(red("red lion e5"));
    assert_eq!(Arena::seats(&board.position), 4);
    assert_eq!(Arena::seats(&red("red lion e5").position), 2);
    for (seat, side) in [(0, RED), (1, BLUE), (2, RED), (3, BLUE)] {
        assert_eq!(Arena::side_of(&board.position, Seat(seat)), side);
    }
    let outcome = Ending::Points { winner: BLUE }.outcome(true);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
}

#[test]
fn r99_the_mates_take_one_action_each() {
    let board = of_four(red("red lion e5, red wolf k5"));
    assert_eq!(seat(&board), 0);
    let board = board.then("e5n1");
    assert_eq!(seat(&board), 0, "the heading belongs to the same action");
    let board = board.then(">n");
    assert_eq!(seat(&board), 2);
    assert!(!board.may("e6n1"), "different animals all the same");
    let board = board.then("k5n1");
    assert_eq!(seat(&board), 2);
    assert_eq!(seat(&board.then(">n end")), 1);
}

#[test]
fn r99_in_compensation_the_first_mate_takes_the_third_action() {
    let board = of_four(red("red lion e5, red wolf k5, red zebra b5").compensated());
    let board = board.then("e5>e k5>e");
    assert_eq!(seat(&board), 0);
    let double = of_four(red("red lion e5, red wolf k5").compensated()).then("e5>e");
    assert_eq!(seat(&double), 2, "the second of a double action is the other mate's");
    assert!(double.may("e5>s"));
}

#[test]
fn r99_whose_action_is_next_answers_for_its_side() {
    let board = of_four(red("red wolf e5, blue turtle e6")).then("e5n1");
    assert_eq!(seat(&board), 1);
    let board = board.then("blue.turtle@a13 >s");
    assert_eq!(seat(&board), 0, "then the hitter turns");
    let late = of_four(draw(RED, "red wolf e5, blue turtle e6")).then("a2>e e5n1");
    assert_eq!(seat(&late), 1);
    assert_eq!(seat(&late.then("blue.turtle@a13 >s")), 2);
}

#[test]
fn r99_mates_place_in_turn() {
    let tables = tables(&jungla());
    let first = First::Seat(Seat(0));
    let setup = Setup { packs: Packs::ByHand, first, teams: true, ..Setup::default() };
    let mut board = Board { position: Arena::start(&tables, &setup), tables };
    let mut placed = Vec::new();
    while board.position.turn_state().stage == Stage::Placing {
        let (text, now) = (board.texts()[0].clone(), seat(&board));
        let next = board.then(&text);
        if text.contains('@') {
            placed.push(now);
            assert_eq!(seat(&next), now, "its heading is the same mate's");
        }
        board = next;
    }
    let mates = |seats: [u8; 2]| {
        placed.iter().copied().filter(|seat| seats.contains(seat)).collect::<Vec<_>>()
    };
    for seats in [[0, 2], [1, 3]] {
        let [one, other] = seats;
        let turns: Vec<u8> = [one, other].into_iter().cycle().take(15).collect();
        assert_eq!(mates(seats), turns, "one after the other, from round to round");
    }
    assert_eq!(placed[..8], [0, 2, 0, 1, 3, 1, 2, 0]);
}
