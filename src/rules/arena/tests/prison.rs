//! Liberation and its compensation: R82-R88.

use super::board::{Board, bare, bare_with, red};
use super::fixture::{BLUE, RED, square};
use crate::rules::arena::DoubleAction;

const SIX: &str = "red wolf captive, red lion captive, red zebra captive, red gazelle captive, \
                   red cheetah captive, red gorilla captive";

#[test]
fn r82_only_the_first_action_frees_and_it_counts_twice() {
    let board = red("red rhinoceros g14, red elephant i5, red wolf captive");
    assert!(board.may("g14n1"));
    assert!(!board.then("i5>e").may("g14n1"), "not with the second action");
    let freed = board.then("g14n1 free:red.wolf red.wolf@a3 >n");
    assert_eq!(freed.texts(), ["end"], "both actions are used up");
}

#[test]
fn r82_in_a_turn_of_three_actions_one_is_left() {
    let board = red("red rhinoceros g14, red elephant i5, red wolf captive").compensated();
    let freed = board.then("g14n1 free:red.wolf red.wolf@a3 >n");
    assert!(freed.may("i5n1") && freed.may("end"), "and need not be used");
    assert_eq!(freed.then("i5n1 >n").texts(), ["end"]);
}

#[test]
fn r83_entering_the_enemy_prison_frees_up_to_five() {
    let board = red(&format!("red rhinoceros g14, {SIX}")).then("g14n1");
    assert_eq!(board.listed("free:").split(' ').count(), 6, "the player chooses");
    assert!(!board.may("enough"), "one at least");
    let one = board.then("free:red.lion red.lion@a3 >n");
    assert!(one.may("enough") && one.may("free:red.zebra") && !one.may("free:red.lion"));
    let five = one.then(
        "free:red.zebra red.zebra@b3 >n free:red.wolf red.wolf@c3 >n \
         free:red.gazelle red.gazelle@d3 >n free:red.cheetah red.cheetah@e3 >n",
    );
    assert_eq!(five.texts(), ["end"], "and five at most");
    assert_eq!(five.is("red gorilla"), "captive");
}

#[test]
fn r83_without_a_captive_nobody_enters_the_prison() {
    assert!(!red("red rhinoceros g14").may("g14n1"));
    assert!(!red("red rhinoceros g14, blue wolf captive").may("g14n1"), "not for the enemy's");
    assert!(red("red rhinoceros g14, red wolf captive").may("g14n1"));
}

#[test]
fn r84_the_rescuer_stays_imprisoned_however_few_it_frees() {
    let board = red(&format!("red rhinoceros g14, {SIX}")).then("g14n1");
    assert_eq!(board.is("red rhinoceros"), "captive");
    assert!(!board.may("free:red.rhinoceros"), "it does not free itself");
    let enough = board.then("free:red.lion red.lion@a3 >n enough");
    assert_eq!(enough.is("red rhinoceros"), "captive");
    assert_eq!(enough.texts(), ["end"]);
}

#[test]
fn r85_the_freed_come_onto_the_den_by_the_rule_of_rows() {
    let board = red("red rhinoceros g14, red lion captive, red wolf captive, red zebra a3");
    let board = board.then("g14n1 free:red.lion");
    assert!(board.may("red.lion@b3") && board.may("red.lion@d3"));
    assert!(!board.may("red.lion@b2"), "nobody is in front");
    assert!(!board.may("red.lion@a3") && !board.may("red.lion@a2"), "these are held");
    let board = board.then("red.lion@b3");
    assert_eq!(board.texts().len(), 8, "any facing");
    let board = board.then(">s");
    assert_eq!(board.is("red lion"), "b3 s", "without armor");
    assert!(board.then("free:red.wolf").may("red.wolf@b2"), "now somebody is");
}

#[test]
fn r85_the_freed_act_from_the_next_turn_on() {
    let board = red("red rhinoceros g14, red elephant i5, red wolf captive").compensated();
    let freed = board.then("g14n1 free:red.wolf red.wolf@a3 >n");
    assert!(!freed.may("a3n1") && !freed.may("a3>e"), "one action is left, but not for it");
    let next = freed.then("i5>e end m14>n m14>s end");
    assert!(next.may("a3n1"));
}

#[test]
fn r85_only_as_many_are_freed_as_fit() {
    let den = "red zebra a3, red zebra b3, red zebra c3, red zebra d3, red zebra e3, red zebra i3, \
               red zebra j3, red zebra k3, red zebra l3, red zebra m3, red wolf a2, red wolf b2, \
               red wolf c2, red wolf d2, red wolf j2, red wolf k2, red wolf l2";
    let words = format!(
        "{den}, red rhinoceros g14, red lion captive, red cheetah captive, \
                         blue wolf m12, blue zebra a12"
    );
    let board = bare(RED, &words).then("g14n1 free:red.lion");
    assert_eq!(board.texts(), ["red.lion@m2"]);
    assert_eq!(board.then("red.lion@m2 >n").texts(), ["end"], "there is no room for the other");
}

