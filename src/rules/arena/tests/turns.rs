//! Turns and actions: R10-R18.

use super::board::{Board, bare, draw_with, red};
use super::fixture::{BLUE, RED};
use crate::rules::Game;
use crate::rules::arena::{Action, Arena, Event, Heading, Pending};

#[test]
fn r10_a_turn_is_two_actions_with_two_animals() {
    let board = red("red lion e5, red wolf k5, red zebra b5");
    assert!(!board.may("end"), "both actions are compulsory");
    let board = board.then("e5n1 >n");
    assert!(!board.may("e6n1") && !board.may("e6>s"), "the lion has acted");
    assert!(board.may("k5n1") && board.may("k5>s") && !board.may("end"));
    let board = board.then("k5n1 >n");
    assert_eq!(board.texts(), ["end"], "no third action, and no passing before");
    assert_eq!(board.then("end").decider(), Some(BLUE));
}

#[test]
fn r10_who_has_one_animal_only_acts_once() {
    let board = bare(RED, "red lion e5, blue wolf k11");
    assert!(!board.may("end"));
    let board = board.then("e5>s");
    assert_eq!(board.texts(), ["end"]);
}

#[test]
fn r10_turning_counts_as_an_action_that_is_possible() {
    // The spider cannot leave its corner.
    let board = bare(RED, "red spider a2, red wolf captive, red zebra a3, blue wolf k11");
    let board = board.then("a3>ne");
    assert!(!board.may("end") && board.may("a2>s"));
}

#[test]
fn r11_an_action_is_a_movement_or_a_change_of_direction() {
    let board = red("red lion e5, red wolf k5");
    for mix in ["e5n1 >n k5n1 >n", "e5>s k5>s", "e5n1 >n k5>s", "e5>s k5n1 >n"] {
        assert_eq!(board.then(mix).texts(), ["end"], "{mix}");
    }
    assert_eq!(board.then("e5>se").is("red lion"), "e5 se");
    assert!(!board.then("e5>se").may(">n"), "a change of direction is not followed by another");
}

#[test]
fn r12_after_a_movement_any_direction_is_free() {
    let board = red("red lion e5, red wolf k5").then("e5n2");
    assert_eq!(board.texts(), [">n", ">ne", ">e", ">se", ">s", ">sw", ">w", ">nw"]);
    assert_eq!(board.then(">sw").is("red lion"), "e7 sw");
    assert_eq!(board.then(">n").is("red lion"), "e7 n", "or none");
    let default = Arena::default_action(&board.tables, &board.position);
    assert_eq!(default, Some(Action::Face(Heading(0))));
    assert!(board.then(">sw").may("k5n1"), "it costs nothing");
}

#[test]
fn r12_only_the_deciders_own_heading_goes_without_saying() {
    let default = |board: &Board| Arena::default_action(&board.tables, &board.position);
    let board = red("red wolf e5, blue turtle e6").then("e5n1");
    assert_eq!(default(&board), None, "a den square is to be chosen");
    let board = board.then("blue.turtle@a13");
    assert_eq!((board.decider(), default(&board)), (Some(BLUE), Some(Action::Face(Heading(4)))));
    let board = board.then(">s");
    assert_eq!((board.decider(), default(&board)), (Some(RED), Some(Action::Face(Heading(0)))));
    assert_eq!(default(&board.then(">n")), None);
    let over = bare(RED, "red wolf e5, red lion a2, blue cheetah e6").then("e5n1");
    assert!(matches!(over.position.turn_state().pending(), Some(Pending::Face(_))));
    assert_eq!(default(&over), None, "nor anything once the match is over");
}

#[test]
fn r13_a_movement_advances_imprisons_hits_frees_or_scores() {
    let board = red("red lion e13, red wolf f14, red cheetah h14, red zebra captive, \
                     blue wolf e12 n, blue turtle f12, blue tiger d12 armored");
    let tells = |text: &str, wanted: fn(&Event) -> bool| board.told(text).iter().any(wanted);
    assert!(tells("e13e1", |event| matches!(event, Event::Moved { .. })));
    assert!(tells("e13s1", |event| matches!(event, Event::Captured { .. })));
    assert!(tells("e13se1", |event| matches!(event, Event::SentHome { .. })));
    assert!(tells("e13sw1", |event| matches!(event, Event::ArmorCracked { .. })));
    assert!(tells("f14n1", |event| matches!(event, Event::Hunted { .. })));
    assert!(tells("h14nw1", |event| matches!(event, Event::Rescued { .. })));
    assert!(!tells("e13e1", |event| matches!(event, Event::Captured { .. })));
}

