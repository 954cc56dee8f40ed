//! Setting up: H1 to H11.

use super::fixture::{Board, tables};
use crate::rules::honga::{Awaited, Colour, Event, First, Honga, Resource, Setup, Space, Stock};
use crate::rules::{Actor, Game, Seat, Viewer};

fn start(seats: u8, first: First) -> Board {
    Board::start(tables(), &Setup { seats, first, position: None })
}

#[test]
fn h1_two_to_five_play() {
    for (asked, seated) in [(0, 2), (1, 2), (2, 2), (3, 3), (5, 5), (6, 5), (u8::MAX, 5)] {
        let board = start(asked, First::Lot);
        assert_eq!(board.field().seats(), seated);
        assert_eq!(board.drawn().decider().map(|seat| seat.0 < seated), Some(true));
    }
}

#[test]
fn h1_a_level_may_take_fewer() {
    let tables = super::fixture::with(|plan| plan.options.seats = [3, 4]);
    for (asked, seated) in [(2, 3), (3, 3), (4, 4), (5, 4)] {
        let setup = Setup { seats: asked, first: First::Lot, position: None };
        assert_eq!(Board::start(tables.clone(), &setup).field().seats(), seated);
        let read = Honga::parse_setup(&tables, &format!("seats={asked} first=lot"));
        assert_eq!(read.is_ok(), asked == seated, "a text with {asked} seats");
        let text =
            Honga::position_text(&super::fixture::tables(), &start(asked, First::Lot).position);
        assert_eq!(Honga::parse_position(&tables, &text).is_ok(), asked == seated);
    }
    let flaw = Honga::parse_setup(&tables, "seats=5 first=lot").unwrap_err();
    assert_eq!(flaw.cause, "5 seats, but this level is for 3 to 4");
    let flaw = Honga::parse_setup(&tables, "seats=3 first=3").unwrap_err();
    assert_eq!(flaw.cause, "3 seats are numbered 0 to 2: none is 3");
}

/// The last seat in turn order has an advantage (H64); a level may compensate the others.
#[test]
fn who_plays_early_begins_with_more_where_the_level_says_so() {
    let more = [Stock([1, 0, 0, 0]), Stock([0, 1, 0, 1])];
    let level = |even| {
        super::fixture::with(|plan| {
            plan.options.ahead[1][..2].copy_from_slice(&more);
            plan.options.even_start = even;
        })
    };
    let begun =
        |even, seats, first| Board::start(level(even), &Setup { seats, first, position: None });
    let stocks = |board: &Board| [0, 1, 2].map(|seat| board.has(seat));
    let lot = begun(true, 3, First::Lot);
    assert_eq!(stocks(&lot), [[1, 1, 1, 0]; 3], "not before the lot has fallen");
    let lot = lot.then("begin:2");
    assert_eq!(stocks(&lot), [[1, 2, 1, 1], [1, 1, 1, 0], [2, 1, 1, 0]]);
    let told =
        [(2, more[0]), (0, more[1])].map(|(seat, more)| Event::Favoured { seat: Seat(seat), more });
    let heard = lot.events.iter().filter(|event| matches!(event, Event::Favoured { .. }));
    assert_eq!(heard.cloned().collect::<Vec<_>>(), told);
    assert_eq!(stocks(&begun(true, 3, First::Seat(Seat(2)))), stocks(&lot));
    assert_eq!(stocks(&begun(false, 3, First::Seat(Seat(2)))), [[1, 1, 1, 0]; 3]);
    assert_eq!(begun(true, 2, First::Seat(Seat(0))).has(0), [1, 1, 1, 0], "as three play only");
}

#[test]
fn the_level_of_these_tests_has_the_sheets_material() {
    let tables = tables();
    assert_eq!(Colour::ALL.map(|colour| tables.discs_of(colour)), [28, 18]);
    let barter: Vec<_> = tables.barter_kinds().map(|kind| tables.barter_card(kind)).collect();
    assert_eq!(barter.iter().map(|card| card.count).sum::<u8>(), 32);
    let all = barter.iter().fold(Stock::default(), |sum, card| sum.plus(card.cost));
    assert_eq!(all, Stock([28, 29, 28, 8]));
    assert_eq!(barter.iter().map(|card| u32::from(card.points)).sum::<u32>(), 136);
    assert_eq!(barter.iter().map(|card| card.mammoths).sum::<u8>(), 6);
    assert_eq!(tables.bonus_cards(), 25);
    for kind in tables.disc_kinds() {
        let disc = tables.disc(kind);
        let sum: u8 = disc.hands.iter().sum();
        assert_eq!(sum, if disc.colour == Colour::Red { 5 } else { 4 }, "{}", disc.id);
        assert!((2..=3).contains(&disc.hands.iter().filter(|hands| **hands > 0).count()));
    }
}

