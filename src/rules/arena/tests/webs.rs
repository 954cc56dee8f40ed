//! Webs: R58-R65.

use super::board::{blue, draw_with, red};
use super::fixture::BLUE;
use crate::rules::arena::{Event, WebPassing};

#[test]
fn r58_the_web_is_the_eight_squares_around_the_spider() {
    for (from, text) in [
        ("f7", "f7s1"),
        ("h7", "h7sw1"),
        ("h5", "h5w1"),
        ("h3", "h3nw1"),
        ("f3", "f3n1"),
        ("d3", "d3ne1"),
        ("d5", "d5e1"),
        ("d7", "d7se1"),
    ] {
        let board = blue(&format!("red spider f5, blue tiger {from}")).then(text);
        assert_eq!(board.is("blue tiger"), "captive", "{text}");
        let own = red(&format!("red spider f5, red lion {from}")).then(text);
        assert_ne!(own.is("red lion"), "captive", "its own pack is free: {text}");
    }
    let outside = blue("red spider f5, blue tiger f8").then("f8s1");
    assert_eq!(outside.is("blue tiger"), "f7 s");
}

#[test]
fn r59_no_enemy_stops_on_web_squares() {
    let board = blue("red spider f5, blue tiger f9");
    assert_eq!(board.then("f9s3").is("blue tiger"), "captive");
    assert_eq!(board.then("f9s2").is("blue tiger"), "f7 s");
    assert_eq!(board.then("f9s4").is("blue tiger"), "f5 s", "who hits the spider stops in no web");
}

#[test]
fn r60_spider_and_web_stay_out_of_the_water() {
    let board = red("red spider c6");
    assert!(!board.may("c6n1") && !board.may("c6n2") && board.may("c6nw1"));
    let swims = blue("red spider c6, blue tiger c8").then("c8s1");
    assert_eq!(swims.is("blue tiger"), "c7 s", "no web on water");
    let walks = blue("red spider c6, blue tiger a7 e").then("a7e1");
    assert_eq!(walks.is("blue tiger"), "captive");
    let near = red("red spider c5, blue tiger c7").then("c5n1");
    assert_eq!(near.is("blue tiger"), "c7 s", "and no danger");
}

#[test]
fn r61_a_spider_that_comes_near_endangers() {
    let board = red("red spider f6, red lion i4, blue wolf f9, blue cheetah i9").then("f6n2 >n");
    assert_eq!(board.is("blue wolf"), "f9 s endangered");
    assert_eq!(board.is("blue cheetah"), "i9 s");
    let board = board.then("i4>e end");
    let stays = board.then("i9>e f9>e");
    assert_eq!(stays.is("blue wolf"), "f9 e endangered", "until the end of the turn");
    assert_eq!(stays.then("end").is("blue wolf"), "captive");
    let leaves = board.then("f9n1 >s i9>e end");
    assert_eq!(leaves.is("blue wolf"), "f10 s", "who leaves is safe");
}

#[test]
fn r61_danger_ends_with_the_spider() {
    let board = red("red spider f6, red lion i4, blue wolf f9, blue cheetah e9");
    let board = board.then("f6n2 >n i4>e end");
    assert_eq!(board.is("blue cheetah"), "e9 s endangered");
    let hit = board.then("f9s1");
    assert_eq!((hit.is("red spider"), hit.is("blue cheetah")), ("captive".into(), "e9 s".into()));
    let moved = red("red spider f6, red lion i4, blue wolf f9").compensated().then("f6n2 >n f8s2");
    assert_eq!(moved.is("blue wolf"), "f9 s", "or when it moves away");
}

#[test]
fn r61_who_leaves_for_another_web_square_is_lost() {
    let moves = red("red spider f6, red lion i4, blue tiger f9").then("f6n2 >n i4>e end f9w1");
    assert_eq!(moves.is("blue tiger"), "captive");
}

