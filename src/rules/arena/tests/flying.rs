//! The vulture: R71 and R72.

use super::board::{Board, red};
use super::fixture::{RED, animal, jungla, scene_of};
use crate::rules::arena::{Bend, KindPlan, Numbers, Power, Powers, Ways};

/// Red's vulture with a change.
fn fledgling(exact: bool, change: impl FnOnce(&mut KindPlan), words: &str) -> Board {
    let mut plan = jungla();
    change(animal(&mut plan, "vulture"));
    plan.options.exact_numbers = exact;
    let (tables, position) = scene_of(&plan, RED, &format!("{words}, blue hippopotamus m14"));
    Board { tables, position }
}

#[test]
fn r71_a_flight_neither_ends_in_the_enemy_area_nor_hunts() {
    assert_eq!(red("red vulture f4").line("f4n"), "f4n1 f4n2 f4n7 f4n8");
    assert_eq!(red("red vulture f5").line("f5n"), "f5n1 f5n2 f5n7", "8 would be red");
    assert_eq!(red("red vulture f6").line("f6n"), "f6n1 f6n2", "7 and 8 would be red");
    assert_eq!(red("red vulture f8").line("f8n"), "f8n1 f8n2", "7 would be a hunting square");
    assert_eq!(red("red vulture f7").line("f7n"), "f7n1 f7n2");
}

#[test]
fn r71_a_flight_does_not_jump() {
    assert_eq!(red("red vulture a4, red wolf a6").line("a4n"), "a4n1");
    assert_eq!(red("red vulture a4, blue wolf a6").line("a4n"), "a4n1 a4n2");
    assert_eq!(red("red vulture a4, red wolf a5").line("a4n"), "a4n2", "short moves do");
    let hits = red("red vulture a4, blue wolf a11");
    assert_eq!(hits.line("a4n"), "a4n1 a4n2 a4n7", "but hits where it lands");
    assert_eq!(hits.then("a4n7").is("blue wolf"), "captive");
}

#[test]
fn r71_a_flight_stops_at_water() {
    assert_eq!(red("red vulture c3").line("c3n"), "c3n1 c3n2 c3n4");
    assert_eq!(red("red vulture a5 e").line("a5e"), "a5e1 a5e2 a5e7 a5e8", "row 5 is dry");
    assert_eq!(red("red vulture a4 e").line("a4e"), "a4e1 a4e2 a4e3");
    assert_eq!(red("red vulture c7").line("c7n"), "c7n1 c7n2", "from water it does not fly");
}

#[test]
fn r72_short_moves_know_none_of_these_limits() {
    let board = red("red vulture f12, red vulture f14, red vulture i5, red wolf i6");
    assert_eq!(board.line("f12n"), "f12n1", "into the area, to its first square");
    assert_eq!(board.then("f14n1").score(), [1, 0], "onto a hunting square");
    assert_eq!(board.line("i5n"), "i5n2", "over animals");
    assert_eq!(red("red vulture c6").line("c6n"), "c6n1", "water stops these too");
}

#[test]
fn r71_no_flight_goes_on_over_water_wherever_it_starts() {
    let swims = |kind: &mut KindPlan| kind.water = Numbers::of(&[1, 2, 7]);
    let board = fledgling(true, swims, "red vulture d4 e");
    assert_eq!(board.line("d4e"), "d4e1 d4e2 d4e6", "R67 does not carry it over j4");
    let amphibious = |kind: &mut KindPlan| kind.powers = Powers::of(&[Power::Amphibious]);
    let board = fledgling(true, amphibious, "red vulture a4 e, red vulture c5 n");
    assert_eq!(board.line("a4e"), "a4e1 a4e2 a4e3", "nor R69 over d4");
    assert_eq!(board.line("c5n"), "c5n1 c5n2");
    let board = fledgling(true, amphibious, "red vulture c6 n");
    assert_eq!(board.line("c6n"), "c6n1 c6n2", "its short moves are none");
}

#[test]
fn r71_an_l_as_long_as_a_flight_has_its_limits() {
    let bend = Some(Bend { lengths: Numbers::of(&[7]), ways: Ways::FORWARD });
    let change = |kind: &mut KindPlan| (kind.water, kind.bend) = (Numbers::of(&[1, 7]), bend);
    let flight = fledgling(true, change, "red vulture d4 e, red vulture h4 n");
    assert!(!flight.may("d4e7l") && !flight.may("d4e7r"), "j4 is water");
    assert!(flight.may("h4n7l") && flight.may("h4n7r"));
    let walks = |kind: &mut KindPlan| {
        change(kind);
        kind.flies = Numbers(0);
    };
    let walk = fledgling(true, walks, "red vulture d4 e");
    assert!(walk.may("d4e7l") && walk.may("d4e7r"), "from water it goes on");
}

#[test]
fn r15_up_to_n_goes_by_the_numbers_of_the_ground_where_it_starts() {
    let swims = |kind: &mut KindPlan| kind.water = Numbers::of(&[2, 4]);
    let board = fledgling(false, swims, "red vulture d10 n, red vulture h10 n");
    assert!(board.may("d10ne3"), "into the area: 3 is a short 4 in water, which is no flight");
    assert!(!board.may("h10n3"), "from land 3 is a short 7");
    assert_eq!(board.line("h10n"), "h10n1 h10n2");
    let jumps = fledgling(false, swims, "red vulture d4 e, red wolf f4, blue wolf h6");
    assert_eq!(jumps.line("d4e"), "d4e1", "nor a jump: only 1 and 2 are");
    let exact = fledgling(true, swims, "red vulture d10 n");
    assert_eq!(exact.line("d10ne"), "d10ne2 d10ne3", "which the area cuts short");
    assert_eq!(board.line("d10ne"), "d10ne1 d10ne2 d10ne3");
}