#[test]
fn h3_grey_and_red_discs_are_two_piles() {
    let board = start(2, First::Seat(Seat(0))).then("open:t01 open:t02 open:t03");
    assert!(board.may("disc:g1") && !board.may("disc:r1"));
    // The holder of the tusk draws from the other pile.
    let board = super::fixture::acting(2, "lake=1").open("t01 t02 t03").herd("a--").then("end");
    assert!(board.may("disc:r1") && !board.may("disc:g1"));
}

#[test]
fn h4_three_barter_cards_are_turned_up() {
    let board = start(3, First::Seat(Seat(0)));
    assert_eq!(board.actions().len(), 32);
    let board = board.then("open:t05 open:t06");
    assert_eq!(board.turn_state().awaited, Awaited::Barter);
    assert!(!board.may("open:t05"), "it lies open already");
    let board = board.then("open:t07");
    assert_eq!(board.turn_state().awaited, Awaited::Disc(Colour::Grey));
    let open = [0, 1, 2].map(|space| board.field().open(Space(space)));
    assert_eq!(open, ["t05", "t06", "t07"].map(|id| Some(board.barter_kind(id))));
}

#[test]
fn h5_bonus_cards_lie_face_down() {
    let board = start(2, First::Seat(Seat(0))).drawn();
    assert_eq!(board.field().cards().count(), 0);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(board.view(viewer).position().secrets.bonus_pile, [0; 32], "nobody knows");
    }
    assert_eq!(board.position.secrets.bonus_pile.iter().sum::<u8>(), 25);
}

#[test]
fn h6_trays_begin_with_one_of_each_and_no_water() {
    let board = start(5, First::Lot);
    for seat in 0..5 {
        assert_eq!(board.has(seat), [1, 1, 1, 0]);
        assert_eq!(board.tray(seat).stock.of(Resource::Water), 0);
    }
}

#[test]
fn h7_cavemen_on_the_first_step_and_nobody_has_points() {
    let board = start(4, First::Lot);
    assert!((0..4).all(|seat| board.tray(seat).step == 0 && board.has_points(seat) == 0));
}

#[test]
fn h8_six_mammoths_of_every_playing_colour_in_storage() {
    let board = start(3, First::Lot);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| board.tray(seat).storage), [6, 6, 6, 0, 0]);
}

#[test]
fn h9_the_tusk_on_its_area_and_honga_on_his_square() {
    let board = start(2, First::Lot);
    assert_eq!((board.field().tusk(), board.field().honga()), (None, None));
    assert_eq!(board.herd_now(), "---");
}

#[test]
fn h10_the_lot_or_the_players_say_who_begins() {
    let board = start(3, First::Lot);
    assert_eq!(Honga::actor(&board.tables, &board.position), Actor::Chance);
    assert_eq!(board.actions(), ["begin:0", "begin:1", "begin:2"]);
    for seat in 0..3 {
        let board = board.then(&format!("begin:{seat}")).drawn();
        assert_eq!((board.decider(), board.turn_state().first), (Some(Seat(seat)), Seat(seat)));
        let board = start(3, First::Seat(Seat(seat))).drawn();
        assert_eq!((board.decider(), board.turn_state().first), (Some(Seat(seat)), Seat(seat)));
    }
    // If the seat is not in the match, a random one begins.
    assert_eq!(start(3, First::Seat(Seat(4))).turn_state().awaited, Awaited::Lot);
    // The fire stays with its seat.
    let board = start(2, First::Seat(Seat(1))).drawn().then("place:nw:0 end").drawn();
    assert_eq!((board.decider(), board.turn_state().first), (Some(Seat(0)), Seat(1)));
}

#[test]
fn h11_each_draws_one_grey_disc_in_turn_order_and_only_its_owner_sees_it() {
    let board = start(3, First::Seat(Seat(1))).then("open:t01 open:t02 open:t03 disc:g5 disc:g6");
    let held = |board: &Board, viewer| {
        let view = board.view(viewer);
        [0, 1, 2].map(|seat| view.position().disc(Seat(seat), 0))
    };
    let [g5, g6] = ["g5", "g6"].map(|id| Some(board.disc_kind(id)));
    assert_eq!(held(&board, Viewer::Seat(Seat(1))), [None, g5, None]);
    assert_eq!(held(&board, Viewer::Seat(Seat(2))), [None, None, g6]);
    assert_eq!(held(&board, Viewer::Seat(Seat(0))), [None; 3]);
    assert_eq!(held(&board, Viewer::Spectator), [None; 3]);
    let board = board.then("disc:g1");
    assert_eq!((board.turn_state().awaited, board.decider()), (Awaited::Placement, Some(Seat(1))));
    // A level may make all discs public.
    let open = super::fixture::with(|plan| plan.options.open_discs = true);
    let setup = Setup { seats: 2, first: First::Seat(Seat(0)), position: None };
    let board = Board::start(open, &setup).drawn();
    assert!(held(&board, Viewer::Spectator)[..2].iter().all(Option::is_some));
}
