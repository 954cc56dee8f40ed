//! The deployment and the draw of who begins: Z7 to Z10.

use super::fixture::{setup, start, with};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::deployment;
use crate::rules::zoon::{Deployment, First, FormationPlan, Setup, Slot, Stage, TrumpState, Zoon};
use crate::rules::{Actor, Game, Seat, Viewer};

const READY: &str = "formation:0 ready formation:0 ready";

#[test]
fn z7_each_lays_his_zoons_in_the_two_rows_nearest_him() {
    let board = start(&setup(0, 1));
    for square in ["a1", "f1", "a2", "f2"] {
        assert!(board.may(&format!("cendrelins.flamboise@{square}")), "{square}");
    }
    for square in ["a3", "c5", "a6"] {
        assert!(!board.may(&format!("cendrelins.flamboise@{square}")), "{square}");
    }
    let board = board.then("formation:0 ready");
    assert!(board.may("mousserocs.galet#1@a6") && board.may("mousserocs.galet#1@f5"));
    assert!(!board.may("mousserocs.galet#1@a1") && !board.may("cendrelins.flamboise@a6"));
}

#[test]
fn z7_all_twelve_squares_are_filled_one_card_each() {
    let mut board = start(&setup(0, 1));
    assert!(!board.may("ready"));
    let cards = "flamboise tison-sauteur souffle-suie grand-urodele pyrolancier#1 pyrolancier#1 \
                 pyrolancier#2 escarbille#1 escarbille#1 escarbille#2 escarbille#2 braise-mere";
    let squares = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2";
    for (card, square) in cards.split_whitespace().zip(squares.split(' ')) {
        assert!(!board.may("ready"));
        board = board.then(&format!("cendrelins.{card}@{square}"));
    }
    assert!(board.may("ready"));
    assert_eq!(board.those("cendrelins."), "", "no card is left");
}

#[test]
fn z7_a_card_laid_out_may_be_moved_or_exchanged_but_only_so_often() {
    let board = start(&setup(0, 1)).then("cendrelins.flamboise@a1 a1<>b2");
    let face = |square: &str| {
        let index =
            board.tables.deployment(Seat(0)).iter().position(|o| *o == board.square(square));
        let slot = crate::rules::zoon::Slot::new(Seat(0), index.unwrap() as u8);
        board.position.face(slot)
    };
    assert_eq!((face("a1"), face("b2")), (None, Some(board.kind(Seat(0), "flamboise"))));
    let board = board.then("cendrelins.braise-mere@b2");
    assert!(board.may("cendrelins.flamboise@a1"), "the card that lay there is in hand again");
    assert_eq!(board.position.rearrangements(Seat(0)), 2);
    let tables = with(|plan| plan.options.rearrangements = 1);
    let position = Zoon::start(&tables, &setup(0, 1));
    let board = super::fixture::Board { tables, position, log: Vec::new() };
    let board = board.then("cendrelins.flamboise@a1 a1<>b2");
    assert!(!board.may("b2<>a1") && !board.may("cendrelins.braise-mere@b2"));
}

#[test]
fn z7_a_formation_may_be_mirrored_and_changed() {
    let board = start(&setup(0, 1)).then("formation:0 a1<>a2 ready formation:0m ready begin:0");
    assert_eq!((board.at("a1"), board.at("a2")), ("a pyrolancier".into(), "a braise-mere".into()));
    // The other seat sees the field from its own side: its left is on the right.
    assert_eq!(board.at("a6"), "b pierre-racine");
}

#[test]
fn z8_nobody_sees_anything_of_the_other_side_before_both_are_ready() {
    let empty = start(&setup(0, 1));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = empty.view(viewer);
        for actions in ["cendrelins.flamboise@a1", "formation:0", "formation:1m a1<>c2"] {
            let board = empty.then(actions);
            assert_eq!(board.view(viewer), view, "{actions}");
            let told = board.log.iter().filter_map(|e| Zoon::told_to(&board.position, e, viewer));
            assert_eq!(told.count(), 0, "{actions}");
        }
    }
    let ready = [empty.then("formation:0 ready"), empty.then("formation:1 a1<>a2 ready")];
    let viewer = Viewer::Seat(Seat(1));
    assert_eq!(ready[0].view(viewer), ready[1].view(viewer));
    assert_ne!(ready[0].view(Viewer::Seat(Seat(0))), ready[1].view(Viewer::Seat(Seat(0))));
}

#[test]
fn z8_the_backs_lie_on_the_field_when_both_are_ready() {
    let board = start(&setup(0, 1)).then("formation:0 ready formation:1 ready");
    let view = board.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.field().standing(Seat(1)).count(), 12);
    assert!(view.field().standing(Seat(1)).all(|(slot, _)| view.face(slot).is_none()));
    assert!(view.field().standing(Seat(0)).all(|(slot, _)| view.face(slot).is_some()));
}

#[test]
fn z9_only_the_trumps_stay_in_hand() {
    let board = start(&setup(0, 1)).then(READY);
    for seat in [Seat(0), Seat(1)] {
        let states = crate::rules::zoon::TrumpId::of(seat).map(|t| board.position.field().trump(t));
        let in_hand = states.filter(|state| *state == TrumpState::Hand { used: 0 }).count();
        assert_eq!(in_hand, 3);
    }
}

