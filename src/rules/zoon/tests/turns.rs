//! A turn, and which cards a player may look at during it: Z11 to Z16.

use super::fixture::{Board, scene, setup, start};
use crate::rules::zoon::{Peeking, Setup, TrumpState, Whereabouts, Zoon};
use crate::rules::{Game, Seat, Viewer};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

#[test]
fn z11_the_players_alternate_with_one_action_each_and_no_passing() {
    let board =
        scene("a galet c2, a galet-roulant in hand, a cuirasse-de-schiste ready, b galet d5");
    let actions = board.actions();
    assert!(board.may("c2-c3") && board.may("equip:0.1:c2") && board.may("reinforce:0.12:a1"));
    assert!(actions.iter().all(|action| action != "enough" && action != "ready"), "{actions:?}");
    for action in ["c2-c3", "equip:0.1:c2", "reinforce:0.12:a1"] {
        let next = board.then(action);
        assert_eq!(next.decider(), Seat(1), "{action}");
        assert_eq!(next.then("d5-d4").decider(), Seat(0), "{action}");
    }
}

#[test]
fn z12_who_can_do_nothing_at_the_start_of_his_turn_loses() {
    let board = scene("a galet c3, b pierre-racine d6").then("c3-c4");
    assert_eq!(board.reason(), Some("zoon-end-stuck"));
    assert_eq!(board.position.field().ending().unwrap().winner(), Some(Seat(0)));
    // A card in hand that can be placed is sufficient, and so is a trump.
    let board = scene("a galet c3, b pierre-racine d6, b galet-roulant in hand").then("c3-c4");
    assert_eq!(board.reason(), None);
    let board = scene("a galet c3, b pierre-racine d6, b rempart-de-tourbe ready").then("c3-c4");
    assert_eq!(board.reason(), None);
}

#[test]
fn z12_a_stunned_zoon_counts_as_one_that_cannot_move() {
    let stuck = scene("a galet c3, b galet d6 stunned").then("c3-c4");
    assert_eq!(stuck.reason(), Some("zoon-end-stuck"));
}

#[test]
fn z13_only_in_his_own_turn_a_player_sees_his_own_cards() {
    let board = scene("a galet c2, b galet d5, b ours-talus e5");
    assert_eq!(board.shown(A), ["c2"]);
    assert!(board.shown(B).is_empty() && board.shown(Viewer::Spectator).is_empty());
    let board = board.then("c2-c3");
    assert!(board.shown(A).is_empty());
    assert_eq!(board.shown(B), ["d5", "e5"]);
}

#[test]
fn z14_not_between_the_attack_and_the_reveal() {
    let board = scene("a ours-talus c3, a galet a2, b galet c4, b galet e5");
    let mut fight = board.then("c3-c4");
    for action in ["touch:1", "touch:1"] {
        assert!(fight.shown(A).is_empty() && !fight.view(A).may_peek());
        fight = fight.then(action);
    }
    assert!(fight.shown(A).is_empty() && fight.shown(B).is_empty());
    let shot = scene("a galet c2, a lance-galets ready, b galet c4, b galet e5");
    assert!(shot.then("shoot:0.0:c2-c4").shown(A).is_empty());
}

#[test]
fn z14_an_aide_memoire_and_strict_peeking_are_options() {
    let begun = |peeking| {
        let board = start(&Setup { peeking, ..setup(0, 1) });
        board.then("formation:0 ready formation:0 ready begin:0")
    };
    let strict = begun(Peeking::OneByOne);
    assert!(strict.shown(A).is_empty() && strict.view(A).may_peek() && !strict.view(B).may_peek());
    let always = begun(Peeking::Always);
    assert_eq!((always.shown(A).len(), always.shown(B).len()), (12, 12));
    assert!(always.shown(Viewer::Spectator).is_empty());
    assert_eq!(
        (begun(Peeking::OwnTurn).shown(A).len(), begun(Peeking::OwnTurn).shown(B).len()),
        (12, 0)
    );
}

#[test]
fn z14_the_aide_memoire_lists_the_dead_and_every_face_that_was_seen() {
    let words = "a ours-talus c3, a galet a2, b duvet c4, b chante-brume e5, b duvet f6";
    let with_memory = |peeking| {
        let mut board = scene(words);
        board.position.field.peeking = peeking;
        board.fight("c3-c4", 0, 1)
    };
    let (board, forgetful) = (with_memory(Peeking::Always), with_memory(Peeking::OwnTurn));
    let (bear, dead) = (board.slot("c4"), crate::rules::zoon::Slot::new(Seat(1), 0));
    assert_eq!(board.position.field().card(dead).whereabouts, Whereabouts::Tomb);
    let shown = |board: &Board, viewer| Zoon::shown_to(&board.view(viewer));
    for seat in [A, B] {
        let seen = shown(&board, seat);
        assert_eq!(seen.face(bear), board.position.face(bear), "{seat:?}: the survivor");
        assert_eq!(seen.face(dead), board.position.face(dead), "{seat:?}: the dead");
        assert_eq!(seen.field().card(bear).may_be, board.position.field().card(bear).may_be);
        assert!(seen.face(board.slot(if seat == A { "e5" } else { "a2" })).is_none());
    }
    assert_eq!(shown(&board, Viewer::Spectator).face(bear), None, "spectators are nobody's memory");
    let seen = shown(&forgetful, B);
    assert_eq!((seen.face(bear), seen.face(dead)), (None, board.position.face(dead)));
    assert_eq!(shown(&forgetful, A).face(dead), None);
    assert_ne!(seen.field().card(bear).may_be, board.position.field().card(bear).may_be);
}

#[test]
fn z15_between_two_combats_of_a_turn_he_may_look_again() {
    let board = scene(
        "a bec-d-acier c3, a rokh-gris e3, a formation-en-coin ready, b galet c4, b galet d4, b galet a6",
    );
    let board = board.then("march:0.1").fight("c3-c4", 0, 1);
    assert_eq!(board.at("c4"), "a bec-d-acier");
    assert!(board.view(A).may_peek());
    assert_eq!(board.shown(A), ["c4", "e3"]);
    assert!(board.then("e3-d4").shown(A).is_empty());
}

#[test]
fn z16_trumps_lie_open_to_their_owner_and_the_rest_can_be_deduced() {
    let board = start(&setup(0, 1)).then("formation:0 ready formation:0 ready begin:0");
    for viewer in [A, B, Viewer::Spectator] {
        let shown = Zoon::shown_to(&board.view(viewer));
        let trump = shown.field().trump(crate::rules::zoon::TrumpId::new(Seat(0), 0));
        assert_eq!(trump, TrumpState::Hand { used: 0 });
    }
    // Only the owner sees a card kept in hand, in any turn.
    let board = scene("a galet c2, a galet-roulant in hand, b galet d5").then("c2-c3");
    let kept = board.tables.kept(Seat(0));
    assert!(Zoon::shown_to(&board.view(A)).face(kept).is_some());
    assert!(board.view(B).face(kept).is_none());
}
