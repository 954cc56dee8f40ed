//! Armor: R89-R92.

use super::board::{blue, red};
use crate::rules::arena::Event;

#[test]
fn r89_lion_and_tiger_gain_armor_by_hunting() {
    let lion = red("red lion f14").then("f14n1");
    assert_eq!((lion.is("red lion"), lion.score()), ("aside armored".into(), [1, 0]));
    assert_eq!(lion.then("red.lion@b3 >n").is("red lion"), "b3 n armored");
    let tiger = blue("blue tiger f2").then("f2s1 blue.tiger@b13 >s");
    assert_eq!(tiger.is("blue tiger"), "b13 s armored");
    let wolf = red("red wolf f14").then("f14n1 red.wolf@b3 >n");
    assert_eq!(wolf.is("red wolf"), "b3 n", "nobody else does");
    let gains = |event: &Event| matches!(event, Event::ArmorGained { .. });
    let again = red("red lion f14 armored");
    assert!(!again.told("f14n1").iter().any(gains), "and not twice over");
    assert_eq!(again.then("f14n1").is("red lion"), "aside armored");
}

#[test]
fn r90_the_first_hit_breaks_armor_and_the_hitter_springs_back() {
    let board = red("red wolf e5, blue tiger e7 armored").then("e5n2 >n");
    assert_eq!((board.is("blue tiger"), board.is("red wolf")), ("e7 s".into(), "e5 n".into()));
    let plain = red("red wolf e5, blue tiger e7").then("e5n2");
    assert_eq!(plain.is("blue tiger"), "captive");
}

#[test]
fn r91_one_turn_takes_armor_and_animal_only_by_two_enemies() {
    let board = red("red wolf f5, red cheetah k5, blue tiger f7 armored");
    let cracked = board.then("f5n2 >n");
    assert!(!cracked.may("f5n2"), "the same has acted");
    let two = red("red wolf f5, red cheetah f9 s, blue tiger f7 armored").then("f5n2 >n f9s2");
    assert_eq!(two.is("blue tiger"), "captive", "a different one imprisons it");
    let double = red("red wolf f5, red cheetah k5, blue tiger f7 armored").compensated();
    let double = double.then("f5n2 >n");
    assert!(double.may("f5n1") && !double.may("f5n2"), "nor does a double action");
}

#[test]
fn r92_armor_comes_and_goes() {
    let board = red("red lion f14 armored, blue wolf f12 n").then("f14>s a2>e end");
    let cracked = board.then("f12n2 >n m14>n end");
    assert_eq!(cracked.is("red lion"), "f14 s");
    let again = cracked.then("f14n1 red.lion@b3 >n");
    assert_eq!(again.is("red lion"), "b3 n armored");
}
