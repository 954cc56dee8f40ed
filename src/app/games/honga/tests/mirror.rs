//! The entities equal the view after every action, and every stage is needed for that.

use super::level;
use crate::app::table::laws::{check_picture, check_stages, check_table};
use crate::rules::honga::{Honga, Setup};

#[test]
fn honga_keeps_the_laws_of_the_table() {
    for seats in [2, 5] {
        let setup = Setup { seats, ..Setup::default() };
        let report = check_table::<Honga>(&level("honga/first-steps"), &setup, 1).unwrap();
        for key in ["begins", "placed", "gathered", "came", "fed", "climbed", "explored"] {
            let key = format!("honga-log-{key}");
            assert!(report.told.contains(&key), "{key} in {report:?}");
        }
    }
}

#[test]
fn what_moves_lies_over_what_rests_and_panels_follow_the_picture() {
    let setup = Setup { seats: 5, ..Setup::default() };
    let report = check_picture::<Honga>(&level("honga/feed-the-tiger"), &setup, 1, 80).unwrap();
    assert!(report.moved > 0 && report.untold > 0, "{report:?}");
}

#[test]
fn without_any_one_stage_the_mirror_breaks() {
    let setup = Setup { seats: 3, ..Setup::default() };
    check_stages::<Honga>(&level("honga/feed-the-tiger"), &setup, 30).unwrap();
}