#[test]
fn r14_the_square_of_the_start_decides_between_land_and_water_numbers() {
    assert_eq!(red("red wolf d5").goals("d5"), "a8 b7 c6 d4 d6 e6 f7", "1 to 4 from land");
    assert_eq!(red("red wolf d4").goals("d4"), "c5 d3 d5 e5", "1 from water, onto land too");
}

#[test]
fn r15_numbers_are_exact() {
    let kangaroo = red("red kangaroo e4").goals("e4");
    assert_eq!(kangaroo, "a8 b7 e7 e8 h7 i8", "3 to 5, but never 1 or 2");
    assert_eq!(red("red crocodile d4").goals("d4"), "a7 b6 d2 d6 d7 f6");
}

#[test]
fn r15_another_reading_lets_numbers_be_up_to() {
    let words = "red anaconda c7, blue wolf c8 e";
    assert!(!red(words).may("c7n1"));
    let board = draw_with(|options| options.exact_numbers = false, RED, words);
    assert!(board.may("c7n1") && board.may("c7e1"));
}

#[test]
fn r16_directions_go_by_the_heading() {
    assert_eq!(red("red crocodile f5 n").goals("f5"), "d7 e6 f4 f6 f7 g6 h7");
    assert_eq!(red("red crocodile f5 e").goals("f5"), "d5 e5 g4 g5 g6 h5 h7");
    assert_eq!(red("red rhinoceros f11 sw").goals("f11"), "c11 d9 d11 e10 e11 f8 f9 f10");
    let turtle = "d9 d11 d13 e10 e11 e12 f9 f10 f12 f13 g10 g11 g12 h9 h11 h13";
    assert_eq!(red("red turtle f11 sw").goals("f11"), turtle);
}

#[test]
fn r17_there_are_eight_facings() {
    let board = red("red lion e5 n");
    assert_eq!(board.listed("e5>"), "e5>ne e5>e e5>se e5>s e5>sw e5>w e5>nw");
    let four = draw_with(|options| options.facings = 4, RED, "red lion e5 n");
    assert_eq!(four.listed("e5>"), "e5>e e5>s e5>w");
    assert_eq!(four.then("e5n1").texts(), [">n", ">e", ">s", ">w"]);
}

#[test]
fn r18_a_change_of_direction_changes_it() {
    let board = red("red lion e5 ne");
    assert!(!board.may("e5>ne"));
    assert!(board.may("e5>n"));
    assert!(board.then("e5n1").may(">ne"), "after a movement it may stay");
}

#[test]
fn decisions_are_counted_since_nothing_before_can_come_again() {
    let quiet = |board: &Board| Arena::plies_since_irreversible(&board.position);
    let board = red("red lion f14, red wolf k5, red zebra b5");
    assert_eq!(quiet(&board), 0);
    let board = board.then("k5n1 >n");
    assert_eq!(quiet(&board), 2);
    assert_eq!(quiet(&board.then("b5>e")), 3);
    assert_eq!(quiet(&board.then("f14n1")), 0, "a hunt");
}

#[test]
fn a_position_that_no_phase_could_go_on_from_is_told() {
    let board = red("red lion e5, red wolf k5");
    let check = |board: &Board| Arena::check(&board.tables, &board.position);
    assert_eq!(check(&board), Ok(()));
    let mut late = board.clone();
    late.position.turn_state_mut().second = BLUE;
    assert_eq!(check(&late).unwrap_err(), "no side places second after set-up");
    let mut third = board.clone();
    third.position.turn_state_mut().hand = 2;
    assert_eq!(check(&third).unwrap_err(), "a side has no more than two mates, 0 and 1");
    let mut strange = board;
    strange.position.turn_state_mut().acted = 1 << 15;
    assert_eq!(check(&strange).unwrap_err(), "an animal acted that is not there");
}
