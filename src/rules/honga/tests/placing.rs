//! A turn's steps and the placing of discs: H12, H14 and H22.

use super::fixture::{acting, placing};
use crate::rules::Seat;
use crate::rules::honga::outlook::prospects;
use crate::rules::honga::{Awaited, Event, Meal, Resource, Vigil};

#[test]
fn h12_place_then_honga_then_actions_then_draw_then_the_next_clockwise() {
    let board = placing(3, "g7").open("t01 t02 t03");
    assert!(board.actions().iter().all(|action| action.starts_with("place:")));
    let board = board.then("place:ne:2");
    assert_eq!(board.turn_state().awaited, Awaited::Deeds);
    let board = board.then("gather:spring end disc:g1");
    assert_eq!((board.decider(), board.turn_state().awaited), (Some(Seat(1)), Awaited::Placement));
    // The disc is placed before HONGA comes, and he eats before any other decision.
    let came = placing(3, "g7").then("place:nw:0");
    let at = |wanted: fn(&Event) -> bool| came.events.iter().position(wanted).unwrap();
    let placed = at(|event| matches!(event, Event::Placed { .. }));
    let visit = at(|event| matches!(event, Event::Came { .. }));
    let fed = at(|event| matches!(event, Event::Fed { .. }));
    assert!(placed < visit && visit < fed, "{:?}", came.events);
    assert_eq!(came.turn_state().awaited, Awaited::Deeds);
    let round = board.then("place:nw:0 end disc:g1 place:nw:0 end disc:g1");
    assert_eq!(round.decider(), Some(Seat(0)));
}

#[test]
fn h14_any_place_any_rotation_and_no_passing() {
    let board = placing(2, "g7").laid("ne", "g1 g2");
    let mut expected = Vec::new();
    for place in ["nw", "ne", "se", "sw"] {
        expected.extend((0..4).map(|turned| format!("place:{place}:{turned}")));
    }
    assert_eq!(board.actions(), expected);
    // It covers the disc below.
    let board = board.then("place:ne:2");
    let top = board.field().top(board.place("ne")).unwrap();
    assert_eq!((top.kind, top.rotation), (board.disc_kind("g7"), 2));
    assert_eq!(board.field().laid().count(), 3);
}

#[test]
fn h14_a_quarter_turn_moves_the_hands_clockwise() {
    // g7 is 2-1-0-1; nw points at barter, mountain, HONGA, berries.
    for (turned, hands) in
        [(0, [2, 1, 0, 1]), (1, [1, 2, 1, 0]), (2, [0, 1, 2, 1]), (3, [1, 0, 1, 2])]
    {
        let board = placing(2, "g7").then(&format!("place:nw:{turned}"));
        assert_eq!(board.turn_state().hands, hands, "turned by {turned}");
    }
}

#[test]
fn h14_the_sources_example_water_once_and_fish_twice() {
    let board = placing(2, "g7").then("place:ne:2");
    assert!(board.may("gather:spring") && board.may("gather:lake") && !board.may("climb"));
    let board = board.then("gather:spring gather:lake gather:lake");
    assert_eq!(board.has(0), [3, 1, 1, 1]);
    assert!(!board.may("gather:spring") && !board.may("gather:lake"));
    assert_eq!(board.field().honga(), None, "the fourth hand sees to HONGA");
}

#[test]
fn h22_a_hand_is_an_option_and_the_order_is_free() {
    let board = acting(2, "barter=1 berries=2 mountain=1").open("t04 t02 t03");
    for order in [
        "gather:berries barter:0 climb gather:berries end",
        "climb gather:berries gather:berries barter:1 end",
        "barter:0 end",
        "end",
    ] {
        assert_eq!(board.then(order).drawn().decider(), Some(Seat(1)), "{order}");
    }
    let used = board.then("gather:berries gather:berries");
    assert!(!used.may("gather:berries") && used.may("climb") && used.may("barter:0"));
    assert_eq!(used.why("berries"), "h22");
}

#[test]
fn all_sixteen_placements_are_told_beforehand_as_they_come_out() {
    let board = placing(3, "g8").honga(1).stock(0, [0, 2, 0, 1]);
    let disc = board.disc_kind("g8");
    let found: Vec<_> = prospects(&board.tables, board.field(), Seat(0), disc).collect();
    assert_eq!(found.len(), 16);
    for prospect in found {
        let id = &board.tables.place(prospect.place).id;
        let after = board.then(&format!("place:{id}:{}", prospect.rotation));
        assert_eq!(after.turn_state().hands, prospect.quarters.map(|(_, hands)| hands));
        let came = after.field().honga() == Some(Seat(0));
        assert_eq!(came, prospect.vigil == Vigil::Comes);
        let meal = came.then_some(Meal::Unit(Resource::Berry));
        assert_eq!((prospect.meal, after.has(0)[1]), (meal, 2 - u8::from(came)));
    }
}
