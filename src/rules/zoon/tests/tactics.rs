//! Trumps in general, and tactics: Z47 to Z58.

use super::fixture::{Board, scene, scene_on, trump, with};
use crate::rules::zoon::{Event, Pending, Rank, TrumpState, Zoon};
use crate::rules::{Game, Seat, Viewer};

/// The types that a card may have according to public information.
fn may_be(board: &Board, square: &str) -> Vec<Rank> {
    let slot = board.slot(square);
    let tribe = board.tables.tribe(board.position.field().tribe(slot.seat()));
    let set = board.position.field().card(slot).may_be;
    let kinds = tribe.kinds().filter(|kind| set & tribe.bit(*kind) != 0);
    let mut ranks: Vec<Rank> = kinds.map(|kind| board.tables.face(kind).rank).collect();
    ranks.dedup();
    ranks
}

#[test]
fn z47_a_trumps_text_modifies_the_rules_while_it_applies() {
    let board = scene("a rainet c2, a rainet a1, a grand-bond ready, b galet f6");
    assert!(!board.may("c2-e4") && board.may("leap:0.2:c2-e4"));
    let after = board.then("leap:0.2:c2-e4 f6-e6");
    assert!(!after.may("leap:0.2:e4-c2"), "and no longer");
}

#[test]
fn z48_trumps_affect_only_their_owners_cards() {
    let board = scene("a escarbille c2, a cape-de-cendre ready, b escarbille d5, b pyrolancier d4");
    assert_eq!(board.those("equip:"), "0.1:c2");
    let leap = scene("a rainet c2, a grand-bond ready, b rainet d5");
    assert!(!leap.actions().iter().any(|action| action.starts_with("leap:0.2:d5")));
}

#[test]
fn z49_a_march_lasts_for_its_turn() {
    let board = scene("a duvet c2, a duvet e2, a formation-en-coin ready, b galet f6");
    let over = board.then("march:0.1 c2-c3 enough");
    assert_eq!((over.decider(), over.position.field().turn_state().stack().len()), (Seat(1), 0));
}

#[test]
fn z50_a_trump_for_a_type_needs_a_zoon_of_that_type() {
    let none = scene("a duvet c2, a chant-trompeur ready, b galet f6");
    assert_eq!(none.those("lure:"), "");
    let one = scene("a duvet c2, a chante-brume d2, a chant-trompeur ready, b galet f6");
    assert_eq!(one.those("lure:"), "0.2:d2-f6");
    let shot = scene("a duvet c2, a volee-de-remiges ready, b galet d3");
    assert_eq!(shot.those("shoot:"), "");
}

#[test]
fn z51_one_that_cannot_move_cannot_use_it() {
    let board = scene("a duvet c2, a chante-brume d2 stunned, a chant-trompeur ready, b galet f6");
    assert_eq!(board.those("lure:"), "");
    let board = scene("a rainet c2 stunned, a rainet e2, a grand-bond ready, b galet f6");
    assert!(board.actions().iter().all(|action| !action.starts_with("leap:0.2:c2")));
}

#[test]
fn z52_several_zoons_move_one_after_the_other_never_the_same_twice() {
    let words = "a duvet c2, a duvet e2, a duvet#2 a2, a plongeon a1, a formation-en-coin ready, b galet f6";
    let board = scene(words).then("march:0.1");
    assert_eq!(board.decider(), Seat(0));
    assert!(!board.may("enough"), "at least one");
    let one = board.then("c2-c3");
    assert!(one.may("enough") && one.those("c3").is_empty());
    let three = one.then("e2-e3 a2-a3");
    assert_eq!(three.decider(), Seat(1), "up to three");
    assert_eq!(three.trump(Seat(0), "formation-en-coin"), TrumpState::Tomb);
}

#[test]
fn z52_each_move_is_wholly_resolved_before_the_next() {
    let words = "a bec-d-acier c3, a duvet e2, a formation-en-coin ready, b galet c4, b galet f6";
    let fight = scene(words).then("march:0.1 c3-c4");
    assert_eq!(fight.actions(), ["touch:1", "touch:2"]);
    let after = fight.then("touch:1 touch:1 pivot:00");
    assert_eq!((after.at("c4"), after.decider()), ("a bec-d-acier".into(), Seat(0)));
    assert!(matches!(after.position.field().turn_state().pending(), Some(Pending::March { .. })));
    assert_eq!(after.then("e2-e3").decider(), Seat(0), "a third may follow");
}

