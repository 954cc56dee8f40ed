//! The packs and their placement: R1-R9 and R60.

use super::board::{Board, draw};
use super::fixture::{BLUE, RED, jungla, tables, with};
use crate::rules::arena::{Arena, Event, First, Packs, Setup, Stage};
use crate::rules::{Actor, Game, Seat, Side};

/// The board before `seat` places the first animal.
fn empty(seat: u8) -> Board {
    let tables = tables(&jungla());
    let setup = Setup { packs: Packs::ByHand, first: First::Seat(Seat(seat)), ..Setup::default() };
    Board { position: Arena::start(&tables, &setup), tables }
}

fn names(board: &Board, side: Side) -> Vec<String> {
    let pack = board.tables.pack(side).iter();
    let mut names: Vec<String> =
        pack.map(|kind| board.tables.animals()[kind.index()].plan.id.clone()).collect();
    names.sort_unstable();
    names
}

#[test]
fn r1_two_packs_of_fifteen_share_thirteen_animals() {
    let board = empty(0);
    let (red, blue) = (names(&board, RED), names(&board, BLUE));
    assert_eq!((red.len(), blue.len()), (15, 15));
    let only = |mine: &[String], theirs: &[String]| {
        mine.iter().filter(|name| !theirs.contains(name)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(only(&red, &blue), ["gazelle", "lion"]);
    assert_eq!(only(&blue, &red), ["giraffe", "tiger"]);
}

#[test]
fn r2_one_animal_stands_on_a_square() {
    let board = empty(0).then("red.lion@a3 >n");
    assert!(!board.may("red.wolf@a3"), "the lion is there");
    assert!(board.may("red.wolf@b3"));
    let board = draw(RED, "red lion e5, red wolf e6");
    assert!(!board.may("e5n1"), "the wolf is there");
    assert!(board.may("e5ne1"));
}

#[test]
fn r3_nobody_begins_with_armor() {
    let tables = tables(&jungla());
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let position = Arena::start(&tables, &setup);
    assert_eq!(position.standing().count(), 30, "fifteen of sixteen tokens each");
    assert!(position.standing().all(|(_, pawn)| !pawn.armored()));
}

#[test]
fn r4_a_pack_scores_and_frees_on_the_enemys_squares() {
    let board = draw(RED, "red lion f14, red zebra captive, blue tiger f2 s");
    assert_eq!(board.then("f14n1").score(), [1, 0]);
    let freed = board.told("f14ne1");
    assert!(freed.iter().any(|event| matches!(event, Event::Rescued { .. })));
    let home = draw(RED, "red lion e5, red vulture f2 s, red zebra captive");
    assert!(!home.may("f2s1") && !home.may("f2se1"), "not on its own");
    assert!(home.may("f2s1") || home.may("f2n1"), "though it can move");
}

#[test]
fn r5_each_player_places_three_animals_in_turn() {
    let board = empty(0);
    assert_eq!(Arena::actor(&board.tables, &board.position), Actor::Seat(Seat(0)));
    assert!(board.may("red.zebra@m3") && board.may("red.anaconda@d3"), "any of the pack");
    assert!(!board.may("red.lion@a4") && !board.may("red.lion@f2"), "only in the den");
    assert!(!board.may("red.lion@a13") && !board.may("blue.tiger@a13"), "and only their own");
    let board = board.then("red.lion@a3 >n red.wolf@b3 >e");
    assert!(!board.may("end"), "a third is to be placed");
    assert!(!board.may("red.lion@c3"), "the lion is placed");
    let board = board.then("red.zebra@c3 >n");
    assert_eq!(board.texts(), ["end"]);
    let board = board.then("end");
    assert_eq!(Arena::actor(&board.tables, &board.position), Actor::Seat(Seat(1)));
    assert!(board.may("blue.tiger@a13") && !board.may("red.gorilla@e3"));
}

#[test]
fn r5_who_places_first_is_drawn_by_lot() {
    let tables = tables(&jungla());
    let setup = Setup { packs: Packs::ByHand, ..Setup::default() };
    let board = Board { position: Arena::start(&tables, &setup), tables };
    assert_eq!(Arena::actor(&board.tables, &board.position), Actor::Chance);
    assert_eq!(board.texts(), ["begin:red", "begin:blue"]);
    for (lot, side) in [("begin:red", RED), ("begin:blue", BLUE)] {
        let begun = board.then(lot);
        assert_eq!(begun.decider(), Some(side));
        assert_eq!(begun.position.turn_state().stage, Stage::Placing);
        assert!(!begun.may("begin:red"), "the lot falls once");
    }
}

#[test]
fn r5_five_rounds_place_everybody() {
    let mut board = empty(1);
    let mut rounds = 0;
    while board.position.turn_state().stage == Stage::Placing {
        rounds += u32::from(board.texts() == ["end"]);
        let first = board.texts()[0].clone();
        board = board.then(&first);
    }
    assert_eq!((rounds, board.position.standing().count()), (10, 30));
}

#[test]
fn r6_the_second_row_is_open_behind_an_occupied_square() {
    let board = empty(0);
    assert!(board.may("red.lion@a3") && !board.may("red.lion@a2"));
    let board = board.then("red.wolf@a3 >n");
    assert!(board.may("red.lion@a2"), "the wolf stands in front");
    assert!(!board.may("red.lion@b2"), "only a diagonal neighbour is occupied");
    assert!(board.may("red.lion@e3") && board.may("red.lion@d3"), "these are first row");
    assert!(!board.may("red.lion@d2"), "water too has a second row");
    let blue = empty(1).then("blue.wolf@c13 >s");
    assert!(blue.may("blue.tiger@c14") && !blue.may("blue.tiger@b14"));
}

#[test]
fn r7_who_placed_second_takes_the_first_turn() {
    for (first, second) in [(0, BLUE), (1, RED)] {
        let mut board = empty(first);
        while board.position.turn_state().stage == Stage::Placing {
            let next = board.texts()[0].clone();
            board = board.then(&next);
        }
        assert_eq!(board.decider(), Some(second));
    }
}

#[test]
fn r7_it_does_even_if_the_other_has_more_to_place() {
    let tables = with(|plan| {
        plan.options.placed_at_once = 1;
        plan.ready = [Vec::new(), Vec::new()];
        plan.packs[1].truncate(13);
    });
    for (first, second) in [(0, BLUE), (1, RED)] {
        let first = First::Seat(Seat(first));
        let setup = Setup { packs: Packs::ByHand, first, ..Setup::default() };
        let position = Arena::start(&tables, &setup);
        let mut board = Board { position, tables: tables.clone() };
        while board.position.turn_state().stage == Stage::Placing {
            let next = board.texts()[0].clone();
            board = board.then(&next);
        }
        assert_eq!(board.position.standing().count(), 28);
        assert_eq!(board.decider(), Some(second));
    }
}

#[test]
fn r8_any_animal_may_start_on_land_or_water() {
    let board = empty(0);
    for name in ["lion", "gazelle", "turtle", "vulture", "crocodile", "anaconda"] {
        assert!(board.may(&format!("red.{name}@a3")), "{name} on land");
        assert!(board.may(&format!("red.{name}@d3")), "{name} in water");
    }
}

#[test]
fn r60_the_spider_is_not_placed_on_water() {
    let board = empty(0);
    assert!(!board.may("red.spider@d3") && !board.may("red.spider@j3"));
    assert!(board.may("red.spider@c3") && board.may("red.spider@e3"));
}

#[test]
fn r9_any_facing_is_allowed_at_the_start_but_runners_never_point_back() {
    let board = empty(0).then("red.lion@a3");
    assert_eq!(board.texts(), [">n", ">ne", ">e", ">se", ">s", ">sw", ">w", ">nw"]);
    assert_eq!(board.then(">sw").is("red lion"), "a3 sw");
    let board = empty(0).then("red.gazelle@a3");
    assert_eq!(board.texts(), [">n", ">ne", ">e", ">w", ">nw"]);
    let board = empty(1).then("blue.giraffe@a13");
    assert_eq!(board.texts(), [">e", ">se", ">s", ">sw", ">w"]);
}

#[test]
fn the_switch_of_animals_placed_in_a_row() {
    let tables = with(|plan| plan.options.placed_at_once = 1);
    let setup = Setup { packs: Packs::ByHand, first: First::Seat(Seat(0)), ..Setup::default() };
    let board = Board { position: Arena::start(&tables, &setup), tables };
    assert_eq!(board.then("red.lion@a3 >n").texts(), ["end"]);
    assert_ne!(empty(0).then("red.lion@a3 >n").texts(), ["end"]);
}
