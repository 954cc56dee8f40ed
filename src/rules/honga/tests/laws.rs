//! The laws of every game, checked for HONGA with every number of seats.

use super::fixture::{tables, with};
use crate::rules::Seat;
use crate::rules::honga::{First, Honga, Setup, Stock, Tables};
use crate::rules::laws::check_laws;

fn hold(tables: &Tables, setup: &Setup, matches: u32) {
    let report = check_laws::<Honga>(tables, setup, matches, 1);
    let report = report.unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.matches, u64::from(matches));
}

#[test]
fn every_number_of_seats_keeps_every_law() {
    let tables = tables();
    for seats in 2..=5 {
        hold(&tables, &Setup { seats, ..Setup::default() }, 4);
        hold(&tables, &Setup { seats, first: First::Seat(Seat(1)), position: None }, 2);
    }
}

#[test]
fn cards_for_a_watched_tiger_and_a_head_start_keep_every_law() {
    let tables = with(|plan| {
        plan.options.watched_bonus = true;
        plan.options.ahead[1] = [1, 0, 2, 0, 0].map(|units| Stock([units, 0, 0, units]));
    });
    hold(&tables, &Setup { seats: 3, ..Setup::default() }, 4);
}

#[test]
fn open_discs_keep_every_law() {
    let tables = with(|plan| plan.options.open_discs = true);
    hold(&tables, &Setup { seats: 3, ..Setup::default() }, 4);
}
