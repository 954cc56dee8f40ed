//! The laws of every game, checked for Arena.

use super::fixture::{jungla, tables, with};
use crate::rules::Seat;
use crate::rules::arena::{
    Arena, BeforeBlocker, Bend, DoubleAction, First, Numbers, Packs, Setup, Ways, WebPassing,
};
use crate::rules::laws::check_laws;

fn hold(tables: &crate::rules::arena::Tables, setup: &Setup, matches: u32) {
    check_laws::<Arena>(tables, setup, matches, 1).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn ready_made_matches_keep_every_law() {
    hold(&tables(&jungla()), &Setup::default(), 4);
}

#[test]
fn matches_with_packs_placed_by_hand_keep_every_law() {
    let setup = Setup { packs: Packs::ByHand, first: First::Seat(Seat(1)), ..Setup::default() };
    hold(&tables(&jungla()), &setup, 3);
}

#[test]
fn matches_of_four_players_keep_every_law() {
    let setup = Setup { teams: true, target: Some(3), ..Setup::default() };
    hold(&tables(&jungla()), &setup, 2);
}

/// Numbers of every kind that water and areas cut short to the same movement, also where an L
/// begins in a direction that straight movements lack.
#[test]
fn matches_in_which_numbers_lead_to_one_movement_keep_every_law() {
    let tables = with(|plan| {
        for kind in &mut plan.kinds {
            kind.land = Numbers::of(&[3, 5, 7]);
            kind.water = Numbers::of(&[1, 4]);
            kind.ways = Ways::FORWARD;
            kind.bend = Some(Bend { lengths: Numbers::of(&[3, 5, 7]), ways: Ways::STRAIGHT });
            kind.flies = Numbers::of(&[7]);
            kind.jumps = Numbers::of(&[5]);
        }
    });
    hold(&tables, &Setup::default(), 4);
}

#[test]
fn matches_with_every_switch_turned_keep_every_law() {
    let tables = with(|plan| {
        plan.options.facings = 4;
        plan.options.rear_attack = true;
        plan.options.web_passing = WebPassing::Deadly;
        plan.options.short_flyers_jump = false;
        plan.options.double_action = DoubleAction::InsideThree;
        plan.options.exact_numbers = false;
        plan.options.stop_before_blocker = BeforeBlocker::Cut;
    });
    hold(&tables, &Setup::default(), 3);
}
