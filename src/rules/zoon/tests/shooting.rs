//! Tir: Z67 to Z77.

use super::fixture::{Board, scene, scene_on, with};
use crate::rules::zoon::{Event, Mark, Pending, TrumpState, Verdict};
use crate::rules::{Seat, Viewer};

/// A soldier shoots [2,3,✖,1] at a hero [5,4,★,3] of the same tribe.
fn shot() -> Board {
    scene("a galet c2, a galet a1, a lance-galets ready, b granitelle c4, b galet f6")
}

fn verdict(board: &Board) -> (Mark, Mark, Verdict) {
    let found = board.log.iter().rev().find_map(|event| match event {
        Event::Compared { attacking, defending, verdict, .. } => {
            Some((attacking.mark, defending.mark, *verdict))
        }
        _ => None,
    });
    found.unwrap()
}

#[test]
fn z67_the_aim_grid_shows_the_targets_over_whatever_lies_between() {
    let board = scene(
        "a pyrolancier c2, a jet-de-scories ready, b galet b4, b galet d4, b galet c4, a escarbille b3",
    );
    assert_eq!(board.those("shoot:0.0:"), "c2-b4 c2-d4");
    let other = scene("a galet c2, b pyrolancier d4, b jet-de-scories ready").turned();
    assert_eq!(other.those("shoot:1.0:"), "d4-c2");
}

#[test]
fn z68_the_trump_fights_and_the_shooter_risks_nothing() {
    for (attacker, defender) in [(0, 0), (1, 3), (2, 0), (3, 2)] {
        let board = shot().fight("shoot:0.0:c2-c4", attacker, defender);
        assert_eq!(board.at("c2"), "a galet");
    }
    let revealed = |event: &&Event| matches!(event, Event::Revealed { .. });
    let board = shot().fight("shoot:0.0:c2-c4", 0, 0);
    assert_eq!(board.log.iter().filter(revealed).count(), 1, "the shooter is not turned up");
}

#[test]
fn z69_the_defender_touches_the_trump_and_its_pivot_is_secret_too() {
    let board = shot().then("shoot:0.0:c2-c4");
    assert_eq!(board.decider(), Seat(0));
    let board = board.then("touch:1");
    assert_eq!(board.decider(), Seat(1));
    let board = board.then("touch:1");
    // The same touch hits a number or the ✖.
    assert_eq!(verdict(&board.then("pivot:00")).0, Mark::Number(2));
    assert_eq!(verdict(&board.then("pivot:10")).0, Mark::Cross);
}

#[test]
fn z70_a_higher_score_eliminates_the_target() {
    let board = scene("a galet c2, a galet a1, a lance-galets ready, b galet c4, b galet f6");
    let hit = board.fight("shoot:0.0:c2-c4", 1, 0);
    assert_eq!((hit.at("c4"), hit.at("c2")), ("-".into(), "a galet".into()));
}

#[test]
fn z71_an_equal_or_lower_score_changes_nothing() {
    for attacker in [0, 3] {
        let board = shot().fight("shoot:0.0:c2-c4", attacker, 3);
        assert_eq!(board.at("c4"), "b granitelle");
        assert_eq!(board.trump(Seat(0), "lance-galets"), TrumpState::Hand { used: 0 });
    }
    let equal = shot().fight("shoot:0.0:c2-c4", 1, 3);
    assert_eq!((verdict(&equal).2, equal.at("c4")), (Verdict::Tie, "b granitelle".into()));
}

#[test]
fn z71_where_a_level_reads_it_so_a_beaten_shot_is_eliminated() {
    let words = "a galet c2, a galet a1, a lance-galets ready, b granitelle c4, b galet f6";
    let board = || scene_on(with(|plan| plan.options.beaten_shots_fall = true), words);
    let trump = |board: &Board| board.trump(Seat(0), "lance-galets");
    let beaten = board().fight("shoot:0.0:c2-c4", 0, 3);
    assert_eq!((beaten.at("c4"), trump(&beaten)), ("b granitelle".into(), TrumpState::Tomb));
    // A tie, or a miss because of a ★, is not a defeat.
    for defender in [3, 2] {
        let kept = board().fight("shoot:0.0:c2-c4", 1, defender);
        assert_eq!(trump(&kept), TrumpState::Hand { used: 0 }, "{defender}");
    }
}

#[test]
fn z72_the_cross_eliminates_the_trump_and_saves_the_target() {
    let board = scene("a galet c2, a galet a1, a lance-galets ready, b galet c4, b galet f6");
    let broken = board.fight("shoot:0.0:c2-c4", 2, 1);
    assert_eq!(broken.trump(Seat(0), "lance-galets"), TrumpState::Tomb);
    assert_eq!(broken.at("c4"), "b galet");
}

#[test]
fn z73_a_star_makes_the_shot_miss_without_its_effect() {
    let board = shot().fight("shoot:0.0:c2-c4", 1, 2);
    assert_eq!(verdict(&board), (Mark::Number(3), Mark::Star, Verdict::Tie));
    assert_eq!((board.at("c4"), board.at("c2")), ("b granitelle".into(), "a galet".into()));
    assert_eq!(board.position.field().turn_state().pending(), None);
    assert_eq!(board.trump(Seat(0), "lance-galets"), TrumpState::Hand { used: 0 });
}

#[test]
fn z74_cross_and_star_both_apply() {
    let board = shot().fight("shoot:0.0:c2-c4", 2, 2);
    assert_eq!(board.trump(Seat(0), "lance-galets"), TrumpState::Tomb);
    assert_eq!((board.at("c4"), board.at("c2")), ("b granitelle".into(), "a galet".into()));
}

#[test]
fn z75_the_target_is_turned_up_and_down_again() {
    let board = shot().fight("shoot:0.0:c2-c4", 0, 0);
    assert!(board.log.contains(&Event::TurnedDown));
    let slot = board.slot("c4");
    assert!(board.view(Viewer::Seat(Seat(0))).face(slot).is_some());
    assert!(!board.shown(Viewer::Seat(Seat(0))).contains(&"c4".into()));
}

#[test]
fn z76_an_emblem_may_be_shot_and_that_wins() {
    let board =
        scene("a galet c2, a galet a1, a lance-galets ready, b pierre-racine c4, b galet f6");
    let won = board.fight("shoot:0.0:c2-c4", 0, 2);
    assert_eq!(won.reason(), Some("zoon-end-emblem"));
}

#[test]
fn z77_without_shooter_or_target_it_cannot_be_played() {
    let shots = |words: &str| scene(words).those("shoot:");
    assert_eq!(shots("a galet c2, a lance-galets ready, b galet c5"), "");
    assert_eq!(shots("a galet c2, a lance-galets ready, a galet c4, b galet f6"), "");
    assert_eq!(shots("a ours-talus c2, a lance-galets ready, b galet c4"), "");
    assert_eq!(shots("a galet c2 stunned, a lance-galets ready, b galet c4"), "");
    assert_eq!(shots("a galet c2, a lance-galets ready, b galet c4"), "0.0:c2-c4");
}

#[test]
fn a_shot_waits_for_the_same_touches_as_any_combat() {
    let board = shot().then("shoot:0.0:c2-c4");
    let stack = board.position.field().turn_state().stack();
    assert_eq!(stack, [Pending::Pivot, Pending::Touch(Seat(1)), Pending::Touch(Seat(0))]);
}
