//! Water: R66-R70.

use super::board::{blue, red};

#[test]
fn r66_a_land_animal_stops_at_the_first_water_square() {
    let lion = red("red lion c5");
    assert_eq!(lion.line("c5n"), "c5n1 c5n2", "c7 is water, though it could go on to c9");
    assert_eq!(red("red kangaroo c5").line("c5n"), "c5n2", "shorter than all its numbers");
    assert_eq!(red("red kangaroo b7").line("b7n"), "b7n1");
    assert_eq!(red("red vulture c4").line("c4n"), "c4n1 c4n2 c4n3", "flights are cut too");
    assert_eq!(red("red cheetah c3").line("c3e"), "", "it looks north");
    assert_eq!(red("red lion c3 e").line("c3e"), "c3e1", "the water of the den counts");
    assert_eq!(red("red lion f7").line("f7n"), "f7n1 f7n2 f7n3 f7n4", "no water on this file");
}

#[test]
fn r67_who_starts_in_water_uses_water_numbers_and_is_not_stopped() {
    let lion = red("red lion c7");
    assert_eq!(lion.line("c7n"), "c7n1 c7n2", "on through c8");
    assert_eq!(lion.line("c7s"), "c7s1 c7s2", "or onto land");
    assert_eq!(red("red wolf c7").line("c7n"), "c7n1");
    let through = red("red rhinoceros b8");
    assert_eq!(through.line("b8n"), "b8n1 b8n2", "out of the water with water numbers");
    assert_eq!(red("red lion d11 e").line("d11n"), "d11n1", "from land it stops");
}

#[test]
fn r68_jumpers_do_not_leap_the_water() {
    assert_eq!(red("red kangaroo c5, red wolf c7").line("c5n"), "", "its own animal is there");
    let enemy = red("red kangaroo c5, blue wolf c7");
    assert_eq!(enemy.line("c5n"), "c5n2");
    assert_eq!(enemy.then("c5n2").is("blue wolf"), "captive");
    assert_eq!(red("red gorilla d5, red wolf d6").line("d5n"), "", "nor a single water square");
    assert_eq!(red("red gorilla f5, red wolf f6").line("f5n"), "f5n2 f5n3", "on land they leap");
}

#[test]
fn r69_aquatic_animals_go_through_water_with_land_numbers() {
    assert_eq!(red("red hippopotamus c5").line("c5n"), "c5n1 c5n2 c5n3");
    assert_eq!(red("red rhinoceros c5").line("c5n"), "c5n1 c5n2");
    assert_eq!(red("red crocodile d5").line("d5n"), "d5n1 d5n2", "and out of it again");
}

#[test]
fn r70_an_aquatic_animal_does_not_move_one_square_in_water() {
    for (name, line) in
        [("crocodile", "c7n2 c7n3"), ("hippopotamus", "c7n2"), ("anaconda", "c7n2 c7n3")]
    {
        assert_eq!(red(&format!("red {name} c7")).line("c7n"), line);
    }
}

/// The manual's picture: the crocodile neither hits the adjacent cheetah nor jumps over it.
#[test]
fn r70_the_crocodile_cannot_hit_at_one_square_in_water() {
    let beside = red("red crocodile c7, blue cheetah c8");
    assert_eq!(beside.line("c7n"), "");
    let further = red("red crocodile c7, blue cheetah c9");
    assert_eq!(further.line("c7n"), "c7n2");
    assert_eq!(further.then("c7n2").is("blue cheetah"), "captive");
    let ashore = red("red crocodile c6, blue cheetah c7");
    assert!(ashore.may("c6n1"), "from land it can");
    assert!(blue("blue wolf c9, red lion c8").may("c9s1"), "and others can");
}
