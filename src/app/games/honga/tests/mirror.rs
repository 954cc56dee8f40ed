//! The entities equal the view after every action, and each stage is needed for it.

use super::level;
use crate::app::table::laws::{check_stages, check_table};
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
fn without_any_one_stage_the_mirror_breaks() {
    let setup = Setup { seats: 3, ..Setup::default() };
    check_stages::<Honga>(&level("honga/feed-the-tiger"), &setup, 30).unwrap();
}
