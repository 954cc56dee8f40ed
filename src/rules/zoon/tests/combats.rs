//! Combats between Zoons: Z29 to Z46.

use std::collections::BTreeSet;

use super::fixture::{Board, scene, scene_on, with, zoon};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Attacker, Corner, Event, Mark, Pending, Touch, Verdict, Whereabouts, Zoon,
};
use crate::rules::{Actor, Game, Seat, Viewer};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));

/// The scores and the verdict of the last combat.
fn compared(board: &Board) -> (Option<u8>, Option<u8>, Verdict) {
    let found = board.log.iter().rev().find_map(|event| match event {
        Event::Compared { attacking, defending, verdict, .. } => {
            Some((attacking.number(), defending.number(), *verdict))
        }
        _ => None,
    });
    found.expect("nothing was compared")
}

/// A chief [5,5,2,2] in front of a soldier [2,0,1,1], with other cards far away.
fn meeting() -> Board {
    scene("a doyen-lichen c3, a galet a1, b galet c4, b galet e5")
}

#[test]
fn z29_the_moved_zoon_attacks_the_one_that_stands_there() {
    let combat = meeting().then("c3-c4").position.field().turn_state().combat.unwrap();
    let board = meeting();
    assert_eq!(combat.attacker, Attacker::Zoon(board.slot("c3")));
    assert_eq!(combat.defender, board.slot("c4"));
    assert_eq!(combat.square, board.square("c4"));
}

#[test]
fn z30_chance_turns_each_card_or_not_after_both_touches() {
    let board = meeting().then("c3-c4 touch:1 touch:1");
    assert_eq!(Zoon::actor(&board.tables, &board.position), Actor::Chance);
    assert_eq!(board.actions(), ["pivot:00", "pivot:01", "pivot:10", "pivot:11"]);
    let mut actions = Vec::new();
    Zoon::actions(&board.tables, &board.position, &mut actions);
    let weight = |action: &_| Zoon::weight(&board.tables, &board.position, *action);
    assert!(actions.iter().all(|action| weight(action) == 1), "each as likely");
}

#[test]
fn z31_a_touch_chooses_a_diagonal_and_the_pivot_one_of_its_corners() {
    let places = Corner::DIAGONALS.map(|corner| (corner.place(false), corner.place(true)));
    assert_eq!(places, [(0, 2), (1, 3)]);
    // The soldier's first diagonal holds 2 and 1, its second 0 and 1.
    let scores = |touch: &str, turned: &str| {
        let board = meeting().then(&format!("c3-c4 touch:{touch} touch:1 pivot:0{turned}"));
        compared(&board).1
    };
    assert_eq!((scores("1", "0"), scores("1", "1")), (Some(2), Some(1)));
    assert_eq!((scores("2", "0"), scores("2", "1")), (Some(0), Some(1)));
}

#[test]
fn z30_a_card_that_lies_face_up_is_touched_as_it_lies() {
    let up = "a doyen-lichen c3, a galet a1, b galet c4 up, b galet e5";
    let board = scene(up).then("c3-c4");
    assert_eq!(board.actions(), ["touch:1", "touch:2", "touch:3", "touch:4"], "all four corners");
    let touched = board.then("touch:2");
    assert_eq!(touched.actions(), ["touch:1", "touch:2"], "the attacker lies face down");
    assert_eq!(touched.then("touch:1").actions(), ["pivot:00", "pivot:10"], "only he is turned");
    // Galet is 2 0 over 1 1: the touched corner counts.
    let score = |touch: &str| compared(&board.then(&format!("{touch} touch:1 pivot:10"))).1;
    let scores = ["touch:1", "touch:2", "touch:3", "touch:4"].map(score);
    assert_eq!(scores, [Some(2), Some(0), Some(1), Some(1)]);
    // A face-up attacker is touched as it lies too; if both are face up there is no random draw.
    let both = scene(&up.replace("c3,", "c3 up,")).then("c3-c4 touch:4");
    assert_eq!(both.actions().len(), 4);
    assert_eq!(both.then("touch:3").actions(), ["pivot:00"]);
    // Z69: the card of a shot is still rotated.
    let shot = scene("a galet c2, a galet a1, a lance-galets ready, b galet c4 up, b galet e5");
    let shot = shot.then("shoot:0.0:c2-c4 touch:3");
    assert_eq!(shot.actions(), ["touch:1", "touch:2"]);
    assert_eq!(shot.then("touch:1").actions(), ["pivot:00", "pivot:10"]);
    // The touch of the other player is imagined among the same corners.
    let mut dice = SmallDice::new(1);
    let guesses = (0..60).map(|_| {
        let world = Zoon::determinize(&board.tables, &touched.view(B), B, &mut dice);
        world.touch(Seat(0))
    });
    let guesses: BTreeSet<String> = guesses.map(|touch| format!("{touch:?}")).collect();
    assert_eq!(guesses.len(), 4);
}

