//! The effects of the sheet's stars (section 3.2), at least one test per effect.

use super::fixture::{Board, scene, scene_on, sheet, with, zoon};
use crate::rules::zoon::{Effect, Event, Mark, Pending, Rank, Waypoint, Zoon, ZoonPlan};
use crate::rules::{Game, Seat, Viewer};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

#[test]
fn second_move_belongs_to_an_attacker_only_and_may_be_declined() {
    let board =
        scene("a flamboise c3, a escarbille a1, b galet c4, b galet f6").fight("c3-c4", 2, 0);
    assert_eq!(board.decider(), Seat(0));
    assert!(board.actions().iter().all(|action| action.starts_with("c3") || action == "enough"));
    assert_eq!(board.then("enough").decider(), Seat(1));
    assert_eq!(board.then("c3-b3").decider(), Seat(1));
    let defended =
        scene("a galet c3, a galet a1, b flamboise c4, b escarbille f6").fight("c3-c4", 0, 2);
    assert_eq!(defended.position.field().turn_state().pending(), None);
    assert_eq!((defended.at("c3"), defended.at("c4")), ("a galet".into(), "b flamboise".into()));
}

#[test]
fn a_second_move_that_leads_nowhere_is_not_asked_for() {
    let leaper = |still: bool| {
        let tables = with(|plan| {
            let rainet = zoon(plan, "rainet");
            rainet.star = Some(Effect::SecondMove);
            rainet.corners[0].0[0] = Mark::Star;
            if still {
                rainet.paths.clear();
            }
        });
        let words = "a rainet c2, a silure-noir a1, a grand-bond ready, b galet c4, b galet f6";
        scene_on(tables, words).fight("leap:0.2:c2-c4", 0, 0)
    };
    let still = leaper(true);
    assert_eq!((still.at("c2"), still.at("c4")), ("a rainet".into(), "b galet".into()));
    assert_eq!(still.position.field().turn_state().pending(), None);
    assert_eq!(still.decider(), Seat(1));
    let walks = leaper(false);
    assert_eq!(
        walks.position.field().turn_state().pending(),
        Some(Pending::SecondMove(walks.slot("c2")))
    );
}

#[test]
fn a_second_move_may_be_an_attack_again_or_a_step_past_the_enemy() {
    let words = "a flamboise a1, a escarbille b1, a escarbille a2, a escarbille#2 f1, b galet b2, b galet f6";
    let board = scene(words).fight("a1-b2", 2, 0);
    assert_eq!(board.at("a1"), "a flamboise");
    assert!(
        board.then("a1-b2").position.field().turn_state().combat.is_some(),
        "it may attack again"
    );
    let tables = with(|plan| zoon(plan, "flamboise").paths.truncate(2));
    let words = "a flamboise a1, a escarbille f1, b galet b1, b galet f6";
    let board = scene_on(tables, words).fight("a1-b1", 2, 0);
    assert!(matches!(board.position.field().turn_state().pending(), Some(Pending::SecondMove(_))));
}

#[test]
fn a_stunned_attacker_loses_its_owners_next_turn() {
    let board =
        scene("a galet c3, a galet a1, b souffle-suie c4, b escarbille e5").fight("c3-c4", 0, 1);
    assert_eq!(board.position.field().card(board.slot("c3")).stunned, 1, "one more turn");
    let next = board.then("e5-e4");
    assert!(next.those("c3").is_empty(), "its owner's next turn");
    let later = next.then("a1-a2 e4-e3");
    assert!(!later.those("c3").is_empty(), "and no longer");
}

#[test]
fn a_stunned_defender_loses_its_owners_next_turn_too() {
    let board =
        scene("a souffle-suie c3, a escarbille a1, b galet d4, b galet f6").fight("c3-d4", 1, 0);
    assert!(board.those("d4").is_empty());
    assert!(!board.then("f6-f5 a1-a2").those("d4").is_empty());
}

#[test]
fn a_fleeing_zoon_goes_to_a_free_square_of_its_zone() {
    let words = "a galet c3, a galet a1, b braise-mere c4, b escarbille a6, a granitelle b5";
    let board = scene(words).fight("c3-c4", 0, 2);
    assert_eq!(board.those("flee:"), "a5 b6 c5 c6 d5 d6 e5 e6 f5 f6");
    let fled = board.then("flee:f6");
    assert_eq!(
        (fled.at("f6"), fled.at("c4"), fled.decider()),
        ("b braise-mere".into(), "-".into(), Seat(1))
    );
}