/// Blue's turn after a liberation, with red's zebra and lion in its way.
fn compensation(words: &str) -> Board {
    bare(RED, &format!("red rhinoceros g14, red wolf captive, red elephant a2, {words}"))
        .then("g14n1 free:red.wolf red.wolf@b3 >n end")
}

#[test]
fn r86_the_enemy_may_take_three_actions_with_three_animals() {
    let board = compensation("blue wolf e9, blue lion f9, blue cheetah h9, blue zebra i9");
    let two = board.then("e9>e f9>e");
    assert!(two.may("h9>e") && !two.may("e9>s"), "three different ones");
    let three = two.then("h9>e");
    assert_eq!(three.texts(), ["end"]);
    let later = three.then("end b3>e a2>e end");
    assert_eq!(later.then("e9>s f9>s").texts(), ["end"], "and only in the next turn");
}

#[test]
fn r86_the_third_action_is_a_right_and_no_duty() {
    let board = compensation("blue wolf e9, blue lion f9, blue cheetah h9, blue zebra i9");
    let one = board.then("e9>e");
    assert!(!board.may("end") && !one.may("end"), "two are a duty");
    let two = one.then("f9>e");
    assert!(two.may("end") && two.may("h9>e"));
    assert_eq!(two.then("end").decider(), Some(RED));
    assert_eq!(two.why("end"), None);
    let moved = one.then("f9n1");
    assert!(!moved.may("end") && moved.then(">s").may("end"), "once the heading is chosen");
}

#[test]
fn r86_or_two_actions_with_one_animal() {
    let board = compensation("blue wolf e9, blue lion f9, blue cheetah h9");
    let one = board.then("e9n1 >s");
    assert!(one.may("e10n1") && one.may("e10>e") && one.may("f9n1"));
    assert_eq!(one.then("e10n1 >s").texts(), ["end"], "then there is no third");
    assert!(!one.then("f9>e").may("e10n1"), "not after another has acted");
}

#[test]
fn r86_another_reading_has_the_double_action_within_three() {
    let words = "blue wolf e9, blue lion f9, blue cheetah h9";
    let change = |options: &mut crate::rules::arena::Options| {
        options.double_action = DoubleAction::InsideThree;
    };
    let start = format!("red rhinoceros g14, red wolf captive, red elephant a2, {words}");
    let board = bare_with(change, RED, &start).then("g14n1 free:red.wolf red.wolf@b3 >n end");
    let twice = board.then("e9n1 >s e10n1 >s");
    assert!(twice.may("f9>e") && !twice.may("e11>e"), "a third by another");
    assert!(twice.may("end") && !board.then("e9n1 >s").may("end"), "which is no duty");
    assert!(board.then("e9n1 >s f9>e").may("e10n1"), "in any order");
    assert!(!board.then("e9>e e9>s f9>e").may("f9>s"), "and one animal only");
}

#[test]
fn r87_a_second_action_frees_scores_imprisons_and_enters_nothing() {
    let words = "blue tiger g3, blue lion captive, blue wolf e5, red lion e4";
    let board = compensation(words);
    assert!(board.may("g3s1") && board.may("e5s1"), "a first action does");
    let inside = board.then("g3s1 >s");
    assert!(!inside.may("g2s1") && !inside.may("g2se1"), "neither prison nor hunting square");
    assert!(inside.may("g2n1") && inside.may("g2e1"), "but about the area it stands in");
    let lion = compensation("blue tiger e5, red lion e4, blue cheetah m12").then("e5>e");
    assert!(!lion.may("e5s1") && lion.may("e5n1"), "no enemy is imprisoned");
    let enters = compensation("blue wolf f6, blue cheetah m12").then("f6s2 >s");
    assert!(!enters.may("f4s1"), "an area of the enemy");
    let own = compensation("blue vulture f11, blue cheetah m12").then("f11n1 >s");
    assert!(!own.may("f12n1") && own.may("f12e1"), "or its own");
}

#[test]
fn r87_a_second_action_may_still_hit_armor() {
    let board = compensation("blue tiger e7, red lion e5 armored, blue cheetah m12");
    let board = board.then("e7>n e7s2");
    assert_eq!(board.is("red lion"), "e5 n", "it imprisons nobody");
}

#[test]
fn r88_nobody_stays_on_a_prison_square() {
    let board = red(&format!("red rhinoceros g14, red turtle f14, {SIX}"));
    for rescue in ["g14n1", "f14ne1"] {
        let board = board.then(rescue);
        assert_eq!(board.position.pawn_at(square("g15")), None);
        assert_eq!(board.position.captives(BLUE), 0);
    }
}
