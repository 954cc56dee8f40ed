//! Matériel: Z59 to Z63.

use super::fixture::{scene, scene_on, with};
use crate::rules::zoon::{Event, Slot, TrumpState, Verdict};
use crate::rules::{Seat, Viewer};

fn scores(log: &[Event]) -> (Option<u8>, Option<u8>, Verdict) {
    let found = log.iter().rev().find_map(|event| match event {
        Event::Compared { attacking, defending, verdict, .. } => {
            Some((attacking.number(), defending.number(), *verdict))
        }
        _ => None,
    });
    found.unwrap()
}

#[test]
fn z59_gear_moves_with_its_zoon_and_stays_visible() {
    let board = scene("a escarbille c2, a cape-de-cendre ready, b galet f6").then("equip:0.1:c2");
    let slot = board.slot("c2");
    assert_eq!(board.trump(Seat(0), "cape-de-cendre"), TrumpState::On(slot));
    let board = board.then("f6-e6 c2-c3");
    let view = board.view(Viewer::Seat(Seat(1)));
    assert!(view.field().card(board.slot("c3")).gear.is_some());
}

#[test]
fn z60_gear_leaves_the_field_with_its_zoon() {
    let board = scene(
        "a escarbille c3, a cape-de-cendre on c3, a escarbille a1, b ours-talus c4, b galet f6",
    );
    let lost = board.fight("c3-c4", 0, 0);
    assert_eq!(lost.trump(Seat(0), "cape-de-cendre"), TrumpState::Tomb);
    let shot = scene(
        "a galet c2, a galet a1, a lance-galets ready, b rainet c4, b harpon-de-roseau on c4, b rainet f6",
    );
    let shot = shot.fight("shoot:0.0:c2-c4", 1, 1);
    assert_eq!(
        (shot.at("c4"), shot.trump(Seat(1), "harpon-de-roseau")),
        ("-".into(), TrumpState::Tomb)
    );
}

#[test]
fn z61_a_zoon_bears_one_gear_at_most() {
    let tables = with(|plan| {
        let gear = plan.tribes[1].trumps[1].clone();
        plan.tribes[1].trumps[0] =
            crate::rules::zoon::TrumpPlan { id: "other-gear".into(), ..gear };
    });
    let board = scene_on(
        tables,
        "a galet c2, a galet d2, a cuirasse-de-schiste on c2, a other-gear ready, b galet f6",
    );
    assert_eq!(board.those("equip:"), "0.0:d2");
}

#[test]
fn z62_the_bonus_is_added_to_the_touched_number_and_not_to_a_star() {
    let board =
        scene("a escarbille c3, a escarbille a1, a cape-de-cendre on c3, b galet c4, b galet f6");
    assert_eq!(scores(&board.fight("c3-c4", 0, 0).log), (Some(3), Some(2), Verdict::DefenderFalls));
    let board = scene(
        "a ours-talus c3, a galet a1, b escarbille c4, b cape-de-cendre on c4, b escarbille f6",
    );
    assert_eq!(scores(&board.fight("c3-c4", 3, 0).log), (Some(1), Some(3), Verdict::AttackerFalls));
    // Some gear helps only an attacker, some only a defender.
    let attack =
        scene("a rainet c3, a rainet a1, a harpon-de-roseau on c3, b rainet c4, b rainet f6");
    assert_eq!(
        scores(&attack.fight("c3-c4", 0, 0).log),
        (Some(4), Some(2), Verdict::DefenderFalls)
    );
    let defence =
        scene("a galet c3, a galet a1, b rainet c4, b harpon-de-roseau on c4, b rainet f6");
    assert_eq!(scores(&defence.fight("c3-c4", 0, 0).log), (Some(2), Some(2), Verdict::Tie));
    let schist =
        scene("a rainet c3, a rainet a1, b galet c4, b cuirasse-de-schiste on c4, b galet f6");
    assert_eq!(
        scores(&schist.fight("c3-c4", 0, 0).log),
        (Some(2), Some(4), Verdict::AttackerFalls)
    );
}

#[test]
fn z62_it_counts_against_shots_too() {
    let board = scene(
        "a rainet c2, a rainet a1, a crachat-acide ready, b galet c4, b cuirasse-de-schiste on c4, b galet f6",
    );
    assert_eq!(scores(&board.fight("shoot:0.0:c2-c4", 0, 0).log), (Some(4), Some(4), Verdict::Tie));
}

#[test]
fn z63_placing_it_is_the_turns_action() {
    let board = scene("a escarbille c2, a cape-de-cendre ready, b galet f6").then("equip:0.1:c2");
    assert_eq!(board.decider(), Seat(1));
}

#[test]
fn gear_goes_only_on_the_types_that_may_bear_it() {
    let board = scene(
        "a escarbille c2, a pyrolancier d2, a flamboise e2, a escarbille f2 stunned, a cape-de-cendre ready, b galet f6",
    );
    assert_eq!(board.those("equip:"), "0.1:c2 0.1:d2");
}

#[test]
fn a_bearer_of_schist_cannot_be_pushed() {
    let board =
        scene("a granitelle c3, a galet a1, b galet c4, b cuirasse-de-schiste on c4, b galet f6");
    assert_eq!(board.fight("c3-c4", 2, 0).at("c4"), "b galet");
    assert_eq!(Slot::new(Seat(1), 0), board.slot("c4"));
}