#[test]
fn z53_off_its_grid_a_zoon_goes_nowhere_it_could_not_stand() {
    let words =
        "a rainet b2, a rainet c3, a grand-bond ready, b rempart-de-tourbe a4 to b4, b galet d4";
    let board = scene(words);
    let leaps = board.those("leap:0.2:b2-");
    assert_eq!(leaps, "a1 a2 a3 b1 b3 c1 c2 c4 d1 d2 d3 d4");
    let won = board.fight("leap:0.2:b2-d4", 0, 1);
    assert_eq!(won.at("d4"), "a rainet");
}

#[test]
fn z53_a_lured_zoon_that_cannot_go_anywhere_stays_and_the_trump_is_spent() {
    let words = "a chante-brume c3, a duvet a1, a chant-trompeur ready, b galet c1, b galet#2 f6";
    let board = scene(words).then("lure:0.2:c3-c1");
    assert!(matches!(board.position.field().turn_state().pending(), Some(Pending::Drive(_))));
    let words = "a chante-brume c3, a duvet a1, a chant-trompeur ready, b galet c5, b galet#2 b5, \
                 b galet d5, b galet c6";
    let board = scene(words).then("lure:0.2:c3-c5");
    assert_eq!((board.decider(), board.at("c5")), (Seat(1), "b galet".into()));
    assert_eq!(board.trump(Seat(0), "chant-trompeur"), TrumpState::Tomb);
}

#[test]
fn z53_leaping_and_losing_to_nobody_a_tie_returns_to_the_start() {
    let board = scene("a rainet c2, a rainet a1, a grand-bond ready, b galet d4, b galet f6");
    let tied = board.fight("leap:0.2:c2-d4", 0, 0);
    assert_eq!((tied.at("c2"), tied.at("d4")), ("a rainet".into(), "b galet".into()));
}

#[test]
fn z54_after_its_last_use_a_trump_goes_to_the_tomb_and_before_back_to_the_hand() {
    let tables = with(|plan| trump(plan, "lance-galets").uses = 2);
    let words = "a galet c2, a galet a1, a lance-galets ready, b granitelle c4, b galet f6";
    let once = scene_on(tables, words).fight("shoot:0.0:c2-c4", 0, 0);
    assert_eq!(once.trump(Seat(0), "lance-galets"), TrumpState::Hand { used: 1 });
    let twice = once.then("f6-f5").fight("shoot:0.0:c2-c4", 0, 0);
    assert_eq!(twice.trump(Seat(0), "lance-galets"), TrumpState::Tomb);
    assert_eq!(twice.then("f5-f4").those("shoot:"), "");
}

#[test]
fn z55_a_lured_zoon_goes_by_its_own_grid_turned_towards_its_own_camp() {
    let words =
        "a chante-brume c3, a duvet a1, a chant-trompeur ready, b escarbille d4, b escarbille f6";
    let board = scene(words).then("lure:0.2:c3-d4");
    assert_eq!(board.decider(), Seat(0));
    assert_eq!(board.actions(), ["d4-c5", "d4-d5", "d4-e5"]);
    let gone = board.then("d4-e5");
    assert_eq!((gone.at("e5"), gone.decider()), ("b escarbille".into(), Seat(1)));
}

#[test]
fn z55_it_does_not_fight_and_stops_only_on_free_squares() {
    let words = "a chante-brume c3, a plongeon d5, a chant-trompeur ready, b escarbille d4, b escarbille c5";
    let board = scene(words).then("lure:0.2:c3-d4");
    assert_eq!(board.actions(), ["d4-e5"]);
}

#[test]
fn z55_any_card_that_lies_face_down_may_be_pointed_at() {
    let words = "a chante-brume c3, a chant-trompeur ready, b escarbille d4, b flamboise d5, \
                 b braise-mere d6, b escarbille#2 e6 up, b escarbille f6 stunned";
    assert_eq!(scene(words).those("lure:0.2:c3-"), "d4 d5 d6");
}