#[test]
fn z32_each_touches_the_enemy_card() {
    let board = meeting().then("c3-c4");
    assert_eq!(
        (board.decider(), board.actions()),
        (Seat(0), vec!["touch:1".into(), "touch:2".into()])
    );
    // The attacker's touch decides the defender's score: its second diagonal holds 0.
    let board = board.then("touch:2 touch:1 pivot:00");
    assert_eq!(compared(&board), (Some(5), Some(0), Verdict::DefenderFalls));
}

#[test]
fn z33_both_touch_before_either_is_told() {
    let touched = |touch: &str| meeting().then("c3-c4").then(touch);
    let (one, other) = (touched("touch:1"), touched("touch:2"));
    for viewer in [B, Viewer::Spectator] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.view(viewer).position().touch(Seat(0)), Touch::Hidden);
        let told = |board: &Board| -> Vec<Event> {
            let facts = board.log.iter().filter_map(|e| Zoon::told_to(&board.position, e, viewer));
            facts.collect()
        };
        assert_eq!(told(&one), told(&other));
    }
    assert_ne!(one.view(A), other.view(A));
    assert_eq!(one.decider(), Seat(1), "the defender touches second");
}

#[test]
fn z34_a_score_stands_on_ones_own_card_where_the_enemy_touched_it() {
    let board = meeting().fight("c3-c4", 3, 0);
    assert_eq!(compared(&board), (Some(2), Some(2), Verdict::Tie));
    let shown = board.log.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    assert_eq!(shown, 2, "both cards are turned up");
}

#[test]
fn z35_the_higher_score_keeps_or_takes_the_square() {
    let won = meeting().fight("c3-c4", 0, 0);
    assert_eq!((won.at("c4"), won.at("c3")), ("a doyen-lichen".into(), "-".into()));
    let lost = scene("a galet c3, a galet a1, b doyen-lichen c4, b galet e5").fight("c3-c4", 0, 0);
    assert_eq!((lost.at("c4"), lost.at("c3")), ("b doyen-lichen".into(), "-".into()));
}

#[test]
fn z36_the_beaten_lie_face_down_on_the_tomb_which_their_owner_may_inspect() {
    let board = meeting().fight("c3-c4", 0, 0);
    let slot = meeting().slot("c4");
    assert_eq!(board.position.field().card(slot).whereabouts, Whereabouts::Tomb);
    let seen = |viewer| Zoon::shown_to(&board.view(viewer)).face(slot).is_some();
    assert!(seen(B) && !seen(A) && !seen(Viewer::Spectator));
    assert!(board.view(A).face(slot).is_some(), "but he saw it die");
}

#[test]
fn z37_after_a_tie_the_attacker_moves_back_along_his_path() {
    let near = meeting().fight("c3-c4", 3, 0);
    assert_eq!((near.at("c3"), near.at("c4")), ("a doyen-lichen".into(), "b galet".into()));
    let far = scene("a pyrolancier c2, b galet c4, b galet e5").fight("c2-c4", 1, 0);
    assert_eq!(compared(&far).2, Verdict::Tie);
    assert_eq!((far.at("c3"), far.at("c2")), ("a pyrolancier".into(), "-".into()));
}

