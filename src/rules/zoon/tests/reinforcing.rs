//! Renforts: Z78 to Z80.

use super::fixture::{scene, setup, start};
use crate::rules::zoon::{Setup, Whereabouts};
use crate::rules::{Seat, Viewer};

#[test]
fn z78_the_card_in_hand_comes_onto_a_free_square_of_the_nearest_row() {
    let board = scene("a galet c1, a galet-roulant in hand, b galet f6, a galet d2");
    assert_eq!(board.those("reinforce:0.12:"), "a1 b1 d1 e1 f1");
    let other = scene("a galet c1, b galet-roulant in hand, b galet f6").turned();
    assert_eq!(other.those("reinforce:1.12:"), "a6 b6 c6 d6 e6");
    let placed = board.then("reinforce:0.12:a1");
    assert_eq!((placed.at("a1"), placed.decider()), ("a galet-roulant".into(), Seat(1)));
    let view = placed.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.face(placed.slot("a1")), None, "face down");
}

#[test]
fn z79_once_on_the_field_it_is_a_zoon_that_moves_from_the_next_turn() {
    let board = scene("a galet c1, a galet-roulant in hand, b galet f6").then("reinforce:0.12:a1");
    let next = board.then("f6-f5");
    assert_eq!(next.those("a1"), "-a2 -b1");
    assert_eq!(next.those("reinforce:"), "");
}

#[test]
fn z80_base_tribes_have_none_and_the_option_gives_each_its_one() {
    let kept = |reserves| {
        let board = start(&Setup { reserves, ..setup(2, 3) });
        let board = board.then("formation:0 ready formation:0 ready begin:0");
        [Seat(0), Seat(1)].map(|seat| {
            let slot = board.tables.kept(seat);
            let face = board.position.face(slot).map(|kind| board.tables.face(kind).id.clone());
            assert_eq!(
                face.is_some(),
                board.position.field().card(slot).whereabouts == Whereabouts::Hand
            );
            face
        })
    };
    assert_eq!(kept(false), [None, None]);
    assert_eq!(kept(true), [Some("oisillon".into()), Some("tetard-tenace".into())]);
}
