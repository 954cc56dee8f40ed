//! How Zoons move: Z17 to Z28.

use super::fixture::{Board, scene, scene_on, tables, with, zoon};
use crate::rules::zoon::{Event, Peeking, Waypoint, Zoon};
use crate::rules::{Game, Seat, Viewer};

/// The squares to which a Zoon may move along trajectories and, with `^`, directly.
fn moves(board: &Board, from: &str) -> String {
    board.those(from)
}

#[test]
fn z17_a_zoon_ends_on_squares_with_a_dot() {
    let board = scene("a tison-sauteur c3, b galet f6");
    assert_eq!(moves(&board, "c3"), "-b3 -c2 -d3 ^b5 ^c5 ^d5");
    // A square without a dot is only crossed.
    let tables = with(|plan| {
        let path = |offset, arrival| Waypoint { offset, arrival };
        zoon(plan, "galet").paths = vec![vec![path((0, 1), false), path((0, 2), true)]];
    });
    let board = scene_on(tables, "a galet c2, b galet f6");
    assert_eq!(moves(&board, "c2"), "-c4");
}

#[test]
fn z18_a_move_ends_inside_the_field() {
    let board = scene("a escarbille a1, a escarbille f5, b galet c6");
    assert_eq!(moves(&board, "a1"), "-a2 -b2");
    assert_eq!(moves(&board, "f5"), "-e6 -f6");
    let last = scene("a escarbille a6, a escarbille c1, b galet c6");
    assert_eq!(moves(&last, "a6"), "", "the last row");
}

#[test]
fn z19_it_travels_square_by_square() {
    let clear = scene("a pyrolancier c2, b galet f6");
    assert_eq!(moves(&clear, "c2"), "-b2 -c1 -c3 -c4 -d2");
    let blocked = scene("a pyrolancier c2, a escarbille c3, b galet f6");
    assert_eq!(moves(&blocked, "c2"), "-b2 -c1 -d2");
}

#[test]
fn z20_grids_are_turned_for_the_other_player_and_never_mirrored() {
    let tables = with(|plan| {
        zoon(plan, "galet").paths = vec![vec![Waypoint { offset: (-1, 1), arrival: true }]];
    });
    let board = scene_on(tables, "a galet c3, b galet d4");
    assert_eq!(moves(&board, "c3"), "-b4");
    assert_eq!(moves(&board.turned(), "d4"), "-e3");
}

#[test]
fn z21_a_green_square_is_reached_over_anything() {
    let board =
        scene("a tison-sauteur c2, a escarbille c3, a escarbille b3, b galet d3, b galet d4");
    assert_eq!(moves(&board, "c2"), "-b2 -c1 -d2 ^b4 ^c4 ^d4");
}

#[test]
fn z22_friends_and_obstacles_are_neither_crossed_nor_stopped_on() {
    let board =
        scene("a grand-urodele c2, a escarbille b3, b rempart-de-tourbe c3 to d3, b galet f6");
    assert_eq!(moves(&board, "c2"), "-c1");
    let green = scene("a plongeon c2, a duvet c4, b galet f6");
    assert!(!green.may("c2^c4"), "a friend on the green square itself");
}

#[test]
fn z23_an_enemy_on_the_arrival_square_is_fought() {
    let board = scene("a pyrolancier c2, b galet c4, b galet f6");
    let fight = board.then("c2-c4");
    assert!(fight.position.field().turn_state().combat.is_some());
    assert_eq!((fight.at("c2"), fight.at("c4")), ("a pyrolancier".into(), "b galet".into()));
    let attacked = |event: &Event| matches!(event, Event::Attacked { .. });
    assert_eq!(fight.log.iter().filter(|event| attacked(event)).count(), 1);
    assert!(!board.then("c2-c3").log.iter().any(attacked));
}

#[test]
fn z24_an_enemy_ends_the_path() {
    let board = scene("a pyrolancier c2, b galet c3, b galet f6");
    assert!(board.may("c2-c3") && !board.may("c2-c4"));
    let tables = with(|plan| {
        let path = |offset, arrival| Waypoint { offset, arrival };
        zoon(plan, "galet").paths = vec![vec![path((0, 1), false), path((0, 2), true)]];
    });
    let blocked = scene_on(tables, "a galet c2, a ours-talus a1, b galet c3, b galet f6");
    assert_eq!(moves(&blocked, "c2"), "", "no dot, no combat");
}

#[test]
fn z25_a_square_reached_both_ways_is_reached_as_the_player_says() {
    let tables = with(|plan| zoon(plan, "pyrolancier").green = vec![(0, 2)]);
    let board = scene_on(tables, "a pyrolancier c2, b doyen-lichen c4, b galet f6");
    assert_eq!(moves(&board, "c2"), "-b2 -c1 -c3 -c4 -d2 ^c4");
    // A tie distinguishes them.
    assert_eq!(board.fight("c2-c4", 1, 2).at("c3"), "a pyrolancier");
    assert_eq!(board.fight("c2^c4", 1, 2).at("c2"), "a pyrolancier");
}

