//! The entities equal the view after every action, and each stage is needed for it.

use super::level;
use crate::app::table::laws::{check_picture, check_stages, check_table};
use crate::rules::Seat;
use crate::rules::zoon::{Deployment, First, Peeking, Setup, Zoon};

#[test]
fn zoon_keeps_the_laws_of_the_table() {
    let setup = Setup { deployment: Deployment::Formations, reserves: true, ..Setup::default() };
    let report = check_table::<Zoon>(&level("zoon/duel-of-tribes"), &setup, 2).unwrap();
    for key in ["zoon-log-begins", "zoon-log-moved", "zoon-log-attacked", "zoon-row-won"] {
        assert!(report.told.contains(key), "{key} in {report:?}");
    }
}

#[test]
fn a_deployment_by_hand_is_mirrored() {
    check_table::<Zoon>(&level("zoon/first-steps"), &Setup::default(), 1).unwrap();
}

#[test]
fn who_begins_without_a_lot_is_mirrored() {
    let setup = Setup {
        deployment: Deployment::Formations,
        first: First::Seat(Seat(1)),
        ..Setup::default()
    };
    check_table::<Zoon>(&level("zoon/first-steps"), &setup, 1).unwrap();
}

#[test]
fn who_attacks_lies_over_who_is_attacked_and_panels_follow_the_picture() {
    let setup = Setup { deployment: Deployment::Formations, reserves: true, ..Setup::default() };
    let report = check_picture::<Zoon>(&level("zoon/duel-of-tribes"), &setup, 3, 120).unwrap();
    assert!(report.knocked > 0 && report.moved > 0 && report.untold > 0, "{report:?}");
}

#[test]
fn without_any_one_stage_the_mirror_breaks() {
    let setup =
        Setup { reserves: true, peeking: Peeking::Always, tribes: [0, 1], ..Setup::default() };
    check_stages::<Zoon>(&level("zoon/duel-of-tribes"), &setup, 30).unwrap();
}
