//! Pawns beside the board, grave choices, and proposals.

use bevy::prelude::*;

use super::bench::{Bench, square};
use super::hands::Hands;
use super::vanes::{Gust, MIDDLE};
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::marks::Lit;
use crate::app::table::contract::mark::Mark;
use crate::app::table::turns::turn_told::TurnTold;
use crate::rules::Spot;

const WAITING: Spot = Spot::Marker(1);

#[test]
fn a_pawn_beside_the_board_is_clicked_and_placed() {
    let mut bench = Bench::new();
    let lit: Vec<Spot> = bench.resource::<Lit>().with(Mark::Ready).collect();
    assert!(!lit.is_empty() && lit.iter().all(|spot| *spot == WAITING), "{lit:?}");
    bench.click(WAITING);
    assert_eq!(bench.picked(), [WAITING]);
    bench.click(square(3));
    assert_eq!(bench.entered(), [Gust::Place(1, 3)]);
    assert!(bench.mirror_holds());
}

#[test]
fn a_pawn_beside_the_board_is_dragged_to_its_square() {
    let mut bench = Bench::new();
    bench.drag(WAITING, square(0));
    assert_eq!(bench.entered(), [Gust::Place(1, 0)]);
}

#[test]
fn arrow_keys_lead_into_the_tray_and_back() {
    let mut bench = Bench::new();
    bench.tap(KeyCode::ArrowUp);
    for _ in 0..6 {
        bench.tap(KeyCode::ArrowLeft);
    }
    assert_eq!(bench.focus(), Some(WAITING));
    bench.tap(KeyCode::Enter);
    assert_eq!(bench.picked(), [WAITING]);
    bench.tap(KeyCode::ArrowRight);
    assert_eq!(bench.focus(), Some(square(0)));
    bench.tap(KeyCode::Enter);
    assert_eq!(bench.entered(), [Gust::Place(1, 0)]);
}

#[test]
fn what_is_grave_is_told_and_picked_twice() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), square(6), square(MIDDLE)]);
    assert_eq!(bench.refusals(), ["table-pick-again"]);
    assert_eq!(bench.entered(), [Gust::Step(1, 6)]);
    let armed = bench.resource::<Lit>().with(Mark::Picked).any(|spot| spot == square(MIDDLE));
    assert!(armed);
    bench.click(square(MIDDLE));
    assert_eq!(bench.entered(), [Gust::Step(1, 6), Gust::Face(0), Gust::Step(6, MIDDLE)]);
}

#[test]
fn a_proposal_is_carried_out_in_one_go_and_can_be_changed() {
    let mut bench = Bench::new();
    assert!(bench.resource::<TurnTold>().proposal.is_some());
    bench.send(TableCommand::TakeProposal);
    assert_eq!(bench.entered(), [Gust::Place(1, 2), Gust::Turn(2, 2)]);
    assert!(bench.resource::<TurnTold>().proposal.is_none());
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.entered(), [Gust::Place(1, 2)]);
    assert!(bench.mirror_holds());
}
