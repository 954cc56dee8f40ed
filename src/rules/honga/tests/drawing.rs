//! Draws of discs and renewed piles: H60 to H62.

use super::fixture::{Board, acting};
use crate::rules::honga::{Awaited, Colour, Event, Honga, Pile, Space};
use crate::rules::{Game, Seat};

/// Every possible draw with its weight.
fn weights(board: &Board) -> Vec<u32> {
    let mut all = Vec::new();
    Honga::actions(&board.tables, &board.position, &mut all);
    all.iter().map(|action| Honga::weight(&board.tables, &board.position, *action)).collect()
}

const REDS: &str = "r1 r2 r3 r4 r4 r5 r5 r6 r6 r7 r8 r9 r11 r11 r12 r12";

#[test]
fn h60_red_for_the_tusk_at_the_end_of_the_turn_else_grey() {
    let without = acting(2, "lake=1").open("t01 t02 t03").herd("b--");
    assert_eq!(without.then("end").turn_state().awaited, Awaited::Disc(Colour::Grey));
    let with = acting(2, "lake=1").open("t01 t02 t03").herd("a--");
    assert_eq!(with.then("end").turn_state().awaited, Awaited::Disc(Colour::Red));
    // The tusk counts if it was won in this turn, and no longer counts if it was lost in it.
    let won = acting(2, "mammoths=1").open("t01 t02 t03").then("lure end");
    assert_eq!(won.turn_state().awaited, Awaited::Disc(Colour::Red));
    let lost = acting(2, "barter=1").open("t28 t02 t03").herd("a--").then("barter:0 end open:t01");
    assert_eq!(lost.turn_state().awaited, Awaited::Disc(Colour::Grey));
    assert_eq!(lost.then("disc:g1").decider(), Some(Seat(1)), "then the next player");
}

#[test]
fn h61_the_discs_of_a_colour_leave_the_board_and_are_the_new_pile() {
    let board = acting(2, "lake=1").open("t01 t02 t03").herd("a--");
    // r10 is the topmost disc on ne, where this turn's hands are; another one is in the pile.
    let board = board.laid("nw", "g1").laid("nw", REDS).laid("nw", "r10").then("end");
    assert!(board.events.contains(&Event::Reshuffled { pile: Pile::Discs(Colour::Red) }));
    assert_eq!(board.actions().len(), 12, "all kinds again");
    assert_eq!(weights(&board), [1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2], "each as often as there are");
    let left: Vec<_> = board.field().laid().map(|laid| laid.kind).collect();
    assert_eq!(left, [board.disc_kind("g1")], "tops included");
}

#[test]
fn h61_barter_and_bonus_cards_come_back_from_their_discards() {
    let mut board = acting(2, "barter=1 berries=1").open("t01 t02 t03").stock(0, [6; 4]);
    board.position.field.barter_pile = [0; 48];
    let board = board.then("barter:0 end");
    assert!(board.events.contains(&Event::Reshuffled { pile: Pile::Barter }));
    assert_eq!(board.actions().len(), 30, "all but the two that lie open");
    assert_eq!(weights(&board), [1; 30]);
    let all = "barter-1 barter-2 barter-3 barter-4 two-points chase lucky-hand extra-disc \
               lucky-hand-or-honga swap docile steps-or-honga bought-points";
    let board = acting(2, "forest=1").card(0, "swap").discarded(all).then("explore");
    assert!(board.events.contains(&Event::Reshuffled { pile: Pile::Bonus }));
    let counts = [1, 1, 1, 1, 3, 2, 3, 2, 2, 1, 2, 3, 2];
    assert_eq!((board.actions().len(), weights(&board)), (13, counts.to_vec()), "but the one held");
    assert_eq!(board.field().bonus_discard.iter().sum::<u8>(), 0);
}

#[test]
fn h61_cards_played_in_this_turn_are_not_discarded_yet() {
    let board = acting(2, "forest=1").card(0, "two-points");
    let others = "barter-1 barter-2 barter-3 barter-4 two-points chase lucky-hand extra-disc \
                  lucky-hand-or-honga swap docile steps-or-honga bought-points";
    let board = board.discarded(others).then("play:two-points explore");
    let kind = board.bonus_kind("two-points");
    assert_eq!(board.position.secrets.bonus_pile[usize::from(kind.0)], 2);
}

#[test]
fn h62_where_nothing_is_left_no_bonus_card_is_drawn() {
    let kinds: Vec<(String, u8)> =
        super::fixture::sheet().bonus.iter().map(|card| (card.id.clone(), card.count)).collect();
    let mut board = acting(2, "forest=1");
    for (id, count) in kinds {
        for _ in 0..count {
            board = board.card(1, &id);
        }
    }
    assert_eq!((board.may("explore"), board.why("forest")), (false, "h62".into()));
    assert!(board.open("t01 t02 t03").then("end disc:g1").may("place:nw:0"));
}

#[test]
fn h62_where_no_red_disc_is_left_a_grey_one_is_drawn() {
    let few = super::fixture::with(|plan| {
        plan.discs
            .retain(|disc| ["r10", "r1"].contains(&disc.id.as_str()) || disc.id.starts_with('g'));
        plan.discs.iter_mut().filter(|disc| disc.id == "r10").for_each(|disc| disc.count = 1);
    });
    let board = super::fixture::acting_on(few, 2, "lake=1").open("t01 t02 t03").herd("a--");
    // The other red disc is in a player's hand, and this one returns to the pile.
    let board = board.disc(1, "r1").then("end");
    assert_eq!(board.actions(), ["disc:r10"]);
    let board = board.then("disc:r10 place:nw:0 end");
    assert_eq!(board.turn_state().awaited, Awaited::Disc(Colour::Grey), "b has no tusk");
    let none = super::fixture::with(|plan| plan.discs.retain(|disc| disc.colour == Colour::Grey));
    let mut none =
        super::fixture::Board::new(none, 2).disc(0, "g1").open("t01 t02 t03").herd("a--");
    none = none.then("place:nw:0 end");
    assert_eq!(none.turn_state().awaited, Awaited::Disc(Colour::Grey));
}

#[test]
fn where_neither_pile_nor_discard_has_a_card_a_space_stays_empty() {
    let few = super::fixture::with(|plan| plan.barter.truncate(3));
    let board = super::fixture::acting_on(few, 2, "barter=3").stock(0, [6; 4]).open("t01 t02 t03");
    let board = board.then("barter:0 end open:t01 disc:g1");
    assert_eq!(board.field().open(Space(0)), Some(board.barter_kind("t01")));
    let two = super::fixture::with(|plan| plan.barter.truncate(2));
    let board = super::fixture::acting_on(two, 2, "barter=3").open("t01 t02 -").then("end disc:g1");
    assert_eq!((board.field().open(Space(2)), board.decider()), (None, Some(Seat(1))));
}
