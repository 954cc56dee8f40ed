//! The turtle: R51-R57.

use super::board::{blue, red};
use super::fixture::BLUE;

#[test]
fn r51_the_turtle_hits_nobody() {
    let board = red("red turtle e5, blue wolf e6, blue tiger f6 armored, blue turtle d5");
    assert!(!board.may("e5n1") && !board.may("e5ne1") && !board.may("e5w1"));
    assert!(board.may("e5nw1"));
    assert!(red("red spider e5, blue wolf e6").may("e5n1"));
}

#[test]
fn r52_the_turtle_is_not_imprisoned() {
    let board = red("red wolf e5, blue turtle e6").then("e5n1");
    assert_eq!(board.position.captives(BLUE), 0);
    assert_eq!(board.is("blue turtle"), "aside");
}

#[test]
fn r53_hit_it_returns_to_a_free_square_of_its_den() {
    let board = red("red wolf e5, blue turtle e6, blue zebra a13").then("e5n1");
    assert_eq!(board.decider(), Some(BLUE), "its owner chooses");
    assert!(board.may("blue.turtle@d13") && board.may("blue.turtle@b14"), "any row");
    assert!(!board.may("blue.turtle@a13") && !board.may("blue.turtle@a3"), "a free one of its own");
    let board = board.then("blue.turtle@b14");
    assert_eq!(board.texts().len(), 8, "any facing");
    let board = board.then(">n");
    assert_eq!(board.is("blue turtle"), "b14 n");
    assert!(board.may(">s") && board.is("red wolf") == "e6 n", "then the wolf turns");
}

#[test]
fn r54_it_is_safe_in_its_area_and_den() {
    for (from, at, text) in
        [("e12", "e13", "e12n1"), ("f12", "f13", "f12n1"), ("c14", "d14", "c14e1")]
    {
        let board = red(&format!("red lion {from}, blue turtle {at}"));
        assert!(!board.may(text), "{at}");
        assert!(red(&format!("red lion {from}, blue vulture {at}")).may(text), "{at}");
    }
    assert!(red("red lion e4, blue turtle e3").may("e4s1"), "but not in the enemy's den");
    assert!(red("red lion f4, blue turtle f3").may("f4s1"), "nor in the enemy's area");
}

#[test]
fn r55_webs_do_nothing_to_it() {
    let board = blue("red spider f6, blue turtle f8").then("f8s1 >s");
    assert_eq!(board.is("blue turtle"), "f7 s");
    let danger = red("red spider f5, blue turtle f7, blue wolf e7").then("f5n1");
    assert_eq!(danger.is("blue turtle"), "f7 s");
    assert_eq!(danger.is("blue wolf"), "e7 s endangered");
}

#[test]
fn r56_a_turtle_that_frees_goes_back_to_its_den() {
    let captives = "red wolf captive, red lion captive, red zebra captive, red gazelle captive, \
                    red cheetah captive, red gorilla captive";
    let board = red(&format!("red turtle g14, {captives}")).then("g14n1");
    let board = board.then(
        "free:red.wolf red.wolf@a3 >n free:red.lion red.lion@b3 >n free:red.zebra red.zebra@c3 >n \
         free:red.gazelle red.gazelle@d3 >n free:red.cheetah red.cheetah@e3 >n",
    );
    assert_eq!(board.is("red turtle"), "aside", "five are free, and it is none of them");
    assert!(board.may("red.turtle@m2") && !board.may("red.turtle@a3"));
    assert_eq!(board.then("red.turtle@m2 >e").is("red turtle"), "m2 e");
    assert_eq!(board.is("red gorilla"), "captive");
}

#[test]
fn r57_its_hunt_counts_two_points() {
    assert_eq!(red("red turtle f14").then("f14n1").score(), [2, 0]);
    assert_eq!(red("red vulture f14").then("f14n1").score(), [1, 0]);
}
