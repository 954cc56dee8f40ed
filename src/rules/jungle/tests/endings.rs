//! How matches end: J19-J23.

use super::drawing::{Board, draw};
use super::levels::{combat, with};
use crate::rules::jungle::{Ending, Event, Jungle, Tables};
use crate::rules::{Actor, Game, Outcome, Seat, Side};

const RED: Side = Side(0);
const BLUE: Side = Side(1);

fn level() -> Tables {
    Tables::build(&combat())
}

fn outcome(board: &Board) -> Option<Outcome> {
    match Jungle::actor(&board.tables, &board.position) {
        Actor::Nobody(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn j19_entering_the_enemy_den_wins_at_once() {
    let board = draw(level(), 'w', "9 . . R * # . l\n1 E . # * c . .");
    let won = board.then("c9d9");
    assert_eq!(won.ending(), Some(Ending::Den { winner: RED }));
    assert_eq!(outcome(&won), Some(Outcome::won_by(Seat(0), 2, "jungle-end-den")));
    assert_eq!(won.goals("e1"), "", "blue does not move any more");
    assert!(!won.may("e1d1"));
    let events = board.events("c9d9");
    let last = &events[events.len() - 1];
    assert_eq!(*last, Event::Ended { ending: Ending::Den { winner: RED } });
    assert!(events.contains(&Event::DenEntered { side: RED, square: won.tables.den(BLUE) }));
    let blue = draw(level(), 'b', "9 . . R * # . l\n1 E . # * c . .").then("e1d1");
    assert_eq!(blue.ending(), Some(Ending::Den { winner: BLUE }));
}

#[test]
fn j19_a_set_position_with_a_pawn_in_the_enemy_den_is_over() {
    let board = draw(level(), 'b', "9 . . # R # . l\n1 E . # * c . .");
    assert_eq!(board.ending(), Some(Ending::Den { winner: RED }));
}

#[test]
fn j20_capturing_all_enemy_pieces_wins_at_once() {
    let board = draw(level(), 'w', "4 . ~ ~ c ~ ~ .\n3 . . . E . . .");
    let won = board.then("d3d4");
    assert_eq!(won.ending(), Some(Ending::AllTaken { winner: RED }));
    assert_eq!(outcome(&won), Some(Outcome::won_by(Seat(0), 2, "jungle-end-all-taken")));
    let two = draw(level(), 'w', "8 . . . # . . w\n4 . ~ ~ c ~ ~ .\n3 . . . E . . .");
    assert_eq!(two.then("d3d4").ending(), None, "one is left");
    let blue = draw(level(), 'b', "4 . ~ ~ e ~ ~ .\n3 . . . C . . .").then("d4d3");
    assert_eq!(blue.ending(), Some(Ending::AllTaken { winner: BLUE }));
}

#[test]
fn j20_a_set_position_without_pieces_of_one_side_is_over() {
    for (mover, drawing, winner) in [
        ('w', "3 . . . E . . .", RED),
        ('b', "3 . . . E . . .", RED),
        ('w', "3 . . . e . . .", BLUE),
    ] {
        let board = draw(level(), mover, drawing);
        assert_eq!(board.ending(), Some(Ending::AllTaken { winner }));
    }
}

#[test]
fn j21_a_player_without_a_legal_move_loses() {
    let board = draw(
        level(),
        'w',
        "9 c P # * # . .
         7 E . . . . . .",
    );
    let won = board.then("a7a8");
    assert_eq!(won.ending(), Some(Ending::Blocked { winner: RED }));
    assert_eq!(board.then("a7a6").ending(), None, "a8 is free for the cat");
    assert_eq!(outcome(&won), Some(Outcome::won_by(Seat(0), 2, "jungle-end-blocked")));
}

#[test]
fn j21_a_player_who_can_only_capture_is_not_blocked() {
    let board = draw(
        level(),
        'w',
        "9 p L # * # . .
         8 D . . # . . .",
    );
    let then = board.then("b9b8");
    assert_eq!(then.ending(), None);
}

#[test]
fn j21_water_and_the_own_den_are_no_way_out() {
    for (drawing, action) in
        [("3 e C t . . . .\n1 . l # * # . .", "b1b2"), ("4 . ~ ~ l ~ ~ .\n2 . . e C t . .", "d4d3")]
    {
        let blocked = draw(level(), 'b', drawing).then(action);
        assert_eq!(blocked.ending(), Some(Ending::Blocked { winner: BLUE }), "{drawing}");
    }
}

#[test]
fn j22_the_level_says_how_often_a_position_must_occur_for_a_draw() {
    for often in [None, Some(2), Some(5)] {
        let tables = with(combat(), |plan| plan.options.repetitions_to_draw = often);
        assert_eq!(Jungle::repetitions_to_draw(&tables), often);
    }
}

#[test]
fn j22_a_position_that_comes_again_with_the_same_mover_has_the_same_hash() {
    let start = Board::start(level());
    let hash = |board: &Board| Jungle::hash(&board.tables, &board.position);
    let back = start.then("a1a2").then("a9a8").then("a2a1").then("a8a9");
    assert_eq!(hash(&start), hash(&back));
    assert_ne!(start.position, back.position, "the plies since the last capture still count");
    let other = draw(level(), 'b', "8 . . . # . . w\n3 . . . E . . .");
    let same = draw(level(), 'w', "8 . . . # . . w\n3 . . . E . . .");
    assert_ne!(hash(&other), hash(&same), "the mover is part of the position");
    assert_ne!(hash(&start), hash(&start.then("a1a2")));
}

#[test]
fn j22_the_plies_since_the_last_capture_bound_where_to_look_for_a_repetition() {
    let board = draw(level(), 'w', "8 . . . # . . w\n4 . ~ ~ c ~ ~ .\n3 . . . E . . .");
    let quiet = board.then("d3e3");
    assert_eq!(Jungle::plies_since_irreversible(&quiet.position), 1);
    let quiet = quiet.then("g8g7");
    assert_eq!(Jungle::plies_since_irreversible(&quiet.position), 2);
    assert_eq!(Jungle::plies_since_irreversible(&board.then("d3d4").position), 0);
}

fn quiet(limit: u16, plies: u16) -> Board {
    let tables = with(combat(), |plan| plan.options.quiet_limit = limit);
    let text = format!("7/6w/7/7/7/3c3/3E3/7/7 w {plies}");
    let position = Jungle::parse_position(&tables, &text).unwrap();
    Board { tables, position }
}

#[test]
fn j23_120_plies_without_a_capture_are_a_draw() {
    assert_eq!(level().options.quiet_limit, 120);
    let board = quiet(120, 119);
    assert_eq!(board.ending(), None);
    let drawn = board.then("d3e3");
    assert_eq!(drawn.ending(), Some(Ending::Quiet));
    assert_eq!(outcome(&drawn), Some(Outcome::shared(2, "jungle-end-quiet")));
    assert_eq!(quiet(120, 118).then("d3e3").ending(), None);
    assert_eq!(quiet(120, 120).ending(), Some(Ending::Quiet), "a set position too");
}

#[test]
fn j23_a_capture_on_the_last_ply_goes_on() {
    let board = quiet(120, 119).then("d3d4");
    assert_eq!((board.ending(), board.position.quiet()), (None, 0));
}

#[test]
fn j23_the_level_sets_the_limit_or_none() {
    assert_eq!(quiet(0, 500).then("d3e3").ending(), None);
    assert_eq!(quiet(7, 6).then("d3e3").ending(), Some(Ending::Quiet));
}

#[test]
fn j23_a_den_entered_on_the_last_ply_wins() {
    let tables = level();
    let position = Jungle::parse_position(&tables, "2R4/6w/7/7/7/7/7/7/7 w 119").unwrap();
    let board = Board { tables, position }.then("c9d9");
    assert_eq!(board.ending(), Some(Ending::Den { winner: RED }));
}

#[test]
fn an_ending_names_its_winner() {
    for (ending, winner) in [
        (Ending::Den { winner: BLUE }, Some(BLUE)),
        (Ending::AllTaken { winner: RED }, Some(RED)),
        (Ending::Blocked { winner: BLUE }, Some(BLUE)),
        (Ending::Quiet, None),
    ] {
        assert_eq!(ending.winner(), winner);
        let first: Vec<Seat> = ending.outcome().winners().collect();
        let seats = winner.map_or(vec![Seat(0), Seat(1)], |side| vec![Seat(side.0)]);
        assert_eq!(first, seats);
    }
}