#[test]
fn a_push_goes_two_squares_back_and_stops_before_anything() {
    let push = |more: &str| {
        scene(&format!("a galet c4, a galet a1, b granitelle c5, b galet f6{more}"))
            .fight("c4-c5", 0, 2)
    };
    assert_eq!(push("").at("c2"), "a galet");
    assert_eq!(push(", a galet#2 c2").at("c3"), "a galet");
    assert_eq!(push(", b galet c3").at("c4"), "a galet");
    let edge = scene("a galet c2, a galet a1, b granitelle c3, b galet f6").fight("c2-c3", 0, 2);
    assert_eq!(edge.at("c1"), "a galet");
}

#[test]
fn a_push_stops_before_obstacles_of_the_pushed() {
    let words = "a galet c4, a galet a1, b granitelle c5, b galet f6, b rempart-de-tourbe c2 to d2";
    assert_eq!(scene(words).fight("c4-c5", 0, 2).at("c3"), "a galet");
}

#[test]
fn a_defender_is_pushed_towards_its_own_camp() {
    let board = scene("a granitelle c3, a galet a1, b galet c4, b galet f6").fight("c3-c4", 2, 0);
    assert_eq!((board.at("c6"), board.at("c3")), ("b galet".into(), "a granitelle".into()));
}

#[test]
fn pollen_leaves_the_enemy_face_up_for_good() {
    let board = scene("a galet c3, a galet a1, b spore-veille c4, b galet e5");
    for corner in [1, 3] {
        let up = board.fight("c3-c4", 0, corner);
        assert!(up.position.field().card(up.slot("c3")).face_up);
        let later = up.then("e5-e4 c3-d3");
        for viewer in [A, B, Viewer::Spectator] {
            assert!(later.shown(viewer).contains(&"d3".into()));
        }
    }
}

#[test]
fn an_exchange_is_with_a_friend_of_the_type() {
    let words =
        "a haute-aile c3, a plongeon a1, a plongeon#2 f2, a duvet b1, b galet d4, b galet f6";
    let board = scene(words).fight("c3-d4", 2, 0);
    assert_eq!(board.those("exchange:"), "a1 f2");
    let done = board.then("exchange:a1");
    assert_eq!((done.at("a1"), done.at("c3")), ("a haute-aile".into(), "a plongeon".into()));
    let slot = done.slot("c3");
    let tribe = done.tables.tribe(2);
    let may_be = done.position.field().card(slot).may_be;
    let kinds = tribe.kinds().filter(|kind| may_be & tribe.bit(*kind) != 0);
    assert!(kinds.into_iter().all(|kind| done.tables.face(kind).rank == Rank::Elite));
}

#[test]
fn without_such_a_friend_nothing_is_exchanged_and_everybody_knows_why() {
    let words = "a haute-aile c3, a duvet b1, b galet d4, b galet f6";
    let board = scene(words).fight("c3-d4", 2, 0);
    assert_eq!((board.decider(), board.at("c3")), (Seat(1), "a haute-aile".into()));
    let may_be = board.position.field().card(board.slot("b1")).may_be;
    let tribe = board.tables.tribe(2);
    let elite = |kind: &_| board.tables.face(*kind).rank == Rank::Elite;
    assert!(!tribe.kinds().any(|kind| elite(&kind) && may_be & tribe.bit(kind) != 0));
}

