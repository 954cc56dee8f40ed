//! Terrain: Z64 to Z66.

use super::fixture::scene;
use crate::rules::Seat;
use crate::rules::zoon::TrumpState;

#[test]
fn z64_terrain_stays_to_the_end_of_the_match() {
    let board =
        scene("a escarbille a1, a nappe-de-lave ready, b galet d5, b galet f6").then("lay:0.2:d4");
    let lava = TrumpState::Laid([board.square("d4"); 2]);
    assert_eq!(board.trump(Seat(0), "nappe-de-lave"), lava);
    let later = board.then("f6-e6 a1-b2 e6-f6 b2-b3");
    assert_eq!(later.trump(Seat(0), "nappe-de-lave"), lava);
    assert!(!later.may("d5-d4"));
}

#[test]
fn z65_terrain_needs_free_squares() {
    let board = scene(
        "a escarbille a1, a nappe-de-lave ready, b galet d4, b rempart-de-tourbe c4 to c5, b galet f6",
    );
    for taken in ["a1", "d4", "c4"] {
        assert!(!board.may(&format!("lay:0.2:{taken}")), "{taken}");
    }
    assert!(board.may("lay:0.2:e4"));
    // Lava that its owner may cross is still an Obstacle when terrain is laid.
    let board =
        scene("a galet a1, a rempart-de-tourbe ready, b escarbille f6, b nappe-de-lave c3 to c3");
    assert!(
        !board.may("lay:0.2:c3+d3") && !board.may("lay:0.2:b3+c3") && board.may("lay:0.2:d3+e3")
    );
}

#[test]
fn z66_an_obstacle_is_neither_attacked_nor_shot_nor_controlled() {
    let board = scene("a galet c2, a lance-galets ready, b rempart-de-tourbe c4 to d4, b galet f6");
    assert!(!board.actions().iter().any(|action| action.starts_with("shoot")));
    let board = scene("a pyrolancier c2, b rempart-de-tourbe c3 to d3, b galet f6");
    assert!(!board.may("c2-c3"));
    let board = scene(
        "a chante-brume c2, a chant-trompeur ready, b rempart-de-tourbe c4 to d4, b galet f6",
    );
    assert_eq!(board.those("lure:"), "0.2:c2-f6");
}

#[test]
fn lava_is_free_for_its_owner_and_an_obstacle_for_the_enemy() {
    let board = scene("a grand-urodele c2, a nappe-de-lave c3 to c3, b galet d3, b galet f6");
    assert!(board.may("c2-c3") && board.may("c2-c4"));
    let enemy = board.turned();
    assert!(!enemy.may("d3-c3"), "no stop");
    let crossing = scene("a escarbille a1, a nappe-de-lave c4 to c4, b pyrolancier c5").turned();
    assert!(!crossing.may("c5-c4") && !crossing.may("c5-c3"), "no crossing");
    let flying = scene("a escarbille a1, a nappe-de-lave c4 to c4, b plongeon c5").turned();
    assert!(flying.may("c5^c3"), "green moves fly over it");
}

#[test]
fn lava_lies_anywhere_but_in_the_enemys_deployment_zone() {
    let board = scene("a escarbille a1, a nappe-de-lave ready, b galet f6");
    let squares = board.those("lay:0.2:");
    assert_eq!(squares.split(' ').count(), 23);
    assert!(board.may("lay:0.2:c4") && board.may("lay:0.2:b1") && !board.may("lay:0.2:c5"));
}

#[test]
fn a_rampart_covers_two_neighbours_of_the_own_camp() {
    let board = scene("a galet a1, a rempart-de-tourbe ready, b galet f6");
    // 3 rows with 5 pairs and 2 times 6 pairs across, without those that contain a1.
    assert_eq!(board.those("lay:").split(' ').count(), 15 + 12 - 2);
    assert!(!board.may("lay:0.2:c3+c4") && !board.may("lay:0.2:c3") && !board.may("lay:0.2:b2+c3"));
    let laid = board.then("lay:0.2:b1+b2");
    assert!(!laid.turned_back().may("a1-b1"), "for everybody");
}
