//! Hits: R25-R33.

use super::board::{blue, red};
use super::fixture::{BLUE, RED, jungla, tables};

#[test]
fn r25_moving_onto_an_enemy_imprisons_it() {
    let board = red("red wolf e5, blue lion e7, blue cheetah e9").then("e5n2");
    assert_eq!(board.is("red wolf"), "e7 n");
    assert_eq!(board.is("blue lion"), "captive", "and it leaves the board");
    assert_eq!(board.is("blue cheetah"), "e9 s");
}

/// A number of the animal, and the square that many ranks north of e4.
fn reach(name: &str) -> (u8, String) {
    let tables = tables(&jungla());
    let animal = tables.animals().iter().find(|animal| animal.plan.id == name).unwrap();
    let number = animal.plan.land.iter().next().unwrap();
    (number, format!("e{}", 4 + number))
}

#[test]
fn r26_all_animals_but_the_turtle_imprison_and_are_imprisoned() {
    let animals = tables(&jungla());
    for animal in animals.animals() {
        let name = &animal.plan.id;
        let (number, square) = reach(name);
        let attack = red(&format!("red {name} e4, blue anaconda {square}"));
        assert_eq!(attack.may(&format!("e4n{number}")), name != "turtle", "{name} hits");
        let victim = red(&format!("red wolf e4, blue {name} e6 w")).then("e4n2");
        assert_eq!(victim.is(&format!("blue {name}")) == "captive", name != "turtle", "{name}");
    }
}

#[test]
fn r27_the_imprisoned_are_kept_and_can_be_freed() {
    let board = red("red wolf e5, blue lion e7, blue anaconda g2 s").then("e5n2 >n");
    assert_eq!(board.position.captives(BLUE).count_ones(), 1);
    let board = board.then("a2>e end");
    assert!(board.may("g2s1"), "the enemy prison is entered to free it");
    assert_eq!(board.then("g2s1 free:blue.lion blue.lion@a13 >s").is("blue lion"), "a13 s");
}

#[test]
fn r28_hits_on_turtle_and_armor_remove_nobody() {
    let board = red("red wolf e5, blue turtle e6, red cheetah h5, blue tiger h7 armored");
    assert_eq!(board.then("e5n1").is("blue turtle"), "aside");
    assert_eq!(board.then("h5n2").is("blue tiger"), "h7 s");
    assert_eq!(board.then("h5n2").position.captives(BLUE), 0);
}

#[test]
fn r29_a_hit_is_never_compulsory() {
    let board = red("red wolf e5, blue lion e6, red cheetah h5");
    assert!(board.may("e5n1") && board.may("e5ne1") && board.may("h5n1"));
    let board = board.then("e5>s h5>s end");
    assert_eq!(board.is("blue lion"), "e6 s");
}

#[test]
fn r30_a_spring_attack_returns_to_where_it_began() {
    let board = red("red wolf e3 e, blue lion g3").then("e3e2");
    assert_eq!(board.is("red wolf"), "e3 e");
    assert_eq!(board.is("blue lion"), "captive");
    assert_eq!(board.position.standing().count(), 3);
}

#[test]
fn r31_springs_only_from_armor_and_in_the_own_area() {
    let board = red("red wolf e5, blue tiger e7 armored").then("e5n2");
    assert_eq!(board.is("red wolf"), "e5 n", "from armor");
    let board = red("red wolf e3 e, blue lion f3").then("e3e1");
    assert_eq!(board.is("red wolf"), "e3 e", "in its own area");
    let board = red("red wolf f12, blue vulture f13").then("f12n1");
    assert_eq!(board.is("red wolf"), "f13 n", "but not in the enemy's");
    let board = red("red wolf e5, blue tiger e7").then("e5n2");
    assert_eq!(board.is("red wolf"), "e7 n", "nor from an animal without armor");
}

#[test]
fn r32_after_springing_back_it_may_turn() {
    for words in ["red wolf e3 e, blue lion f3", "red wolf e3 e, blue tiger f3 armored"] {
        let board = red(words).then("e3e1");
        assert_eq!(board.texts().len(), 8, "{words}");
        assert_eq!(board.then(">nw").is("red wolf"), "e3 nw");
    }
    let armor = red("red wolf e5, blue tiger e7 armored").then("e5n2 >sw");
    assert_eq!(armor.is("red wolf"), "e5 sw");
}

#[test]
fn r33_a_hit_on_a_turtle_is_no_spring_attack() {
    let board = red("red wolf e5, blue turtle e7").then("e5n2");
    assert_eq!(board.is("red wolf"), "e7 n", "it takes the square");
    let area = red("red wolf e3 e, blue turtle f3").then("e3e1");
    assert_eq!(area.is("red wolf"), "e3 e", "but in the own area it springs back");
}

#[test]
fn both_sides_hit_alike() {
    let board = blue("blue wolf e11, red lion e9").then("e11s2");
    assert_eq!((board.is("blue wolf"), board.is("red lion")), ("e9 s".into(), "captive".into()));
    assert_eq!(board.position.captives(RED).count_ones(), 1);
}