#[test]
fn z26_the_emblem_moves_and_fights_by_its_grid() {
    let board = scene("a braise-mere c2, b galet d2, b galet f6");
    assert_eq!(moves(&board, "c2"), "-b2 -d2");
    assert_eq!(board.fight("c2-d2", 0, 0).at("d2"), "a braise-mere");
    let rooted = scene("a pierre-racine c2, a galet a1, b galet f6");
    assert_eq!(moves(&rooted, "c2"), "", "an empty grid never moves");
}

#[test]
fn z27_a_moved_card_stays_face_down_but_its_way_tells_of_its_grid() {
    let board = scene("a escarbille c2, b galet d5").then("c2-d3");
    let view = board.view(Viewer::Seat(Seat(1)));
    let slot = board.slot("d3");
    assert_eq!(view.face(slot), None);
    let tribe = board.tables.tribe(0);
    let may_be = view.field().card(slot).may_be;
    let fits = |kind: &crate::rules::zoon::Kind| may_be & tribe.bit(*kind) != 0;
    let left: Vec<&str> =
        tribe.kinds().filter(fits).map(|kind| board.tables.face(kind).id.as_str()).collect();
    let diagonal = ["flamboise", "souffle-suie", "grand-urodele"];
    assert_eq!(left[..3], diagonal);
    assert_eq!(left[3..], ["escarbille", "escarbille", "jeune-triton"]);
    // Its face is not visible, and what is displayed does not include inferred faces.
    assert!(board.shown(Viewer::Seat(Seat(1))).iter().all(|square| square != "d3"));
    let shown = Zoon::shown_to(&view);
    assert_eq!(shown.field().card(slot).may_be, u16::MAX);
    assert_eq!(shown.field().peeking(), Peeking::OwnTurn);
}

#[test]
fn z28_a_zoon_that_may_not_move_cannot_be_chosen() {
    let board = scene("a galet c2 stunned, a galet e2, b galet d5");
    assert_eq!(moves(&board, "c2"), "");
    assert_eq!(moves(&board, "e2"), "-d2 -e3 -f2");
}

#[test]
fn the_sheets_grids_never_need_to_say_how() {
    let tables = tables();
    let squares = || tables.grid.squares();
    assert!(!squares().any(|from| squares().any(|to| tables.is_twofold(from, to))));
}

#[test]
fn z27_how_it_went_tells_of_its_grid_as_well_as_where() {
    let words = "a plongeon c2, a bec-d-acier e2, a duvet a1, b galet a6";
    let may_be = |board: &Board, square: &str, name: &str| {
        let slot = board.slot(square);
        let set = board.position.field().card(slot).may_be;
        set & board.tables.tribe(2).bit(board.kind(Seat(0), name)) != 0
    };
    let green = scene(words).then("c2^c4");
    assert!(may_be(&green, "c4", "plongeon") && !may_be(&green, "c4", "bec-d-acier"));
    let yellow = scene(words).then("e2-e4");
    assert!(may_be(&yellow, "e4", "bec-d-acier") && !may_be(&yellow, "e4", "plongeon"));
    // Two ways of one card to a square differ in the square to which a tie would send it back.
    let tables = with(|plan| {
        let point = |offset| Waypoint { offset, arrival: true };
        zoon(plan, "galet").paths = vec![vec![point((0, 1)), point((1, 1))]];
        zoon(plan, "carapacon").paths = vec![vec![point((1, 0)), point((1, 1))]];
    });
    let board = scene_on(tables, "a galet c2, a ours-talus a1, b doyen-lichen d3, b galet f6");
    let around = board.then("c2-d3");
    let set = around.position.field().card(around.slot("c2")).may_be;
    let bit = |name| board.tables.tribe(1).bit(board.kind(Seat(0), name));
    assert!(set & bit("galet") != 0 && set & bit("carapacon") == 0);
}

#[test]
fn z27_a_way_tells_no_more_than_can_be_seen() {
    // The same way, which is the only one for one of the two and the second one for the other.
    let tables = with(|plan| {
        let point = |offset| Waypoint { offset, arrival: true };
        let (ahead, aside) =
            (vec![point((0, 1)), point((1, 1))], vec![point((1, 0)), point((1, 1))]);
        zoon(plan, "galet").paths = vec![ahead.clone()];
        zoon(plan, "carapacon").paths = vec![aside, ahead];
    });
    let may_be = |mover: &str| {
        let words = format!("a {mover} c2, a ours-talus d2, b galet f6");
        let board = scene_on(tables.clone(), &words).then("c2-d3");
        board.position.field().card(board.slot("d3")).may_be
    };
    assert_eq!(may_be("galet"), may_be("carapacon"));
}
