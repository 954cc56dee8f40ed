//! The vulture: R71 and R72.

use super::board::red;

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