#[test]
fn z38_after_a_green_move_to_where_he_started() {
    let board = scene("a tison-sauteur c2, b doyen-lichen c4, b galet e5").fight("c2^c4", 3, 2);
    assert_eq!(compared(&board).2, Verdict::Tie);
    assert_eq!(
        (board.at("c2"), board.at("c4")),
        ("a tison-sauteur".into(), "b doyen-lichen".into())
    );
}

#[test]
fn z39_a_star_touched_lets_the_owner_of_that_zoon_apply_its_effect() {
    let board = scene("a galet c3, a galet a1, b souffle-suie c4, b escarbille e5");
    let starred = board.fight("c3-c4", 0, 1);
    assert_eq!(starred.position.field().card(starred.slot("c3")).stunned, 1);
    let numbers = board.fight("c3-c4", 0, 0);
    assert_eq!(numbers.position.field().card(numbers.slot("c3")).stunned, 0);
}

#[test]
fn z40_one_star_means_a_tie_whatever_the_other_number() {
    let board = scene("a doyen-lichen c3, a galet a1, b souffle-suie c4, b escarbille e5");
    assert_eq!(compared(&board.fight("c3-c4", 0, 1)), (Some(5), None, Verdict::Tie));
    // A ★ without an effect is a tie as well.
    let tables = with(|plan| zoon(plan, "souffle-suie").star = None);
    let words = "a doyen-lichen c3, a galet a1, b souffle-suie c4, b escarbille e5";
    let plain = scene_on(tables, words).fight("c3-c4", 0, 1);
    assert_eq!((compared(&plain).2, plain.at("c3")), (Verdict::Tie, "a doyen-lichen".into()));
}

#[test]
fn z41_first_the_retreat_then_the_effect_from_there() {
    // The attacker comes two squares far and moves back one: it is pushed from there.
    let board = scene("a pyrolancier c3, a escarbille a1, b granitelle c5, b galet e5");
    let board = board.fight("c3-c5", 0, 2);
    assert_eq!(
        (board.at("c2"), board.at("c4"), board.at("c3")),
        ("a pyrolancier".into(), "-".into(), "-".into())
    );
    // An effect that eliminates the enemy skips the retreat.
    let devoured = scene("a grand-coa c3, a rainet a1, b doyen-lichen c4, b galet e5");
    assert_eq!(devoured.fight("c3-c4", 3, 0).at("c4"), "a grand-coa");
}

#[test]
fn z42_an_effect_cannot_be_declined_but_the_impossible_is_skipped() {
    let flees =
        scene("a galet c3, a galet a1, b braise-mere c4, b escarbille a6").fight("c3-c4", 0, 2);
    assert_eq!(flees.decider(), Seat(1));
    assert!(!flees.may("enough"), "{:?}", flees.actions());
    let full = "b flamboise a6, b tison-sauteur b6, b souffle-suie c6, b grand-urodele d6, \
                b pyrolancier e6, b pyrolancier f6, b pyrolancier#2 a5, b escarbille b5, \
                b escarbille c5, b escarbille#2 d5, b escarbille#2 e5, b jeune-triton f5";
    let board = scene(&format!("a galet c3, a galet a1, b braise-mere c4, {full}"));
    let board = board.fight("c3-c4", 0, 2);
    assert_eq!((board.decider(), board.at("c4")), (Seat(1), "b braise-mere".into()));
    assert!(board.position.field().turn_state().pending().is_none());
}

#[test]
fn z43_two_stars_are_a_tie_without_effects() {
    let board = scene("a souffle-suie c3, a escarbille a1, b souffle-suie d4, b escarbille e5");
    let board = board.fight("c3-d4", 1, 1);
    assert_eq!(compared(&board), (None, None, Verdict::Tie));
    assert_eq!(
        (board.at("c3"), board.at("d4")),
        ("a souffle-suie".into(), "b souffle-suie".into())
    );
    for square in ["c3", "d4"] {
        assert_eq!(board.position.field().card(board.slot(square)).stunned, 0);
    }
}

