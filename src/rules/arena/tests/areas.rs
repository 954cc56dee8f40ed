//! Defence areas: R73-R81, including the manual's seven pictures.

use super::board::{Board, bare, blue, red};
use super::fixture::{RED, animal, jungla, scene_of};
use crate::rules::arena::Numbers;

/// Picture (1).
#[test]
fn r76_only_one_special_animal_stops_in_its_own_area() {
    for (name, may) in [("vulture", true), ("spider", true), ("turtle", true), ("lion", false)] {
        let board = red(&format!("red {name} e3 e"));
        assert_eq!(board.may("e3e1"), may, "{name}");
    }
    let second = red("red turtle e3 e, red vulture g2");
    assert!(!second.may("e3e1"), "one at a time");
    assert!(second.may("g2e1") && second.may("g2n2"), "the one inside goes where it likes");
    let jumps = red("red vulture f2 e, blue wolf g2");
    assert!(jumps.may("f2e1") && jumps.may("f2e2"), "it keeps all its powers");
}

#[test]
fn r76_from_water_too_a_special_animal_stops_in_its_own_area() {
    let board = red("red turtle d2 e, red lion j2 w");
    assert_eq!(board.line("d2e"), "d2e1 d2e2 d2e3");
    assert_eq!(board.line("j2w"), "", "others do not");
}

/// Pictures (2) and (6).
#[test]
fn r74_an_attacker_stops_on_the_first_red_square() {
    assert_eq!(red("red lion f11").line("f11n"), "f11n1 f11n2", "f12 and f13");
    assert_eq!(red("red lion d14 e").line("d14e"), "d14e1", "from water too");
    assert_eq!(red("red anaconda d14 e").line("d14e"), "d14e1", "shorter than its numbers");
    assert_eq!(red("red lion e13 e").line("e13e"), "e13e1", "never across to i13");
    assert_eq!(red("red kangaroo f11").line("f11n"), "f11n2");
    let own = red("red lion f11, red wolf f13");
    assert_eq!(own.line("f11n"), "f11n1", "its own animal is on that square");
    let guard = red("red lion f11, blue vulture f13");
    assert_eq!(guard.line("f11n"), "f11n1 f11n2");
    assert_eq!(guard.then("f11n2").is("blue vulture"), "captive");
    assert_eq!(red("red lion f11, blue vulture f14").line("f11n"), "f11n1 f11n2", "not beyond");
    assert_eq!(red("red lion f14, red wolf f12").then("f12n1").is("red wolf"), "f13 n");
}

#[test]
fn r75_jumps_do_not_cross_red_squares() {
    assert_eq!(red("red gorilla f12, red wolf f13").line("f12n"), "");
    assert_eq!(red("red kangaroo e13 e").line("e13e"), "e13e1");
    assert_eq!(red("red kangaroo e11 e").line("e11e"), "e11e3 e11e4 e11e5");
}

/// Picture (3).
#[test]
fn r73_inside_the_enemy_area_an_attacker_moves_one_square() {
    let board = red("red lion f13");
    assert_eq!(board.goals("f13"), "e12 e13 e14 f12 f14 g12 g13 g14");
    assert_eq!(red("red cheetah f13").goals("f13"), "e14 f14 g14", "in its own directions");
    assert_eq!(red("red kangaroo f13").goals("f13"), "e14 f14 g14", "even without a 1");
}

#[test]
fn r73_all_its_powers_serve_to_imprison_a_special_animal_inside() {
    let board = red("red lion f13, blue vulture h13");
    assert_eq!(board.line("f13e"), "f13e1 f13e2");
    assert_eq!(board.then("f13e2").is("blue vulture"), "captive");
    let spider = red("red lion e14 e, blue spider h14");
    assert_eq!(spider.line("e14e"), "e14e1 e14e3");
    let turtle = red("red lion f13, blue turtle h13");
    assert_eq!(turtle.line("f13e"), "f13e1", "the turtle cannot be imprisoned");
    let outside = red("red lion f13, blue vulture i13");
    assert_eq!(outside.line("f13e"), "f13e1", "nor does it serve outside");
    let entering = red("red lion e12 e, red wolf e13 e, blue vulture g13");
    assert_eq!(entering.line("e13e"), "e13e1", "nor those who are not inside yet");
    assert!(red("red lion h14 w, blue vulture f13").may("h14w3l"), "by an L too");
}