#[test]
fn z55_the_answer_is_heard_by_all_and_names_the_zoon_but_not_its_corners() {
    let words = "a chante-brume c3, a duvet a1, a chant-trompeur ready, b escarbille d4, b flamboise d5, b escarbille f6";
    let yes = scene(words).then("lure:0.2:c3-d4");
    assert_eq!(may_be(&yes, "d4"), [Rank::Soldier]);
    let slot = yes.slot("d4");
    let set = yes.position.field().card(slot).may_be;
    assert_eq!(set.count_ones(), 2, "two faces of one Zoon, and not the reserve's");
    assert_eq!(yes.view(Viewer::Seat(Seat(0))).face(slot), None);
    let no = scene(words).then("lure:0.2:c3-d5");
    assert!(no.log.contains(&Event::Answered { slot: no.slot("d5"), yes: false }));
    assert!(!may_be(&no, "d5").contains(&Rank::Soldier));
    assert_eq!((no.decider(), no.trump(Seat(0), "chant-trompeur")), (Seat(1), TrumpState::Tomb));
}

#[test]
fn z56_an_unlimited_trump_comes_back_to_the_hand() {
    let board = scene("a galet c2, a galet a1, a lance-galets ready, b granitelle c4, b galet f6");
    let shot = board.fight("shoot:0.0:c2-c4", 0, 0);
    assert_eq!(shot.trump(Seat(0), "lance-galets"), TrumpState::Hand { used: 0 });
    assert_eq!(shot.then("f6-f5").those("shoot:"), "0.0:c2-c4");
}

#[test]
fn z57_a_played_trump_is_shown_to_both() {
    for (words, action) in [
        ("a galet c2, a lance-galets ready, b galet c4", "shoot:0.0:c2-c4"),
        ("a galet c2, a cuirasse-de-schiste ready, b galet c5", "equip:0.1:c2"),
        ("a galet c2, a rempart-de-tourbe ready, b galet c5", "lay:0.2:a1+a2"),
        ("a duvet c2, a formation-en-coin ready, b galet c5", "march:0.1"),
        ("a chante-brume c2, a chant-trompeur ready, b galet c5", "lure:0.2:c2-c5"),
        ("a rainet c2, a grand-bond ready, b galet c6", "leap:0.2:c2-c4"),
    ] {
        let board = scene(words).then(action);
        let played =
            |event: &Event| matches!(event, Event::Played { trump } if trump.seat() == Seat(0));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let mut told =
                board.log.iter().filter_map(|event| Zoon::told_to(&board.position, event, viewer));
            assert!(told.any(|event| played(&event)), "{viewer:?}: {action}");
        }
    }
}

#[test]
fn z58_who_is_pointed_at_shows_its_type_and_not_its_face() {
    let shot =
        scene("a pyrolancier c2, a jet-de-scories ready, b galet b4").then("shoot:0.0:c2-b4");
    assert_eq!(may_be(&shot, "c2"), [Rank::Elite]);
    assert_eq!(shot.view(Viewer::Seat(Seat(1))).face(shot.slot("c2")), None);
    let gear = scene("a galet c2, a cuirasse-de-schiste ready, b galet b4").then("equip:0.1:c2");
    assert_eq!(may_be(&gear, "c2"), [Rank::Elite, Rank::Soldier]);
    let song =
        scene("a chante-brume c2, a chant-trompeur ready, b galet b4").then("lure:0.2:c2-b4");
    assert_eq!(may_be(&song, "c2"), [Rank::Priest]);
    let leap = scene("a rainet c2, a grand-bond ready, b galet b6").then("leap:0.2:c2-c4");
    assert!(!may_be(&leap, "c4").contains(&Rank::Emblem));
}

#[test]
fn a_lure_without_singers_needs_none() {
    let tables = with(|plan| {
        use crate::rules::zoon::{Ranks, Tactic, TrumpKind};
        let lure = Tactic::Lure { asks: Rank::Elite, singers: Ranks::default() };
        trump(plan, "chant-trompeur").kind = TrumpKind::Tactic(lure);
    });
    let board = scene_on(tables, "a duvet c2, a chant-trompeur ready, b carapacon c4, b galet f6");
    assert_eq!(board.those("lure:"), "0.2:c4 0.2:f6");
    assert_eq!(board.then("lure:0.2:c4").actions(), ["c4-b4", "c4-d4", "c4-c5", "c4-c3"]);
}
