//! Hunting squares: R34-R39.

use super::board::{bare, blue, draw, red};
use super::fixture::{BLUE, RED};

#[test]
fn r34_reaching_an_enemy_hunting_square_scores_at_once() {
    let board = red("red wolf f14, red turtle h14, red lion e14 ne");
    assert_eq!(board.then("f14n1").score(), [1, 0]);
    assert_eq!(board.then("e14ne1").score(), [1, 0], "diagonally too");
    assert_eq!(board.then("h14n1").score(), [2, 0], "the turtle counts twice");
    assert_eq!(board.then("f14>s").score(), [0, 0]);
    assert_eq!(blue("blue wolf f2").then("f2s1").score(), [0, 1]);
}

#[test]
fn r35_the_hunter_starts_again_from_any_free_square_of_its_den() {
    let board = red("red wolf f14, red zebra a3").then("f14n1");
    assert_eq!(board.is("red wolf"), "aside");
    assert_eq!(board.texts().len(), 16, "18 but for the two that are held");
    assert!(board.may("red.wolf@d3") && board.may("red.wolf@m2"), "no second-row rule here");
    assert!(!board.may("red.wolf@a3") && !board.may("red.wolf@a13") && !board.may("red.wolf@f3"));
    let board = board.then("red.wolf@m2");
    assert_eq!(board.texts().len(), 8);
    assert_eq!(board.then(">sw").is("red wolf"), "m2 sw", "any facing");
}

#[test]
fn r35_runners_point_onward_and_the_spider_stays_on_land() {
    let runner = red("red gazelle f14").then("f14n1 red.gazelle@b3");
    assert_eq!(runner.texts(), [">n", ">ne", ">e", ">w", ">nw"]);
    let spider = red("red spider f14").then("f14n1");
    assert!(spider.may("red.spider@c3") && !spider.may("red.spider@d3"));
    assert_eq!(spider.texts().len(), 13, "14 land squares but for one that is held");
}

#[test]
fn r36_who_scored_does_not_act_again_in_this_turn() {
    let board = red("red wolf f14, red lion e5").compensated();
    let twice = board.then("f14s1 >n");
    assert!(twice.may("f13>e") && twice.may("f13s1"), "another animal may act twice");
    let scored = board.then("f14n1 red.wolf@b3 >n");
    assert!(!scored.may("b3n1") && !scored.may("b3>e"), "not even turn");
    assert!(scored.may("e5n1") && scored.may("e5>e"));
}

#[test]
fn r37_nobody_stays_on_a_hunting_square() {
    let board = red("red wolf f14, red lion e14 ne").then("f14n1 red.wolf@b3 >n");
    assert_eq!(board.position.pawn_at(super::fixture::square("f15")), None);
    assert!(board.may("e14ne1"), "so it blocks nobody");
    assert_eq!(board.then("e14ne1").score(), [2, 0]);
}

/// All 18 squares of red's den are occupied, and a lion is about to hunt.
fn crowded() -> super::board::Board {
    let first = "red zebra a3, red zebra b3, red zebra c3, red zebra d3, red zebra e3, \
                 red zebra i3, red zebra j3, red zebra k3, red zebra l3, red zebra m3";
    let second = "red wolf a2, red wolf b2, red wolf c2, red wolf d2, red wolf j2, red wolf k2, \
                  red wolf l2, red wolf m2";
    let enemy = "blue wolf a12, blue zebra m12";
    bare(RED, &format!("{first}, {second}, red lion f14, {enemy}"))
}

#[test]
fn r38_without_a_free_den_square_the_hunter_waits() {
    let board = crowded().then("f14n1");
    assert_eq!((board.score(), board.is("red lion")), ([1, 0], "aside armored".into()));
    assert!(board.may("a3>e"), "the turn goes on");
    let still = board.then("a3>e end a12>n m12>e end");
    assert!(still.may("b3>e"), "no square is free yet");
    let freed = still.then("b3n1 >n c3>e end a12>s m12>s end");
    assert_eq!(freed.texts(), ["red.lion@b3"], "it enters at the start of its owner's turn");
    let entered = freed.then("red.lion@b3 >n");
    assert!(entered.may("b3ne3") || entered.may("b3>e"), "and acts in it");
}

#[test]
fn r39_nobody_enters_its_own_hunting_and_prison_squares() {
    let words = "red vulture f2 s, red zebra captive, blue zebra captive";
    let own = red(words);
    assert!(!own.may("f2s1") && !own.may("f2se1") && own.may("f2n1"));
    let enemy = draw(BLUE, "blue vulture f2 s, red zebra captive, blue zebra captive");
    assert!(enemy.may("f2s1") && enemy.may("f2se1"), "the enemy does");
}
