//! Destroyers: R40-R44.

use super::board::{Board, red};

/// The pawns among these that are captives.
fn captives(board: &Board, names: &str) -> String {
    let taken = names.split(' ').filter(|name| board.is(&format!("blue {name}")) == "captive");
    taken.collect::<Vec<_>>().join(" ")
}

#[test]
fn r40_destroyers_imprison_all_enemies_in_their_path() {
    for name in ["rhinoceros", "elephant", "gorilla"] {
        let board = red(&format!("red {name} f5, blue wolf f6, blue zebra f7 w, blue lion f9"));
        assert_eq!(captives(&board.then("f5n3"), "wolf zebra lion"), "wolf zebra");
        assert_eq!(board.then("f5n3").is(&format!("red {name}")), "f8 n");
        assert_eq!(captives(&board.then("f5n2"), "wolf zebra lion"), "wolf zebra", "{name}");
        assert_eq!(captives(&board.then("f5n1"), "wolf zebra lion"), "wolf");
    }
    let lion = red("red lion f5, blue wolf f6, blue zebra f7 w");
    assert!(lion.may("f5n1") && !lion.may("f5n2"), "others do not");
    let own = red("red rhinoceros f5, blue wolf f6, red wolf f7");
    assert!(own.may("f5n1") && !own.may("f5n2") && !own.may("f5n3"), "its own pack blocks it");
}

#[test]
fn r41_they_stop_at_another_destroyer() {
    for name in ["rhinoceros", "elephant", "gorilla"] {
        let board = red(&format!("red elephant f5, blue wolf f6, blue {name} f7"));
        assert_eq!(captives(&board.then("f5n2"), &format!("wolf {name}")), format!("wolf {name}"));
        assert!(!board.may("f5n3"), "{name}");
    }
    assert!(red("red elephant f5, blue wolf f6, blue lion f7").may("f5n3"));
}

#[test]
fn r42_in_a_defence_area_they_hit_one_animal_only() {
    let board = red("red rhinoceros e3 e, blue wolf f3, blue lion g3");
    assert!(board.may("e3e1") && !board.may("e3e2") && !board.may("e3e3"));
    let hit = board.then("e3e1");
    assert_eq!(captives(&hit, "wolf lion"), "wolf");
    assert_eq!(hit.is("red rhinoceros"), "e3 e", "and spring back");
    let enemy = red("red rhinoceros f11, blue wolf f12, blue vulture f13, blue lion f14");
    assert_eq!(captives(&enemy.then("f11n2"), "wolf vulture lion"), "wolf vulture");
    assert!(!enemy.may("f11n3"), "the first red square ends it");
}

#[test]
fn r43_a_turtle_in_the_path_goes_home_and_the_destroyer_goes_on() {
    let board = red("red rhinoceros f5, blue turtle f6, blue wolf f7");
    let swept = board.then("f5n3");
    assert_eq!(
        (swept.is("blue turtle"), swept.is("blue wolf")),
        ("aside".into(), "captive".into())
    );
    assert!(swept.may("blue.turtle@a13") && !swept.may(">n"), "its den square is chosen first");
    let safe = red("red rhinoceros a11, blue turtle a13");
    assert!(safe.may("a11n1") && !safe.may("a11n2") && !safe.may("a11n3"), "safe, it is a wall");
}

#[test]
fn r43_a_runner_from_the_front_blocks_it() {
    let board = red("red rhinoceros f5, blue zebra f7 s");
    assert!(board.may("f5n1") && !board.may("f5n2") && !board.may("f5n3"));
    assert!(red("red rhinoceros f5, blue zebra f7 e").may("f5n3"));
}

#[test]
fn r43_armor_breaks_and_ends_the_run() {
    let board = red("red rhinoceros f5, blue wolf f6, blue tiger f7 armored, blue lion f8");
    assert!(!board.may("f5n3"));
    let hit = board.then("f5n2");
    assert_eq!(captives(&hit, "wolf tiger lion"), "wolf");
    assert_eq!((hit.is("blue tiger"), hit.is("red rhinoceros")), ("f7 s".into(), "f5 n".into()));
}

#[test]
fn r43_water_ends_the_run() {
    let board = red("red rhinoceros c5, blue wolf c6, blue lion c7, blue zebra c8 w");
    assert_eq!(captives(&board.then("c5n2"), "wolf lion zebra"), "wolf lion");
    assert!(!board.may("c5n3"));
}

#[test]
fn r44_the_gorilla_chooses_whom_to_imprison_and_whom_to_jump() {
    let board = red("red gorilla f5, blue wolf f6, blue lion f7");
    let line = board.line("f5n");
    let mut listed: Vec<&str> = line.split(' ').collect();
    listed.sort_unstable();
    assert_eq!(listed, ["f5n1", "f5n2", "f5n2~1", "f5n3", "f5n3~1", "f5n3~12", "f5n3~2"]);
    for (text, taken) in
        [("f5n3", "wolf lion"), ("f5n3~1", "lion"), ("f5n3~2", "wolf"), ("f5n3~12", "")]
    {
        assert_eq!(captives(&board.then(text), "wolf lion"), taken, "{text}");
        assert_eq!(board.then(text).is("red gorilla"), "f8 n");
    }
    assert_eq!(captives(&board.then("f5n2~1"), "wolf lion"), "lion");
    assert!(!board.may("f5n1~1") && !board.may("f5n2~2"), "where it lands it hits");
    let rhinoceros = red("red rhinoceros f5, blue wolf f6");
    assert!(rhinoceros.may("f5n2") && !rhinoceros.may("f5n2~1"), "the rhinoceros has no choice");
    let destroyer = red("red gorilla f5, blue elephant f6");
    assert!(destroyer.may("f5n2") && !destroyer.may("f5n2~1"), "destroyers are only jumped");
    assert_eq!(destroyer.then("f5n2").is("blue elephant"), "f6 s");
}
