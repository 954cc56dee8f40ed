//! Lines, blockers, jumps and the L: R19-R24.

use super::board::{Board, draw_with, red};
use super::fixture::{RED, animal, jungla, scene_of};
use crate::rules::arena::{BeforeBlocker, Bend, Numbers, Options, Plan, Ways};

#[test]
fn r19_a_movement_is_a_straight_line() {
    let board = red("red cheetah f5");
    assert_eq!(board.goals("f5"), "d7 e6 f6 f7 f8 f9 f10 g6 h7 i8");
    assert!(!board.may("f5n3l") && !board.may("f5e1"));
}

#[test]
fn r20_animals_in_the_way_block_it() {
    let own = red("red gazelle f5, red wolf f8");
    assert_eq!(own.goals("f5"), "d7 e6 f6 f7 g6 h7 i8", "up to the square before it");
    let enemy = red("red gazelle f5, blue wolf f8");
    assert_eq!(enemy.goals("f5"), "d7 e6 f6 f7 f8 g6 h7 i8", "or onto the enemy");
    assert_eq!(enemy.then("f5n3").is("blue wolf"), "captive");
}

#[test]
fn r20_stopping_before_a_blocker_takes_an_exact_number_too() {
    let words = "red crocodile d4, red wolf d6";
    assert!(!red(words).may("d4n1"), "it moves 2 or 3 in water");
    let cut = |options: &mut Options| options.stop_before_blocker = BeforeBlocker::Cut;
    let board = draw_with(cut, RED, words);
    assert!(board.may("d4n1") && !board.may("d4n2"));
    assert!(!draw_with(cut, RED, "red crocodile d4, red wolf d5").may("d4n1"), "it is taken");
    assert!(!draw_with(cut, RED, "red crocodile d4").may("d4n1"), "nobody is in the way");
    assert!(draw_with(cut, RED, "red crocodile d4, blue wolf d6").may("d4n1"));
}

#[test]
fn r21_runners_and_spring_attacks_are_the_exceptions() {
    let runner = red("red wolf e5, blue zebra e6");
    assert!(!runner.may("e5n1"), "a runner is not imprisoned from the front");
    assert!(red("red wolf e5, blue lion e6").may("e5n1"));
    let spring = red("red wolf e3 e, blue lion f3").then("e3e1 >e");
    assert_eq!(spring.is("red wolf"), "e3 e", "and its square is not taken");
}

#[test]
fn r22_jumpers_pass_over_any_number_of_animals() {
    let board = red("red gorilla f5, red wolf f6, blue rhinoceros f7");
    assert!(board.may("f5n3"), "over one of its own and an enemy");
    assert!(board.may("f5n2") && !board.may("f5n1"), "or onto the enemy, but not onto its own");
    assert_eq!(board.then("f5n3").is("blue rhinoceros"), "f7 s", "which is not hit");
    let rhinoceros = red("red rhinoceros f5, red wolf f6");
    assert!(!rhinoceros.may("f5n2") && !rhinoceros.may("f5n3"));
}

#[test]
fn r22_kangaroo_and_vulture_jump() {
    let board = red("red kangaroo f5, red wolf f6, blue wolf f7");
    assert_eq!(board.goals("f5"), "d7 f8 f9 f10 i8");
    let vulture = red("red vulture f4, red wolf f5");
    assert!(vulture.may("f4n2") && !vulture.may("f4n7"), "with its short numbers");
}

#[test]
fn r22_another_reading_keeps_the_vulture_from_jumping() {
    let words = "red vulture f4, red wolf f5, red gorilla i5, red zebra i6";
    let board = draw_with(|options| options.short_flyers_jump = false, RED, words);
    assert!(!board.may("f4n2") && board.may("f4ne2"));
    assert!(board.may("i5n2"), "others still jump");
    assert!(red(words).may("f4n2"));
}

#[test]
fn r23_the_lion_moves_3_or_4_as_an_l_but_only_forward() {
    let board = red("red lion e4");
    let l = |board: &Board| -> Vec<String> {
        board.texts().into_iter().filter(|text| text.ends_with(['l', 'r'])).collect()
    };
    assert_eq!(l(&board), ["e4n3l", "e4n3r", "e4n4l", "e4n4r"]);
    assert_eq!(board.then("e4n3r").is("red lion"), "f6 n", "two forward and one to the right");
    assert_eq!(board.then("e4n4l").is("red lion"), "d7 n", "three forward and one to the left");
    assert_eq!(l(&red("red lion f11 w")), ["f11w3l", "f11w3r", "f11w4l", "f11w4r"]);
    assert!(l(&red("red lion d4")).is_empty(), "its water numbers are 1 and 2");
}