/// Pictures (4) and (5).
#[test]
fn r77_a_defender_enters_with_all_powers_to_hit_and_springs_back() {
    let board = red("red cheetah e3 e, blue lion h3");
    assert_eq!(board.line("e3e"), "e3e3");
    let hit = board.then("e3e3");
    assert_eq!((hit.is("red cheetah"), hit.is("blue lion")), ("e3 e".into(), "captive".into()));
    assert_eq!(hit.then(">n").is("red cheetah"), "e3 n", "and may turn");
    assert_eq!(red("red cheetah e3 e").line("e3e"), "e3e4 e3e5", "nobody to hit, no stopping");
    let jump = red("red gorilla e3 e, blue wolf f3, blue lion g3").then("e3e2");
    assert_eq!((jump.is("blue wolf"), jump.is("blue lion")), ("f3 s".into(), "captive".into()));
}

#[test]
fn r77_a_special_animal_that_hits_there_stays() {
    let board = red("red vulture e3 e, blue lion f3").then("e3e1");
    assert_eq!(board.is("red vulture"), "f3 e");
    let armored = red("red vulture e3 e, blue tiger f3 armored").then("e3e1");
    assert_eq!(armored.is("red vulture"), "e3 e", "unless armor throws it back");
    assert_eq!(armored.is("blue tiger"), "f3 s");
}

#[test]
fn r78_beside_a_special_animal_nobody_enters_to_hit() {
    let words = "red cheetah e3 e, blue lion g3";
    assert!(red(words).may("e3e2"));
    for guard in ["turtle", "spider", "vulture"] {
        let board = red(&format!("{words}, red {guard} g2"));
        assert!(!board.may("e3e2"), "{guard}");
        assert_eq!(board.may("g2n1"), guard != "turtle", "{guard} inside may hit itself");
    }
    assert!(!red("red vulture e3 e, red turtle g2, blue lion g3").may("e3e2"));
}

#[test]
fn r79_an_attacker_leaves_one_square_a_movement() {
    let board = red("red lion f13");
    assert!(board.may("f13s1") && !board.may("f13s2"));
    let out = board.then("f13s1 >s");
    assert_eq!(out.is("red lion"), "f12 s");
    assert_eq!(red("red lion f12 s").line("f12s"), "f12s1 f12s2 f12s3 f12s4");
    assert!(red("red turtle e14").may("e14w1"), "into the water beside it");
}

/// Picture (7).
#[test]
fn r80_a_defender_on_land_crosses_its_whole_area() {
    assert_eq!(red("red lion e3 e").line("e3e"), "e3e4", "from e3 to i3");
    assert_eq!(red("red cheetah e3 e").line("e3e"), "e3e4 e3e5");
    assert_eq!(red("red lion e3 e, red wolf g3").line("e3e"), "", "if nobody blocks it");
    assert_eq!(blue("blue lion e13 e").line("e13e"), "e13e4");
    assert_eq!(red("red lion e13 e").line("e13e"), "e13e1", "the attacker does not");
}

/// A rhinoceros with long water numbers, because no animal of the sheet is fast enough in water.
fn swimmer(words: &str) -> Board {
    let mut plan = jungla();
    animal(&mut plan, "rhinoceros").water = Numbers::of(&[1, 2, 3, 5, 6]);
    let (tables, position) = scene_of(&plan, RED, words);
    Board { tables, position }
}

#[test]
fn r80_a_defender_in_water_crosses_only_to_hit() {
    let board = swimmer("red rhinoceros d2 e, blue wolf m12");
    assert_eq!(board.line("d2e"), "", "from d2 to j2");
    let hit = swimmer("red rhinoceros d2 e, blue wolf g2, blue zebra m12");
    assert_eq!(hit.line("d2e"), "d2e3");
    let beyond = swimmer("red rhinoceros d2 e, blue wolf j2, blue zebra m12");
    assert_eq!(beyond.line("d2e"), "", "and only inside");
    let land = bare(RED, "red rhinoceros e3 e, blue wolf m12");
    assert_eq!(land.line("e3e"), "", "three squares do not suffice");
}

#[test]
fn r81_runners_and_turtle_keep_their_rights_in_the_area() {
    let board = |facing: &str| red(&format!("red lion e3 e, blue zebra f3 {facing}"));
    assert!(!board("w").may("e3e1"), "head-on");
    assert!(board("s").may("e3e1"));
    let turtle = red("red lion e3 e, blue turtle f3");
    assert!(turtle.may("e3e1"), "the enemy's area is not its own");
    assert!(!red("red lion e12, blue turtle f13").may("e12ne1"), "its own is");
    assert!(!red("red turtle e3 e, blue wolf f3").may("e3e1"), "and it hits nobody");
}
