//! Runners: R45-R50.

use super::board::{blue, draw_with, red};
use super::fixture::RED;

#[test]
fn r45_runners_never_go_or_point_back() {
    let board = red("red gazelle f5 e");
    assert_eq!(
        board.goals("f5"),
        "g5 g6 h5 h7 i5 i8 j5",
        "forward and half left, never half right"
    );
    assert_eq!(board.listed("f5>"), "f5>n f5>ne f5>w f5>nw");
    assert_eq!(board.then("f5e1").texts(), [">n", ">ne", ">e", ">w", ">nw"]);
    let cheetah = red("red cheetah f5 e");
    assert!(cheetah.may("f5se1") && cheetah.may("f5>s"), "others do");
    let down = blue("blue giraffe f11 e");
    assert!(down.may("f11se1") && !down.may("f11ne1") && !down.may("f11>n"));
}

#[test]
fn r46_runners_are_not_imprisoned_from_the_front() {
    for name in ["giraffe", "zebra", "kangaroo"] {
        for attacker in ["lion", "wolf", "elephant", "gorilla", "spider", "hippopotamus"] {
            let board = red(&format!("red {attacker} e4, blue {name} e6 s"));
            assert!(!board.may("e4n2"), "{attacker} on {name}");
            let aside = red(&format!("red {attacker} e4, blue {name} e6 w"));
            assert!(aside.may("e4n2"), "{attacker} on {name} from the side");
        }
        for attacker in ["cheetah", "gazelle", "zebra"] {
            let board = red(&format!("red {attacker} e4, blue {name} e6 s"));
            assert!(board.may("e4n2"), "{attacker} on {name}");
        }
    }
}

#[test]
fn r47_runners_are_only_imprisoned_from_the_side() {
    let board = |facing: &str| red(&format!("red lion e5, blue zebra e6 {facing}"));
    assert!(!board("s").may("e5n1"), "face to face");
    for facing in ["e", "se", "w", "sw"] {
        assert!(board(facing).may("e5n1"), "{facing}");
    }
    let behind = "red lion e7, red cheetah e8 s, blue zebra e6 s";
    assert!(!red(behind).may("e7s1"), "nor from behind");
    assert!(!red("red cheetah e8 s, blue zebra e6 s").may("e8s2"), "not even by the cheetah");
    let board = draw_with(|options| options.rear_attack = true, RED, behind);
    assert!(board.may("e7s1"), "unless the level allows it");
    let front = draw_with(|options| options.rear_attack = true, RED, "red lion e5, blue zebra e6");
    assert!(!front.may("e5n1"));
}

#[test]
fn r47_the_last_leg_of_an_l_decides() {
    let board = red("red lion e4, blue zebra f6 s, blue giraffe d6 e");
    assert!(board.may("e4n3r"), "it comes from the west, the zebra looks south");
    assert!(!board.may("e4n3l"), "it comes from the east, and the giraffe looks there");
}

#[test]
fn r48_a_blocked_attacker_stops_before_the_runner() {
    let board = red("red wolf e4, blue zebra e7 s");
    assert!(board.may("e4n2") && !board.may("e4n3") && !board.may("e4n4"));
    let web = blue("red spider f6, blue zebra f9 s").then("f9s2");
    assert_eq!(web.is("blue zebra"), "captive", "a web is no attack");
}

#[test]
fn r49_a_runner_that_hit_does_not_turn() {
    let board = red("red gazelle f5, blue lion f7, red wolf i5");
    assert!(board.then("f5n1").may(">e"), "without a hit it does");
    let hit = board.then("f5n2");
    assert!(!hit.may(">e") && hit.may("i5n1"), "the turn goes on at once");
    let next = hit.then("i5>e end m14>n end");
    assert!(next.may("f7>e"), "in a later turn it may turn");
    let spring = red("red gazelle e3 e, blue lion f3, red wolf i5").then("e3e1");
    assert_eq!(spring.is("red gazelle"), "e3 e");
    assert!(!spring.may(">n") && spring.may("i5n1"), "nor after a spring attack");
    let home = red("red zebra f5, blue turtle f6, red wolf i5").then("f5n1 blue.turtle@a13 >s");
    assert!(!home.may(">n") && home.may("i5n1"), "nor after a hit that imprisoned nobody");
}

#[test]
fn r50_the_kangaroo_jumps_and_the_others_do_not() {
    assert!(red("red kangaroo f5, red wolf f6").may("f5n3"));
    for name in ["gazelle", "zebra"] {
        assert!(!red(&format!("red {name} f5, red wolf f6")).may("f5n3"), "{name}");
    }
}