#[test]
fn z9_with_renforts_one_card_stays_in_hand_too_but_never_the_emblem() {
    let board = start(&Setup { reserves: true, ..setup(1, 0) });
    let cards = "doyen-lichen granitelle spore-veille ours-talus carapacon#1 carapacon#2 galet#1 \
                 galet#1 galet#1 galet#2 galet#2";
    let squares = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2";
    let mut board = board;
    for (card, square) in cards.split_whitespace().zip(squares.split(' ')) {
        board = board.then(&format!("mousserocs.{card}@{square}"));
    }
    assert!(!board.may("mousserocs.galet-roulant@f2"), "the Emblème needs the last square");
    let board = board.then("mousserocs.pierre-racine@f2");
    assert!(!board.may("mousserocs.galet-roulant@f2"), "it may not be taken back");
    assert!(board.may("mousserocs.galet-roulant@a1"), "any other may");
    let board = board.then("mousserocs.galet-roulant@a1 ready formation:0 ready begin:0");
    let kept = board.tables.kept(Seat(0));
    let face = board.tables.face(board.position.face(kept).unwrap());
    assert_eq!(face.id, "doyen-lichen");
}

#[test]
fn z78_a_tribe_of_few_cards_keeps_one_back_by_hand_as_in_a_formation() {
    let few = |reserves| {
        let tables = with(|plan| {
            let tribe = &mut plan.tribes[1];
            let left = ["granitelle", "ours-talus", "pierre-racine"];
            tribe.zoons.retain(|zoon| left.contains(&zoon.id.as_str()));
            let mut faces = vec![None; 12];
            faces[..3].copy_from_slice(&[Some(0), Some(1), Some(2)]);
            tribe.formations = vec![FormationPlan { id: "few".into(), faces }];
        });
        let setup = Setup { reserves, ..setup(1, 0) };
        let position = Zoon::start(&tables, &setup);
        super::fixture::Board { tables, position, log: Vec::new() }
    };
    let laid = "mousserocs.granitelle@a1 mousserocs.pierre-racine@b1";
    let hand = |board: &super::fixture::Board| {
        let kept = board.then("ready formation:0 ready begin:0");
        let kind = kept.position.face(kept.tables.kept(Seat(0)))?;
        Some(kept.tables.face(kind).id.clone())
    };
    let with_one_more = few(true).then(laid);
    assert!(!with_one_more.may("ready"), "two are left in hand");
    let by_hand = with_one_more.then("mousserocs.ours-talus@c1");
    assert_eq!(hand(&by_hand), Some("galet-roulant".into()));
    assert_eq!(hand(&few(true).then("formation:0")), Some("galet-roulant".into()));
    assert_eq!(hand(&by_hand.then("mousserocs.galet-roulant@d1")), None, "or it is laid out");
    let without = few(false).then(laid);
    assert!(!without.may("ready"), "all are laid out");
    assert_eq!(hand(&without.then("mousserocs.ours-talus@c1")), None);
}

#[test]
fn z10_the_lot_decides_who_begins() {
    let board = start(&setup(0, 1)).then(READY);
    assert_eq!(Zoon::actor(&board.tables, &board.position), Actor::Chance);
    assert_eq!(board.actions(), ["begin:0", "begin:1"]);
    for seat in [0, 1] {
        let begun = board.then(&format!("begin:{seat}"));
        assert_eq!(Zoon::actor(&begun.tables, &begun.position), Actor::Seat(Seat(seat)));
    }
    let agreed = start(&Setup { first: First::Seat(Seat(1)), ..setup(0, 1) }).then(READY);
    assert_eq!(agreed.position.field().turn_state().stage, Stage::Playing);
    assert_eq!(agreed.decider(), Seat(1));
}

#[test]
fn where_only_formations_are_allowed_one_choice_deploys() {
    let setup = Setup { deployment: Deployment::Formations, ..setup(0, 1) };
    let board = start(&setup);
    assert_eq!(board.actions(), ["formation:0", "formation:0m", "formation:1", "formation:1m"]);
    let board = board.then("formation:1 formation:0m");
    assert_eq!(board.position.field().turn_state().stage, Stage::Lot);
    // The formations are public, so the possible faces of a square are too.
    let names = |square: usize| {
        let card = board.position.field().card(Slot::new(Seat(1), square as u8));
        let tribe = board.tables.tribe(1);
        let kinds = tribe.kinds().filter(|kind| card.may_be & tribe.bit(*kind) != 0);
        kinds.map(|kind| board.tables.face(kind).id.as_str()).collect::<Vec<_>>()
    };
    // The left corner of the list's first row, of its last row, and their mirror images.
    assert_eq!(names(0), ["doyen-lichen", "carapacon", "galet", "pierre-racine"]);
    assert!(board.view(Viewer::Seat(Seat(0))).face(Slot::new(Seat(1), 0)).is_none());
    for seed in 0..40 {
        let view = board.view(Viewer::Seat(Seat(0)));
        let truth =
            Zoon::determinize(&board.tables, &view, view.viewer(), &mut SmallDice::new(seed));
        let faces = Slot::of(Seat(1)).map(|slot| truth.face(slot)).collect::<Vec<_>>();
        let layouts = deployment::layouts(&board.tables, board.position.field(), Seat(1));
        assert!(layouts.iter().any(|layout| layout[..] == faces[..]), "{faces:?}");
    }
}