#[test]
fn r62_who_ends_its_movement_in_a_web_is_imprisoned_at_once() {
    let board = blue("red spider f5, blue tiger f9, blue zebra h9");
    assert!(board.may("f9s3"), "it is legal");
    let events = board.told("f9s3");
    assert!(events.iter().any(|event| matches!(event, Event::Webbed { .. })));
    assert!(board.then("f9s3").may("h9s1"), "the turn goes on");
}

#[test]
fn r62_passing_over_a_web_is_free_unless_the_level_says_otherwise() {
    // The line e6, e5, e4 runs along the web of the spider on f5.
    let words = "red spider f5, blue cheetah e7";
    let board = blue(words);
    assert_eq!(board.goals("e7"), "d6 e2 e3 e4 e5 e6 f6 g5 h4 i3 j2");
    assert_eq!(board.then("e7s4 >s").is("blue cheetah"), "e3 s");
    assert_eq!(board.then("e7s3").is("blue cheetah"), "captive");
    let deadly = draw_with(|options| options.web_passing = WebPassing::Deadly, BLUE, words);
    assert_eq!(deadly.line("e7s"), "e7s1", "the first ends it");
    assert_eq!(deadly.then("e7s1").is("blue cheetah"), "captive");
}

#[test]
fn r63_the_hit_comes_before_the_web() {
    let board = blue("red spider f5, red wolf f6, blue tiger f8").then("f8s2");
    assert_eq!(
        (board.is("red wolf"), board.is("blue tiger")),
        ("captive".into(), "captive".into())
    );
    let spring = blue("red spider f5, red lion f6 armored, blue tiger f8").then("f8s2");
    assert_eq!(spring.is("blue tiger"), "f8 s", "who springs back to a free square is safe");
    assert_eq!(spring.is("red lion"), "f6 n");
    let within = blue("red spider f5, red lion f6 armored, blue tiger e6 e").then("e6e1");
    assert_eq!(within.is("blue tiger"), "captive", "but not who springs back into the web");
}

#[test]
fn r64_armor_does_not_help_in_a_web() {
    let board = blue("red spider f5, blue tiger f8 armored").then("f8s2");
    assert_eq!(board.is("blue tiger"), "captive", "and the armor is lost");
}

#[test]
fn r65_no_web_on_hunting_and_prison_squares_but_on_red_ones() {
    let board = blue("red spider f2, blue tiger e2 e, blue zebra captive");
    assert_eq!(board.then("e2se1").score(), [0, 1], "beside the spider");
    let red_square = blue("red spider f2, blue tiger f4").then("f4s1");
    assert_eq!(red_square.is("blue tiger"), "captive");
}

#[test]
fn r65_nobody_starts_again_in_an_enemy_web() {
    let board = red("blue spider b4, red lion f14").then("f14n1");
    for square in ["a3", "b3", "c3"] {
        assert!(!board.may(&format!("red.lion@{square}")), "{square}");
    }
    assert!(board.may("red.lion@d3") && board.may("red.lion@b2"));
}

#[test]
fn r65_whom_webs_do_nothing_to_starts_again_in_one_too() {
    // R55.
    let board = red("blue spider b4, red turtle f14, red lion captive").then("f14n1");
    for square in ["a3", "b3", "c3", "d3"] {
        assert!(board.may(&format!("red.turtle@{square}")), "{square}");
    }
    assert_eq!(board.why("red.turtle b3"), None);
    let hit = blue("blue spider b4, blue wolf e5, red turtle e6").then("e5n1");
    assert!(hit.may("red.turtle@b3"), "nor does a hit change that");
    let lion = red("blue spider b4, red lion f14").then("f14n1");
    assert_eq!(lion.why("red.lion b3").as_deref(), Some("arena-why-r65"));
}

#[test]
fn r65_a_spider_that_starts_again_endangers_but_lets_live() {
    let board = red("red spider f14, blue tiger b4").then("f14n1 red.spider@a3 >n");
    assert_eq!(board.is("blue tiger"), "b4 s endangered");
    let far = red("red spider f14, blue tiger b4").then("f14n1 red.spider@m3 >n");
    assert_eq!(far.is("blue tiger"), "b4 s");
}