#[test]
fn z44_the_survivors_are_turned_face_down_again() {
    let board = meeting().fight("c3-c4", 3, 0);
    assert!(board.log.contains(&Event::TurnedDown));
    let slot = board.slot("c4");
    assert!(!board.position.field().turn_state().is_revealed(slot));
    assert!(Zoon::shown_to(&board.view(A)).face(slot).is_none());
    assert!(board.view(A).face(slot).is_some(), "what he remembers is his");
    // Only after the effect is decided.
    let flees =
        scene("a galet c3, a galet a1, b braise-mere c4, b escarbille a6").fight("c3-c4", 0, 2);
    assert!(flees.shown(A).contains(&"c4".into()) && flees.shown(B).contains(&"c3".into()));
    assert!(!flees.then("flee:f5").shown(A).contains(&"f5".into()));
}

#[test]
fn z45_no_turn_follows_the_fall_of_an_emblem() {
    let board = scene(
        "a doyen-lichen c3, a galet a1 stunned, b pierre-racine c4 stunned, b galet e5 stunned",
    );
    let won = board.fight("c3-c4", 0, 2);
    assert_eq!(won.position.field().turn_state().turn, Seat(0));
    assert_eq!(won.position.field().card(won.slot("a1")).stunned, 1);
    assert!(!won.log.iter().any(|event| matches!(event, Event::Stunned { .. })));
}

#[test]
fn z36_on_the_tomb_nothing_lasts_of_what_befell_a_zoon() {
    let words = "a doyen-lichen c3, a galet a1, b pierre-racine f6, b galet c4 stunned, b galet e5";
    for words in [words.to_owned(), words.replace("stunned", "up")] {
        let board = scene(&words);
        let (fallen, after) = (board.slot("c4"), board.fight("c3-c4", 0, 2));
        let card = after.position.field().card(fallen);
        assert_eq!(card.whereabouts, Whereabouts::Tomb);
        assert_eq!((card.stunned, card.face_up), (0, false), "{words}");
    }
}

#[test]
fn z45_the_fall_of_an_emblem_ends_the_match_at_once() {
    let board = scene("a doyen-lichen c3, a galet a1, b pierre-racine c4, b galet e5");
    let won = board.fight("c3-c4", 0, 2);
    assert_eq!(won.reason(), Some("zoon-end-emblem"));
    assert_eq!(won.position.field().ending().unwrap().winner(), Some(Seat(0)));
    assert!(won.actions().is_empty());
    // Also an Emblème that attacks and loses.
    let board = scene("a braise-mere c3, a escarbille a1, b doyen-lichen d3, b galet e5");
    let lost = board.fight("c3-d3", 3, 0);
    assert_eq!(lost.position.field().ending().unwrap().winner(), Some(Seat(1)));
    // And in the middle of a turn with several moves.
    let board = scene(
        "a bec-d-acier c3, a duvet a1, a formation-en-coin ready, b pierre-racine c4, b galet e5",
    );
    let over = board.then("march:0.1").fight("c3-c4", 0, 2);
    assert_eq!(over.reason(), Some("zoon-end-emblem"));
    assert!(over.position.field().turn_state().stack().is_empty());
}

#[test]
fn z46_a_combat_begun_by_an_effect_is_an_ordinary_one() {
    let board = scene("a flamboise c3, a escarbille a1, b galet c4, b galet d3, b galet f6");
    let again = board.fight("c3-c4", 2, 0);
    assert!(matches!(again.position.field().turn_state().pending(), Some(Pending::SecondMove(_))));
    let second = again.then("c3-d3");
    assert_eq!(second.actions(), ["touch:1", "touch:2"]);
    let second = second.then("touch:1 touch:1 pivot:00");
    assert_eq!((second.at("d3"), second.decider()), ("a flamboise".into(), Seat(1)));
}

#[test]
fn z62_a_star_has_no_number() {
    let score = crate::rules::zoon::Score { corner: 0, mark: Mark::Star, bonus: 2 };
    assert_eq!(score.number(), None);
}