#[test]
fn r23_the_wolf_moves_as_an_l_backward_too() {
    let board = red("red wolf f11");
    assert!(board.may("f11s3r") && board.may("f11s4r"), "f9 and e9, f8 and e8");
    assert!(!board.may("f11s3l"), "the rock is there");
    assert!(!board.may("f11nw3l") && !board.may("f11e3l"));
    assert!(!red("red lion f11").may("f11s3r"));
    assert!(!red("red cheetah f5").may("f5n3l"));
}

#[test]
fn r23_the_way_of_an_l_is_free_and_its_end_may_hold_an_enemy() {
    assert!(!red("red lion e4, blue wolf e5").may("e4n3r"));
    assert!(!red("red lion e4, red wolf e6").may("e4n3r"));
    let board = red("red lion e4, blue wolf f6, red wolf d6, blue cheetah f7");
    assert!(board.may("e4n3r") && !board.may("e4n3l"), "the enemy, but not its own");
    assert_eq!(board.then("e4n3r").is("blue wolf"), "captive");
    assert!(board.may("e4n4r") && board.then("e4n4r").is("blue cheetah") == "captive");
    let over = red("red lion a6 e");
    assert!(over.may("a6e3") && over.may("a6e3l"));
    let water = red("red lion a7 e");
    assert!(water.may("a7e2") && !water.may("a7e3l") && !water.may("a7e3"), "cut by the water");
}

#[test]
fn r24_void_squares_block_everybody() {
    let board = red("red kangaroo g5, red vulture g4, red lion g6");
    assert_eq!(board.line("g5n"), "", "the jump is no way over the rock");
    assert_eq!(board.line("g4n"), "", "nor its flight");
    assert!(!board.may("g6n1") && !board.may("g6n4") && board.may("g6ne1"));
    assert!(!red("red lion a5 w").may("a5w1"), "nor does anything lie beyond the edge");
}

/// A lion that moves diagonally and whose L begins straight ahead.
fn sidling(change: impl FnOnce(&mut Plan), words: &str) -> Board {
    let mut plan = jungla();
    let lion = animal(&mut plan, "lion");
    lion.ways = Ways::DIAGONAL_LEFT.or(Ways::DIAGONAL_RIGHT);
    lion.bend = Some(Bend { lengths: Numbers::of(&[3, 4]), ways: Ways::FORWARD });
    change(&mut plan);
    let (tables, position) = scene_of(&plan, RED, &format!("{words}, blue hippopotamus m14"));
    Board { tables, position }
}

#[test]
fn r20_an_l_does_not_stop_before_a_blocker() {
    let cut = |plan: &mut Plan| plan.options.stop_before_blocker = BeforeBlocker::Cut;
    for words in ["red lion e4, red wolf e6", "red lion e4, red wolf d6, red wolf f6"] {
        let board = sidling(cut, words);
        assert_eq!(board.line("e4n"), "", "every square of an L is free");
        assert!(!board.may("e4n3l") && !board.may("e4n3r"));
    }
    assert!(sidling(cut, "red lion e4").may("e4n3l"));
}

#[test]
fn r66_an_l_cut_short_by_water_is_a_straight_movement() {
    let board = sidling(|_| {}, "red lion c5");
    assert_eq!(board.line("c5n"), "c5n2", "though it does not go straight ahead else");
    assert_eq!(sidling(|_| {}, "red lion b4").line("b4n"), "", "b8 lies behind the corner");
    let own = sidling(|_| {}, "red lion c5, red wolf c7");
    assert_eq!(own.line("c5n"), "", "nor onto its own");
}

#[test]
fn r66_numbers_of_an_l_that_water_cuts_to_one_movement_list_it_once() {
    let flights = |plan: &mut Plan| {
        let lion = animal(plan, "lion");
        lion.land = Numbers::of(&[3, 7]);
        lion.bend = Some(Bend { lengths: Numbers::of(&[3, 7]), ways: Ways::FORWARD });
        lion.flies = Numbers::of(&[7]);
    };
    let board = sidling(flights, "red lion c5");
    assert_eq!(board.line("c5n"), "c5n2", "a flight of seven and an L of three");
}

#[test]
fn r73_a_step_in_the_enemy_area_goes_by_the_ways_and_not_by_an_l() {
    let board = sidling(|_| {}, "red lion g13");
    assert_eq!(board.listed("g13"), "g13ne1 g13nw1 g13>ne g13>e g13>se g13>s g13>sw g13>w g13>nw");
}

#[test]
fn numbers_beyond_the_longest_movement_are_none() {
    assert_eq!(Numbers::of(&[17]), Numbers(0));
    assert_eq!(Numbers::of(&[0, 3, 9, 16, 19, 255]), Numbers::of(&[3]));
    assert_eq!(Numbers::of(&[1, 2, 3, 4, 5, 6, 7, 8]), Numbers::ALL);
}