#[test]
fn vision_looks_at_two_cards_alone() {
    let words = "a chante-brume c3, a duvet b1, b galet d4, b ours-talus f6, b granitelle e6, b galet#2 a6 up";
    let board = scene(words).fight("c3-d4", 2, 0);
    assert_eq!(board.those("peek:"), "e6 f6", "neither who fought nor who lies face up");
    assert!(!board.may("enough"), "at least one");
    let one = board.then("peek:f6");
    let slot = one.slot("f6");
    assert!(one.view(A).face(slot).is_some());
    assert_eq!(one.shown(A), ["c3", "b1", "d4", "f6", "a6"]);
    assert!(one.view(Viewer::Spectator).face(slot).is_none());
    assert!(one.may("enough"));
    let told = |viewer| -> Vec<Event> {
        one.log.iter().filter_map(|event| Zoon::told_to(&one.position, event, viewer)).collect()
    };
    assert!(told(B).contains(&Event::Peeked { slot, kind: None }));
    assert!(told(A).contains(&Event::Peeked { slot, kind: one.position.face(slot) }));
    // The last card stays visible like the first, until the player ends the effect.
    let two = one.then("peek:e6");
    assert_eq!(two.actions(), ["enough"]);
    assert_eq!(two.shown(A), ["c3", "b1", "d4", "f6", "e6", "a6"]);
    assert_eq!(two.shown(B), ["c3", "d4", "a6"]);
    assert_eq!(two.why("f6"), "peek-last");
    let done = two.then("enough");
    assert_eq!((done.decider(), done.shown(A)), (Seat(1), vec!["a6".to_owned()]));
    assert!(done.view(A).face(done.slot("e6")).is_some() && done.view(B).face(slot).is_some());
}

#[test]
fn devour_eliminates_attacker_and_defender_alike() {
    let attack =
        scene("a grand-coa c3, a rainet a1, b doyen-lichen c4, b galet e5").fight("c3-c4", 3, 0);
    assert_eq!((attack.at("c4"), attack.at("c3")), ("a grand-coa".into(), "-".into()));
    let defend: Board =
        scene("a doyen-lichen c3, a galet a1, b grand-coa c4, b rainet e5").fight("c3-c4", 0, 3);
    assert_eq!((defend.at("c4"), defend.at("c3")), ("b grand-coa".into(), "-".into()));
    let emblem =
        scene("a grand-coa c3, a rainet a1, b pierre-racine c4, b galet e5").fight("c3-c4", 3, 0);
    assert_eq!(emblem.reason(), Some("zoon-end-emblem"));
}

/// A combat in which a Zoon is touched on a ★ with this effect. Only an attacker moves again.
fn given(name: &str, soldier: &str, effect: Effect) -> Board {
    let tables = with(|plan| {
        let changed = zoon(plan, name);
        changed.star = Some(effect);
        changed.corners[0].0[0] = Mark::Star;
        changed.paths = vec![vec![Waypoint { offset: (0, 1), arrival: true }]];
    });
    let words = match effect {
        Effect::SecondMove => format!("a {name} c3, a {soldier} a1, b duvet c4, b duvet f6"),
        _ => format!("a duvet c3, a duvet a1, b {name} c4, b {soldier} f6"),
    };
    scene_on(tables, &words).fight("c3-c4", 0, 0)
}

#[test]
fn any_zoon_can_be_given_any_effect() {
    let tribes = sheet().tribes;
    let soldier = |zoons: &[ZoonPlan]| {
        zoons.iter().find(|zoon| zoon.rank == Rank::Soldier).map(|zoon| zoon.id.clone()).unwrap()
    };
    for tribe in tribes.iter().filter(|tribe| tribe.id != "ventplumes") {
        for name in tribe.zoons.iter().map(|zoon| &zoon.id) {
            let given = |effect| given(name, &soldier(&tribe.zoons), effect);
            let pending = |board: &Board| board.position.field().turn_state().pending();
            let card = |board: &Board| board.position.field().card(board.slot("c3"));
            let second = given(Effect::SecondMove);
            assert_eq!(pending(&second), Some(Pending::SecondMove(second.slot("c3"))), "{name}");
            let flees = given(Effect::Flee);
            assert_eq!(pending(&flees), Some(Pending::Flee(flees.slot("c4"))), "{name}");
            let exchange = given(Effect::ExchangeWith { rank: Rank::Soldier });
            assert_eq!(pending(&exchange), Some(Pending::Exchange(exchange.slot("c4"))), "{name}");
            let peek = given(Effect::Peek { count: 1 });
            assert!(matches!(pending(&peek), Some(Pending::Peek { left: 1, .. })), "{name}");
            assert_eq!(card(&given(Effect::Stun { turns: 2 })).stunned, 2, "{name}");
            assert!(card(&given(Effect::FaceUp)).face_up, "{name}");
            assert_eq!(given(Effect::Push { cells: 1 }).at("c2"), "a duvet", "{name}");
            let devoured = given(Effect::Devour);
            assert_eq!([devoured.at("c3"), devoured.at("c4")], ["-".into(), format!("b {name}")]);
        }
    }
}
