//! The entities equal the view after every action, and every stage is needed for that.

use super::level;
use crate::app::table::laws::{check_picture, check_stages, check_table};
use crate::rules::arena::{Arena, First, Packs, Setup};

#[test]
fn arena_keeps_the_laws_of_the_table() {
    let report = check_table::<Arena>(&level("arena/first-steps"), &Setup::default(), 3).unwrap();
    for key in ["begins", "moved", "captured", "hunted"] {
        let key = format!("arena-log-{key}");
        assert!(report.told.contains(&key), "{key} in {report:?}");
    }
}

#[test]
fn what_is_taken_lies_below_its_captor_and_panels_follow_the_picture() {
    let report =
        check_picture::<Arena>(&level("arena/first-steps"), &Setup::default(), 4, 150).unwrap();
    assert!(report.taken > 0 && report.moved > 0 && report.untold > 0, "{report:?}");
    // A frame takes 20 ms and fast is half the normal time: two actions stay under four seconds.
    assert!(report.slowest <= 50, "{report:?}");
}

#[test]
fn without_any_one_stage_the_mirror_breaks() {
    let setup = Setup { packs: Packs::ByHand, first: First::Lot, ..Setup::default() };
    check_stages::<Arena>(&level("arena/duel"), &setup, 120).unwrap();
}
